import { paths } from '#src/addresses/paths.ts';
import { createConsentDriver } from '#tests/flows/consent/browser.ts';
import { consentModel } from '#tests/flows/consent/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[ID-04] consent machine on its screen', consentModel, createConsentDriver, paths.error(), {});
