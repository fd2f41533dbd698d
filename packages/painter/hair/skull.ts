import type { Appearance } from '../appearance.ts';
import type { Head } from '../figure/head.ts';
import type { Point } from '../path.ts';

/** Where hair grows on a head, in its space. */
export interface Skull {
  /** Outer edge of the hair; 0 is the top, negative towards the back of the turned head, in radians. */
  crown(angle: number): Point;
  /** Middle of the hairline above the forehead. */
  readonly line: number;
  readonly volume: number;
}

export const createSkull = (head: Head, volume: number, line: number): Skull => ({
  volume,
  line,
  crown: (angle) => [
    -head.sin * 27 + Math.sin(angle) * (head.width + 13 + volume * 0.75),
    -54 - Math.cos(angle) * (150 + volume),
  ],
});

/** Height of the tips of loose hair. */
export const tipsOf = ({ hairLength, presentation }: Appearance): number => {
  const isMasculine = presentation === 'masculine';
  switch (hairLength) {
    case 'bald':
    case 'cropped':
      return -12;
    case 'short':
      return isMasculine ? 22 : 118;
    case 'medium':
      return isMasculine ? 190 : 236;
    case 'long':
      return isMasculine ? 300 : 430;
  }
};
