import { describe, expect, it } from 'vitest';
import { HAIR_LENGTHS, HAIR_STYLES, type Appearance } from '../appearance.ts';
import { blotchesIn } from './blotches.ts';
import { base } from './looks.ts';

/** Of all hair; springs that lie over each other make the least. */
const LEAST = 0.006;

describe('hair', () => {
  it.each(['curly', 'coily'] as const)(
    '[N-39] that is %s has no torn blotches, however long and worn',
    { timeout: 120_000 },
    (hairTexture) => {
      const looks = HAIR_LENGTHS.flatMap((hairLength) =>
        HAIR_STYLES.map((hairStyle): Appearance => ({
          ...base,
          hairTexture,
          hairLength,
          hairStyle,
          hairColor: 'copper',
        })),
      ).filter(({ hairLength, hairStyle }) => hairLength !== 'bald' && hairStyle !== 'covered');
      const blotched = looks.filter((look) => blotchesIn(look, 'blotches') > LEAST);
      expect({
        tried: looks.length,
        blotched: blotched.map(({ hairLength, hairStyle }) => `${hairLength} ${hairStyle}`),
      }).toEqual({
        tried: 36,
        blotched: [],
      });
    },
  );
});
