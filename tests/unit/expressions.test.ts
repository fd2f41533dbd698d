import { describe, expect, it } from 'vitest';
import { ANSWER_EXPRESSIONS } from '#contract/characterProfile.ts';
import {
  everyPictureOf,
  expressionKeysOf,
  expressionPicturesOf,
  expressionSitting,
} from '#server/features/media/expressions.ts';
import { ownPortraitKey, picturesOf, portraitSubjectOf } from '#server/features/media/portraits.ts';
import { seedOf } from '#server/features/media/seedOf.ts';
import { isMediaKey } from '#server/providers/image/storage/mediaStorage.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { appearance } from '#tests/server/support/drafts.ts';

const id = '00000000-0000-4000-8000-000000000001';
const nora = { id, portrait: ownPortraitKey(id), appearance };
const seeded = seedCharacters.map(({ characterId, slug }) => ({
  id: characterId,
  portrait: portraitKey(slug),
  appearance: null,
}));

describe('a portrait in other expressions', () => {
  it('has keys of its own that can be asked for, but in the one that it shows', () => {
    const keys = expressionKeysOf(nora);
    expect(Object.keys(keys ?? {})).toEqual(ANSWER_EXPRESSIONS);
    expect(keys?.calm).toBe(nora.portrait);
    const further = expressionPicturesOf(nora);
    expect([new Set(further).size, further.every(isMediaKey), further.map(portraitSubjectOf)]).toEqual([
      5,
      true,
      Array(5).fill(id),
    ]);
    expect(everyPictureOf(nora)).toEqual([...picturesOf(id), nora.portrait, ...further]);
  });

  it('shows the same person at the same place, painted with the same seed: another face is all', () => {
    const further = expressionPicturesOf(nora);
    expect(further.map((key) => expressionSitting(nora, key))).toEqual(
      ANSWER_EXPRESSIONS.filter((expression) => expression !== 'calm').map((expression) => ({
        appearance: { ...appearance, expression },
        seed: seedOf(appearance),
      })),
    );
  });

  it('is there for everybody whom Liora comes with, with the seed of the portrait', () => {
    for (const [index, portraitSubject] of seeded.entries()) {
      const seeds = expressionPicturesOf(portraitSubject).map((key) => expressionSitting(portraitSubject, key)?.seed);
      expect(seeds.length).toBeGreaterThanOrEqual(5);
      expect(new Set(seeds)).toEqual(new Set([seedCharacters[index]?.slug]));
    }
    expect(new Set(seeded.flatMap(expressionPicturesOf)).size).toBe(seeded.flatMap(expressionPicturesOf).length);
  });

  it('has another key with another portrait or other looks', () => {
    const others = [
      nora,
      { ...nora, portrait: ownPortraitKey(id).replace('.webp', '-p0123abcd.webp') },
      { ...nora, appearance: { ...appearance, hairColor: 'copper' as const } },
    ].map((portraitSubject) => expressionKeysOf(portraitSubject)?.bright);
    expect(new Set(others).size).toBe(3);
  });

  it('is not there where nobody knows what is to be painted', () => {
    const brought = { ...nora, appearance: null };
    expect([expressionKeysOf(brought), expressionPicturesOf(brought)]).toEqual([undefined, []]);
  });

  it('is painted for no other key', () => {
    const [key = ''] = expressionPicturesOf(nora);
    const others = [
      nora.portrait,
      key.replace(/-[0-9a-f]{8}\.webp$/u, '-00000000.webp'),
      key.replace(id, seeded[0]?.id ?? ''),
    ];
    expect(others.map((other) => expressionSitting(nora, other))).toEqual([undefined, undefined, undefined]);
  });
});
