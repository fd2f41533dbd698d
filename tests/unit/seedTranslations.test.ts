import { describe, expect, it } from 'vitest';
import { CHARACTER_LIMITS } from '#contract/ownCharacter.ts';
import { LOCALES } from '#contract/locale.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { translationOf, translations } from '#server/seed/translations.ts';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
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

it('has words for every tag of theirs, in every language', () => {
  const tags = [...new Set(seedCharacters.flatMap(({ tags: some }) => some))];
  const words: readonly Readonly<Record<string, unknown>>[] = [en, de, es];
  const missing = tags.flatMap((tag) =>
    words.flatMap((catalogue, index) =>
      typeof catalogue[`tag_${tag.replaceAll(' ', '_')}`] === 'string' ? [] : [`${tag} in ${LOCALES[index]}`],
    ),
  );
  expect(missing).toEqual([]);
});
