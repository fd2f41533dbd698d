import { css, mix } from '../colour.ts';
import { fill, stroke } from '../canvas.ts';
import { along, blob, curve, ellipse, outline, resample, ribbon, type Point } from '../path.ts';
import type { Sitter } from '../figure/sitter.ts';
import { paintScarfBack, paintScarfFront } from './headscarf.ts';
import { paintCloud, paintMass, type Guides } from './mass.ts';
import { createSkull, tipsOf, type Skull } from './skull.ts';
import { backFall, combedBack, farSweep, fringe, nearSweep, type Parting } from './sweeps.ts';

const lineOf = ({ appearance }: Sitter): number => {
  const receding =
    appearance.presentation === 'masculine' && (appearance.maturity === 'elder' || appearance.maturity === 'mature');
  return receding ? -146 : appearance.presentation === 'masculine' ? -134 : -130;
};

const VOLUME = { straight: 8, wavy: 16, curly: 28, coily: 20 };

const skullOf = (sitter: Sitter): Skull => {
  const { hairTexture, hairLength, hairStyle } = sitter.appearance;
  const tight = hairStyle === 'bun' || hairStyle === 'topKnot' || hairStyle === 'ponytail' || hairStyle === 'sideBraid';
  const volume = hairLength === 'cropped' ? 3 : VOLUME[hairTexture] * (tight ? 0.55 : 1);
  return createSkull(sitter.head, volume, lineOf(sitter));
};

const partingOf = (sitter: Sitter): Parting => {
  const [middle] = sitter.head.at(0, 0, 98);
  if (sitter.appearance.hairStyle === 'sideParted') return { angle: 0.42, x: middle + 36 };
  return { angle: 0.08, x: middle };
};

/** Cloud of coily hair: how far it stands off, and how low it hangs. */
const AFRO = { bald: 0, cropped: 2, short: 26, medium: 72, long: 96 };

const isCloud = ({ appearance }: Sitter): boolean =>
  appearance.hairTexture === 'coily' &&
  (appearance.hairStyle === 'loose' ||
    appearance.hairStyle === 'fringe' ||
    appearance.hairStyle === 'sweptBack' ||
    appearance.hairStyle === 'sideParted');

/** What lies behind head and shoulders. */
export const paintHairBack = (sitter: Sitter): void => {
  const { appearance, head } = sitter;
  if (appearance.hairLength === 'bald') return;
  if (appearance.hairStyle === 'covered') return paintScarfBack(sitter);
  const skull = skullOf(sitter);
  const tips = tipsOf(appearance);
  const texture = appearance.hairTexture;
  if (isCloud(sitter)) {
    const size = AFRO[appearance.hairLength];
    if (size < 40) return;
    const edge = Array.from({ length: 19 }, (_, index): Point => {
      const angle = -2.2 + (index / 18) * 4.4;
      return createSkull(head, size, 0).crown(angle);
    });
    return paintCloud(sitter, edge, 20, 'afro');
  }
  switch (appearance.hairStyle) {
    case 'loose':
    case 'fringe':
    case 'sideParted':
    case 'sweptBack':
      if (tips > 60)
        paintMass(sitter, backFall(head, skull, tips, texture === 'straight' ? 4 : 22), {
          texture,
          part: 'back',
          isBack: true,
          strands: 30,
        });
      return;
    case 'braids':
      return paintRopes(sitter, backFall(head, skull, Math.max(tips, 200), 12), 15, 'ropesBack', true);
    case 'ponytail':
      return paintMass(sitter, tail(sitter, Math.max(tips, 200)), {
        texture: texture === 'coily' ? 'curly' : texture,
        part: 'tail',
        strands: 22,
      });
    case 'bun':
      return knot(sitter, [head.near(40) - 14, 42], 58, 'bun');
    case 'topKnot':
      return knot(sitter, [skull.crown(-0.12)[0], skull.crown(0)[1] - 26], 54, 'topKnot');
    case 'sideBraid':
      return;
  }
};

