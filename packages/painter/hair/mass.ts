import type { Appearance } from '../appearance.ts';
import { fill, linear, stroke, within } from '../canvas.ts';
import { css, mix } from '../colour.ts';
import { along, curve, lerp, normal, outline, resample, ribbon, type Point } from '../path.ts';
import type { Random } from '../random.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';

/** A body of hair: guides from root to tip, from its outer edge to its inner one. */
export type Guides = readonly (readonly Point[])[];

export interface MassOptions {
  readonly texture: Appearance['hairTexture'];
  /** Stream of numbers. */
  readonly part: string;
  /** Hair behind the neck lies in shadow. */
  readonly isBack?: boolean;
  /** How many of the locks, strands and ringlets are painted; 1 is a whole side of the head. */
  readonly density?: number;
  /** Where along the guides waves begin, 0 to 1. */
  readonly waveFrom?: number;
}

const SAMPLES = 22;

/** Radians of a wave in each pixel of a guide, at most. */
const TIGHTEST = 0.09;

/** How far a guide of so many pixels is moved aside at `share` of it. */
const waveOf = (options: MassOptions, phase: number, share: number, length: number): number => {
  const grown = Math.max(0, share - (options.waveFrom ?? 0.3));
  const radians = (most: number): number => share * Math.min(most, length * TIGHTEST) + phase;
  switch (options.texture) {
    case 'straight':
    case 'coily':
      return 0;
    case 'wavy':
      return Math.sin(radians(13)) * 12 * Math.min(1, grown * 2.6);
    case 'curly':
      return Math.sin(radians(17)) * 10 * Math.min(1, grown * 4);
  }
};

const shifted = (guide: readonly Point[], samples: number, shift: (share: number) => number): Point[] =>
  Array.from({ length: samples }, (_, index): Point => {
    const share = index / (samples - 1);
    const [x, y] = along(guide, share);
    const [nx, ny] = normal(guide, share);
    const by = shift(share);
    return [x + nx * by, y + ny * by];
  });

/** The guide at `place` between the outer (0) and the inner (1) edge. */
const guideAt = (guides: Guides, place: number): Point[] => {
  const at = Math.min(0.9999, Math.max(0, place)) * (guides.length - 1);
  const index = Math.floor(at);
  const one = guides[index] ?? [];
  const other = guides[index + 1] ?? one;
  return one.map((point, step) => lerp(point, other[step] ?? point, at - index));
};

/** Where the hair ends: locks of uneven length. */
const lockTips = (guides: Guides): Point[] =>
  Array.from({ length: 9 }, (_, index): Point => {
    const guide = guideAt(guides, index / 8);
    const [x, y] = guide.at(-1) ?? [0, 0];
    const [beforeX, beforeY] = guide.at(-3) ?? [x, y];
    const reach = Math.min(1.2, 26 / (Math.hypot(x - beforeX, y - beforeY) || 1));
    const by = index % 2 === 1 ? reach * 0.55 : index % 4 === 0 ? -reach * 0.1 : -reach * 0.3;
    return [x + (x - beforeX) * by, y + (y - beforeY) * by];
  });

const stretch = (guide: readonly Point[], start: number, end: number): Point[] =>
  Array.from({ length: 9 }, (_, step) => along(guide, start + ((end - start) * step) / 8));

/** Paints hair: its ground, broad locks, fine strands, a shine, and what stands out from the edge. */
export const paintMass = (subject: PortraitSubject, shape: Guides, options: MassOptions): void => {
  const { brush, hair, lit } = subject;
  const random = subject.random(options.part);
  const phase = random.between(0, 6);
  const guides = shape.map((guide, index) => {
    const length = lengthOf(guide);
    return shifted(resample(guide, SAMPLES), SAMPLES, (share) => waveOf(options, phase + index * 0.7, share, length));
  });
  const first = guides[0] ?? [];
  const last = guides.at(-1) ?? [];
  const tips = lockTips(guides);
  const roots = guides.map((guide) => guide[0] ?? ([0, 0] as const));
  const silhouette = outline([first, tips, last.toReversed(), roots.toReversed()]);
  const xs = guides.flat().map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bright, dim] = lit === 1 ? [right, left] : [left, right];
  const ground = linear(
    brush,
    [bright, -200],
    [dim, 180],
    options.isBack
      ? [
          [0, css(mix(hair.mid, hair.shade, 0.6))],
          [1, css(hair.deep)],
        ]
      : [
          [0, css(mix(hair.light, hair.mid, 0.45))],
          [0.4, css(hair.mid)],
          [1, css(mix(hair.shade, hair.deep, 0.4))],
        ],
  );
  const isCurly = options.texture === 'curly' || options.texture === 'coily';
  if (isCurly) ringlets(subject, [first, ...(options.isBack ? [last] : [])], random, 9, 0);
  fill(brush, silhouette, ground);
  within(brush, silhouette, () => {
    locks(subject, guides, options, random);
    if (!options.isBack) shine(subject, guides, random);
  });
  if (isCurly) {
    const inner = Array.from({ length: 5 }, (_, index) => guideAt(guides, (index + 0.5) / 5));
    ringlets(subject, [first, ...inner], random, Math.round(6 * (options.density ?? 1)), 0.12);
  } else flyaways(subject, first, random, options);
};

