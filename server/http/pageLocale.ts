import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { BASE_LOCALE, isLocale, type Locale, LOCALE_COOKIE, LOCALES } from '#contract/locale.ts';

interface Wish {
  /** In small letters; `*` for any. */
  readonly tag: string;
  /** 0 for never, 1 for best. */
  readonly weight: number;
}

const wishesIn = (acceptLanguage: string): Wish[] =>
  acceptLanguage.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const weight = Number(quality);
    return tag === '' || !(weight > 0 && weight <= 1) ? [] : [{ tag, weight }];
  });

/** The best of `locales` for what a browser accepts (RFC 9110 §12.5.4); a language serves for all its regions. */
export const acceptedLocale = (acceptLanguage: string, locales: readonly string[]): string => {
  for (const { tag } of wishesIn(acceptLanguage).toSorted((a, b) => b.weight - a.weight)) {
    if (tag === '*') return BASE_LOCALE;
    const found = locales.find((locale) => tag === locale.toLowerCase() || tag.startsWith(`${locale.toLowerCase()}-`));
    if (found !== undefined) return found;
  }
  return BASE_LOCALE;
};

const whole = (tag: string): string => new Intl.Locale(tag).maximize().baseName;

/**
 * How numbers are written in the region that a browser names first for a language, as `navigator.languages` has it: `en-GB`. The language
 * alone where that is its usual region, or one that nobody knows.
 */
export const acceptedRegion = (acceptLanguage: string, locale: string): string => {
  const found = wishesIn(acceptLanguage).find(({ tag }) => tag === locale || tag.startsWith(`${locale}-`));
  try {
    const { baseName } = new Intl.Locale(new Intl.NumberFormat(found?.tag ?? locale).resolvedOptions().locale);
    return whole(baseName) === whole(locale) ? locale : baseName;
  } catch {
    return locale;
  }
};

/** The languages that a browser asks for (`en-GB,en;q=0.9`); empty where it names none. */
export const languageIn = (c: Context): string => c.req.header('accept-language') ?? '';

/** In which of `locales` somebody gets a page: as chosen, else as the browser asks. */
export const pageLocale = (c: Context, locales: readonly string[]): string => {
  const chosen = getCookie(c, LOCALE_COOKIE);
  return locales.find((locale) => locale === chosen) ?? acceptedLocale(languageIn(c), locales);
};

/** In which of the languages that Liora speaks somebody reads what is told to them. */
export const localeOf = (c: Context): Locale => {
  const locale = pageLocale(c, LOCALES);
  return isLocale(locale) ? locale : BASE_LOCALE;
};
