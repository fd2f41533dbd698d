import type { Appearance } from './appearance.ts';
import { HEIGHT, SQUARE_TOP, WIDTH } from './canvas.ts';
import type { Head } from './figure/head.ts';
import { MOODS } from './figure/mood.ts';
import type { Random } from './random.ts';
import type { Stand } from './stand.ts';

/** What is shown of a picture. */
export interface Format {
  /** 1152 × 768 pixels instead of 768 × 1152: more of the place, and the figure at its side. */
  readonly isWide: boolean;
  /** Of an upright picture only the square from `SQUARE_TOP` on is shown. */
  readonly isSquare?: boolean;
}

/** How much smaller the figure of a wide picture is: it keeps clear of its layer's edges, which would cut it off. */
const WIDE_FIGURE = 0.82;
/** Where the part of figure and place begins that a wide picture shows. */
export const WIDE_TOP = { figure: 130, place: 270 };

/** In a square there is room for what is held only where the figure is smaller and higher. */
const SQUARE_HOLDING = { size: 0.76, above: 64 };

/** Where a figure is in its layer, and how large; lengths are pixels. */
export interface Placing {
  readonly scale: number;
  /** The middle of the face. */
  readonly x: number;
  readonly y: number;
  /** Of the head, in radians. */
  readonly tilt: number;
  /** From the middle of the face down to the pit of the neck, before it is scaled. */
  readonly neck: number;
  /** Where the part that is shown of the figure ends. */
  readonly bottom: number;
  /** How far to the right its layer comes to lie in the picture, and how much of it is above. */
  readonly left: number;
  readonly top: number;
}

/** Puts a figure where it has room to look. */
export const placingOf = (
  appearance: Appearance,
  head: Head,
  stand: Stand,
  { isWide, isSquare = false }: Format,
  random: Random,
): Placing => {
  const moved = stand.aside - head.flip * stand.behind;
  const isHolding = isSquare && appearance.held !== undefined;
  const size = isHolding
    ? SQUARE_HOLDING.size * Math.min(1.04, Math.max(0.86, stand.size))
    : isWide
      ? WIDE_FIGURE * Math.min(1, stand.size)
      : stand.size;
  const scale = random.between(1.1, 1.22) * size;
  const x = 384 - head.flip * head.sin * 40 + random.between(-10, 10) + (isWide ? 0 : moved);
  const below = isHolding ? stand.below * 0.3 - SQUARE_HOLDING.above : isWide ? stand.below * 0.4 : stand.below;
  const y = 446 + random.between(-14, 14) + below;
  const tilt = (MOODS[appearance.expression].tilt + random.between(-0.025, 0.025)) * 0.8;
  return {
    scale,
    x,
    y,
    tilt,
    neck: 256 * (0.75 + 0.25 * head.length),
    bottom: isWide ? WIDE_TOP.figure + WIDTH : isSquare ? SQUARE_TOP + WIDTH : HEIGHT,
    left: isWide ? (HEIGHT - WIDTH) / 2 - head.flip * 90 + moved : 0,
    top: isWide ? WIDE_TOP.figure : 0,
  };
};
