import type { Appearance } from '../appearance.ts';
import { css, mix, oklch, tune } from '../colour.ts';
import { aside, fill, linear, stroke, within } from '../canvas.ts';
import { blob, curve, ellipse, outline, ribbon, type Point } from '../path.ts';
import { HAIR } from '../palette.ts';
import { MOODS } from './mood.ts';
import type { PortraitSubject } from './portraitSubject.ts';

const NOSES: Record<
  Appearance['noseShape'],
  { readonly wing: number; readonly length: number; readonly tip: number; readonly hump: number }
> = {
  fine: { wing: 21, length: 73, tip: 132, hump: 0 },
  straight: { wing: 24, length: 76, tip: 136, hump: 2 },
  broad: { wing: 33, length: 75, tip: 128, hump: 0 },
  aquiline: { wing: 25, length: 80, tip: 140, hump: 9 },
  button: { wing: 23, length: 68, tip: 138, hump: -4 },
};

export const paintNose = (subject: PortraitSubject): void => {
  const { brush, head, skin, lit, appearance } = subject;
  const shape = NOSES[appearance.noseShape];
  const wing = shape.wing * (appearance.presentation === 'masculine' ? 1.1 : 1);
  const base = shape.length * (0.9 + 0.1 * head.length) + subject.random('nose').between(-3, 2.5);
  const [bridge] = head.at(0, 0, 106);
  const [tip] = head.at(0, 0, shape.tip);
  const [far] = head.at(wing, 0, 112);
  const [near] = head.at(-wing, 0, 112);
  const ridge: Point[] = [
    [bridge, -30],
    [bridge + head.sin * shape.hump * 0.4, -4],
    [(bridge + tip) / 2 + head.sin * shape.hump, 26],
    [tip, base - 14],
  ];
  const wingX = lit === 1 ? near : far;
  const plane = outline([
    ridge,
    [
      [tip, base - 14],
      [tip - lit * 4, base + 3],
      [wingX - lit * 3, base + 2],
      [wingX + lit * 2, base - 18],
      [(bridge + wingX) / 2 + lit * 2, 10],
      [bridge - lit * 17, -18],
      [bridge - lit * 12, -36],
    ],
  ]);
  fill(brush, plane, css(skin.shade), { alpha: 0.62, blur: 2.6 });
  const under = blob([
    [near - 1, base - 4],
    [tip - 6, base + 8],
    [tip + 10, base + 6],
    [far + 1, base - 4],
    [tip + 4, base + 1],
    [tip - 10, base],
  ]);
  fill(brush, under, css(skin.deep), { alpha: 0.72, blur: 1.6 });
  for (const facing of [-1, 1] as const) {
    const x = facing === 1 ? far : near;
    const narrow = facing === 1 ? 1 - head.sin * 0.9 : 1;
    stroke(
      brush,
      curve([
        [x - facing * 3, base - 17],
        [x + facing * 4, base - 7],
        [x - facing * 2, base + 2],
      ]),
      css(skin.deep),
      2.6,
      { alpha: 0.6, blur: 0.8 },
    );
    fill(
      brush,
      ellipse(tip + (x - tip) * 0.52, base + 2.5, 7.5 * narrow, 3.4, facing * 0.25),
      css(tune(skin.deep, { l: 0.62 })),
      { alpha: 0.75, blur: 0.8 },
    );
  }
  fill(
    brush,
    ribbon(
      [
        [bridge + lit * 3, -14],
        [(bridge + tip) / 2 + lit * 3, 24],
        [tip + lit * 2, base - 20],
      ],
      9,
    ),
    css(skin.light),
    { alpha: 0.65, blur: 2.6 },
  );
  fill(brush, ellipse(tip + lit * 4, base - 15, 7, 6), css(skin.light), { alpha: 0.85, blur: 3 });
};

export const paintBrows = (subject: PortraitSubject): void => {
  const { brush, head, hair, appearance } = subject;
  const mood = MOODS[appearance.expression];
  const random = subject.random('brows');
  const heavy =
    { feminine: 10, androgynous: 12.5, masculine: 15 }[appearance.presentation] * random.between(0.85, 1.22);
  const height = -34 + random.between(-3.5, 2);
  const arch = random.between(5, 12);
  const pale = HAIR[appearance.hairColor].l > 0.6;
  const colour = css(pale ? tune(hair.deep, { l: 0.85 }) : hair.deep);
  for (const facing of [-1, 1] as const) {
    const raise = mood.brow + (facing === 1 ? mood.quirk : 0);
    const y = height - raise;
    const inner = head.at(facing * 19, y + 2 - mood.worry, 116);
    const middle = head.at(facing * 40, y - 5 - mood.worry * 0.5, 110);
    const peak = head.at(facing * 66, y - arch, 98);
    const end = head.at(facing * 90, y + 5, 78);
    fill(brush, ribbon([inner, middle, peak, end], heavy, 0.34, 16), colour, { alpha: 0.82, blur: 1 });
    fill(brush, ribbon([inner, middle, peak], heavy * 0.66, 0.5), colour, { alpha: 0.5, blur: 0.8 });
  }
};

