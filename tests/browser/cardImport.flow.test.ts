import { cardImportNotOffered, createCardImportDriver } from '#tests/flows/cardImport/browser.ts';
import { cardImportModel } from '#tests/flows/cardImport/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('cardImport machine on its screen', cardImportModel, createCardImportDriver, '/characters', {
  notOffered: cardImportNotOffered,
  looksInPassing: true,
  isThorough: true,
});
