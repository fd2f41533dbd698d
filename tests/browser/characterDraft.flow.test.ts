import { createCharacterDraftDriver } from '#tests/flows/characterDraft/browser.ts';
import { characterDraftModel } from '#tests/flows/characterDraft/model.ts';
import { characterDraftTours } from '#tests/flows/characterDraft/tours.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-03] characterDraft machine on its screens',
  characterDraftModel,
  createCharacterDraftDriver,
  '/ai-generator',
  characterDraftTours,
);
