import { fill, stroke } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { createSkull } from '../hair/skull.ts';
import { type Point, curve, ellipse, ribbon } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { wears } from './worn.ts';

export const paintHeadphones = (subject: PortraitSubject): void => {
  if (!wears(subject, 'headphones')) return;
  const { brush, head, accent, scheme, lit } = subject;
  const skull = createSkull(head, 22, 0);
  const plastic = tonesOf(oklch(0.3, 0.015, 280), scheme);
  const arc = Array.from({ length: 9 }, (_, index) => skull.crown(-1.42 + index * 0.355));
  stroke(brush, curve(arc), css(plastic.deep), 24);
  stroke(brush, curve(arc.map(([x, y]): Point => [x + lit * 2, y - 4])), css(plastic.light), 6, { alpha: 0.6 });
  const x = head.near(8) - 2;
  fill(brush, ellipse(x + 6, 8, 34, 52), css(plastic.deep));
  fill(brush, ellipse(x - 4, 8, 30, 46), css(plastic.mid));
  fill(brush, ellipse(x - 6, 8, 18, 30), css(accent.mid));
  fill(
    brush,
    ribbon(
      [
        [x - 22, -20],
        [x - 28, 8],
        [x - 20, 36],
      ],
      7,
    ),
    css(plastic.light),
    { alpha: 0.7, blur: 1 },
  );
};
