import { describe, expect, it } from 'vitest';
import { CROPS } from '@liora/painter/appearance.ts';
import type { Appearance } from '#contract/appearance.ts';
import { galleryOf, gallerySubject } from '#server/features/media/gallery.ts';
import { variationOf } from '#server/features/media/variation.ts';
import { sittingOf } from '#server/features/picture/sittingOf.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

/** Cards in a row, from narrow windows to wide ones. */
const COLUMNS = [2, 3, 4, 5];

const cropOf = ({ crop = 'chest' }: Appearance): Appearance['crop'] => crop;
const shown = seedCharacters.map(({ slug, appearance }) => ({ slug, crop: cropOf(appearance), held: appearance.held }));

describe('the portraits of the catalogue', () => {
  it('have four crops, each about as often', () => {
    const counts = CROPS.map((crop) => shown.filter((one) => one.crop === crop).length);
    expect(counts.filter((count) => count < 5)).toEqual([]);
  });

  it('never have one crop beside each other, nor three times below each other', () => {
    const beside = shown.filter(({ crop }, place) => crop === shown[place + 1]?.crop).map(({ slug }) => slug);
    const below = COLUMNS.flatMap((columns) =>
      shown
        .filter(({ crop }, place) => crop === shown[place + columns]?.crop && crop === shown[place + 2 * columns]?.crop)
        .map(({ slug }) => `${slug} in rows of ${columns}`),
    );
    expect({ beside, below }).toEqual({ beside: [], below: [] });
  });

  it('hold something in more than half of those that show hands, and never the same beside each other', () => {
    const holding = shown.filter(({ held }) => held !== undefined);
    expect([
      holding.length > shown.length / 2,
      holding.filter(({ crop }) => crop === 'face').map(({ slug }) => slug),
      holding.filter(({ slug, held }) => {
        const place = shown.findIndex((one) => one.slug === slug);
        return held === shown[place + 1]?.held;
      }),
      new Set(holding.map(({ held }) => held)).size,
    ]).toEqual([true, [], [], 6]);
  });

  it('look to three sides, with six expressions or more', () => {
    const [poses, expressions] = (['pose', 'expression'] as const).map(
      (field) => new Set(seedCharacters.map(({ appearance }) => appearance[field])).size,
    );
    expect([poses, (expressions ?? 0) >= 6]).toEqual([3, true]);
  });
});

describe('further pictures', () => {
  it('of a companion have the crops that its portrait has not', () => {
    const crops = seedCharacters.map(({ characterId, appearance }) => [
      cropOf(appearance),
      ...galleryOf({ id: characterId, gallery: [] }).map((key) => gallerySubject(key)?.appearance.crop),
    ]);
    expect(crops.map((each) => new Set(each).size)).toEqual(crops.map(() => CROPS.length));
  });

  it('have every crop in conversations, and nothing in the hands where the face alone is seen', () => {
    const [first] = seedCharacters;
    if (first === undefined) throw new Error('nobody is there');
    const pictures = Array.from({ length: 80 }, (_, index) => variationOf(first.appearance, `answer ${index}`));
    expect(new Set(pictures.map(({ crop }) => crop))).toEqual(new Set(CROPS));
    expect(pictures.filter(({ crop, held }) => crop === 'face' && held !== undefined)).toEqual([]);
  });

  it('of a task are each from another distance, by their number and not by the portrait', () => {
    expect(seedCharacters.map(({ appearance }) => 'crop' in sittingOf(appearance, 'task', 0))).toEqual(
      seedCharacters.map(() => false),
    );
  });
});
