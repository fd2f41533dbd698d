import { fill, linear, radial, stroke } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, ellipse, outline, polygon, type Point } from '../path.ts';
import { tonesOf } from '../scheme.ts';

export const LANTERN = { half: 54, high: 40 };
const GLOW = oklch(0.88, 0.13, 75);

/** The glass: its middle, and where it begins and ends. */
interface Glass {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const metalOf = ({ scheme }: PortraitSubject) => tonesOf(oklch(0.42, 0.05, 65), scheme);

/** Metal between two heights, as the light falls on it. */
const metalGround = (subject: PortraitSubject, x: number, from: number, to: number): ReturnType<typeof linear> => {
  const { brush, lit } = subject;
  const metal = metalOf(subject);
  return linear(
    brush,
    [x + lit * LANTERN.half, from],
    [x - lit * LANTERN.half, to],
    [
      [0, css(metal.light)],
      [0.45, css(metal.mid)],
      [1, css(metal.deep)],
    ],
  );
};

/** What the lantern lights around it. */
const shine = ({ brush }: PortraitSubject, { x, top }: Glass): void => {
  const around = radial(brush, [x, top + 60], 250, [
    [0, css(GLOW, 0.6)],
    [0.4, css(GLOW, 0.22)],
    [1, css(GLOW, 0)],
  ]);
  fill(brush, ellipse(x, top + 60, 250, 250), around, { mode: 'soft-light' });
};

const roof = (subject: PortraitSubject, { x, top }: Glass): void => {
  const { brush } = subject;
  const { half } = LANTERN;
  const metal = metalOf(subject);
  stroke(brush, ellipse(x, top - 52, 19, 21), css(metal.deep), 8);
  stroke(brush, ellipse(x, top - 52, 19, 21), css(metal.light), 3.4);
  fill(
    brush,
    outline([
      [
        [x - half, top],
        [x - half * 0.5, top - 18],
        [x - 11, top - 36],
      ],
      [
        [x + 11, top - 36],
        [x + half * 0.5, top - 18],
        [x + half, top],
      ],
    ]),
    metalGround(subject, x, top - 36, top),
  );
};

const litGlass = ({ brush }: PortraitSubject, { x, top, bottom }: Glass): void => {
  const { half } = LANTERN;
  fill(
    brush,
    polygon([
      [x - half + 8, top],
      [x + half - 8, top],
      [x + half - 4, bottom],
      [x - half + 4, bottom],
    ]),
    radial(brush, [x, top + 58], 92, [
      [0, css(oklch(0.95, 0.1, 85))],
      [0.35, css(oklch(0.84, 0.13, 72))],
      [1, css(oklch(0.5, 0.1, 52))],
    ]),
  );
};

const candle = ({ brush, scheme }: PortraitSubject, { x, top, bottom }: Glass): void => {
  const wax = tonesOf(oklch(0.92, 0.04, 85), scheme);
  fill(
    brush,
    outline([
      [
        [x - 15, top + 84],
        [x, top + 88],
        [x + 15, top + 84],
      ],
      [
        [x + 15, bottom],
        [x - 15, bottom],
      ],
    ]),
    css(mix(wax.light, GLOW, 0.3)),
  );
  fill(
    brush,
    blob([
      [x, top + 34],
      [x + 10, top + 62],
      [x + 6, top + 76],
      [x - 6, top + 76],
      [x - 10, top + 62],
    ]),
    css(oklch(0.97, 0.07, 95)),
  );
  fill(brush, ellipse(x, top + 58, 30, 38), css(oklch(0.96, 0.1, 88)), { alpha: 0.5, blur: 10 });
};

/** The bars before the glass, and the rim that they hang from. */
const frame = (subject: PortraitSubject, { x, top, bottom }: Glass): void => {
  const { brush, lit } = subject;
  const { half } = LANTERN;
  const metal = metalOf(subject);
  for (const side of [-1, -0.34, 0.34, 1])
    stroke(
      brush,
      curve([
        [x + side * (half - 7), top],
        [x + side * (half - 4), bottom],
      ]),
      css(side === lit ? metal.light : metal.deep),
      Math.abs(side) === 1 ? 7 : 3.4,
    );
  fill(
    brush,
    polygon([
      [x - half - 5, top - 4],
      [x + half + 5, top - 4],
      [x + half + 5, top + 8],
      [x - half - 5, top + 8],
    ]),
    metalGround(subject, x, top, top + 8),
  );
};

const foot = (subject: PortraitSubject, { x, bottom }: Glass, end: number): void => {
  const { half } = LANTERN;
  fill(
    subject.brush,
    outline([
      [
        [x - half - 4, bottom - 4],
        [x, bottom + 4],
        [x + half + 4, bottom - 4],
      ],
      [
        [x + half + 4, bottom + 8],
        [x + half - 4, end],
      ],
      [
        [x + half - 4, end],
        [x, end + 10],
        [x - half + 4, end],
      ],
      [
        [x - half - 4, bottom + 8],
        [x - half - 4, bottom - 4],
      ],
    ]),
    metalGround(subject, x, bottom, end),
  );
};

/** A lantern with a candle, whose foot is held. */
export const paintLantern = (subject: PortraitSubject, [x, y]: Point): void => {
  const { high } = LANTERN;
  const glass: Glass = { x, top: y - high - 118, bottom: y - high + 6 };
  shine(subject, glass);
  roof(subject, glass);
  litGlass(subject, glass);
  candle(subject, glass);
  frame(subject, glass);
  foot(subject, glass, y + high);
};
