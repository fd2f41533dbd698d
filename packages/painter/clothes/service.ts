import { fill, stroke } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Point, curve, ellipse, ribbon } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { band, necklines, paintGarment, piece } from './cloth.ts';
import { plates } from './plates.ts';

/** A collar that stands, and lapels with piping. */
const collar = (subject: PortraitSubject): void => {
  const { body, fabric, accent, brush } = subject;
  const neck = body.neck + 6;
  band(
    subject,
    [
      [neck, -70],
      [neck * 0.5, -44],
      [0, -36],
      [-neck * 0.5, -44],
      [-neck, -70],
    ],
    0,
    fabric,
  );
  for (const facing of [-1, 1] as const)
    piece(
      subject,
      [
        [facing * (neck + 8), -74],
        [facing * 8, -18],
        [facing * 4, 26],
        [facing * (neck + 14), -20],
      ],
      fabric,
      facing === subject.lit,
    );
  for (const facing of [-1, 1])
    stroke(
      brush,
      curve([
        [facing * (neck + 9), -72],
        [facing * neck * 0.4, -36],
        [facing * 7, -18],
      ]),
      css(accent.light),
      5,
    );
};

/** The edge at which it closes, and a cord to each shoulder. */
const front = ({ body, fabric, accent, brush }: PortraitSubject): void => {
  stroke(
    brush,
    curve([
      [0, 26],
      [8, 200],
      [10, 480],
    ]),
    css(fabric.deep),
    4,
    { alpha: 0.8 },
  );
  for (const facing of [-1, 1]) {
    const reach = facing === 1 ? body.far : body.near;
    stroke(
      brush,
      curve([
        [facing * reach * 0.9, 150],
        [facing * 60, 110],
        [0, 104],
      ]),
      css(accent.mid),
      8,
      { alpha: 0.9 },
    );
  }
};

const goldButtons = ({ brush, lit, scheme }: PortraitSubject): void => {
  const gold = tonesOf(oklch(0.76, 0.11, 80), scheme);
  for (let y = 60; y < 460; y += 72) {
    fill(brush, ellipse(26, y, 9, 9), css(gold.deep));
    fill(brush, ellipse(26, y - 1, 7.5, 7.5), css(gold.mid));
    fill(brush, ellipse(26 + lit * 2, y - 3, 3, 3), css(gold.light));
  }
};

const epaulettes = (subject: PortraitSubject): void => {
  const { body, accent, lit } = subject;
  for (const facing of [-1, 1] as const) {
    const reach = (facing === 1 ? body.far : body.near) + 8;
    piece(
      subject,
      [
        [facing * reach * 0.5, 4],
        [facing * reach * 0.98, 62],
        [facing * reach * 0.93, 96],
        [facing * reach * 0.46, 36],
      ],
      accent,
      facing === lit,
    );
  }
};

export const uniform = (subject: PortraitSubject): void => {
  paintGarment(subject, necklines(subject.body.neck).crew, subject.fabric, 'uniform', 10);
  collar(subject);
  front(subject);
  goldButtons(subject);
  epaulettes(subject);
};

export const armour = (subject: PortraitSubject): void => {
  const { body, accent, brush, fabric } = subject;
  paintGarment(subject, necklines(body.neck).high, accent, 'gambeson', 6);
  plates(subject);
  const random = subject.random('fur');
  const dark = mix(oklch(0.33, 0.035, 55), fabric.deep, 0.3);
  const pale = mix(oklch(0.74, 0.045, 70), fabric.light, 0.2);
  for (const row of [0, 1, 2, 3, 4])
    for (let index = 0; index < 64; index += 1) {
      const share = (index / 63) * 2 - 1 + random.between(-0.02, 0.02);
      const x = share * (share > 0 ? body.far : body.near) * 0.92;
      const y = 42 - row * 24 + Math.abs(share) ** 1.7 * 74 + (1 - Math.abs(share)) * 26;
      const tuft: Point[] = [
        [x, y],
        [x + share * 13 + random.between(-5, 5), y + 20],
        [x + share * 26 + random.between(-8, 8), y + random.between(34, 52)],
      ];
      const colour = mix(dark, pale, Math.min(1, row * 0.16 + random.between(0, 0.35)));
      fill(brush, ribbon(tuft, random.between(12, 18), 0.3), css(colour));
    }
};
