import { createPasswordResetDriver, passwordResetNotOffered } from '#tests/flows/passwordReset/browser.ts';
import { passwordResetModel } from '#tests/flows/passwordReset/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[AUTH-09] passwordReset machine on its screen', passwordResetModel, createPasswordResetDriver, '/', {
  notOffered: passwordResetNotOffered,
  looksInPassing: true,
});
