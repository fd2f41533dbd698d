import { aside, fill, linear, stroke } from '../canvas.ts';
import { css, mix, oklch, tune, type Colour } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, ellipse, lerp, type Point } from '../path.ts';
import type { Tones } from '../scheme.ts';

/** A hand that closes round something, in a space of its own: fingers lie along x from the knuckles at 0, the forefinger at the smallest y. */
export interface Grip {
  readonly at: Point;
  /** 1: the fingers point to growing x; -1: mirrored. */
  readonly facing: 1 | -1;
  /** Turns the hand, in radians. */
  readonly turn: number;
  /** How far the fingers reach from the knuckles. */
  readonly reach: number;
}

/** How thick fingers are. */
export const thicknessOf = ({ appearance: { presentation, build } }: PortraitSubject): number =>
  ({ feminine: 22, androgynous: 23.5, masculine: 26 })[presentation] +
  { slight: -1, average: 0, athletic: 0.5, broad: 1.5, full: 2 }[build];

/** Of the forefinger, the middle one, the ring finger and the little one: how far each reaches, and how thick it is. */
const FINGERS = [
  { length: 0.92, size: 1 },
  { length: 1, size: 1.02 },
  { length: 0.95, size: 0.98 },
  { length: 0.78, size: 0.86 },
] as const;

/** How far the wrist hangs below the line of the fingers, in radians. */
const BEND = -0.55;

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Where the sleeve ends. */
export const wristOf = ({ at: [x, y], facing, turn }: Grip): Point => {
  const [alongX, alongY] = turned([-50, 0], turn + BEND);
  return [x + facing * alongX, y + alongY];
};

/** Hands are redder than the face, and the foot of a picture, where they are, is darker. */
const handTones = ({ skin }: PortraitSubject): Tones => {
  const warmed = (colour: Colour): Colour => tune(colour, { l: 1.03, c: 1.22 });
  return { light: warmed(skin.light), mid: warmed(skin.mid), shade: warmed(skin.shade), deep: warmed(skin.deep) };
};

const inHand = ({ brush }: PortraitSubject, { at, facing, turn }: Grip, paint: () => void): void =>
  aside(brush, () => {
    brush.translate(...at);
    brush.scale(facing, 1);
    brush.rotate(turn);
    paint();
  });

/** The back of the hand, from the wrist to the knuckles. */
export const paintBackOfHand = (subject: PortraitSubject, grip: Grip): void => {
  const { brush, lit } = subject;
  const skin = handTones(subject);
  const wide = thicknessOf(subject) * 2.05;
  inHand(subject, grip, () => {
    const back = blob([
      [4, -wide * 0.96],
      [14, 0],
      [2, wide * 0.92],
      ...[
        [-30, wide * 0.84],
        [-84, wide * 0.6],
        [-92, 0],
        [-80, -wide * 0.6],
        [-32, -wide * 0.86],
      ].map(([x = 0, y = 0]): Point => turned([x, y], BEND)),
    ]);
    fill(brush, back, css(skin.deep), { alpha: 0.6, blur: 7 });
    const isLit = lit === -grip.facing;
    fill(
      brush,
      back,
      linear(
        brush,
        [-50, -wide],
        [-30, wide],
        [
          [0, css(isLit ? skin.light : mix(skin.light, skin.mid, 0.6))],
          [0.5, css(skin.mid)],
          [1, css(skin.shade)],
        ],
      ),
    );
  });
};

/** The four fingers, over what is held. */
export const paintFingers = (subject: PortraitSubject, grip: Grip): void => {
  const { brush, appearance } = subject;
  const skin = handTones(subject);
  const thick = thicknessOf(subject);
  const nail = mix(skin.light, oklch(0.8, 0.06, 20), 0.45);
  const crease = appearance.maturity === 'elder' || appearance.maturity === 'mature' ? 0.5 : 0.32;
  inHand(subject, grip, () => {
    for (const [index, { length, size }] of [...FINGERS.entries()].toReversed()) {
      const width = thick * size;
      const y = (index - 1.5) * thick * 0.98;
      const fan = (index - 1.5) * 1.6;
      const tip: Point = [grip.reach * length, y + fan + 2];
      const middle: Point = [grip.reach * length * 0.5, y + fan * 0.4 - 3];
      const line = curve([[-6, y], middle, tip]);
      stroke(brush, line, css(skin.deep), width + 3, { alpha: 0.75 });
      stroke(
        brush,
        line,
        linear(
          brush,
          [0, y - width * 0.5],
          [0, y + width * 0.6],
          [
            [0, css(skin.light)],
            [0.45, css(skin.mid)],
            [1, css(skin.shade)],
          ],
        ),
        width,
      );
      stroke(
        brush,
        curve([
          [2, y - width * 0.2],
          [middle[0], middle[1] - width * 0.22],
          lerp(middle, [tip[0], tip[1] - width * 0.2], 0.7),
        ]),
        css(skin.light),
        width * 0.26,
        { alpha: 0.55, blur: 2 },
      );
      for (const share of [0.42, 0.5])
        stroke(
          brush,
          curve([
            [tip[0] * share, y + fan * share - width * 0.28],
            [tip[0] * share + 2, y + fan * share],
            [tip[0] * share, y + fan * share + width * 0.24],
          ]),
          css(skin.deep),
          1.5,
          { alpha: crease },
        );
      const [x, at] = tip;
      fill(brush, ellipse(x + width * 0.14, at - 1, width * 0.27, width * 0.29), css(skin.shade), { alpha: 0.6 });
      fill(brush, ellipse(x + width * 0.16, at - 1.6, width * 0.25, width * 0.26), css(nail));
      fill(brush, ellipse(x + width * 0.12, at - width * 0.1, width * 0.12, width * 0.07), css(skin.light), {
        alpha: 0.7,
      });
    }
  });
};
