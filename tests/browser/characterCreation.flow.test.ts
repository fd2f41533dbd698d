import { createCharacterCreationDriver } from '#tests/flows/characterCreation/browser.ts';
import { characterCreationModel } from '#tests/flows/characterCreation/model.ts';
import { characterCreationTours } from '#tests/flows/characterCreation/tours.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-03] characterCreation machine on its screen',
  characterCreationModel,
  createCharacterCreationDriver,
  '/ai-generator/quick',
  characterCreationTours,
);