/** Broad locks give the hair its planes, fine strands its grain. */
const locks = (subject: PortraitSubject, guides: Guides, options: MassOptions, random: Random): void => {
  const { brush, hair } = subject;
  const density = options.density ?? 1;
  const light = options.isBack ? hair.shade : hair.light;
  const count = Math.round(8 * density);
  for (let index = 0; index < count; index += 1) {
    const line = stretch(
      guideAt(guides, (index + random.next()) / count),
      random.between(0, 0.12),
      random.between(0.86, 1),
    );
    const isDark = index % 2 === 0;
    fill(brush, ribbon(line, random.between(18, 36), random.between(0.45, 0.7)), css(isDark ? hair.deep : light), {
      alpha: isDark ? 0.4 : 0.22,
    });
  }
  const fine = Math.round(22 * density);
  for (let index = 0; index < fine; index += 1) {
    const line = stretch(
      guideAt(guides, (index + random.next()) / fine),
      random.between(0, 0.2),
      random.between(0.75, 1),
    );
    const isDark = random.chance(0.5);
    fill(brush, ribbon(line, random.between(2.5, 6), random.between(0.3, 0.6)), css(isDark ? hair.deep : light), {
      alpha: isDark ? 0.55 : 0.5,
    });
  }
};

const shine = (subject: PortraitSubject, guides: Guides, random: Random): void => {
  const { brush, hair, scheme, lit } = subject;
  const colour = css(mix(hair.light, scheme.key, 0.4));
  for (let index = 0; index < 14; index += 1) {
    const guide = guideAt(guides, random.between(0.06, 0.86));
    const start = random.between(0.16, 0.24);
    const line = [0, 1, 2, 3].map((step) => along(guide, start + step * 0.07));
    const [x] = line[0] ?? [0, 0];
    fill(brush, ribbon(line, random.between(3, 8)), colour, {
      alpha: (x * lit > 0 ? 0.5 : 0.2) * random.between(0.5, 1),
      blur: 0.8,
    });
  }
};

/** Loose hairs that stand off. */
const flyaways = (subject: PortraitSubject, edge: readonly Point[], random: Random, options: MassOptions): void => {
  const { brush, hair } = subject;
  for (let index = 0; index < 7; index += 1) {
    const reach = random.between(2, 9);
    const start = random.between(0, 0.5);
    const line = stretch(edge, start, Math.min(1, start + random.between(0.25, 0.5)));
    const off = shifted(line, 8, (share) => -Math.sin(share * 2.6) * reach);
    fill(brush, ribbon(off, random.between(1.6, 3), 0.4), css(options.isBack ? hair.shade : hair.mid), { alpha: 0.75 });
  }
};

/** Pixels of a line in one wind of a curl, and how many of them a curl spans. */
const WIND = { least: 27, most: 40 };
const SPAN = { least: 48, most: 120 };
/** A line of this length bears the number of ringlets that is asked for, a shorter one fewer, a longer one more. */
const FULL_LINE = 240;
const POINTS_A_WIND = 8;

const lengthOf = (line: readonly Point[]): number =>
  resample(line, SAMPLES).reduce((sum, [x, y], index, points) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

/**
 * Springs along the lines: light on their crests, dark in their turns. They are as wide and wound as tightly on a short line as on a long one,
 * where they would else run together in blotches.
 */
const ringlets = (subject: PortraitSubject, lines: Guides, random: Random, count: number, from: number): void => {
  const { brush, hair, lit } = subject;
  for (const line of lines) {
    const length = lengthOf(line);
    const room = 1 - from;
    const fitting = Math.ceil(count * Math.min(1.8, (length * room) / FULL_LINE));
    for (let index = 0; index < fitting; index += 1) {
      const span = Math.min(room, random.between(SPAN.least, SPAN.most) / length);
      const start = from + random.between(0, 1.02 - from - span);
      const wind = random.between(WIND.least, WIND.most);
      const winds = (span * length) / wind;
      const phase = random.between(0, 6);
      const swing = wind * random.between(0.18, 0.27);
      const drift = random.between(-13, 13);
      const spring = shifted(
        stretch(line, start, start + span),
        Math.max(4, Math.ceil(winds * POINTS_A_WIND)),
        (share) => drift + Math.sin(share * winds * 2 * Math.PI + phase) * swing,
      );
      const isDark = random.chance(0.45);
      const [x] = spring[0] ?? [0];
      const light = x * lit > -30 ? hair.light : hair.mid;
      const path = curve(spring);
      const width = random.between(5.5, 9);
      stroke(brush, path, css(isDark ? hair.deep : hair.mid), width, { alpha: isDark ? 0.6 : 0.92 });
      if (!isDark) stroke(brush, path, css(light), width * 0.4, { alpha: 0.7 });
    }
  }
};
