import { directionOf, LOCALE_COOKIE, LOCALES, type Locale } from '#contract/locale.ts';
import { askToReload } from '#src/confirm/askToReload.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { hasUnsentText } from '#src/browser/typedText.ts';

/** 400 days, the longest that browsers keep a cookie; in seconds. */
const LIFE = 400 * 24 * 60 * 60;

/** A language as those call it who speak it. */
export const localeName = (locale: Locale): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** What is written to `document.cookie` for a choice; the server reads it, for pages come in one language. */
export const localeCookie = (locale: Locale, { protocol }: Pick<Location, 'protocol'>): string =>
  [
    `${LOCALE_COOKIE}=${locale}`,
    'path=/',
    `max-age=${LIFE}`,
    'samesite=lax',
    ...(protocol === 'https:' ? ['secure'] : []),
  ].join('; ');

/** The languages to choose from, and which one the page is in. */
export const localeChoices = (): { locale: Locale; name: string; isCurrent: boolean }[] =>
  LOCALES.map((locale) => ({ locale, name: localeName(locale), isCurrent: locale === getLocale() }));

/** Tells the browser the language; a page that was built has it from the start. */
export const showLocale = (): void => {
  const locale = getLocale();
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
};

/** Loads the page anew in another language, unless what is typed and kept nowhere holds the person back. */
export const chooseLocale = async (locale: Locale): Promise<void> => {
  if (hasUnsentText() && !(await askToReload(m.language_reload_title()))) return;
  document.cookie = localeCookie(locale, window.location);
  window.location.reload();
};
