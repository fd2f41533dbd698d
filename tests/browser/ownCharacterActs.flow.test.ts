import { createOwnCharacterActsDriver } from '#tests/flows/ownCharacterActs/browser.ts';
import { ownCharacterActsModel } from '#tests/flows/ownCharacterActs/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-03] [CHAR-04] ownCharacterActs machine on its screen',
  ownCharacterActsModel,
  createOwnCharacterActsDriver,
  '/characters',
  {},
);
