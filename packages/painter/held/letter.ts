import { fill, linear, stroke } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { blob, ellipse, outline, polygon, type Point } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { sleeveTones } from './forearm.ts';

export const LETTER = { half: 100, high: 58 };

/** A sealed letter, from behind. */
export const paintLetter = (subject: PortraitSubject, [x, y]: Point): void => {
  const { brush, lit, scheme } = subject;
  const paper = tonesOf(oklch(0.9, 0.035, 85), scheme);
  const wax = tonesOf(oklch(0.48, 0.16, 25), scheme);
  const { half, high } = LETTER;
  const corners: readonly Point[] = [
    [x - half, y - high],
    [x + half, y - high],
    [x + half, y + high],
    [x - half, y + high],
  ];
  fill(brush, ellipse(x, y + high * 0.8, half * 1.1, 54), css(sleeveTones(subject).deep), { alpha: 0.8, blur: 18 });
  fill(
    brush,
    polygon(corners),
    linear(
      brush,
      [x + lit * half, y - high],
      [x - lit * half, y + high],
      [
        [0, css(paper.light)],
        [0.5, css(paper.mid)],
        [1, css(paper.shade)],
      ],
    ),
  );
  for (const facing of [-1, 1] as const)
    stroke(
      brush,
      polygon([
        [x + facing * half, y + high],
        [x + facing * 14, y + 8],
      ]),
      css(paper.deep),
      1.6,
      { alpha: 0.5 },
    );
  const flap = outline([
    [
      [x - half, y - high],
      [x - half * 0.5, y - high * 0.24],
      [x - 10, y + 20],
    ],
    [
      [x - 10, y + 20],
      [x, y + 25],
      [x + 10, y + 20],
    ],
    [
      [x + 10, y + 20],
      [x + half * 0.5, y - high * 0.24],
      [x + half, y - high],
    ],
  ]);
  fill(brush, flap, css(paper.deep), { alpha: 0.5, blur: 4 });
  fill(
    brush,
    flap,
    linear(
      brush,
      [x, y - high],
      [x, y + 25],
      [
        [0, css(paper.light)],
        [1, css(paper.mid)],
      ],
    ),
  );
  const random = subject.random('letter');
  const rim = Array.from({ length: 9 }, (_, index): Point => {
    const [angle, radius] = [(index / 9) * Math.PI * 2, random.between(17, 21)];
    return [x + Math.cos(angle) * radius, y + 16 + Math.sin(angle) * radius];
  });
  fill(brush, blob(rim), css(wax.deep), { alpha: 0.6, blur: 3 });
  fill(brush, blob(rim), css(wax.mid));
  stroke(brush, ellipse(x, y + 16, 11.5, 11.5), css(wax.deep), 2, { alpha: 0.7 });
  fill(brush, ellipse(x + lit * 6, y + 9, 5, 3), css(wax.light), { alpha: 0.8, blur: 1.5 });
};
