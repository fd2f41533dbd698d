import { fill, stroke } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Point, blob, curve, ellipse } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { goldOf, wears } from './worn.ts';

/** Hair that falls over the ears hides what is small. */
const showsEars = ({ appearance }: PortraitSubject): boolean => {
  const { hairStyle, hairLength, hairTexture, presentation } = appearance;
  const falls = hairStyle === 'loose' || hairStyle === 'fringe' || hairStyle === 'sideParted';
  const isShort =
    hairLength === 'bald' ||
    hairLength === 'cropped' ||
    (hairLength === 'short' && (presentation === 'masculine' || hairTexture === 'coily'));
  return hairStyle !== 'covered' && hairStyle !== 'braids' && (!falls || isShort);
};

export const paintEarrings = (subject: PortraitSubject): void => {
  const { brush, head, accent, lit } = subject;
  const gold = goldOf(subject);
  const sides: readonly (readonly [number, number])[] =
    head.sin < 0.2
      ? [
          [head.near(8) + 4, 48],
          [head.far(8) - 2, 48],
        ]
      : [[head.near(8) + 4 + head.sin * 12, 48]];
  for (const [x, y] of sides) {
    if (wears(subject, 'studs') && showsEars(subject)) {
      fill(brush, ellipse(x, y - 4, 5.6, 5.6), css(gold.deep));
      fill(brush, ellipse(x + lit, y - 5, 4, 4), css(gold.light));
    }
    if (wears(subject, 'hoops')) {
      stroke(brush, ellipse(x - 1, y + 22, 17, 25), css(gold.deep), 6);
      stroke(brush, ellipse(x - 1, y + 22, 17, 25), css(gold.light), 3);
    }
    if (wears(subject, 'drops')) {
      stroke(
        brush,
        curve([
          [x, y - 4],
          [x, y + 20],
        ]),
        css(gold.light),
        2.6,
      );
      fill(
        brush,
        blob([
          [x, y + 12],
          [x + 9, y + 34],
          [x, y + 44],
          [x - 9, y + 34],
        ]),
        css(accent.mid),
      );
      fill(brush, ellipse(x + lit * 3, y + 30, 2.6, 4), css(mix(accent.light, oklch(0.98, 0.01, 90), 0.5)));
    }
  }
};

export const paintFlower = (subject: PortraitSubject): void => {
  if (!wears(subject, 'flower')) return;
  const { brush, head, scheme } = subject;
  const petal = tonesOf(oklch(0.95, 0.02, 90), scheme);
  for (const [x, y, size] of [
    [head.near(-40) - 6, -58, 1],
    [head.near(0) - 16, -14, 0.8],
    [head.near(-80) + 4, -98, 0.85],
  ] as const) {
    for (let index = 0; index < 5; index += 1) {
      const angle = index * 1.257 + size;
      fill(
        brush,
        ellipse(x + Math.cos(angle) * 14 * size, y + Math.sin(angle) * 14 * size, 14 * size, 9 * size, angle),
        css(index < 3 ? petal.light : petal.shade),
      );
    }
    fill(brush, ellipse(x, y, 6 * size, 6 * size), css(oklch(0.8, 0.13, 85)));
  }
};

export const paintCirclet = (subject: PortraitSubject): void => {
  if (!wears(subject, 'circlet')) return;
  const { brush, head, accent } = subject;
  const gold = goldOf(subject);
  const [middle] = head.at(0, 0, 112);
  const line: Point[] = [
    [head.near(-60) + 4, -88],
    [middle - 60, -92],
    [middle, -82],
    [middle + 50, -92],
    [head.far(-60) - 2, -92],
  ];
  stroke(brush, curve(line), css(gold.deep), 7);
  stroke(brush, curve(line), css(gold.light), 3.6);
  fill(
    brush,
    blob([
      [middle, -98],
      [middle + 10, -80],
      [middle, -60],
      [middle - 10, -80],
    ]),
    css(gold.mid),
  );
  fill(brush, ellipse(middle, -80, 5, 9), css(accent.light));
};
