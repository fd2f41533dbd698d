import { sharp } from '#server/sharp.ts';
import { describe, expect, it } from 'vitest';
import { paintPortrait } from '@liora/painter/paintPortrait.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

/** Levels of grey, of 255, by which two thumbnails must differ on average. */
const LEAST = 12;

const thumbnail = async (picture: Buffer): Promise<Buffer> =>
  sharp(picture).greyscale().resize(16, 24).raw().toBuffer();

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;

describe('portraits of seed characters', () => {
  it('look different from each other, even as thumbnails without colour', { timeout: 120_000 }, async () => {
    const thumbnails = new Map<string, Buffer>();
    for (const { slug, appearance } of seedCharacters)
      thumbnails.set(slug, await thumbnail(paintPortrait(appearance, slug)));
    const alike = [...thumbnails].flatMap(([slug, one], index) =>
      [...thumbnails]
        .slice(index + 1)
        .filter(([, other]) => difference(one, other) < LEAST)
        .map(([other]) => `${slug} and ${other}`),
    );
    expect({ painted: thumbnails.size, alike }).toEqual({ painted: seedCharacters.length, alike: [] });
  });
});
