import { describe, expect, it } from 'vitest';
import { CROPS, type Appearance } from '../appearance.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import { paintPixels } from '../paintPortrait.ts';
import { base } from './looks.ts';

/** What small round pictures show of a portrait, in pixels. */
const CIRCLE = { x: WIDTH / 2, y: 454, radius: 320 };
/** Levels of one colour by which a pixel has changed. */
const CHANGED = 24;
/** Pixels are looked at in steps of so many. */
const STEP = 4;

const upright = { weather: null, isWide: false, sitting: 0 } as const;
const dressed: Appearance = { ...base, outfit: 'turtleneck', skin: 'porcelain' };

/** Where skin is seen: what another skin changes. */
const skinOf = (appearance: Appearance): readonly { readonly x: number; readonly y: number }[] => {
  const one = paintPixels(appearance, 'crops', upright);
  const other = paintPixels({ ...appearance, skin: 'ebony' }, 'crops', upright);
  const columns = Array.from({ length: WIDTH / STEP }, (_, column) => column * STEP);
  const rows = Array.from({ length: HEIGHT / STEP }, (_, row) => row * STEP);
  return rows.flatMap((y) =>
    columns
      .filter((x) =>
        [0, 1, 2].some((at) => {
          const place = (y * WIDTH + x) * 4 + at;
          return Math.abs((one[place] ?? 0) - (other[place] ?? 0)) > CHANGED;
        }),
      )
      .map((x) => ({ x, y })),
  );
};

describe('the crop of a portrait', { timeout: 120_000 }, () => {
  it('shows the face from another distance, or at another side', () => {
    const faces = CROPS.map((crop) => skinOf({ ...dressed, crop }));
    const [chest = [], waist = [], face = [], side = []] = faces;
    const middle = (points: typeof chest): number => points.reduce((sum, { x }) => sum + x, 0) / points.length;
    expect(skinOf(dressed)).toEqual(chest);
    expect([
      waist.length < 0.65 * chest.length,
      face.length > 1.4 * chest.length,
      middle(chest) - middle(side) > 50,
    ]).toEqual([true, true, true]);
  });

  it('leaves the face within small round pictures, wherever it looks', () => {
    const outside = (['left', 'right', 'front'] as const).flatMap((pose) =>
      CROPS.map((crop) => {
        const points = skinOf({ ...dressed, pose, crop });
        const within = points.filter(({ x, y }) => Math.hypot(x - CIRCLE.x, y - CIRCLE.y) < CIRCLE.radius);
        return { pose, crop, share: 1 - within.length / points.length };
      }).filter(({ share }) => share > 0.02),
    );
    expect(outside).toEqual([]);
  });
});