/** What frames the face; painted after face and clothes. */
export const paintHairFront = (sitter: Sitter): void => {
  const { appearance, head } = sitter;
  if (appearance.hairLength === 'bald') return;
  if (appearance.hairStyle === 'covered') return paintScarfFront(sitter);
  const skull = skullOf(sitter);
  const parting = partingOf(sitter);
  const tips = tipsOf(appearance);
  const texture = appearance.hairTexture;
  if (isCloud(sitter)) return paintCap(sitter, skull);
  const spread = texture === 'straight' ? 2 : texture === 'wavy' ? 12 : 20;
  switch (appearance.hairStyle) {
    case 'loose':
    case 'sideParted':
      paintMass(sitter, farSweep(head, skull, parting, tips, spread), { texture, part: 'far', strands: 16 });
      return paintMass(sitter, nearSweep(head, skull, parting, tips, spread), { texture, part: 'near', strands: 28 });
    case 'fringe':
      paintMass(sitter, farSweep(head, skull, parting, tips, spread), { texture, part: 'far', strands: 14 });
      paintMass(sitter, nearSweep(head, skull, parting, tips, spread), { texture, part: 'near', strands: 24 });
      return paintMass(sitter, fringe(head, skull, appearance.presentation === 'masculine' ? -78 : -54), {
        texture,
        part: 'fringe',
        strands: 26,
      });
    case 'sweptBack':
    case 'bun':
    case 'topKnot':
    case 'ponytail':
      return paintMass(sitter, combedBack(head, skull), {
        texture: texture === 'coily' ? 'curly' : texture,
        part: 'combed',
        strands: 40,
        waveFrom: 0.6,
      });
    case 'sideBraid':
      paintMass(sitter, farSweep(head, skull, parting, 20), { texture, part: 'far', strands: 16 });
      paintMass(sitter, nearSweep(head, skull, parting, 56), { texture, part: 'near', strands: 26 });
      return paintBraid(sitter);
    case 'braids':
      paintRopes(sitter, farSweep(head, skull, parting, Math.max(tips, 200), 4), 5, 'ropesFar', false);
      return paintRopes(sitter, nearSweep(head, skull, parting, Math.max(tips, 200), 6), 9, 'ropesNear', false);
  }
};

/** Short coils on the skull itself. */
const paintCap = (sitter: Sitter, skull: Skull): void => {
  const { head, appearance } = sitter;
  const [middle] = head.at(0, 0, 98);
  const size = AFRO[appearance.hairLength];
  const big = createSkull(head, Math.min(size, 40), 0);
  const sides = size > 40 ? 1.75 : 1.5;
  const edge: Point[] = [
    ...Array.from({ length: 13 }, (_, index) => big.crown(-sides + (index / 12) * sides * 2)),
    [head.far(-30) - 4, -28],
    [head.far(-70) - 16, -84],
    [middle + 46, skull.line + 10],
    [middle, skull.line],
    [middle - 54, skull.line + 10],
    [head.near(-80) + 44, -90],
    [head.near(-40) + 22, -46],
    [head.near(10) + 20, 8],
  ];
  paintCloud(sitter, edge, size > 40 ? 17 : size > 10 ? 11 : 5, 'cap');
};

const tail = ({ head }: Sitter, tips: number): Guides => {
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

const knot = (sitter: Sitter, [x, y]: Point, radius: number, part: string): void => {
  const { brush, hair, lit } = sitter;
  const random = sitter.random(part);
  if (sitter.appearance.hairTexture === 'coily' || sitter.appearance.hairTexture === 'curly') {
    const edge = Array.from({ length: 14 }, (_, index): Point => [
      x + Math.cos((index / 14) * 6.283) * radius,
      y + Math.sin((index / 14) * 6.283) * radius * 0.9,
    ]);
    return paintCloud(sitter, edge, 14, part);
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

/** One plait over the shoulder that is nearer. */
const paintBraid = (sitter: Sitter): void => {
  const { brush, head, hair, lit, accent } = sitter;
  const x = head.near(100);
  const line: Point[] = [
    [x + 6, 60],
    [x - 20, 120],
    [x - 22, 200],
    [x + 6, 290],
    [x + 30, 380],
    [x + 34, 450],
  ];
  fill(brush, ribbon(line, 62, 0.35, 20), css(hair.deep));
  const steps = 13;
  for (let index = 0; index < steps; index += 1) {
    const share = 0.03 + (index / steps) * 0.86;
    const [px, py] = along(line, share);
    const size = 29 * (1 - share * 0.32);
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
const paintRopes = (sitter: Sitter, guides: Guides, count: number, part: string, isBack: boolean): void => {
  const { brush, hair, accent, lit } = sitter;
  const random = sitter.random(part);
  const sampled = guides.map((guide) => resample(guide, 16));
  const first = sampled[0] ?? [];
  const last = sampled.at(-1) ?? [];
  const cap = Math.min(7, first.length);
  if (!isBack) fill(brush, outline([first.slice(0, cap), last.slice(0, cap).toReversed()]), css(hair.deep));
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
