import { fill, stroke } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { curve, ellipse, outline, ribbon } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { band, clothGround, piece } from './cloth.ts';
import { lapels, shirtCollar } from './collars.ts';
import { buttons } from './details.ts';

export const turtleneck = (subject: PortraitSubject): void => {
  const { body, brush, fabric } = subject;
  const neck = body.neck + 5;
  for (const [lift, width] of [
    [20, 62],
    [58, 50],
  ] as const)
    band(
      subject,
      [
        [neck + 4, -28 - lift],
        [neck * 0.5, -4 - lift],
        [0, 2 - lift],
        [-neck * 0.5, -4 - lift],
        [-neck - 4, -28 - lift],
      ],
      width,
      fabric,
    );
  for (let x = -neck + 8; x < neck; x += 9)
    stroke(
      brush,
      curve([
        [x, -84],
        [x * 1.02, -24],
      ]),
      css(fabric.deep),
      1.6,
      { alpha: 0.3 },
    );
};

export const apron = (subject: PortraitSubject): void => {
  const { body, fabric, brush } = subject;
  for (const facing of [-1, 1] as const)
    piece(
      subject,
      [
        [facing * (body.neck + 26), -34],
        [facing * (body.neck + 54), -22],
        [facing * 104, 170],
        [facing * 78, 170],
      ],
      fabric,
      facing === subject.lit,
    );
  piece(
    subject,
    [
      [-112, 150],
      [112, 150],
      [136, 330],
      [190, 520],
      [-190, 520],
      [-136, 330],
    ],
    fabric,
    true,
  );
  stroke(
    brush,
    curve([
      [-108, 166],
      [0, 170],
      [108, 166],
    ]),
    css(fabric.deep),
    2.6,
    { alpha: 0.6 },
  );
  fill(
    brush,
    ribbon(
      [
        [-60, 180],
        [-80, 300],
        [-100, 500],
      ],
      22,
    ),
    css(fabric.deep),
    { alpha: 0.34, blur: 5 },
  );
  fill(
    brush,
    ribbon(
      [
        [40, 180],
        [52, 320],
        [70, 500],
      ],
      18,
    ),
    css(fabric.deep),
    { alpha: 0.28, blur: 5 },
  );
  fill(
    brush,
    ribbon(
      [
        [subject.lit * 76, 180],
        [subject.lit * 96, 300],
        [subject.lit * 120, 500],
      ],
      26,
    ),
    css(fabric.light),
    { alpha: 0.4, blur: 6 },
  );
};

export const waistcoat = (subject: PortraitSubject, linen: PortraitSubject['fabric']): void => {
  const { body, brush, accent } = subject;
  for (const facing of [-1, 1] as const) {
    const reach = facing === 1 ? body.far : body.near;
    const path = outline([
      [
        [facing * (body.neck + 6), -52],
        [facing * 48, 70],
        [facing * 14, 214],
        [facing * 8, 520],
      ],
      [
        [facing * reach * 0.7, 520],
        [facing * reach * 0.74, 220],
        [facing * reach * 0.62, 130],
        [facing * reach * 0.66, 14],
      ],
    ]);
    fill(brush, path, css(subject.fabric.deep), { alpha: 0.5, blur: 6 });
    fill(brush, path, clothGround(subject, subject.fabric));
    fill(
      brush,
      ribbon(
        [
          [facing * 70, 200],
          [facing * 110, 250],
          [facing * reach * 0.66, 280],
        ],
        16,
      ),
      css(subject.fabric.deep),
      { alpha: 0.4, blur: 3 },
    );
  }
  lapels(subject, subject.fabric, 0.5);
  piece(
    subject,
    [
      [-26, -22],
      [26, -22],
      [34, 60],
      [0, 120],
      [-34, 60],
    ],
    accent,
    true,
  );
  fill(
    brush,
    ribbon(
      [
        [-10, -14],
        [-4, 30],
        [0, 100],
      ],
      9,
    ),
    css(accent.deep),
    { alpha: 0.5, blur: 2 },
  );
  fill(brush, ellipse(0, -18, 24, 19), css(accent.mid));
  fill(brush, ellipse(subject.lit * 6, -24, 10, 7), css(accent.light), { alpha: 0.8, blur: 2 });
  shirtCollar(subject, linen, 0.86);
  buttons(subject, 270, tonesOf(oklch(0.76, 0.11, 80), subject.scheme));
  const pocket = -body.near * 0.42;
  stroke(
    brush,
    curve([
      [22, 300],
      [pocket * 0.4, 342],
      [pocket, 300],
    ]),
    css(tonesOf(oklch(0.78, 0.11, 82), subject.scheme).light),
    3,
  );
};
