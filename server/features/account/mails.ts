import type { Mail } from '#server/providers/mail/mailProvider.ts';

/** Six digits as people read them: two groups of three. */
const grouped = (digits: string): string => (digits.match(/.{3}/g) ?? []).join(' ');

const letter = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
});

export const signUpMail = (to: string, digits: string, link: string): Mail =>
  letter(
    to,
    'Confirm your e-mail for Liora',
    'Welcome to Liora.',
    'Open this link to confirm your e-mail and sign in:',
    link,
    `Or enter this code where you signed up: ${grouped(digits)}`,
    'The link and the code work once, within 24 hours. In another browser than the one that you signed up in you will be asked to set a password.',
    'If you did not sign up, you can ignore this mail.',
  );

export const knownEmailMail = (to: string, signInLink: string): Mail =>
  letter(
    to,
    'You already have a Liora account',
    'Somebody, probably you, tried to sign up at Liora with this e-mail.',
    'There is an account with it already. You can sign in here:',
    signInLink,
    'If it was not you, there is nothing to do: nothing has changed.',
  );

export const noAccountPossibleMail = (to: string): Mail =>
  letter(
    to,
    'Liora cannot open an account',
    'Somebody, probably you, tried to sign up at Liora with this e-mail.',
    'An account with it was closed because of the age that was given. Liora is for adults, so no other account can be opened with this e-mail.',
  );

export const resetPasswordMail = (to: string, link: string): Mail =>
  letter(
    to,
    'Set a new password for Liora',
    'Somebody, probably you, asked for a new password at Liora.',
    'Open this link to set it:',
    link,
    'The link works once, within one hour. If it was not you, you can ignore this mail: the password stays as it is.',
  );

export const unknownEmailMail = (to: string, signUpLink: string): Mail =>
  letter(
    to,
    'There is no Liora account with this e-mail',
    'Somebody, probably you, asked for a new password at Liora with this e-mail.',
    'There is no account with it. Perhaps you signed up with another e-mail; or you can sign up here:',
    signUpLink,
    'If it was not you, there is nothing to do.',
  );

export const lockedMail = (to: string): Mail =>
  letter(
    to,
    'Your Liora account is locked',
    'Somebody, probably you, asked for a new password at Liora.',
    'The account with this e-mail is locked, so that no password can be set. Please ask those who run this site.',
  );

/** Where people go who did not do it themselves. */
export interface WarningLinks {
  /** Where another password is set. */
  readonly reset: string;
  /** Where devices and ways to sign in are listed. */
  readonly settings: string;
}

export const warningLinks = (publicOrigin: string): WarningLinks => ({
  reset: new URL('/users/password/reset', publicOrigin).href,
  settings: new URL('/settings', publicOrigin).href,
});

/** What to do about it, in the order of doing it. */
const whatToDo = ({ reset, settings }: WarningLinks): string[] => [
  'If it was not you, set a new password at once. That signs out every device, and ends the other ways to sign in that were added since the account was opened:',
  reset,
  'The settings list every device and every way to sign in under “Devices and sign-ins”. Each can be ended there:',
  settings,
];

export const passwordChangedMail = (to: string, links: WarningLinks): Mail =>
  letter(
    to,
    'Your Liora password was changed',
    'The password of your Liora account was changed just now, by somebody who knew the earlier one. All other devices were signed out. Other ways to sign in stayed.',
    ...whatToDo(links),
  );

/** `ended` names the third parties. */
export const passwordResetMail = (to: string, ended: readonly string[], links: WarningLinks): Mail =>
  letter(
    to,
    'Your Liora password was changed',
    'The password of your Liora account was set anew just now, by the link of a mail to you. All other devices were signed out.',
    ...(ended.length === 0
      ? []
      : [
          `Ended with it, since somebody with the earlier password may have added it: signing in with ${ended.join(', ')}.`,
        ]),
    ...whatToDo(links),
  );

export const identityLinkedMail = (to: string, provider: string, links: WarningLinks): Mail =>
  letter(
    to,
    'Another way to sign in at Liora',
    `Your Liora account can now be signed in to with ${provider} as well.`,
    ...whatToDo(links),
  );

export const identityEndedMail = (to: string, provider: string, links: WarningLinks): Mail =>
  letter(
    to,
    'A way to sign in at Liora was ended',
    `Your Liora account can no longer be signed in to with ${provider}. The devices that had signed in so were signed out.`,
    ...whatToDo(links),
  );
