import { array, assert, integer, nat, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appearance } from '#contract/appearance.ts';
import { PICTURE_COUNT_MAX } from '#contract/picture.ts';
import { apart } from '#server/features/character/apart.ts';
import { galleryOf, gallerySubject } from '#server/features/media/gallery.ts';
import { backdropOf, sittingOf } from '#server/features/picture/sittingOf.ts';
import { readWish } from '#server/providers/picture/wish/readWish.ts';
import { SEED_TAGS } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { plainOptions } from './pictureProviders/support/portraitSubject.ts';

/** Cards in a row, on the widest windows. */
const COLUMNS_MAX = 5;

type Listed = (typeof seedCharacters)[number];

/** Pairs of a list that have one backdrop and are at most so far from each other. */
const neighbours = (list: readonly Listed[], reach: number): string[] =>
  list.flatMap((one, place) =>
    list
      .slice(place + 1, place + 1 + reach)
      .filter((other) => other.appearance.setting === one.appearance.setting)
      .map((other) => `${one.slug} and ${other.slug}: ${one.appearance.setting}`),
  );

describe('no two neighbours have one backdrop', () => {
  it('in the catalogue, beside or below each other, in rows of up to five', () => {
    expect(neighbours(seedCharacters, COLUMNS_MAX)).toEqual([]);
  });

  it('beside each other, whoever is talked with most, where that can be', () => {
    const popularities = array(nat({ max: 9 }), { minLength: seedCharacters.length, maxLength: seedCharacters.length });
    assert(
      property(popularities, integer({ min: 1, max: seedCharacters.length }), (popularity, pageSize) => {
        const page = seedCharacters
          .map((character, place) => ({ character, popularity: popularity[place] ?? 0 }))
          .toSorted((one, other) => other.popularity - one.popularity)
          .slice(0, pageSize)
          .map(({ character }) => ({ ...character, setting: character.appearance.setting }));
        const most = Math.max(...Object.values(Object.groupBy(page, ({ setting }) => setting)).map((at) => at.length));
        pre(most <= Math.ceil(page.length / 2));
        const shown = apart(page);
        expect(neighbours(shown, 1)).toEqual([]);
        expect(shown.toSorted((one, other) => page.indexOf(one) - page.indexOf(other))).toEqual(page);
      }),
    );
  });

  it('in an order that changes where it must alone', () => {
    const at = (...settings: readonly (string | null)[]) =>
      apart(settings.map((setting, place) => ({ setting, place })));
    const places = (...settings: readonly (string | null)[]) => at(...settings).map(({ place }) => place);
    expect([
      places('sea', 'cafe', 'sea', 'cafe'),
      places('sea', 'sea', 'cafe', 'cafe', 'forest'),
      places('sea', 'cafe', 'cafe'),
      places('sea', 'sea', 'sea', 'cafe'),
      places(null, null, 'sea', 'sea'),
      places(),
    ]).toEqual([[0, 1, 2, 3], [0, 2, 1, 3, 4], [1, 0, 2], [0, 3, 1, 2], [0, 2, 1, 3], []]);
  });

  it('in the list of a tag, beside each other', () => {
    const found = SEED_TAGS.flatMap((tag) =>
      neighbours(
        seedCharacters.filter(({ tags }) => tags.includes(tag)),
        1,
      ).map((pair) => `${tag}: ${pair}`),
    );
    expect(found).toEqual([]);
  });

  it('among a companion’s portrait and further pictures', () => {
    const places = seedCharacters.map(({ characterId, appearance }) => [
      appearance.setting,
      ...galleryOf({ id: characterId, gallery: [] }).map((key) => gallerySubject(key)?.appearance.setting),
    ]);
    expect(places.map((settings) => new Set(settings).size)).toEqual(places.map(() => 4));
  });
});

const numbers = Array.from({ length: PICTURE_COUNT_MAX }, (_, number) => number);
const tasks = Array.from({ length: 40 }, (_, index) => `task ${index}`);

const settingsOf = (
  appearance: Appearance | null,
  task: string,
  wish: { prompt?: string; setting?: Appearance['setting'] } = {},
): Appearance['setting'][] =>
  numbers.map(
    (number) =>
      readWish({
        prompt: wish.prompt ?? '',
        appearance: appearance && sittingOf(appearance, task, number),
        backdrop: backdropOf(appearance?.setting ?? null, task, number),
        options: { ...plainOptions, setting: wish.setting ?? null },
        seed: `${task}/${number}`,
      }).look.setting,
  );

describe('the pictures of a task', () => {
  it('show somebody at their own place first, and at another one in each further picture', () => {
    for (const { appearance } of seedCharacters)
      for (const task of tasks) {
        const settings = settingsOf(appearance, task);
        expect([settings[0], new Set(settings).size]).toEqual([appearance.setting, PICTURE_COUNT_MAX]);
      }
  });

  it('show nobody in particular at another place each', () => {
    const settings = tasks.map((task) => settingsOf(null, task));
    expect(settings.map((places) => new Set(places).size)).toEqual(tasks.map(() => PICTURE_COUNT_MAX));
    expect(new Set(settings.map(([first]) => first)).size).toBe(8);
  });

  it('are all where the wish says', () => {
    const wishes = [{ prompt: 'in the castle' }, { setting: 'castle' }] as const;
    for (const wish of wishes)
      for (const appearance of [seedCharacters[0]?.appearance ?? null, null])
        expect(settingsOf(appearance, 'task', wish)).toEqual(numbers.map(() => 'castle'));
  });
});
