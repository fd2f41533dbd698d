import { createIdentityProvidersDriver } from '#tests/flows/identityProviders/browser.ts';
import { identityProvidersModel } from '#tests/flows/identityProviders/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[AUTH-01] identityProviders machine on its screen',
  identityProvidersModel,
  createIdentityProvidersDriver,
);
