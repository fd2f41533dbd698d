import { createPictureTaskDriver } from '#tests/flows/pictureTask/browser.ts';
import { pictureTaskModel } from '#tests/flows/pictureTask/model.ts';
import { pictureTaskTours } from '#tests/flows/pictureTask/tours.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[PIC-01] [PIC-03] pictureTask machine on its screen',
  pictureTaskModel,
  createPictureTaskDriver,
  '/ai-image-generator',
  pictureTaskTours,
);
