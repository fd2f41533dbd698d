import { fill, radial, stroke } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, curve, ellipse, ribbon, type Point } from '../path.ts';
import { tonesOf, type Tones } from '../scheme.ts';

const PETALS = [
  oklch(0.72, 0.13, 5),
  oklch(0.9, 0.03, 90),
  oklch(0.8, 0.13, 85),
  oklch(0.62, 0.12, 305),
  oklch(0.56, 0.17, 25),
] as const;

const paintBloom = ({ brush, lit }: PortraitSubject, [x, y]: Point, size: number, petal: Tones): void => {
  for (const [ring, count, spread] of [
    [0, 9, 1],
    [1, 7, 0.66],
    [2, 5, 0.34],
  ] as const)
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + ring * 0.5;
      const [centreX, centreY] = [
        x + Math.cos(angle) * size * spread * 0.62,
        y + Math.sin(angle) * size * spread * 0.56,
      ];
      const isLit = Math.cos(angle) * lit - Math.sin(angle) > -0.1;
      fill(brush, ellipse(centreX, centreY + 2, size * 0.42, size * 0.3, angle), css(petal.deep), { alpha: 0.45 });
      fill(
        brush,
        ellipse(centreX, centreY, size * 0.41, size * 0.29, angle),
        css(isLit ? mix(petal.light, petal.mid, ring * 0.3) : petal.mid),
      );
    }
  fill(
    brush,
    ellipse(x, y, size * 0.2, size * 0.18),
    radial(brush, [x - 2, y - 2], size * 0.22, [
      [0, css(oklch(0.86, 0.13, 88))],
      [1, css(oklch(0.6, 0.11, 65))],
    ]),
  );
};

/** Three flowers on their stems; the hand is at the place. */
export const paintFlowers = (subject: PortraitSubject, [x, y]: Point): void => {
  const { brush, scheme } = subject;
  const petal = tonesOf(subject.random('flower').pick(PETALS), scheme);
  const green = tonesOf(oklch(0.52, 0.1, 140), scheme);
  const blooms: readonly (readonly [dx: number, dy: number, size: number])[] = [
    [-44, -112, 38],
    [46, -124, 40],
    [2, -164, 46],
  ];
  for (const [index, [dx, dy]] of blooms.entries()) {
    const stem: Point[] = [
      [x + dx, y + dy],
      [x + dx * 0.4, y - 60],
      [x + (index - 1) * 5, y],
      [x - dx * 0.22, y + 92],
    ];
    stroke(brush, curve(stem), css(green.deep), 8);
    stroke(brush, curve(stem), css(green.mid), 5);
  }
  for (const [from, to, width] of [
    [[x - 6, y - 46], [x - 74, y - 84], 26],
    [[x + 8, y - 40], [x + 78, y - 66], 26],
    [[x - 2, y - 66], [x - 34, y - 150], 22],
    [[x + 4, y - 70], [x + 40, y - 168], 20],
  ] as const)
    for (const [tone, share] of [
      [green.deep, 1],
      [green.mid, 0.78],
    ] as const)
      fill(brush, ribbon([from, [(from[0] + to[0]) / 2, Math.min(from[1], to[1])], to], width * share, 0.5), css(tone));
  for (const [dx, dy, size] of blooms) {
    fill(
      brush,
      blob([
        [x + dx - 10, y + dy + size * 0.3],
        [x + dx, y + dy + size * 0.9],
        [x + dx + 10, y + dy + size * 0.3],
      ]),
      css(green.shade),
    );
    paintBloom(subject, [x + dx, y + dy], size, petal);
  }
};
