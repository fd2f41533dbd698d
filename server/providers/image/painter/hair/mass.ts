import type { Appearance } from '#contract/appearance.ts';
import { css, mix } from '../colour.ts';
import { fill, linear, stroke, within } from '../canvas.ts';
import { along, curve, ellipse, lerp, normal, outline, resample, ribbon, type Point } from '../path.ts';
import type { Sitter } from '../figure/sitter.ts';

/** A body of hair: guides from root to tip, from its outer edge to its inner one. */
export type Guides = readonly (readonly Point[])[];

export interface MassOptions {
  readonly texture: Appearance['hairTexture'];
  /** Stream of numbers. */
  readonly part: string;
  /** Hair behind the neck lies in shadow. */
  readonly isBack?: boolean;
  /** Number of strands. */
  readonly strands?: number;
  /** Where along the guides waves begin, 0 to 1. */
  readonly waveFrom?: number;
}

const SAMPLES = 22;

const waveOf =
  (options: MassOptions, phase: number) =>
  (share: number): number => {
    const grown = Math.max(0, share - (options.waveFrom ?? 0.3));
    switch (options.texture) {
      case 'straight':
        return 0;
      case 'wavy':
        return Math.sin(share * 13 + phase) * 11 * Math.min(1, grown * 2.6);
      case 'curly':
        return Math.sin(share * 19 + phase) * 9 * Math.min(1, grown * 3);
      case 'coily':
        return 0;
    }
  };

const waved = (guide: readonly Point[], options: MassOptions, phase: number): Point[] => {
  const wave = waveOf(options, phase);
  return Array.from({ length: SAMPLES }, (_, index): Point => {
    const share = index / (SAMPLES - 1);
    const [x, y] = along(guide, share);
    const [nx, ny] = normal(guide, share);
    return [x + nx * wave(share), y + ny * wave(share)];
  });
};

/** The guide at `place` between the outer (0) and the inner (1) edge. */
const guideAt = (guides: readonly (readonly Point[])[], place: number): Point[] => {
  const at = Math.min(0.9999, Math.max(0, place)) * (guides.length - 1);
  const index = Math.floor(at);
  const one = guides[index] ?? [];
  const other = guides[index + 1] ?? one;
  return one.map((point, step) => lerp(point, other[step] ?? point, at - index));
};

/** Curls stand out along the edge of curly hair. */
const edgeCurls = (sitter: Sitter, edges: readonly (readonly Point[])[], options: MassOptions): [Point, number][] => {
  if (options.texture !== 'curly' && options.texture !== 'coily') return [];
  const random = sitter.random(`${options.part}/curls`);
  const radius = options.texture === 'curly' ? 19 : 13;
  return edges.flatMap((edge) =>
    Array.from({ length: 15 }, (_, index): [Point, number] => {
      const [x, y] = along(edge, (index + random.between(0.1, 0.9)) / 15);
      return [[x + random.between(-5, 5), y + random.between(-5, 5)], radius * random.between(0.7, 1.25)];
    }),
  );
};

