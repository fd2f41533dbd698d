import { createOwnCharactersDriver, ownCharactersNotOffered } from '#tests/flows/ownCharacters/browser.ts';
import { ownCharactersModel } from '#tests/flows/ownCharacters/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-03] [CHAR-04] ownCharacters machine on its screen',
  ownCharactersModel,
  createOwnCharactersDriver,
  '/characters',
  { notOffered: ownCharactersNotOffered, looksInPassing: true, isThorough: true },
);
