import { describe, expect, it } from 'vitest';
import { appearance } from '#contract/appearance.ts';
import { CHARACTER_LIMITS, characterDraft, part, temperament } from '#contract/characterDraft.ts';
import { textsOf } from '#server/features/character/moderation.ts';
import { toldAgeIn } from '#server/features/character/writing/adultAge.ts';
import { appearanceFrom } from '#server/features/character/writing/appearanceFrom.ts';
import { compose, fitted } from '#server/features/character/writing/compose.ts';
import { looks } from '#server/features/character/writing/looks.ts';
import { rulesProvider } from '#server/features/care/rules/rulesProvider.ts';
import { isFull, seed } from '#tests/support/extent.ts';

const sketches = looks.flatMap(({ appearance: { presentation, setting } }) =>
  temperament.options.flatMap((manner) =>
    part.options.map((bond) => ({ name: 'Robin', presentation, setting, temperament: manner, part: bond })),
  ),
);
const { signal } = new AbortController();
/** Judging is slow: so many days until each text had its turn; each day each choice has one. */
const DAYS = 7;

describe('characters that are written of a few choices', () => {
  const written = sketches.map((sketch, index) => compose(sketch, `seed ${index}`));

  it('[CHAR-03] every choice gives whole texts within the limits', () => {
    const { appearance: looksOf } = looks[0] ?? {};
    for (const texts of written) {
      const draft = {
        ...texts,
        name: 'Robin',
        age: 30,
        alternateGreetings: [],
        appearance: looksOf,
        voice: null,
        visibility: 'private',
      };
      expect(characterDraft.safeParse(draft).error).toBeUndefined();
      const all = Object.values(texts).join('\n');
      expect(all).not.toMatch(/(?<!\{)\{\w+\}(?!\})|undefined|  /u);
      expect(texts.description).toContain('Robin is ');
    }
  });

  it('[CHAR-03] every choice gives texts that the content rules allow', async () => {
    const due = written.filter((_, index) => isFull || (index + seed) % DAYS === 0);
    for (const texts of due) {
      const judged = textsOf({ ...texts, name: 'Robin', alternateGreetings: [] });
      expect(await rulesProvider().judge(judged, signal)).toBeNull();
    }
  });

  it('[CHAR-03] the same choices and seed give the same, other seeds others', () => {
    const [sketch] = sketches;
    if (sketch === undefined) throw new Error('There are sketches');
    expect(compose(sketch, 'one')).toEqual(compose(sketch, 'one'));
    const greetings = Array.from({ length: 40 }, (_, seed) => compose(sketch, String(seed)).greeting);
    expect(new Set(greetings).size).toBeGreaterThan(12);
  });

  it('[CHAR-03] names that look like placeholders stay as they are', () => {
    const [sketch] = sketches;
    if (sketch === undefined) throw new Error('There are sketches');
    expect(compose({ ...sketch, name: '{They} $& {{user}}' }, 'one').description).toContain('{They} $& {{user}} is ');
  });

  it('[CHAR-03] the looks are all different and such as can be painted', () => {
    expect(new Set(looks.map(({ lookId }) => lookId)).size).toBe(looks.length);
    for (const look of looks) expect(appearance.safeParse(look.appearance).error).toBeUndefined();
  });
});

describe('what is taken from the texts of a card', () => {
  it.each([
    ['She is a 45-year-old clockmaker.', 45],
    ['Age: 31', 31],
    ['[Age("28")]', 28],
    ['A 1,000-year-old dragon', 1000],
    ['He has a son aged 7 and is 39 years old.', 39],
    ['**Age:** 44', 44],
    ['Age:**44**', 44],
    ['| Age | 44 |', 44],
    ['She is 44.', 44],
    ["She's 44 and tired.", 44],
    ['44F, florist', 44],
    ['44/f', 44],
    ['Nora (44)', 44],
    ['age — 27', 27],
    ['Alter: 31', 31],
    ['Sie ist 45 Jahre alt.', 45],
    ['edad: 29', 29],
    ['Tiene 29 años.', 29],
    ['Elle a 45 ans.', 45],
    ['Età: 52', 52],
    ['Возраст: 40', 40],
    ['Ей 45 лет.', 45],
    ['年齢：４５歳', 45],
    ['45歳の時計職人。', 45],
    ['她今年36岁。', 36],
    ['나이: 33', 33],
    ['उम्र: ३४', 34],
    ['عمرها ٣٤ سنة.', 34],
    ['Her daughter is 20 years old. Age: 44', 44],
    ['Her daughter is 20 years old, and she is 44.', 44],
    ['Elle a 20 ans de métier.', undefined],
    ['She has 30 years of experience.', undefined],
    ['Nobody knows how old she is.', undefined],
    ['Built 99999 years ago', undefined],
  ])('the age in "%s" is %s', (text, age) => {
    expect(toldAgeIn(text)).toBe(age);
  });

  it('looks are those that it tells of, and can be painted', () => {
    const told = { name: 'Vesper', age: 52, personality: '', scenario: '', greeting: '' };
    const found = appearanceFrom(
      { ...told, description: 'He is a knight with long red hair, green eyes, a beard and a scar.' },
      'seed',
    );
    expect(appearance.safeParse(found).error).toBeUndefined();
    expect(found).toMatchObject({
      presentation: 'masculine',
      maturity: 'mature',
      hairColor: 'copper',
      hairLength: 'long',
      eyeColor: 'green',
      facialHair: 'beard',
      outfit: 'armour',
      setting: 'castle',
      accessories: ['scar'],
    });
    expect(appearanceFrom({ ...told, description: '' }, 'seed')).toEqual(
      appearanceFrom({ ...told, description: '' }, 'seed'),
    );
  });
});

describe('texts that are too long', () => {
  it.each([
    ['Short.', 'Short.'],
    [`First. ${'x'.repeat(300)}.`, 'First.'],
    ['word '.repeat(60), `${'word '.repeat(39).trim()}…`],
  ])('[CHAR-03] are cut where they can be', (text, kept) => {
    expect(fitted(text, 'tagline')).toBe(kept);
    expect(fitted(text, 'tagline').length).toBeLessThanOrEqual(CHARACTER_LIMITS.tagline);
  });
});
