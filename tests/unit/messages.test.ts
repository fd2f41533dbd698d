import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, PSEUDO_LOCALE } from '#contract/locale.ts';
import settings from '../../project.inlang/settings.json' with { type: 'json' };
import { type Catalogue, placeholdersOf, readCatalogues, templateOf } from '../../scripts/lib/catalogue.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const catalogues = readCatalogues(inRoot());
const textsOf = (locale: string): Catalogue => catalogues.get(locale) ?? {};
const english = textsOf('en');
const byKey = (texts: Catalogue, toValue: (text: string) => unknown) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, toValue(text)]));

/** Whether one could be the other in another language: short words may take much more room elsewhere, sentences hardly. */
const fits = (text: string, other: string): boolean =>
  Math.max(text.length, other.length) <= 2.6 * Math.min(text.length, other.length) + 12 &&
  /[.?]$/.test(text) === /[.?]$/.test(other);

describe('the catalogues', () => {
  it('are those of the languages that Liora speaks', () => {
    expect(settings.locales).toEqual(LOCALES);
    expect([...catalogues.keys()]).toEqual([...LOCALES, PSEUDO_LOCALE]);
  });

  it.each(LOCALES)('name no key twice: %s', (locale) => {
    const source = readFileSync(inRoot('messages', `${locale}.json`), 'utf8');
    const named = [...source.matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key);
    expect(named).toEqual([...new Set(named)]);
    expect(named).toEqual(Object.keys(textsOf(locale)));
  });

  it.each([...catalogues.keys()])('have the keys of the English one, in its order: %s', (locale) => {
    expect(Object.keys(textsOf(locale))).toEqual(Object.keys(english));
  });

  it.each([...catalogues.keys()])('put in what the English one puts in: %s', (locale) => {
    const toNames = (text: string) => [...new Set(placeholdersOf(text))];
    expect(byKey(textsOf(locale), toNames)).toEqual(byKey(english, toNames));
  });

  it.each([...catalogues.keys()])('hold no empty text, and none with blanks at its ends: %s', (locale) => {
    const wrong = Object.entries(textsOf(locale)).filter(([, text]) => text === '' || text.trim() !== text);
    expect(wrong).toEqual([]);
  });

  it.each(LOCALES)(
    'are about as long as the English one, and end sentences where it does, so that none stands elsewhere: %s',
    (locale) => {
      // In English a tag is its own word, so that its list is short: that the others are whole, seedTranslations.test.ts shows.
      const texts = Object.entries(textsOf(locale)).filter(([key]) => key !== 'tag_words');
      const wrong = texts.filter(([key, text]) => !fits(text, english[key] ?? ''));
      expect(wrong).toEqual([]);
    },
  );

  it.each(LOCALES)('have their braces around names only: %s', (locale) => {
    const wrong = Object.entries(textsOf(locale)).filter(([, text]) => /[{}]/.test(text.replace(/\{\w+\}/g, '')));
    expect(wrong).toEqual([]);
  });
});

describe('a text as a template', () => {
  it.each([
    ['Plain “words”', '`Plain “words”`'],
    ['{a} of {b}, {a}', '`${i.a} of ${i.b}, ${i.a}`'],
    ['`ticks`, \\ and ${b}', '`\\`ticks\\`, \\\\ and \\$${i.b}`'],
  ])('%s', (text, template) => {
    expect(templateOf(text, 'i')).toBe(template);
  });
});
