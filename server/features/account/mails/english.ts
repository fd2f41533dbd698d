import { type AccountMails, grouped, letterIn, type WarningLinks } from './letter.ts';

const letter = letterIn('en');

/** What to do about it, in the order of doing it. */
const whatToDo = ({ reset, settings }: WarningLinks): string[] => [
  'If this wasn’t you, set a new password right away. That signs out all devices and unlinks any accounts added since yours was created:',
  reset,
  'You can review and remove every device and every way to sign in under “Devices and sign-ins” in settings:',
  settings,
];

export const englishMails: AccountMails = {
  signUp: (to, digits, link) =>
    letter(
      to,
      'Confirm your email for Liora',
      'Welcome to Liora.',
      'Open this link to confirm your email and sign in:',
      link,
      `Or enter this code where you signed up: ${grouped(digits)}`,
      'The link and the code can be used once and expire after 24 hours. If you open the link in a different browser from the one you signed up in, you’ll be asked to set a password.',
      'If you didn’t sign up, you can ignore this email.',
    ),
  knownEmail: (to, signInLink) =>
    letter(
      to,
      'You already have a Liora account',
      'Someone, probably you, tried to sign up for Liora with this email address.',
      'It already has an account. You can sign in here:',
      signInLink,
      'If this wasn’t you, you don’t need to do anything. Nothing has changed.',
    ),
  noAccountPossible: (to) =>
    letter(
      to,
      'We can’t create your Liora account',
      'Someone, probably you, tried to sign up for Liora with this email address.',
      'An account with this address was closed because of the age entered. Liora is for adults, so no other account can be created with this address.',
    ),
  resetPassword: (to, link) =>
    letter(
      to,
      'Set a new password for Liora',
      'Someone, probably you, asked to reset your Liora password.',
      'Open this link to set a new password:',
      link,
      'The link can be used once and expires after one hour. If this wasn’t you, you can ignore this email. Your password stays the same.',
    ),
  unknownEmail: (to, signUpLink) =>
    letter(
      to,
      'No Liora account with this email',
      'Someone, probably you, asked to reset a Liora password with this email address.',
      'There’s no account with this address. You may have signed up with a different one, or you can sign up here:',
      signUpLink,
      'If this wasn’t you, you don’t need to do anything.',
    ),
  locked: (to) =>
    letter(
      to,
      'Your Liora account is locked',
      'Someone, probably you, asked to reset your Liora password.',
      'The account with this email address is locked, so its password can’t be changed. Please contact the people who run this site.',
    ),
  passwordChanged: (to, links) =>
    letter(
      to,
      'Your Liora password was changed',
      'Your Liora password was just changed by someone who knew the old one. All other devices were signed out. Your other ways to sign in still work.',
      ...whatToDo(links),
    ),
  passwordReset: (to, ended, links) =>
    letter(
      to,
      'Your Liora password was changed',
      'Your Liora password was just reset with a link we emailed you. All other devices were signed out.',
      ...(ended.length === 0
        ? []
        : [`We also unlinked ${ended.join(', ')}, since someone with the old password may have added it.`]),
      ...whatToDo(links),
    ),
  confirmNewEmail: (to, link) =>
    letter(
      to,
      'Confirm your new email for Liora',
      'Someone, probably you, wants to use this email address for their Liora account.',
      'Open this link to confirm the address, or to stop the change:',
      link,
      'The link can be used once and expires after one hour. The change takes effect once it has also been confirmed at the account’s current address.',
      'If this wasn’t you, you can ignore this email. Nothing changes.',
    ),
  confirmOldEmail: (to, newEmail, link, links) =>
    letter(
      to,
      'Confirm the new email for your Liora account',
      `Someone, probably you, asked to change the email of your Liora account to ${newEmail}.`,
      'Open this link to confirm the change, or to stop it:',
      link,
      'The link can be used once and expires after one hour. The change takes effect once it has been confirmed at both addresses. Until then, this address stays the one for your account.',
      'If this wasn’t you, someone is signed in to your account. Stop the change with the link above.',
      ...whatToDo(links),
    ),
  emailTaken: (to, signInLink) =>
    letter(
      to,
      'You already have a Liora account',
      'Someone, probably you, tried to use this email address for another Liora account.',
      'It already has an account, so it can’t be used for another one. You can sign in here:',
      signInLink,
      'If this wasn’t you, you don’t need to do anything. Nothing has changed.',
    ),
  emailImpossible: (to) =>
    letter(
      to,
      'This address can’t be used for Liora',
      'Someone, probably you, tried to use this email address for their Liora account.',
      'An account with this address was closed because of the age entered. Liora is for adults, so no other account can use this address.',
    ),
  emailChanged: (to, newEmail, links) =>
    letter(
      to,
      'The email of your Liora account was changed',
      `The change was confirmed at both addresses. Your Liora account now uses ${newEmail} and no longer this address. You stay signed in everywhere.`,
      'If this wasn’t you, review and remove every device and every way to sign in under “Devices and sign-ins” in settings:',
      links.settings,
    ),
  identityLinked: (to, provider, links) =>
    letter(
      to,
      'New way to sign in to Liora',
      `You can now also sign in to your Liora account with ${provider}.`,
      ...whatToDo(links),
    ),
  identityEnded: (to, provider, links) =>
    letter(
      to,
      `${provider} was unlinked from your Liora account`,
      `You can no longer sign in to your Liora account with ${provider}. Devices signed in that way were signed out.`,
      ...whatToDo(links),
    ),
};
