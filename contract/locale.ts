/** The languages that Liora speaks, as BCP 47 tags. */
export const LOCALES = ['en', 'de', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** For whoever asks for none of them. */
export const BASE_LOCALE = 'en' satisfies Locale;

/** Made of English for tests: accented, longer, and from right to left. People are not offered it. */
export const PSEUDO_LOCALE = 'ar-XB';

/** Holds the language that a person chose. */
export const LOCALE_COOKIE = 'locale';

/** Where the build lays the page in a language, below the root of the site. */
export const pageFile = (locale: string): string => (locale === BASE_LOCALE ? 'index.html' : `index.${locale}.html`);

const FROM_RIGHT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Where lines begin in a language. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  FROM_RIGHT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
