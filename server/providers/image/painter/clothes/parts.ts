import type { Path2D } from '@napi-rs/canvas';
import { css, mix, oklch } from '../colour.ts';
import { fill, linear, stroke, within } from '../canvas.ts';
import { blob, curve, ellipse, ribbon, type Point } from '../path.ts';
import type { Sitter } from '../figure/sitter.ts';
import { tonesOf, type Tones } from '../scheme.ts';
import { piece } from './cloth.ts';

/** Two leaves of a shirt's collar, standing round the neck. */
export const shirtCollar = (sitter: Sitter, tones: Tones, size: number): void => {
  const { body, lit } = sitter;
  for (const facing of [-1, 1] as const) {
    const x = facing * (body.neck + 3);
    piece(
      sitter,
      [
        [x, -88],
        [facing * 14, 8],
        [facing * (36 + 26 * size), 20 + 58 * size],
        [facing * (body.neck + 44), -14],
        [x * 1.1, -62],
      ],
      tones,
      facing === lit,
    );
  }
};

export const lapels = (sitter: Sitter, tones: Tones, size: number): void => {
  if (size === 0) return;
  const { body, lit, brush } = sitter;
  for (const facing of [-1, 1] as const) {
    const x = facing * (body.neck + 8);
    piece(
      sitter,
      [
        [x, -70],
        [facing * 46, 66],
        [facing * 16, 246 * Math.max(0.8, size)],
        [facing * (86 + 40 * size), 120],
        [facing * (72 + 30 * size), 96],
        [facing * (104 + 34 * size), 66],
        [x * 1.35, -48],
      ],
      tones,
      facing === lit,
    );
    piece(
      sitter,
      [
        [x * 0.98, -84 - size * 10],
        [facing * (60 + 8 * size), 34],
        [facing * (100 + 34 * size), 62],
        [x * 1.4 + facing * 14 * size, -44],
      ],
      tones,
      facing === lit,
    );
    stroke(
      brush,
      curve([
        [facing * 46, 66],
        [facing * 16, 246 * Math.max(0.8, size)],
      ]),
      css(facing === lit ? tones.light : tones.deep),
      2,
      { alpha: 0.6 },
    );
  }
};

export const buttons = (sitter: Sitter, from: number, tones: Tones): void => {
  for (let y = from; y < 500; y += 74) {
    fill(sitter.brush, ellipse(3, y + 2, 8, 8), css(tones.deep), { alpha: 0.6 });
    fill(sitter.brush, ellipse(2, y, 7, 7), css(tones.mid));
    fill(sitter.brush, ellipse(2 + sitter.lit * 2, y - 2, 3, 2.6), css(tones.light));
  }
};

/** Cables and ribs of a knitted jumper. */
export const knitRibs = ({ brush, body, lit }: Sitter, path: Path2D, tones: Tones): void =>
  within(brush, path, () => {
    for (let column = -7; column <= 7; column += 1) {
      const x = column * 38;
      const isCable = column % 2 === 0;
      for (let y = 20 + Math.abs(column) * 5; y < 520; y += isCable ? 30 : 16) {
        const drop = (x / body.near) ** 2 * 26;
        if (isCable) {
          fill(
            brush,
            ribbon(
              [
                [x - 11, y + drop],
                [x + 2, y + drop + 15],
                [x + 11, y + drop + 34],
              ],
              11,
            ),
            css(tones.light),
            { alpha: x * lit > -40 ? 0.32 : 0.14 },
          );
          fill(
            brush,
            ribbon(
              [
                [x - 15, y + drop + 6],
                [x - 4, y + drop + 22],
                [x + 5, y + drop + 38],
              ],
              5,
            ),
            css(tones.deep),
            { alpha: 0.4 },
          );
        } else
          fill(
            brush,
            ribbon(
              [
                [x - 5, y + drop],
                [x, y + drop + 8],
                [x + 5, y + drop],
              ],
              3.4,
            ),
            css(tones.deep),
            { alpha: 0.28 },
          );
      }
    }
  });

/** A hood that lies behind the neck. */
export const paintHood = ({ brush, body, lit }: Sitter, tones: Tones): void => {
  for (const facing of [-1, 1] as const) {
    const x = facing * body.neck;
    const roll = blob([
      [x - facing * 2, -104],
      [x + facing * 40, -112],
      [x + facing * 78, -66],
      [x + facing * 84, -4],
      [x + facing * 20, 44],
      [facing * 22, 52],
      [x - facing * 8, -16],
    ]);
    fill(
      brush,
      roll,
      linear(
        brush,
        [lit * 120, -100],
        [-lit * 120, 40],
        [
          [0, css(tones.light)],
          [0.5, css(tones.mid)],
          [1, css(tones.shade)],
        ],
      ),
    );
    fill(
      brush,
      ribbon(
        [
          [x + facing * 4, -96],
          [x + facing * 18, -40],
          [x - facing * 4, 14],
        ],
        22,
      ),
      css(tones.deep),
      { alpha: 0.7, blur: 4 },
    );
    fill(
      brush,
      ribbon(
        [
          [x + facing * 40, -100],
          [x + facing * 62, -50],
          [x + facing * 48, 10],
        ],
        14,
      ),
      css(tones.light),
      { alpha: facing === lit ? 0.6 : 0.25, blur: 4 },
    );
  }
};

/** Breastplate and shoulder plates. */
export const plates = (sitter: Sitter): void => {
  const { brush, body, fabric, lit, scheme } = sitter;
  const steel = tonesOf(mix(oklch(0.68, 0.018, 250), oklch(fabric.mid.l, fabric.mid.c, fabric.mid.h), 0.25), scheme);
  const gold = tonesOf(oklch(0.74, 0.1, 80), scheme);
  const plate = (points: Point[], from: Point, to: Point): void => {
    const path = blob(points);
    fill(brush, path, css(steel.deep), { alpha: 0.7, blur: 8 });
    fill(
      brush,
      path,
      linear(brush, from, to, [
        [0, css(steel.light)],
        [0.25, css(steel.mid)],
        [0.45, css(steel.light)],
        [0.6, css(steel.shade)],
        [1, css(steel.deep)],
      ]),
    );
    stroke(brush, path, css(gold.mid), 4, { alpha: 0.85 });
  };
  plate(
    [
      [-body.near * 0.72, 70],
      [-60, 46],
      [0, 66],
      [60, 46],
      [body.far * 0.72, 70],
      [body.far * 0.74, 300],
      [0, 520],
      [-body.near * 0.74, 300],
    ],
    [lit * 170, 60],
    [-lit * 190, 260],
  );
  fill(
    brush,
    ribbon(
      [
        [0, 80],
        [3, 240],
        [0, 480],
      ],
      12,
    ),
    css(steel.light),
    { alpha: 0.7, blur: 2 },
  );
  for (const facing of [-1, 1] as const) {
    const reach = facing === 1 ? body.far : body.near;
    for (const [drop, size] of [
      [118, 0.94],
      [64, 1],
      [10, 1.04],
    ] as const)
      plate(
        [
          [facing * reach * 0.62, 24 + drop * 0.9],
          [facing * reach * 0.86, 4 + drop],
          [facing * reach * 1.1 * size, 46 + drop],
          [facing * reach * 1.18 * size, 112 + drop],
          [facing * reach * 0.86, 92 + drop],
        ],
        [facing * reach * 0.6, drop],
        [facing * reach * 1.2, 130 + drop],
      );
  }
};
