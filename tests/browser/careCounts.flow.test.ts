import { paths } from '#src/addresses/paths.ts';
import { createCareCountsWalker } from '#tests/flows/careCounts/browser.ts';
import { careCountsModel } from '#tests/flows/careCounts/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[M-12] careCounts machine on its screen', careCountsModel, createCareCountsWalker, paths.safety(), {
  isOnPhones: true,
});
