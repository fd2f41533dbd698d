import { describe, expect, it } from 'vitest';
import { CARE_LANGUAGES, NEED_KINDS } from '#contract/care.ts';
import { careTexts } from '#server/features/care/texts/byLanguage.ts';

/** The names in braces, and any brace that stands alone. */
const bracesIn = (text: string): string[] => text.match(/\{\w+\}|[{}]/gu) ?? [];

/** The names in braces where texts must hold exactly those, in every kind of need where there is one text for each. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(NEED_KINDS.map((kind) => [`now.${kind}`, ['{emergency}']])),
  nowOther: ['{emergency}'],
  call: ['{number}'],
  text: ['{number}'],
  visit: ['{address}'],
  elsewhere: ['{address}'],
};

/** Marks of questions in all scripts. */
const QUESTION = /[?？؟\u037e՞፧]/u;

/** Every text with the path to it, without the place in a list. */
const textsOf = (value: unknown, path: readonly string[] = []): { path: string; text: string }[] => {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => textsOf(one, path));
  return Object.entries(value ?? {}).flatMap(([name, one]) => textsOf(one, [...path, name]));
};

describe.each(CARE_LANGUAGES)('what is said to somebody in need, in %s', (language) => {
  const texts = textsOf(careTexts[language]);

  it('holds the number or address where it must, once, and no brace elsewhere', () => {
    const held = texts.map(({ path, text }) => ({ path, text, braces: bracesIn(text) }));
    expect(held.filter(({ path, braces }) => braces.join() !== (HELD[path] ?? []).join())).toEqual([]);
    expect(Object.keys(HELD).filter((path) => !held.some((one) => one.path === path))).toEqual([]);
  });

  it('asks nothing', () => {
    expect(texts.filter(({ text }) => QUESTION.test(text))).toEqual([]);
  });

  it('has no text that is empty or has space around it', () => {
    expect(texts.filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });
});

describe('the texts', () => {
  it('are each in a language of their own', () => {
    const leads = CARE_LANGUAGES.map((language) => careTexts[language].lead);
    expect(leads.filter((lead, at) => leads.indexOf(lead) !== at)).toEqual([]);
  });
});
