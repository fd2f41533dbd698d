import { describe, expect, it } from 'vitest';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { ownWords } from '#server/seed/ownWords.ts';
import { lookedFor } from '#server/seed/toldWith.ts';
import { translationOf, translations } from '#server/seed/translations.ts';
import de from '../../messages/de.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };

const FIELDS = ['tagline', 'description', 'scenario', 'greeting'] as const;
const macros = (text: string): string[] => (text.match(/\{\{\w+\}\}/gu) ?? []).toSorted();

describe.each(['de', 'es'] as const)('the characters in %s', (locale) => {
  it('are all that Liora comes with', () => {
    expect(Object.keys(translations[locale]).toSorted()).toEqual(seedCharacters.map(({ slug }) => slug).toSorted());
  });

  it('say everything in other words, with the same names to be put in, within the same bounds', () => {
    const wrong = seedCharacters.flatMap((character) => {
      const translation = translationOf(character.characterId, locale);
      return FIELDS.filter((field) => {
        const [before, after = ''] = [character[field], translation?.[field]];
        return (
          after === before || after.length > CHARACTER_LIMITS[field] || macros(after).join() !== macros(before).join()
        );
      }).map((field) => `${character.slug} ${field}`);
    });
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['de', de.tag_words],
  ['es', es.tag_words],
])('has words for every tag of theirs, and no others, in %s', (_, words) => {
  const tags = new Set(seedCharacters.flatMap(({ tags: some }) => some));
  const pairs = words.split('; ').map((pair) => pair.split(': '));
  expect(pairs.map(([tag = '']) => tag).toSorted()).toEqual([...tags].toSorted());
  expect(pairs.filter(([, word]) => word === undefined || word === '')).toEqual([]);
});

it.each(['en', 'de', 'es'] as const)('everybody is looked for by some words in %s, none twice', (locale) => {
  expect(Object.keys(lookedFor[locale]).toSorted()).toEqual(seedCharacters.map(({ slug }) => slug).toSorted());
  const wrong = Object.entries(lookedFor[locale]).flatMap(([slug, words]) => {
    const each = words.split(' ');
    return each.length >= 6 && new Set(each).size === each.length ? [] : [slug];
  });
  expect(wrong).toEqual([]);
});

it.each(['de', 'es'] as const)('everybody says something of themselves in %s, each sentence by itself', (locale) => {
  expect(Object.keys(ownWords[locale]).toSorted()).toEqual(seedCharacters.map(({ slug }) => slug).toSorted());
  const sentences = Object.values(ownWords[locale]).flatMap(({ who, work, place, more }) => [
    who,
    work,
    place,
    ...more,
  ]);
  expect(Object.values(ownWords[locale]).filter(({ more }) => more.length < 3)).toEqual([]);
  expect(sentences.filter((sentence) => !/^\p{Lu}[^{}*\n]+\.$/u.test(sentence))).toEqual([]);
});
