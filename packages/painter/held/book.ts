import { fill, linear, stroke } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { ellipse, polygon, type Point } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { sleeveTones } from './forearm.ts';

const BINDINGS = [
  oklch(0.42, 0.12, 22),
  oklch(0.4, 0.075, 155),
  oklch(0.38, 0.085, 258),
  oklch(0.52, 0.1, 60),
  oklch(0.44, 0.09, 330),
] as const;

export const BOOK = { half: 112, high: 78 };

/** An open book, from outside. */
export const paintBook = (subject: PortraitSubject, [x, y]: Point): void => {
  const { brush, lit, scheme } = subject;
  const binding = tonesOf(subject.random('book').pick(BINDINGS), scheme);
  const pages = tonesOf(oklch(0.9, 0.035, 85), scheme);
  const gold = tonesOf(oklch(0.76, 0.1, 82), scheme);
  const { half, high } = BOOK;
  fill(brush, ellipse(x, y + high * 0.8, half * 1.15, 60), css(sleeveTones(subject).deep), { alpha: 0.8, blur: 18 });
  for (const facing of [-1, 1] as const) {
    // The outer edges are farther away than the spine.
    const at = (along: number, up: number): Point => [
      x + facing * half * along,
      y + up * high * (1 - 0.1 * along) - along * 7,
    ];
    const isLit = facing === lit;
    fill(
      brush,
      polygon([at(0, -1), at(0.97, -1.02), [at(0.94, -1)[0], at(0.94, -1)[1] - 13], [x + facing * 4, y - high - 9]]),
      css(isLit ? pages.light : pages.mid),
    );
    for (const lift of [4, 8])
      stroke(
        brush,
        polygon([
          [x + facing * 6, y - high - lift + 1],
          [at(0.95, -1)[0], at(0.95, -1)[1] - lift],
        ]),
        css(pages.deep),
        1,
        { alpha: 0.4 },
      );
    fill(
      brush,
      polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]),
      linear(
        brush,
        [...at(0, 0)],
        [...at(1, 0)],
        [
          [0, css(binding.shade)],
          [0.16, css(isLit ? binding.light : binding.mid)],
          [1, css(isLit ? binding.mid : mix(binding.shade, binding.deep, 0.4))],
        ],
      ),
    );
    stroke(
      brush,
      polygon([at(0.2, -0.84), at(0.9, -0.84), at(0.9, 0.84), at(0.2, 0.84)]),
      css(isLit ? gold.light : gold.shade),
      2.6,
      { alpha: 0.85 },
    );
    stroke(
      brush,
      polygon([at(0.26, -0.76), at(0.84, -0.76), at(0.84, 0.76), at(0.26, 0.76)]),
      css(isLit ? gold.light : gold.shade),
      1.2,
      { alpha: 0.7 },
    );
    fill(
      brush,
      polygon([at(0.55, -0.4), at(0.72, -0.1), at(0.55, 0.2), at(0.38, -0.1)]),
      css(isLit ? gold.light : gold.shade),
      { alpha: 0.75 },
    );
  }
  fill(
    brush,
    polygon([
      [x - 13, y - high - 2],
      [x + 13, y - high - 2],
      [x + 13, y + high + 2],
      [x - 13, y + high + 2],
    ]),
    linear(
      brush,
      [x - lit * -14, y],
      [x - lit * 14, y],
      [
        [0, css(binding.light)],
        [0.5, css(binding.mid)],
        [1, css(binding.deep)],
      ],
    ),
  );
  for (const up of [-0.7, -0.45, 0.45, 0.7])
    stroke(
      brush,
      polygon([
        [x - 12, y + up * high],
        [x + 12, y + up * high],
      ]),
      css(gold.mid),
      3,
      { alpha: 0.9 },
    );
};
