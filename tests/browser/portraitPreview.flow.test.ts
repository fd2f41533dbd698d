import { paths } from '#src/addresses/paths.ts';
import { createPortraitPreviewDriver } from '#tests/flows/portraitPreview/browser.ts';
import { portraitPreviewScreenModel } from '#tests/flows/portraitPreview/model.ts';
import { portraitPreviewTours } from '#tests/flows/portraitPreview/tours.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-03] portraitPreview machine on its screen',
  portraitPreviewScreenModel,
  createPortraitPreviewDriver,
  paths.generator(),
  portraitPreviewTours,
);
