import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HELD_THINGS, type Appearance } from '../appearance.ts';
import { HEIGHT, SQUARE_TOP, WIDTH } from '../canvas.ts';
import { paintPixels, type Extras } from '../paintPortrait.ts';
import { base } from './looks.ts';

const SMALL = { width: 96, height: 144 };
/** Levels of one colour by which a place has changed. */
const CHANGED = 14;
/** Where a portrait's chin is, of its height, in any case. */
const FACE = 0.55;

const plain = { weather: null, isWide: false, sitting: 0 } as const satisfies Extras;

/** What is shown of a picture, small. */
const shown = async (appearance: Appearance, extras: Extras): Promise<Buffer> => {
  const [width, height] = extras.isWide ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const picture = sharp(paintPixels(appearance, 'hands', extras), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();
  const part =
    extras.isSquare === true ? picture.extract({ left: 0, top: SQUARE_TOP, width: WIDTH, height: WIDTH }) : picture;
  return part
    .resize({ ...SMALL, fit: 'fill' })
    .raw()
    .toBuffer();
};

/** Shares of the rows down to `until` and of the rest that differ. */
const changes = (one: Buffer, other: Buffer, until: number): { above: number; below: number } => {
  const differs = Array.from({ length: SMALL.width * SMALL.height }, (_, place) =>
    [0, 1, 2].some((at) => Math.abs((one[place * 3 + at] ?? 0) - (other[place * 3 + at] ?? 0)) > CHANGED),
  );
  const end = Math.round(SMALL.height * until) * SMALL.width;
  const share = (places: readonly boolean[]): number => places.filter(Boolean).length / Math.max(1, places.length);
  return { above: share(differs.slice(0, end)), below: share(differs.slice(end)) };
};

describe('what is held', { timeout: 120_000 }, () => {
  it('is seen in the hands, each thing another way, and leaves the face as it was', async () => {
    const without = await shown(base, plain);
    const pictures = await Promise.all(HELD_THINGS.map((held) => shown({ ...base, held }, plain)));
    const found = pictures.map((picture) => changes(without, picture, FACE));
    expect(found.map(({ above, below }) => [above < 0.01, below > 0.06])).toEqual(HELD_THINGS.map(() => [true, true]));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(HELD_THINGS.length);
  });

  it.each([
    ['an upright', { ...plain }],
    ['a wide', { ...plain, isWide: true }],
    ['a square', { ...plain, isSquare: true }],
  ] as const)('is seen in %s picture, from every distance', async (_, extras) => {
    const seen: boolean[] = [];
    for (const sitting of [0, 1, 2, 3]) {
      const [without, cup, book] = await Promise.all(
        [base, { ...base, held: 'cup' } as const, { ...base, held: 'book' } as const].map((appearance) =>
          shown(appearance, { ...extras, sitting }),
        ),
      );
      if (without === undefined || cup === undefined || book === undefined) throw new Error('nothing was painted');
      seen.push(changes(without, cup, 0).below > 0.015, changes(cup, book, 0).below > 0.005);
    }
    expect(seen).toEqual(seen.map(() => true));
  });
});
