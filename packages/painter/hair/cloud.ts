import { fill, linear, stroke, within } from '../canvas.ts';
import { css, mix } from '../colour.ts';
import { along, curve, ellipse, outline, type Point } from '../path.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';

/** A cloud of coils: lumps of about `lump` pixels along its edge, small coils within. */
export const paintCloud = (subject: PortraitSubject, edge: readonly Point[], lump: number, part: string): void => {
  const { brush, hair, lit } = subject;
  const random = subject.random(part);
  const closed = [...edge, edge[0] ?? ([0, 0] as const)];
  const [minX, maxX, minY, maxY] = [
    Math.min(...edge.map(([x]) => x)),
    Math.max(...edge.map(([x]) => x)),
    Math.min(...edge.map(([, y]) => y)),
    Math.max(...edge.map(([, y]) => y)),
  ];
  const [bright, dim] = lit === 1 ? [maxX, minX] : [minX, maxX];
  const ground = linear(
    brush,
    [bright, minY],
    [dim, maxY],
    [
      [0, css(mix(hair.light, hair.mid, 0.4))],
      [0.45, css(hair.mid)],
      [1, css(hair.deep)],
    ],
  );
  const inner = outline([closed]);
  fill(brush, inner, ground);
  const count = Math.round(1000 / lump);
  for (let index = 0; index < count; index += 1) {
    const [x, y] = along(closed, (index + random.between(-0.3, 0.3)) / count);
    const size = lump * random.between(0.5, 1.25);
    fill(brush, ellipse(x, y, size, size * random.between(0.8, 1)), ground);
  }
  within(brush, inner, () => {
    const isPale = hair.mid.l > 0.45;
    const coils = lump > 14 ? 190 : 430;
    for (let index = 0; index < coils; index += 1) {
      const [x, y] = [random.between(minX, maxX), random.between(minY, maxY)];
      const turn = random.between(0, 6.3);
      const radius = lump > 14 ? random.between(6, 13) : random.between(3.5, 7.5);
      const coil = [0, 1, 2, 3, 4].map((step): Point => [
        x + Math.cos(turn + step * 0.85) * radius,
        y + Math.sin(turn + step * 0.85) * radius,
      ]);
      const towards = ((x - (minX + maxX) / 2) * lit) / (maxX - minX) + 0.55 - ((y - minY) / (maxY - minY)) * 0.55;
      const isLight = random.next() < towards;
      stroke(
        brush,
        curve(coil),
        css(isLight ? hair.light : mix(hair.shade, hair.deep, isPale ? 0.1 : 0.8)),
        lump > 14 ? random.between(2.5, 5) : random.between(1.6, 3),
        {
          alpha: isLight ? 0.42 : 0.5,
        },
      );
    }
  });
};
