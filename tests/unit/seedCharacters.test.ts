import { describe, expect, it } from 'vitest';
import { appearance } from '#contract/appearance.ts';
import { character as characterShape } from '#contract/characterProfile.ts';
import { id } from '#contract/text.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { portraitKey, SEED_TAGS } from '#server/seed/seedCharacter.ts';

const words = (text: string): number => text.trim().split(/\s+/).length;
const outside = (measure: number, [least, most]: readonly [number, number]): boolean =>
  measure < least || measure > most;
const repeated = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('seed characters', () => {
  it('are at least 24', () => {
    expect(seedCharacters.length).toBeGreaterThanOrEqual(24);
  });

  it('share no name, slug, id, tagline or rank', () => {
    const keys = ['name', 'slug', 'characterId', 'tagline', 'popularity'] as const;
    expect(keys.flatMap((key) => repeated(seedCharacters.map((character) => character[key])))).toEqual([]);
  });

  it('come most popular first', () => {
    expect(seedCharacters.map(({ popularity }) => popularity)).toEqual(seedCharacters.map((_, index) => index + 1));
  });

  it('are adults of 21 to 60', () => {
    expect(seedCharacters.filter(({ age }) => !Number.isInteger(age) || outside(age, [21, 60]))).toEqual([]);
  });

  it('have an appearance that the painter knows', () => {
    expect(seedCharacters.map((character) => appearance.parse(character.appearance))).toEqual(
      seedCharacters.map((character) => character.appearance),
    );
  });

  it('fit the call that shows them', () => {
    const shown = seedCharacters.map((character) => ({
      characterId: character.characterId,
      origin: 'pgc',
      name: character.name,
      age: character.age,
      tagline: character.tagline,
      tags: [...character.tags],
      portrait: portraitKey(character.slug),
      description: character.description,
      scenario: character.scenario,
      greeting: character.greeting,
    }));
    expect(shown.map((character) => characterShape.parse(character))).toEqual(shown);
  });

  it('keep to the lengths of a card', () => {
    const wrong = seedCharacters.flatMap((character) =>
      Object.entries({
        characterId: id.safeParse(character.characterId).success,
        slug: /^[a-z]+(?:-[a-z]+)*$/.test(character.slug),
        tagline: !outside(character.tagline.length, [20, 90]),
        description: !outside(words(character.description), [60, 120]),
        personality: !outside(words(character.personality), [40, 80]),
        scenario: !outside(words(character.scenario), [30, 70]),
        greeting: !outside(words(character.greeting), [40, 90]),
        tags: !outside(new Set(character.tags).size, [3, 5]) && new Set(character.tags).size === character.tags.length,
      }).flatMap(([field, holds]) => (holds ? [] : [`${character.slug}: ${field}`])),
    );
    expect(wrong).toEqual([]);
  });

  it('greet with an action and end with something to answer', () => {
    const wrong = seedCharacters.filter(({ greeting }) => !/\*[^*]+\*/.test(greeting) || !greeting.endsWith('?'));
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('show how they talk in three exchanges or more', () => {
    const wrong = seedCharacters.filter(({ exampleDialogue }) => {
      const speakers = exampleDialogue.split('\n').map((line) => /^\{\{(user|char)\}\}: \S/.exec(line)?.[1]);
      return speakers.length < 6 || speakers.some((speaker, index) => speaker !== (index % 2 === 0 ? 'user' : 'char'));
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('use every tag of the catalogue', () => {
    const used = new Set(seedCharacters.flatMap(({ tags }) => tags));
    expect(SEED_TAGS.filter((tag) => !used.has(tag))).toEqual([]);
  });
});
