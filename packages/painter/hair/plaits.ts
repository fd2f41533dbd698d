import { fill, stroke } from '../canvas.ts';
import { css, mix } from '../colour.ts';
import { along, blob, curve, ellipse, outline, resample, ribbon, type Point } from '../path.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import type { Guides } from './mass.ts';

/** One plait over the shoulder that is nearer. */
export const paintBraid = (subject: PortraitSubject): void => {
  const { brush, head, hair, lit, accent } = subject;
  const x = head.near(60) - 2;
  const line: Point[] = [
    [x - 16, 30],
    [x - 18, 120],
    [x - 6, 210],
    [x + 24, 290],
    [x + 52, 370],
    [x + 58, 430],
  ];
  fill(brush, ribbon(line, 62, 0.35, 20), css(hair.deep));
  const steps = 13;
  for (let index = 0; index < steps; index += 1) {
    const share = 0.03 + (index / steps) * 0.86;
    const [px, py] = along(line, share);
    const size = 29 * (1 - share * 0.32) * Math.min(1, 0.62 + share * 3);
    for (const side of [-1, 1] as const) {
      const leaf = blob([
        [px + side * size * 1.02, py - size * 0.95],
        [px + side * size * 0.95, py - size * 0.1],
        [px - side * size * 0.1, py + size * 0.85],
        [px - side * size * 0.2, py + size * 0.25],
        [px + side * size * 0.3, py - size * 0.6],
      ]);
      fill(brush, leaf, css(side === lit ? mix(hair.light, hair.mid, 0.4) : mix(hair.mid, hair.shade, 0.5)));
      fill(
        brush,
        ribbon(
          [
            [px + side * size * 0.85, py - size * 0.6],
            [px + side * size * 0.5, py],
            [px, py + size * 0.5],
          ],
          4,
        ),
        css(hair.light),
        { alpha: side === lit ? 0.6 : 0.3 },
      );
      fill(
        brush,
        ribbon(
          [
            [px + side * size * 0.4, py - size * 0.5],
            [px + side * size * 0.15, py],
            [px - side * size * 0.1, py + size * 0.7],
          ],
          4,
        ),
        css(hair.deep),
        { alpha: 0.5 },
      );
    }
  }
  const [endX, endY] = along(line, 0.9);
  fill(
    brush,
    ribbon(
      [
        [endX, endY],
        [endX + 4, endY + 26],
        [endX - 2, endY + 54],
      ],
      30,
      0.4,
    ),
    css(hair.mid),
  );
  stroke(
    brush,
    curve([
      [endX - 13, endY - 2],
      [endX + 13, endY + 2],
    ]),
    css(accent.mid),
    8,
  );
};

/** Many thin plaits along the guides. */
export const paintRopes = (
  subject: PortraitSubject,
  guides: Guides,
  count: number,
  part: string,
  isBack: boolean,
): void => {
  const { brush, hair, accent, lit } = subject;
  const random = subject.random(part);
  const sampled = guides.map((guide) => resample(guide, 16));
  const first = sampled[0] ?? [];
  const last = sampled.at(-1) ?? [];
  const cap = Math.min(7, first.length);
  if (isBack) fill(brush, outline([first, last.toReversed()]), css(mix(hair.deep, hair.shade, 0.2)));
  else fill(brush, outline([first.slice(0, cap), last.slice(0, cap).toReversed()]), css(hair.deep));
  for (let index = 0; index < count; index += 1) {
    const place = (index + 0.5) / count;
    const at = place * (sampled.length - 1);
    const one = sampled[Math.floor(at)] ?? first;
    const other = sampled[Math.ceil(at)] ?? one;
    const sway = random.between(-7, 7);
    const rope = one.map(([x, y], step): Point => {
      const target = other[step] ?? [x, y];
      const share = at - Math.floor(at);
      return [
        x + (target[0] - x) * share + (sway * step) / 16,
        y + (target[1] - y) * share + (step === 15 ? random.between(-14, 14) : 0),
      ];
    });
    const width = isBack ? 19 : 16;
    stroke(brush, curve(rope), css(isBack ? hair.deep : mix(hair.deep, hair.shade, 0.5)), width);
    const knots = 30;
    for (let step = 0; step < knots; step += 1) {
      const [x, y] = along(rope, step / knots);
      const isBead = !isBack && step > knots - 4 && index % 3 === 0;
      fill(
        brush,
        ellipse(x + lit * 2, y - 1, width * 0.36, width * 0.27, lit * 0.6),
        css(isBead ? accent.light : mix(hair.mid, hair.light, isBack ? 0 : 0.5)),
        { alpha: isBead ? 1 : isBack ? 0.5 : 0.75 },
      );
    }
  }
};
