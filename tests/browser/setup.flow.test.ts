import { createSetupDriver } from '#tests/flows/setup/browser.ts';
import { setupModel } from '#tests/flows/setup/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[AUTH-04] setup machine on its screens', setupModel, createSetupDriver, '/', { isOnPhones: true });
