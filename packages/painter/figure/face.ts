import { fill, linear, within } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import { type Point, blob, ellipse, outline, ribbon } from '../path.ts';
import { creases } from './creases.ts';
import type { PortraitSubject } from './portraitSubject.ts';

const ear = (subject: PortraitSubject, x: number, facing: 1 | -1): void => {
  const { brush, skin, lit } = subject;
  const tone = facing === lit ? skin.mid : skin.shade;
  const shell = blob([
    [x + facing * 2, -26],
    [x + facing * 17, -30],
    [x + facing * 23, -6],
    [x + facing * 15, 22],
    [x + facing * 8, 44],
    [x - facing * 4, 38],
  ]);
  fill(brush, shell, css(tone));
  fill(
    brush,
    ribbon(
      [
        [x + facing * 4, -16],
        [x + facing * 15, -18],
        [x + facing * 13, 8],
        [x + facing * 6, 24],
      ],
      6,
    ),
    css(skin.deep),
    {
      alpha: 0.55,
      blur: 1.2,
    },
  );
};

/** Ears, the face's ground, its light and shadow, in the head's space. */
export const paintFace = (subject: PortraitSubject): void => {
  const { brush, head, skin, lit, appearance } = subject;
  if (head.sin < 0.2) ear(subject, head.far(8) - 4, 1);
  ear(subject, head.near(8) + 6 + head.sin * 14, -1);
  fill(
    brush,
    head.outline,
    linear(
      brush,
      [lit * 130, -90],
      [-lit * 140, 120],
      [
        [0, css(skin.light)],
        [0.38, css(mix(skin.light, skin.mid, 0.6))],
        [0.7, css(skin.mid)],
        [1, css(mix(skin.mid, skin.shade, 0.6))],
      ],
    ),
  );
  within(brush, head.outline, () => {
    hairShadow(subject);
    terminator(subject);
    blush(subject);
    sockets(subject);
    const [chinX] = head.at(0, 0, 98);
    fill(brush, ellipse(chinX, head.chin + 4, 62, 20), css(skin.shade), { alpha: 0.55, blur: 9 });
    if (appearance.maturity === 'mature' || appearance.maturity === 'elder') creases(subject);
    // Forehead, cheekbone and chin catch the light.
    const [cheekX] = head.at(lit * 66, 0, 92);
    fill(brush, ellipse(cheekX, 44, 26, 15, -lit * 0.5), css(skin.light), { alpha: 0.55, blur: 11 });
    fill(brush, ellipse(head.at(lit * 24, 0, 110)[0], -92, 44, 24), css(skin.light), { alpha: 0.5, blur: 16 });
    fill(brush, ellipse(chinX + lit * 8, head.chin - 22, 15, 9), css(skin.light), { alpha: 0.4, blur: 7 });
  });
};

/** What the hair throws on forehead and temples. */
const hairShadow = ({ brush, head, skin, appearance }: PortraitSubject): void => {
  if (appearance.hairLength === 'bald') return;
  const [middle] = head.at(0, 0, 98);
  const line: Point[] = [
    [head.near(30) + 22, 30],
    [head.near(-30) + 26, -34],
    [head.near(-70) + 46, -84],
    [middle - 54, -114],
    [middle, -128],
    [middle + 44, -116],
    [head.far(-70) - 20, -84],
    [head.far(-30) - 6, -30],
  ];
  fill(brush, ribbon(line, 46, 0.5, 24), css(skin.deep), { alpha: 0.5, blur: 9 });
};

/** The shadowed side: one designed shape, from the temple round the cheekbone to the jaw. */
const terminator = ({ brush, head, skin, lit, scheme }: PortraitSubject): void => {
  const { length } = head;
  const x = (at: number, z: number): number => head.at(at * -lit, 0, z)[0];
  const edge: Point[] = [
    [x(58, 70), -190],
    [x(74, 82), -100],
    [x(88, 80), -36],
    [x(80, 82), 4],
    [x(72, 92), 40],
    [x(74, 86), 76 * length],
    [x(60, 92), 116 * length],
    [x(44, 96), 152 * length],
    [x(16, 100), 182 * length],
    [x(8, 100), 215],
  ];
  const outside = -lit * 240;
  const side = outline([
    edge,
    [
      [outside, 220],
      [outside, -200],
    ],
  ]);
  fill(brush, side, css(skin.shade), { alpha: 0.5 + 0.35 * scheme.contrast, blur: 6 });
  fill(brush, side, css(skin.deep), { alpha: 0.22, blur: 30 });
  // Light that went through the skin reddens the edge of the shadow.
  fill(brush, ribbon(edge, 16, 0.5, 24), css(oklch(skin.mid.l * 0.96, skin.mid.c * 1.5, skin.mid.h - 16)), {
    alpha: 0.34,
    blur: 6,
  });
};

const blush = ({ brush, head, skin, appearance }: PortraitSubject): void => {
  const strength = { feminine: 0.34, androgynous: 0.24, masculine: 0.17 }[appearance.presentation];
  const colour = css(mix(oklch(0.62, 0.16, 22), skin.mid, 0.3));
  for (const facing of [-1, 1] as const) {
    const [x] = head.at(facing * 74, 0, 84);
    fill(brush, ellipse(x, 62, facing === 1 ? 28 : 38, 22, facing * -0.3), colour, { alpha: strength, blur: 13 });
  }
  const [tip] = head.at(0, 0, 138);
  fill(brush, ellipse(tip, 64, 20, 13), colour, { alpha: strength * 0.8, blur: 8 });
};

const sockets = ({ brush, head, skin }: PortraitSubject): void => {
  for (const facing of [-1, 1] as const) {
    const [x] = head.at(facing * 52, 0, 98);
    fill(brush, ellipse(x - facing * 8, -10, facing === 1 ? 30 : 36, 17), css(skin.shade), { alpha: 0.5, blur: 9 });
  }
};
