import { COUNTRIES } from '#contract/country.ts';
import type { Residence } from '#machines/settings/settingsSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';

/** What stands for no country in the form. */
export const FROM_BROWSER = '';

const names = (): ((code: string) => string) => {
  const regions = new Intl.DisplayNames([getLocale()], { type: 'region' });
  return (code) => regions.of(code) ?? code;
};

/** Where the person lives, in words. */
export const residenceText = ({ country }: Residence): string =>
  country === null ? m.settings_country_from_browser() : names()(country);

/** What the browser says, then all countries by the names that they have in the language of the page, in its order. */
export const countryChoices = (): { readonly value: string; readonly text: string }[] => {
  const nameOf = names();
  const { compare } = new Intl.Collator(getLocale());
  const countries = COUNTRIES.map((value) => ({ value, text: nameOf(value) }));
  return [
    { value: FROM_BROWSER, text: m.settings_country_browser() },
    ...countries.toSorted((a, b) => compare(a.text, b.text)),
  ];
};
