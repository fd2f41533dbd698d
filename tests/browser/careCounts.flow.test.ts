import { paths } from '#src/addresses/paths.ts';
import { createCareCountsDriver } from '#tests/flows/careCounts/browser.ts';
import { careCountsModel } from '#tests/flows/careCounts/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[M-12] careCounts machine on its screen', careCountsModel, createCareCountsDriver, paths.safety(), {
  isOnPhones: true,
});
