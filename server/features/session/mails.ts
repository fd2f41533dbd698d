import type { Mail } from '#server/providers/mail/mailProvider.ts';

/** A code as people read it: three groups of four. */
const grouped = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

const letter = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
});

export const signUpMail = (to: string, code: string, link: string): Mail =>
  letter(
    to,
    'Confirm your e-mail for Liora',
    'Welcome to Liora.',
    'Open this link to confirm your e-mail and sign in:',
    link,
    `Or enter this code where you signed up: ${grouped(code)}`,
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

export const passwordChangedMail = (to: string, resetLink: string): Mail =>
  letter(
    to,
    'Your Liora password was changed',
    'The password of your Liora account was changed just now. All other devices were signed out, and what was joined with the earlier password to sign in with has to be joined again.',
    'If it was not you, set a new password at once:',
    resetLink,
  );

export const identityLinkedMail = (to: string, provider: string, resetLink: string): Mail =>
  letter(
    to,
    'Another way to sign in at Liora',
    `Your Liora account can now be signed in to with ${provider} as well.`,
    'If it was not you, set a new password at once:',
    resetLink,
  );
