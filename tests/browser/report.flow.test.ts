import { paths } from '#src/addresses/paths.ts';
import { createReportDriver, reportNotOffered } from '#tests/flows/report/browser.ts';
import { character, reportModel } from '#tests/flows/report/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('report machine on its screen', reportModel, createReportDriver, paths.profile(character.targetId), {
  notOffered: reportNotOffered,
  looksInPassing: true,
  isThorough: true,
});
