import { expect, it } from 'vitest';
import { COUNTRIES, country } from '#contract/country.ts';
import { HELP_COUNTRIES } from '#server/features/care/helpLines.ts';

it('the countries are those of ISO 3166-1, each once, and all whose help lines are known', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(COUNTRIES.length).toBe(249);
  expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].toSorted());
  expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(Object.keys(HELP_COUNTRIES).filter((code) => !COUNTRIES.includes(code))).toEqual([]);
});

it('nothing else is a country', () => {
  const reasonOf = (value: unknown) => country.safeParse(value).error?.issues.map(({ message }) => message);
  const refused = ['at', 'ZZ', 'UK', '', 'AUT'];
  expect([reasonOf('AT'), reasonOf(null)]).toEqual([undefined, ['notText']]);
  expect(refused.map(reasonOf)).toEqual(refused.map(() => ['notACountry']));
});
