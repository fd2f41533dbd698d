import { describe, expect, it } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import {
  type GallerySnapshot,
  hasChoosingFailed,
  hasLoadFailed,
  hasMoreFailed,
  hasNone,
  hasNothingYet,
  isChoosing,
  isEmpty,
  isLoading,
  isLoadingMore,
  isSettled,
  isStale,
  largeViewOf,
  placeOf,
} from '#machines/gallery/gallerySelectors.ts';
import { emptyGallery, type GalleryContext } from '#machines/gallery/gallerySetup.ts';
import { renewed } from '#machines/gallery/pictures.ts';
import { characters, first, fourth, miraId, newest, pictureId, second, theoId, third } from './model.ts';

type Value = StateValueFrom<typeof galleryMachine>;

const listed: GalleryContext = {
  ...emptyGallery,
  pictures: [first, second],
  nextCursor: 'second',
  characters,
  count: 4,
};
const at = (value: Value, change: Partial<GalleryContext> = {}) =>
  galleryMachine.resolveState({ value, context: { ...listed, ...change } });
const nothing = { pictures: [], nextCursor: null } as const;

/** The names of everything that holds. */
const told = (snapshot: GallerySnapshot): string[] =>
  Object.entries({
    isLoading,
    hasLoadFailed,
    isLoadingMore,
    hasMoreFailed,
    hasChoosingFailed,
    isChoosing,
    isStale,
    hasNothingYet,
    isSettled,
    isEmpty,
    hasNone,
  })
    .filter(([, holds]) => holds(snapshot))
    .map(([name]) => name);

describe('gallerySelectors', () => {
  it.each<[value: Value, told: string[]]>([
    ['loading', ['isLoading', 'hasNothingYet']],
    ['failed', ['hasLoadFailed']],
    [{ ready: 'idle' }, ['isSettled']],
    [{ ready: 'loadingMore' }, ['isLoadingMore']],
    [{ ready: 'moreFailed' }, ['hasMoreFailed']],
    [{ ready: 'choosing' }, ['isChoosing']],
    [{ ready: 'choosingFailed' }, ['hasChoosingFailed']],
  ])('tell what becomes of the list while it is %j', (value, expected) => {
    expect(told(at(value))).toEqual(expected);
  });

  it('tell no picture from none of these, and both from not knowing yet', () => {
    expect(
      [
        at({ ready: 'idle' }, { ...nothing, count: 0 }),
        at({ ready: 'idle' }, nothing),
        at({ ready: 'choosing' }, { ...nothing, characterId: miraId }),
      ].map(told),
    ).toEqual([
      ['isSettled', 'isEmpty', 'hasNone'],
      ['isSettled', 'isEmpty'],
      ['isChoosing', 'isStale', 'hasNothingYet'],
    ]);
  });

  it('tell what the large view shows', () => {
    const sought = { pictureId: third.pictureId };
    const seen = { pictureId: second.pictureId };
    expect(
      [
        at({ ready: 'idle' }),
        at('loading', seen),
        at({ ready: 'idle' }, seen),
        at({ ready: 'moreFailed' }, seen),
        at({ ready: 'loadingMore' }, sought),
        at({ ready: 'choosing' }, sought),
        at({ ready: 'moreFailed' }, sought),
        at({ ready: 'choosingFailed' }, sought),
        at({ ready: 'idle' }, sought),
      ].map(largeViewOf),
    ).toEqual(['closed', 'closed', 'shown', 'shown', 'seeking', 'seeking', 'failed', 'failed', 'missing']);
  });

  it('count a picture among all, or among those of its character, of which there are never fewer than are listed', () => {
    const seen = { pictureId: second.pictureId };
    const counted = characters.map((character) => ({ ...character, count: character.characterId === theoId ? 3 : 1 }));
    expect(
      [
        at({ ready: 'idle' }, seen),
        at({ ready: 'idle' }, { ...seen, count: 1 }),
        at({ ready: 'idle' }, { ...seen, characterId: theoId, characters: counted }),
        at({ ready: 'idle' }, { ...seen, characterId: miraId, characters: counted }),
        at({ ready: 'idle' }, { ...seen, characterId: miraId, characters: [] }),
      ].map(placeOf),
    ).toEqual([4, 2, 3, 2, 2].map((count) => ({ number: 2, count })));
  });

  it('keep further pages below new pictures, where they still follow', () => {
    const added = { ...newest, pictureId: pictureId(9) };
    const view = { pictures: [first, second, third, fourth], nextCursor: null, characterId: null, listedId: null };
    expect(renewed(view, { pictures: [added, newest, first], nextCursor: 'first' })).toEqual({
      pictures: [added, newest, first, second, third, fourth],
      nextCursor: null,
    });
  });
});
