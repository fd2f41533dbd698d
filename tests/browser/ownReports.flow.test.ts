import { paths } from '#src/addresses/paths.ts';
import { createOwnReportsDriver, ownReportsNotOffered } from '#tests/flows/ownReports/browser.ts';
import { ownReportsModel } from '#tests/flows/ownReports/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('own reports machine on its screen', ownReportsModel, createOwnReportsDriver, paths.settings(), {
  notOffered: ownReportsNotOffered,
  looksInPassing: true,
  isThorough: true,
  isOnPhones: true,
});
