import type { Locale } from '#contract/locale.ts';
import type { Mail } from '#server/providers/mail/mailProvider.ts';
import { screenUrl } from '#server/screenUrl.ts';

/** Six digits as people read them: two groups of three. */
export const grouped = (digits: string): string => (digits.match(/.{3}/g) ?? []).join(' ');

/** Writes mails in a language. */
export const letterIn =
  (locale: Locale) =>
  (to: string, subject: string, ...paragraphs: string[]): Mail => ({
    to,
    locale,
    subject,
    text: paragraphs.join('\n\n'),
  });

/** Where people go who did not do it themselves. */
export interface WarningLinks {
  /** Where another password is set. */
  readonly reset: string;
  /** Where devices and ways to sign in are listed. */
  readonly settings: string;
}

export const warningLinks = (publicOrigin: string): WarningLinks => ({
  reset: screenUrl(publicOrigin, '/users/password/reset'),
  settings: screenUrl(publicOrigin, '/settings'),
});

/** The mails about an account, in one language. */
export interface AccountMails {
  readonly signUp: (to: string, digits: string, link: string) => Mail;
  readonly knownEmail: (to: string, signInLink: string) => Mail;
  readonly noAccountPossible: (to: string) => Mail;
  readonly resetPassword: (to: string, link: string) => Mail;
  readonly unknownEmail: (to: string, signUpLink: string) => Mail;
  readonly locked: (to: string) => Mail;
  readonly passwordChanged: (to: string, links: WarningLinks) => Mail;
  /** `ended` names the third parties. */
  readonly passwordReset: (to: string, ended: readonly string[], links: WarningLinks) => Mail;
  /** To the address that an account is to have. */
  readonly confirmNewEmail: (to: string, link: string) => Mail;
  /** To the address that it has; `newEmail` is what that is to become. */
  readonly confirmOldEmail: (to: string, newEmail: string, link: string, links: WarningLinks) => Mail;
  /** To the owner of an address that another account was to have. */
  readonly emailTaken: (to: string, signInLink: string) => Mail;
  /** To an address that can have no account. */
  readonly emailImpossible: (to: string) => Mail;
  /** To the address that an account had. */
  readonly emailChanged: (to: string, newEmail: string, links: WarningLinks) => Mail;
  readonly identityLinked: (to: string, provider: string, links: WarningLinks) => Mail;
  readonly identityEnded: (to: string, provider: string, links: WarningLinks) => Mail;
}
