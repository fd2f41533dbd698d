import type { CareLanguage } from '#contract/care.ts';

/** Where most of those live who speak a language and name no region. */
const BY_LANGUAGE: Readonly<Record<CareLanguage, string | null>> = {
  en: 'US',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pt: 'BR',
  nl: 'NL',
  pl: 'PL',
  ru: 'RU',
  tr: 'TR',
  ar: null,
  hi: 'IN',
  zh: 'CN',
  ja: 'JP',
  ko: 'KR',
};

const TAG = /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=[-;,\s]|$)/iu;

/** The region of the first language with one that a browser asks for (`en-GB,en;q=0.9`), by ISO 3166-1; null where there is none. */
export const regionIn = (acceptLanguage: string): string | null => TAG.exec(acceptLanguage)?.[1]?.toUpperCase() ?? null;

/** What tells where somebody lives, the surest first. */
export interface Whereabouts {
  /** As their account says; null where it does not. */
  readonly country: string | null;
  /** What their browser asks for. */
  readonly acceptLanguage: string;
  /** In which they write. */
  readonly language: CareLanguage;
}

/** What tells where somebody lives before they write anything. */
export type Place = Omit<Whereabouts, 'language'>;

/** The country whose help lines somebody gets: as their account says, else of their browser's region, else of the language that they write in. */
export const countryFor = ({ country, acceptLanguage, language }: Whereabouts): string | null =>
  country ?? regionIn(acceptLanguage) ?? BY_LANGUAGE[language];
