import { fill, linear, stroke, within } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { curve, ellipse, outline, ribbon, type Point } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { sleeveTones } from './forearm.ts';

const GLAZES = [oklch(0.88, 0.03, 85), oklch(0.62, 0.09, 45), oklch(0.6, 0.07, 225), oklch(0.62, 0.06, 150)] as const;

export const CUP = { half: 62, high: 68 };

/** A mug with something warm in it. */
export const paintCup = (subject: PortraitSubject, [x, y]: Point): void => {
  const { brush, lit, scheme } = subject;
  const random = subject.random('cup');
  const glaze = tonesOf(random.pick(GLAZES), scheme);
  const clay = tonesOf(oklch(0.5, 0.06, 50), scheme);
  const { half, high } = CUP;
  const wall = outline([
    [
      [x - half, y - high],
      [x - half * 0.97, y],
      [x - half * 0.86, y + high * 0.86],
    ],
    [
      [x - half * 0.86, y + high * 0.86],
      [x, y + high * 1.06],
      [x + half * 0.86, y + high * 0.86],
    ],
    [
      [x + half * 0.86, y + high * 0.86],
      [x + half * 0.97, y],
      [x + half, y - high],
    ],
  ]);
  fill(brush, ellipse(x, y + high * 0.9, half * 1.5, 44), css(sleeveTones(subject).deep), { alpha: 0.8, blur: 16 });
  fill(brush, wall, css(glaze.deep), { alpha: 0.7, blur: 10 });
  fill(
    brush,
    wall,
    linear(
      brush,
      [x + lit * half, y],
      [x - lit * half, y],
      [
        [0, css(glaze.mid)],
        [0.22, css(glaze.light)],
        [0.6, css(glaze.mid)],
        [1, css(glaze.shade)],
      ],
    ),
  );
  within(brush, wall, () => {
    fill(
      brush,
      ribbon(
        [
          [x - half - 10, y + high * 0.52],
          [x, y + high * 0.78],
          [x + half + 10, y + high * 0.52],
        ],
        9,
      ),
      css(clay.mid),
      { alpha: 0.75 },
    );
  });
  fill(brush, ellipse(x, y - high, half, 15), css(glaze.light));
  fill(brush, ellipse(x, y - high + 1, half - 6, 11.5), css(mix(glaze.shade, glaze.deep, 0.5)));
  fill(brush, ellipse(x, y - high + 4, half - 9, 8.5), css(clay.deep));
  stroke(brush, ellipse(x, y - high, half - 1, 14.5), css(glaze.light), 2, { alpha: 0.8 });
  const steam = css(mix(scheme.key, oklch(0.98, 0.01, 90), 0.6));
  for (const side of [-1, 1] as const)
    stroke(
      brush,
      curve([
        [x + side * 16, y - high - 6],
        [x + side * 28, y - high - 36],
        [x + side * 8, y - high - 62],
        [x + side * 20, y - high - 96],
      ]),
      steam,
      9,
      { alpha: 0.16, blur: 6 },
    );
};
