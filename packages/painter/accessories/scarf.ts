import { fill, linear, stroke, within } from '../canvas.ts';
import { css } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, outline, ribbon } from '../path.ts';

const paintFringe = ({ brush, accent }: PortraitSubject, knotX: number): void => {
  for (let index = 0; index < 15; index += 1) {
    const fringeX = knotX - 47 + index * 6.4;
    stroke(
      brush,
      curve([
        [fringeX, 262],
        [fringeX + (index % 3) - 1, 290 + (index % 2) * 5],
      ]),
      css(index % 2 ? accent.mid : accent.shade),
      3.4,
    );
  }
};

/** Folds, the light along one of them, and two stripes across. */
const paintTailCloth = ({ brush, accent, lit }: PortraitSubject, knotX: number): void => {
  for (const shift of [-26, -4, 18])
    fill(
      brush,
      ribbon(
        [
          [knotX + shift * 0.6, 0],
          [knotX + shift, 130],
          [knotX + shift * 1.3, 280],
        ],
        12,
      ),
      css(accent.deep),
      { alpha: 0.45, blur: 3 },
    );
  fill(
    brush,
    ribbon(
      [
        [knotX + lit * 14, 10],
        [knotX + lit * 24, 130],
        [knotX + lit * 34, 270],
      ],
      14,
    ),
    css(accent.light),
    { alpha: 0.5, blur: 4 },
  );
  for (const y of [206, 226])
    stroke(
      brush,
      curve([
        [knotX - 60, y],
        [knotX + 60, y + 2],
      ]),
      css(accent.light),
      7,
      { alpha: 0.75 },
    );
};

/** The end that hangs down before the chest. */
const paintTail = (subject: PortraitSubject): void => {
  const { brush, accent, lit } = subject;
  const knotX = -lit * 34;
  const tail = outline([
    [
      [knotX - 30, -6],
      [knotX - 44, 120],
      [knotX - 50, 262],
    ],
    [
      [knotX - 50, 262],
      [knotX + 44, 268],
    ],
    [
      [knotX + 44, 268],
      [knotX + 34, 120],
      [knotX + 24, -6],
    ],
  ]);
  fill(brush, tail, css(accent.deep), { alpha: 0.6, blur: 8 });
  paintFringe(subject, knotX);
  fill(
    brush,
    tail,
    linear(
      brush,
      [knotX + lit * 50, 0],
      [knotX - lit * 60, 200],
      [
        [0, css(accent.mid)],
        [1, css(accent.shade)],
      ],
    ),
  );
  within(brush, tail, () => paintTailCloth(subject, knotX));
};

/** Folds of a loop about the neck, and the light on it. */
const paintLoopFolds = ({ brush, body: { neck }, accent, lit }: PortraitSubject, lift: number): void => {
  for (const shift of [0, 18, 36])
    fill(
      brush,
      ribbon(
        [
          [-neck - 40, -50 - lift + shift],
          [0, -14 - lift + shift],
          [neck + 34, -54 - lift + shift],
        ],
        9,
      ),
      css(accent.deep),
      { alpha: 0.45, blur: 2.4 },
    );
  fill(
    brush,
    ribbon(
      [
        [lit * 90, -60 - lift],
        [lit * 50, -36 - lift],
        [0, -24 - lift],
      ],
      12,
    ),
    css(accent.light),
    { alpha: 0.6, blur: 3 },
  );
};

const paintLoop = (subject: PortraitSubject, lift: number, height: number): void => {
  const { brush, accent, lit } = subject;
  const { neck } = subject.body;
  const loop = blob([
    [-neck - 30, -66 - lift],
    [-neck * 0.5, -34 - lift],
    [neck * 0.5, -36 - lift],
    [neck + 26, -70 - lift],
    [neck + 36, -24 - lift + height * 0.3],
    [neck * 0.5, 22 - lift + height * 0.4],
    [-neck * 0.4, 28 - lift + height * 0.4],
    [-neck - 42, -14 - lift + height * 0.3],
  ]);
  fill(brush, loop, css(accent.deep), { alpha: 0.6, blur: 6 });
  fill(
    brush,
    loop,
    linear(
      brush,
      [lit * 100, -60],
      [-lit * 100, 20],
      [
        [0, css(accent.light)],
        [0.45, css(accent.mid)],
        [1, css(accent.shade)],
      ],
    ),
  );
  within(brush, loop, () => paintLoopFolds(subject, lift));
};

/** A scarf with a fringe, wound twice about the neck. */
export const paintScarf = (subject: PortraitSubject): void => {
  paintTail(subject);
  paintLoop(subject, 0, 50);
  paintLoop(subject, 26, 20);
};
