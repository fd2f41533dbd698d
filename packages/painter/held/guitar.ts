import { aside, fill, linear, radial, stroke, within } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, ellipse, polygon, type Point } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { sleeveTones } from './forearm.ts';

/** How far the neck rises, in radians. */
export const RISE = -0.42;
/** The sound hole, from the place where things are held. */
const HOLE: Point = [-78, 66];

/** A place of the guitar in the body's space: `along` the neck from the sound hole, and `across` it, downwards. */
export const onGuitar = ([x, y]: Point, along: number, across: number): Point => [
  x + HOLE[0] + along * Math.cos(RISE) - across * Math.sin(RISE),
  y + HOLE[1] + along * Math.sin(RISE) + across * Math.cos(RISE),
];

const WOODS = [oklch(0.72, 0.1, 72), oklch(0.56, 0.11, 48), oklch(0.42, 0.09, 35)] as const;

const along = (subject: PortraitSubject, [x, y]: Point, paint: () => void): void =>
  aside(subject.brush, () => {
    subject.brush.translate(x + HOLE[0], y + HOLE[1]);
    subject.brush.rotate(RISE);
    paint();
  });

const BODY: readonly Point[] = [
  [80, 0],
  [72, -46],
  [28, -74],
  [-32, -62],
  [-78, -80],
  [-138, -98],
  [-196, -68],
  [-216, 0],
  [-196, 68],
  [-138, 98],
  [-78, 80],
  [-32, 62],
  [28, 74],
  [72, 46],
];
const FRETS = [92, 108, 125, 143, 162, 182, 203, 225, 248, 272] as const;

/** The body with its hole; the neck comes later, over the hand behind it. */
export const paintGuitarBody = (subject: PortraitSubject, at: Point): void => {
  const { brush, scheme } = subject;
  const wood = tonesOf(subject.random('guitar').pick(WOODS), scheme);
  const dark = tonesOf(oklch(0.28, 0.04, 45), scheme);
  along(subject, at, () => {
    const body = blob(BODY);
    fill(brush, body, css(sleeveTones(subject).deep), { alpha: 0.8, blur: 16 });
    fill(brush, body, css(wood.deep));
    const top = blob(BODY.map(([x, y]): Point => [x - 2, y * 0.96 - 3]));
    fill(
      brush,
      top,
      linear(
        brush,
        [60, -100],
        [-120, 90],
        [
          [0, css(wood.light)],
          [0.5, css(wood.mid)],
          [1, css(mix(wood.mid, wood.shade, 0.7))],
        ],
      ),
    );
    within(brush, top, () => {
      for (let y = -90; y < 90; y += 13)
        stroke(
          brush,
          curve([
            [-220, y],
            [-60, y + 4],
            [90, y],
          ]),
          css(wood.shade),
          2,
          { alpha: 0.16 },
        );
    });
    stroke(brush, top, css(mix(wood.light, oklch(0.95, 0.03, 85), 0.5)), 2.4, { alpha: 0.6 });
    stroke(brush, ellipse(0, 0, 36, 36), css(wood.deep), 5, { alpha: 0.7 });
    stroke(brush, ellipse(0, 0, 36, 36), css(wood.light), 1.6, { alpha: 0.9 });
    fill(
      brush,
      ellipse(0, 0, 31, 31),
      radial(brush, [4, 6], 34, [
        [0, css(dark.mid)],
        [1, css(dark.deep)],
      ]),
    );
    fill(
      brush,
      polygon([
        [-118, -34],
        [-106, -34],
        [-106, 34],
        [-118, 34],
      ]),
      css(dark.mid),
    );
  });
};

/** Neck, head and strings. */
export const paintGuitarNeck = (subject: PortraitSubject, at: Point): void => {
  const { brush, scheme } = subject;
  const dark = tonesOf(oklch(0.3, 0.045, 45), scheme);
  const steel = tonesOf(oklch(0.86, 0.02, 90), scheme);
  along(subject, at, () => {
    const neck = polygon([
      [38, -17],
      [288, -14],
      [288, 14],
      [38, 17],
    ]);
    fill(brush, neck, css(dark.deep), { alpha: 0.7, blur: 6 });
    fill(
      brush,
      neck,
      linear(
        brush,
        [0, -17],
        [0, 17],
        [
          [0, css(dark.light)],
          [0.4, css(dark.mid)],
          [1, css(dark.deep)],
        ],
      ),
    );
    for (const fret of FRETS)
      stroke(
        brush,
        polygon([
          [fret, -14.5],
          [fret, 14.5],
        ]),
        css(steel.shade),
        2,
        { alpha: 0.8 },
      );
    for (const peg of [302, 320, 338])
      for (const side of [-1, 1] as const) {
        fill(brush, ellipse(peg, side * 29, 5, 8), css(steel.shade));
        fill(brush, ellipse(peg - 1, side * 29 - 2, 3, 4), css(steel.light));
      }
    const head = polygon([
      [286, -15],
      [296, -23],
      [350, -21],
      [356, 0],
      [350, 21],
      [296, 23],
      [286, 15],
    ]);
    fill(
      brush,
      head,
      linear(
        brush,
        [290, -24],
        [330, 24],
        [
          [0, css(dark.light)],
          [0.5, css(dark.mid)],
          [1, css(dark.deep)],
        ],
      ),
    );
    for (let index = 0; index < 6; index += 1) {
      const y = (index - 2.5) * 4.6;
      stroke(
        brush,
        polygon([
          [-112, y * 1.25],
          [290, y],
        ]),
        css(steel.light),
        index < 3 ? 1.5 : 1.1,
        { alpha: 0.75 },
      );
    }
  });
};