export const paintMass = (sitter: Sitter, shape: Guides, options: MassOptions): void => {
  const { brush, hair, lit } = sitter;
  const random = sitter.random(options.part);
  const phase = random.between(0, 6);
  const sampled = shape.map((guide) => resample(guide, SAMPLES));
  const guides = sampled.map((guide, index) => waved(guide, options, phase + index * 0.7));
  const first = guides[0] ?? [];
  const last = guides.at(-1) ?? [];
  const tips = guides.map((guide) => guide.at(-1) ?? ([0, 0] as const));
  const roots = guides.map((guide) => guide[0] ?? ([0, 0] as const));
  const silhouette = outline([first, tips, last.toReversed(), roots.toReversed()]);
  const xs = guides.flat().map(([x]) => x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const [bright, dim] = lit === 1 ? [right, left] : [left, right];
  const ground = linear(
    brush,
    [bright, -200],
    [dim, 160],
    options.isBack
      ? [
          [0, css(mix(hair.mid, hair.shade, 0.6))],
          [1, css(hair.deep)],
        ]
      : [
          [0, css(mix(hair.light, hair.mid, 0.35))],
          [0.4, css(hair.mid)],
          [1, css(mix(hair.shade, hair.deep, 0.4))],
        ],
  );
  fill(brush, silhouette, ground);
  for (const [[x, y], radius] of edgeCurls(sitter, [first, tips, ...(options.isBack ? [last] : [])], options))
    fill(brush, ellipse(x, y, radius, radius * 0.92), ground);
  within(brush, silhouette, () => {
    const count = options.strands ?? 26;
    for (let index = 0; index < count; index += 1) {
      const guide = guideAt(guides, (index + random.next()) / count);
      const start = random.between(0, 0.45);
      const end = random.between(0.6, 1);
      const line = resample(guide, 9).map((_, step) => along(guide, start + ((end - start) * step) / 8));
      const isDark = random.chance(0.55);
      const colour = isDark ? hair.deep : options.isBack ? hair.mid : hair.light;
      fill(brush, ribbon(line, random.between(4, 15), random.between(0.3, 0.6)), css(colour), {
        alpha: isDark ? random.between(0.2, 0.5) : random.between(0.16, 0.4),
      });
    }
    if (!options.isBack) shine(sitter, guides, options);
  });
  if (options.texture === 'curly') curls(sitter, guides, options);
};

const shine = (sitter: Sitter, guides: Guides, options: MassOptions): void => {
  const { brush, hair, scheme, lit } = sitter;
  const random = sitter.random(`${options.part}/shine`);
  const colour = css(mix(hair.light, scheme.key, 0.45));
  for (let index = 0; index < 12; index += 1) {
    const place = random.between(0.08, 0.8);
    const guide = guideAt(guides, place);
    const start = random.between(0.18, 0.26);
    const line = [0, 1, 2, 3].map((step) => along(guide, start + step * 0.06));
    const [x] = line[0] ?? [0, 0];
    fill(brush, ribbon(line, random.between(4, 9)), colour, {
      alpha: (x * lit > 0 ? 0.42 : 0.16) * random.between(0.5, 1),
      blur: 1,
    });
  }
};

/** Ringlets: short hooked strokes, light on the lit side. */
const curls = (sitter: Sitter, guides: Guides, options: MassOptions): void => {
  const { brush, hair } = sitter;
  const random = sitter.random(`${options.part}/ringlets`);
  for (let index = 0; index < 44; index += 1) {
    const [x, y] = along(guideAt(guides, random.next()), random.between(0.08, 1));
    const radius = random.between(9, 18);
    const turn = random.between(0, 6.3);
    const hook = Array.from({ length: 6 }, (_, step): Point => {
      const angle = turn + step * 0.75;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.85];
    });
    const isDark = random.chance(0.5);
    fill(
      brush,
      ribbon(hook, random.between(4, 7)),
      css(isDark ? hair.deep : options.isBack ? hair.shade : hair.light),
      { alpha: isDark ? 0.5 : 0.36 },
    );
  }
};

/** A cloud of coils: lumps along its edge, small coils within. */
export const paintCloud = (sitter: Sitter, edge: readonly Point[], lump: number, part: string): void => {
  const { brush, hair, lit } = sitter;
  const random = sitter.random(part);
  const closed = [...edge, edge[0] ?? ([0, 0] as const)];
  const ground = linear(
    brush,
    [lit * 190, -260],
    [-lit * 170, 60],
    [
      [0, css(mix(hair.light, hair.mid, 0.4))],
      [0.45, css(hair.mid)],
      [1, css(hair.deep)],
    ],
  );
  const inner = outline([closed]);
  fill(brush, inner, ground);
  const count = Math.round(900 / lump);
  for (let index = 0; index < count; index += 1) {
    const [x, y] = along(closed, index / count);
    fill(
      brush,
      ellipse(
        x + random.between(-4, 4),
        y + random.between(-4, 4),
        lump * random.between(0.75, 1.2),
        lump * random.between(0.7, 1.1),
      ),
      ground,
    );
  }
  const [minX, maxX, minY, maxY] = [
    Math.min(...edge.map(([x]) => x)),
    Math.max(...edge.map(([x]) => x)),
    Math.min(...edge.map(([, y]) => y)),
    Math.max(...edge.map(([, y]) => y)),
  ];
  within(brush, inner, () => {
    for (let index = 0; index < 260; index += 1) {
      const x = random.between(minX, maxX);
      const y = random.between(minY, maxY);
      const turn = random.between(0, 6.3);
      const radius = random.between(4, 8.5);
      const coil = curve(
        [0, 1, 2, 3].map((step): Point => [
          x + Math.cos(turn + step * 0.9) * radius,
          y + Math.sin(turn + step * 0.9) * radius,
        ]),
      );
      const towards = ((x - (minX + maxX) / 2) * lit) / (maxX - minX) + 0.5 - ((y - minY) / (maxY - minY)) * 0.5;
      const isLight = random.next() < towards;
      stroke(brush, coil, css(isLight ? hair.light : hair.deep), random.between(1.6, 3.2), {
        alpha: isLight ? 0.34 : 0.4,
      });
    }
  });
};
