import { fill, linear, stroke } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Point, blob, ribbon } from '../path.ts';
import { tonesOf } from '../scheme.ts';

/** Breastplate and shoulder plates. */
export const plates = (subject: PortraitSubject): void => {
  const { brush, body, fabric, lit, scheme } = subject;
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
