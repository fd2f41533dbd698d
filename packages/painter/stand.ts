import type { Appearance } from './appearance.ts';

/** Where a figure stands in the picture. */
export interface Stand {
  /** How near it is. */
  readonly size: number;
  /** How far from the middle, in pixels: to the right of those who look at it is positive. */
  readonly aside: number;
  /** How far behind the middle, away from where the face looks, in pixels. */
  readonly behind: number;
  /** How much lower, in pixels. */
  readonly below: number;
  /** How far the head is turned, as a factor. */
  readonly turn: number;
}

const CHEST: Stand = { size: 1, aside: 0, behind: 0, below: 0, turn: 1 };

/** Portraits are shown in small circles as well, of which the face is the middle: it stays within them. */
const CROPPED: Record<Appearance['crop'] & {}, Stand> = {
  chest: CHEST,
  waist: { size: 0.74, aside: 0, behind: 40, below: -26, turn: 0.9 },
  face: { size: 1.28, aside: 0, behind: 0, below: 34, turn: 1.05 },
  side: { size: 0.9, aside: 0, behind: 72, below: -8, turn: 0.95 },
};

/** Of the further pictures of a wish: each from another distance and at another side, so that none is the mirror image of another. */
const FURTHER: readonly Stand[] = [
  { size: 0.68, aside: 125, behind: 0, below: 160, turn: 0.75 },
  { size: 1.3, aside: -40, behind: 0, below: 60, turn: 1.1 },
  { size: 0.92, aside: -150, behind: 0, below: 10, turn: 0.9 },
];

/** `sitting`: from 0 on; the first is as the appearance says. */
export const standOf = ({ crop = 'chest' }: Appearance, sitting: number): Stand =>
  FURTHER[(sitting % (FURTHER.length + 1)) - 1] ?? CROPPED[crop];
