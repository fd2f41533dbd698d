import { describe, expect, it } from 'vitest';
import { PICTURE_COUNT_MAX, type PictureAspect } from '#contract/picture.ts';
import { sittingOf } from '#server/features/picture/sittingOf.ts';
import { painterPictures } from '#server/providers/picture/painter/painterPictures.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { requestOf } from '#tests/server/pictureProviders/support/makePicture.ts';
import { likeness } from './support/likeness.ts';
import { plainOptions } from './support/portraitSubject.ts';

/** Two portraits of different people are alike by 0.7 at most, near copies and mirror twins by 0.95. */
const MOST = 0.9;
const painter = painterPictures(2);
const numbers = Array.from({ length: PICTURE_COUNT_MAX }, (_, number) => number);
const portraitSubjects = seedCharacters.filter((_, place) => place % 8 === 0);

/** Pairs of the pictures of a task that are alike. */
const alikeAmong = async (pictures: readonly Uint8Array[]): Promise<string[]> => {
  const found: string[] = [];
  for (const [place, one] of pictures.entries())
    for (const [next, other] of pictures.slice(place + 1).entries()) {
      const like = await likeness(one, other);
      if (like > MOST) found.push(`${place} and ${place + 1 + next}: ${like.toFixed(2)}`);
    }
  return found;
};

describe('[N-39] the pictures of a task', () => {
  it.each([
    ['', '2:3'],
    ['at night', '2:3'],
    ['by the sea in the rain', '2:3'],
    ['at noon', '1:1'],
    ['in a red dress', '3:2'],
  ] as const satisfies readonly (readonly [string, PictureAspect])[])(
    'of “%s” in %s are neither copies nor mirror images of each other',
    { timeout: 120_000 },
    async (prompt, aspect) => {
      const alike: Record<string, string[]> = {};
      for (const { slug, appearance } of portraitSubjects) {
        const made = await Promise.all(
          numbers.map((number) =>
            painter.make(
              requestOf({
                prompt,
                appearance: sittingOf(appearance, `task of ${slug}`, number),
                options: { ...plainOptions, aspect },
                seed: slug,
                sitting: number,
              }),
            ),
          ),
        );
        alike[slug] = await alikeAmong(made.map(({ picture }) => picture));
      }
      expect(alike).toEqual(Object.fromEntries(portraitSubjects.map(({ slug }) => [slug, []])));
    },
  );

  it('of nobody in particular are neither', { timeout: 120_000 }, async () => {
    const made = await Promise.all(
      numbers.map((number) =>
        painter.make(
          requestOf({ prompt: 'a woman at night', appearance: null, seed: `task/${number}`, sitting: number }),
        ),
      ),
    );
    expect(await alikeAmong(made.map(({ picture }) => picture))).toEqual([]);
  });
});
