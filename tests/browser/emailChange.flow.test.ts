import { createEmailChangeDriver, emailChangeNotOffered } from '#tests/flows/emailChange/browser.ts';
import { emailChangeModel } from '#tests/flows/emailChange/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[AUTH-18] emailChange machine on its screen', emailChangeModel, createEmailChangeDriver, '/', {
  notOffered: emailChangeNotOffered,
  looksInPassing: true,
});
