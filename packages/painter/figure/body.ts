import type { Appearance } from '../appearance.ts';
import { HEIGHT } from '../canvas.ts';
import { outline, type Point } from '../path.ts';

/** Neck and shoulders in the body's space: the pit of the neck is the origin, x grows as in the head's space. */
export interface Body {
  /** Half the width of the neck and of the shoulders. */
  readonly neck: number;
  readonly near: number;
  readonly far: number;
  /** Height where the picture ends. */
  readonly bottom: number;
  /** The torso, `bulk` pixels larger all round. */
  torso(bulk: number): ReturnType<typeof outline>;
  /** From the neck over the shoulder to the picture's lower edge. */
  side(facing: 1 | -1, bulk: number): Point[];
}

const SHOULDERS: Record<Appearance['build'], number> = {
  slight: 206,
  average: 224,
  athletic: 238,
  broad: 262,
  full: 256,
};
const FRAME: Record<Appearance['presentation'], number> = { feminine: 1, androgynous: 1.05, masculine: 1.16 };

export const createBody = (appearance: Appearance, sin: number): Body => {
  const frame = FRAME[appearance.presentation];
  const shoulders = SHOULDERS[appearance.build] * frame;
  const neck =
    (appearance.build === 'full' || appearance.build === 'broad' ? 58 : 52) * (frame * 0.7 + 0.3) + (frame - 1) * 30;
  const near = shoulders * (1 + 0.06 * sin);
  const far = shoulders * (1 - 0.3 * sin);
  const bottom = HEIGHT;
  const slope = appearance.build === 'athletic' || appearance.build === 'broad' ? 46 : 60;
  const side = (facing: 1 | -1, bulk: number): Point[] => {
    const reach = (facing === 1 ? far : near) + bulk;
    return [
      [facing * (neck - 2), -74],
      [facing * (neck + 5), -44 - bulk * 0.6],
      [facing * (neck + reach * 0.24), -14 - bulk],
      [facing * reach * 0.66, slope * 0.34 - bulk],
      [facing * reach * 0.9, slope * 0.86 - bulk * 0.7],
      [facing * reach * 1.02, slope * 1.6 - bulk * 0.3],
      [facing * (reach * 1.06 + 6), slope * 1.6 + 110],
      [facing * (reach * 1.06 + 12), slope * 1.6 + 260],
      [facing * (reach * 1.02 + 8), bottom],
    ];
  };
  return {
    neck,
    near,
    far,
    bottom,
    side,
    torso: (bulk) => outline([side(-1, bulk), side(1, bulk).toReversed()]),
  };
};
