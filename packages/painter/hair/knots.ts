import { fill } from '../canvas.ts';
import { css } from '../colour.ts';
import { ellipse, ribbon, type Point } from '../path.ts';
import type { Head } from '../figure/head.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { paintCloud } from './cloud.ts';
import type { Guides } from './mass.ts';

/** Guides of a ponytail behind the shoulder that is nearer. */
export const ponytail = (head: Head, tips: number): Guides => {
  const x = head.near(-60);
  return [
    [
      [x + 30, -150],
      [x - 26, -176],
      [x - 62, -110],
      [x - 74, 0],
      [x - 60, tips * 0.6],
      [x - 22, tips],
    ],
    [
      [x + 30, -120],
      [x - 4, -120],
      [x - 22, -70],
      [x - 22, 20],
      [x - 4, tips * 0.6],
      [x + 6, tips + 10],
    ],
    [
      [x + 36, -96],
      [x + 16, -90],
      [x + 16, -50],
      [x + 26, 30],
      [x + 40, tips * 0.6],
      [x + 30, tips - 16],
    ],
  ];
};

/** A bun. */
export const paintKnot = (subject: PortraitSubject, [x, y]: Point, radius: number, part: string): void => {
  const { brush, hair, lit } = subject;
  const random = subject.random(part);
  if (subject.appearance.hairTexture === 'coily' || subject.appearance.hairTexture === 'curly') {
    const edge = Array.from({ length: 14 }, (_, index): Point => [
      x + Math.cos((index / 14) * 6.283) * radius,
      y + Math.sin((index / 14) * 6.283) * radius * 0.9,
    ]);
    return paintCloud(subject, edge, 14, part);
  }
  fill(brush, ellipse(x, y, radius, radius * 0.9, -0.2), css(hair.mid));
  fill(brush, ellipse(x - lit * radius * 0.3, y + radius * 0.25, radius * 0.75, radius * 0.62), css(hair.deep), {
    alpha: 0.55,
    blur: 12,
  });
  for (let index = 0; index < 16; index += 1) {
    const ring = radius * random.between(0.25, 0.95);
    const start = random.between(0, 6.3);
    const arc = Array.from({ length: 6 }, (_, step): Point => [
      x + Math.cos(start + step * 0.34) * ring,
      y + Math.sin(start + step * 0.34) * ring * 0.88,
    ]);
    const isDark = random.chance(0.5);
    fill(brush, ribbon(arc, random.between(4, 9)), css(isDark ? hair.deep : hair.light), {
      alpha: isDark ? 0.45 : 0.4,
    });
  }
};
