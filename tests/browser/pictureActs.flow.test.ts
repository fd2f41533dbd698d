import { createPictureActsDriver } from '#tests/flows/pictureActs/browser.ts';
import { pictureActsModel, ofMira } from '#tests/flows/pictureActs/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[PIC-02] pictureActs machine on its screen',
  pictureActsModel,
  createPictureActsDriver,
  `/ai-image?picture=${ofMira.pictureId}`,
  { looksInPassing: true, isThorough: true },
);
