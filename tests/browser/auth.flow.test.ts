import { authNotOffered, createAuthDriver } from '#tests/flows/auth/browser.ts';
import { authModel } from '#tests/flows/auth/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[AUTH-01] [AUTH-05] [AUTH-12] auth machine on its screens', authModel, createAuthDriver, '/', {
  notOffered: authNotOffered,
  looksInPassing: true,
  isOnPhones: true,
});
