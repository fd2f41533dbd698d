import { createPasswordResetWalker, passwordResetNotOffered } from '#tests/flows/passwordReset/browser.ts';
import { passwordResetModel } from '#tests/flows/passwordReset/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[AUTH-09] passwordReset machine on its screen', passwordResetModel, createPasswordResetWalker, '/', {
  notOffered: passwordResetNotOffered,
  looksInPassing: true,
});
