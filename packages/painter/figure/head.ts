import type { Appearance } from '../appearance.ts';
import { blob, type Point } from '../path.ts';
import type { Random } from '../random.ts';

/**
 * A head in its own space: the line of the eyes is y = 0, the chin about 188, the crown about -200, x grows towards the
 * side that the face is turned to. `z` is the distance towards the viewer from the middle of the head.
 */
export interface Head {
  /** 1 when the face is turned to the viewer's right; -1 means that the space is mirrored. */
  readonly flip: 1 | -1;
  readonly sin: number;
  readonly cos: number;
  /** Half the width at the cheekbones. */
  readonly width: number;
  /** Factor on heights below the eyes. */
  readonly length: number;
  readonly chin: number;
  at(x: number, y: number, z: number): Point;
  /** Contour on the side that the face is turned to, and on the other, at a height. */
  far(y: number): number;
  near(y: number): number;
  readonly outline: Path;
}

type Path = ReturnType<typeof blob>;

interface Shape {
  readonly temple: number;
  readonly cheek: number;
  readonly mouth: number;
  readonly jaw: number;
  readonly chin: number;
  readonly length: number;
}

const SHAPES: Record<Appearance['faceShape'], Shape> = {
  oval: { temple: 0.9, cheek: 0.97, mouth: 0.83, jaw: 0.61, chin: 0.27, length: 1 },
  round: { temple: 0.91, cheek: 1.02, mouth: 0.92, jaw: 0.71, chin: 0.31, length: 0.95 },
  square: { temple: 0.93, cheek: 0.98, mouth: 0.91, jaw: 0.75, chin: 0.37, length: 1 },
  heart: { temple: 0.96, cheek: 0.98, mouth: 0.78, jaw: 0.54, chin: 0.2, length: 0.99 },
  long: { temple: 0.88, cheek: 0.93, mouth: 0.81, jaw: 0.63, chin: 0.29, length: 1.07 },
  diamond: { temple: 0.84, cheek: 1.01, mouth: 0.79, jaw: 0.56, chin: 0.25, length: 1.03 },
};

interface Level {
  readonly y: number;
  readonly half: number;
  readonly far: number;
  readonly near: number;
}

const levelsOf = (appearance: Appearance, width: number): readonly Level[] => {
  const shape = SHAPES[appearance.faceShape];
  const sturdy = { feminine: 0, androgynous: 0.025, masculine: 0.05 }[appearance.presentation];
  const soft = appearance.build === 'full' ? 0.04 : 0;
  const length = shape.length * (appearance.presentation === 'masculine' ? 1.02 : 1);
  return [
    { y: -168, half: 0.5 * width, far: 20, near: -20 },
    { y: -112, half: shape.temple * width * 0.95, far: 30, near: -22 },
    { y: -42, half: shape.temple * width * 1.05, far: 46, near: -16 },
    { y: 2, half: shape.cheek * width * 0.97, far: 24, near: -12 },
    { y: 46, half: shape.cheek * width, far: 38, near: -8 },
    { y: 104 * length, half: (shape.mouth + sturdy * 0.8 + soft) * width, far: 50, near: 22 },
    { y: 148 * length, half: (shape.jaw + sturdy + soft) * width, far: 68, near: 56 },
    { y: 177 * length, half: (shape.chin + sturdy * 0.7) * width, far: 90, near: 84 },
  ];
};

const TURN = { left: 1, right: 1, front: 0.3 };

/** `turn`: how far it is turned aside, as a factor. */
export const createHead = (appearance: Appearance, random: Random, turn = 1): Head => {
  const angle = random.between(0.36, 0.5) * TURN[appearance.pose] * turn;
  const sideways = random.chance(0.5) ? 1 : -1;
  const flip = { left: -1, right: 1, front: sideways }[appearance.pose] === 1 ? 1 : -1;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const width =
    { feminine: 121, androgynous: 123, masculine: 128 }[appearance.presentation] +
    (appearance.build === 'full' ? 5 : 0) +
    random.between(-2, 2);
  const levels = levelsOf(appearance, width);
  const length = (levels.at(-1)?.y ?? 177) / 177;
  const chin = 188 * length;
  const side = (level: Level, facing: 1 | -1): number =>
    facing * level.half * cos + sin * (facing === 1 ? level.far : level.near);
  const contour = (y: number, facing: 1 | -1): number => {
    const below = levels.findIndex((level) => level.y > y);
    const lower = levels[below === -1 ? levels.length - 1 : below];
    const upper = levels[(below === -1 ? levels.length : Math.max(1, below)) - 1];
    if (!lower || !upper) return 0;
    const share = lower === upper ? 0 : Math.max(0, (y - upper.y) / (lower.y - upper.y));
    return side(upper, facing) + (side(lower, facing) - side(upper, facing)) * share;
  };
  const points: Point[] = [
    [sin * 20, -190],
    ...levels.map((level): Point => [side(level, 1), level.y]),
    [sin * 94, chin],
    ...levels.toReversed().map((level): Point => [side(level, -1), level.y]),
  ];
  return {
    flip,
    sin,
    cos,
    width,
    length,
    chin,
    at: (x, y, z) => [x * cos + z * sin, y],
    far: (y) => contour(y, 1),
    near: (y) => contour(y, -1),
    outline: blob(points),
  };
};
