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
    'Confirm your email for Liora',
    'Welcome to Liora.',
    'Open this link to confirm your email and sign in:',
    link,
    `Or enter this code where you signed up: ${grouped(digits)}`,
    'The link and the code can be used once and expire after 24 hours. If you open the link in a different browser from the one you signed up in, you’ll be asked to set a password.',
    'If you didn’t sign up, you can ignore this email.',
  );

export const knownEmailMail = (to: string, signInLink: string): Mail =>
  letter(
    to,
    'You already have a Liora account',
    'Someone, probably you, tried to sign up for Liora with this email address.',
    'It already has an account. You can sign in here:',
    signInLink,
    'If this wasn’t you, you don’t need to do anything. Nothing has changed.',
  );

export const noAccountPossibleMail = (to: string): Mail =>
  letter(
    to,
    'We can’t create your Liora account',
    'Someone, probably you, tried to sign up for Liora with this email address.',
    'An account with this address was closed because of the age entered. Liora is for adults, so no other account can be created with this address.',
  );

export const resetPasswordMail = (to: string, link: string): Mail =>
  letter(
    to,
    'Set a new password for Liora',
    'Someone, probably you, asked to reset your Liora password.',
    'Open this link to set a new password:',
    link,
    'The link can be used once and expires after one hour. If this wasn’t you, you can ignore this email. Your password stays the same.',
  );

export const unknownEmailMail = (to: string, signUpLink: string): Mail =>
  letter(
    to,
    'No Liora account with this email',
    'Someone, probably you, asked to reset a Liora password with this email address.',
    'There’s no account with this address. You may have signed up with a different one, or you can sign up here:',
    signUpLink,
    'If this wasn’t you, you don’t need to do anything.',
  );

export const lockedMail = (to: string): Mail =>
  letter(
    to,
    'Your Liora account is locked',
    'Someone, probably you, asked to reset your Liora password.',
    'The account with this email address is locked, so its password can’t be changed. Please contact the people who run this site.',
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
  'If this wasn’t you, set a new password right away. That signs out all devices and unlinks any accounts added since yours was created:',
  reset,
  'You can review and remove every device and every way to sign in under “Devices and sign-ins” in settings:',
  settings,
];

export const passwordChangedMail = (to: string, links: WarningLinks): Mail =>
  letter(
    to,
    'Your Liora password was changed',
    'Your Liora password was just changed by someone who knew the old one. All other devices were signed out. Your other ways to sign in still work.',
    ...whatToDo(links),
  );

/** `ended` names the third parties. */
export const passwordResetMail = (to: string, ended: readonly string[], links: WarningLinks): Mail =>
  letter(
    to,
    'Your Liora password was changed',
    'Your Liora password was just reset with a link we emailed you. All other devices were signed out.',
    ...(ended.length === 0
      ? []
      : [`We also unlinked ${ended.join(', ')}, since someone with the old password may have added it.`]),
    ...whatToDo(links),
  );

export const identityLinkedMail = (to: string, provider: string, links: WarningLinks): Mail =>
  letter(
    to,
    'New way to sign in to Liora',
    `You can now also sign in to your Liora account with ${provider}.`,
    ...whatToDo(links),
  );

export const identityEndedMail = (to: string, provider: string, links: WarningLinks): Mail =>
  letter(
    to,
    `${provider} was unlinked from your Liora account`,
    `You can no longer sign in to your Liora account with ${provider}. Devices signed in that way were signed out.`,
    ...whatToDo(links),
  );