const FULLNESS: Record<Appearance['lips'], number> = { thin: 0.72, medium: 1, full: 1.32 };

export const paintMouth = (subject: PortraitSubject): void => {
  const { brush, head, skin, appearance, scheme } = subject;
  const random = subject.random('mouth');
  const mood = MOODS[appearance.expression];
  const full = FULLNESS[appearance.lips];
  const y = 121 * head.length + (appearance.noseShape === 'button' ? -3 : 0);
  const half = (appearance.presentation === 'masculine' ? 47 : 43) + mood.teeth * 0.3 + random.between(-2, 3);
  const [middle] = head.at(0, 0, 118);
  const near: Point = [head.at(-half, 0, 94)[0], y - mood.near * 0.75];
  const far: Point = [head.at(half, 0, 94)[0], y - mood.far * 0.75];
  const sag = (mood.near + mood.far) * 0.16 + 1;
  const rose = oklch(appearance.presentation === 'feminine' ? 0.52 : 0.5, 0.15, random.between(8, 28));
  const share = { feminine: random.between(0.42, 0.68), androgynous: 0.34, masculine: 0.24 }[appearance.presentation];
  const upper = mix(skin.shade, rose, share);
  const lower = mix(mix(skin.mid, skin.shade, 0.35), rose, share * 0.88);
  const line = css(mix(tune(skin.deep, { l: 0.6 }), rose, 0.3));
  const seam: Point[] = [
    near,
    [middle - half * 0.42, y + sag],
    [middle, y + sag + 2],
    [middle + half * 0.38, y + sag],
    far,
  ];
  const drop = mood.teeth;
  const lowerSeam: Point[] = [
    near,
    [middle - half * 0.44, y + sag + drop * 0.75],
    [middle, y + sag + drop],
    [middle + half * 0.4, y + sag + drop * 0.75],
    far,
  ];
  const bow: Point[] = [
    far,
    [middle + half * 0.44, y - 8 * full + sag * 0.2],
    [middle + 10, y - 12.5 * full + 1],
    [middle + 1, y - 9 * full + 1],
    [middle - 9, y - 12.5 * full + 1],
    [middle - half * 0.46, y - 8 * full + sag * 0.2],
    near,
  ];
  const bottom: Point[] = [
    far,
    [middle + half * 0.5, y + sag + drop + 10 * full],
    [middle + 2, y + sag + drop + 18 * full],
    [middle - half * 0.52, y + sag + drop + 10 * full],
    near,
  ];

  fill(brush, ellipse(middle, y + drop + 18 * full + 15, half * 0.62, 8), css(skin.shade), { alpha: 0.75, blur: 5 });
  if (drop > 0) {
    const opening = outline([seam, lowerSeam.toReversed()]);
    fill(brush, opening, css(oklch(0.3, 0.07, 18)));
    within(brush, opening, () => {
      fill(
        brush,
        outline([
          seam,
          [
            [far[0], y + sag + drop * 0.62],
            [middle, y + sag + drop * 0.74],
            [near[0], y + sag + drop * 0.62],
          ],
        ]),
        css(mix(oklch(0.95, 0.012, 85), scheme.ambient, 0.1)),
      );
      fill(brush, ribbon(seam, 6), css(oklch(0.35, 0.06, 18)), { alpha: 0.35, blur: 1.5 });
    });
  }
  fill(brush, outline([seam, bow]), css(upper));
  fill(brush, outline([lowerSeam, bottom]), css(lower));
  if (drop === 0) {
    stroke(brush, curve(seam), line, 3, { alpha: 0.9, blur: 0.4 });
  }
  for (const [x, cornerY, facing] of [
    [...near, -1],
    [...far, 1],
  ] as const)
    fill(brush, ellipse(x + facing * 2, cornerY + 1, 5, 4), css(skin.deep), { alpha: 0.55, blur: 2 });
  fill(
    brush,
    ellipse(middle + subject.lit * 8, y + sag + drop + 8.5 * full, half * 0.26, 3.2 * full),
    css(mix(lower, oklch(0.98, 0.01, 60), 0.55)),
    { alpha: 0.6, blur: 2.2 },
  );
  aside(brush, () => {
    fill(
      brush,
      ribbon(
        [
          [middle - 4, y - 32],
          [middle - 1, y - 24],
          [middle, y - 14 * full],
        ],
        8,
      ),
      css(skin.shade),
      { alpha: 0.4, blur: 2 },
    );
  });
};

/** Colour of a beard's or moustache's ground. */
export const whiskers = (subject: PortraitSubject): ReturnType<typeof linear> => {
  const { brush, hair, lit } = subject;
  return linear(
    brush,
    [lit * 110, 60],
    [-lit * 110, 180],
    [
      [0, css(hair.light)],
      [0.4, css(hair.mid)],
      [1, css(hair.deep)],
    ],
  );
};
