import type { Locale } from '#contract/locale.ts';
import { englishMails } from './english.ts';
import { germanMails } from './german.ts';
import type { AccountMails } from './letter.ts';
import { spanishMails } from './spanish.ts';

const mails: Readonly<Record<Locale, AccountMails>> = { en: englishMails, de: germanMails, es: spanishMails };

/** The mails about an account in the language of whoever caused them. */
export const mailsIn = (locale: Locale): AccountMails => mails[locale];
