import type { Appearance } from '../appearance.ts';
import { css, mix, oklch, tune } from '../colour.ts';
import { aside, fill, radial, stroke, within } from '../canvas.ts';
import { curve, ellipse, outline, ribbon, type Point } from '../path.ts';
import { EYES } from '../palette.ts';
import { MOODS } from './mood.ts';
import type { PortraitSubject } from './portraitSubject.ts';

interface EyeShape {
  readonly width: number;
  readonly height: number;
  /** How much higher the outer corner lies than the inner. */
  readonly slant: number;
  /** Distance of the crease from the lid; 0 shows none. */
  readonly crease: number;
  /** How low the fold of skin hangs over the outer lid. */
  readonly hood: number;
}

const SHAPES: Record<Appearance['eyeShape'], EyeShape> = {
  almond: { width: 32, height: 17, slant: 4, crease: 8, hood: 0 },
  round: { width: 31, height: 20.5, slant: 2, crease: 8, hood: 0 },
  hooded: { width: 32, height: 15.5, slant: 1, crease: 4, hood: 7 },
  monolid: { width: 33, height: 14.5, slant: 5, crease: 0, hood: 4 },
  upturned: { width: 33, height: 16.5, slant: 9, crease: 7, hood: 0 },
  downturned: { width: 32, height: 16.5, slant: -4, crease: 8, hood: 3 },
};

export const paintEyes = (subject: PortraitSubject): void => {
  for (const facing of [-1, 1] as const) paintEye(subject, facing);
};

/** One eye; in its own space x grows towards the outer corner. */
const paintEye = (subject: PortraitSubject, facing: 1 | -1): void => {
  const { brush, head, skin, appearance, scheme } = subject;
  const shape = SHAPES[appearance.eyeShape];
  const mood = MOODS[appearance.expression];
  const feminine = appearance.presentation === 'feminine';
  // One stream for both eyes: they differ between people, not within a face.
  const random = subject.random('eyes');
  const [spacing, size, lift] = [random.between(50.5, 55.5), random.between(0.94, 1.08), random.between(-1.5, 2.5)];
  const [x, y] = head.at(facing * spacing, 2 + lift, 97);
  const foreshortened = Math.min(1.04, head.cos - facing * head.sin * 0.42);
  const half = shape.width * foreshortened * size * (feminine ? 1.12 : 1.03);
  const open = shape.height * mood.open * size * (feminine ? 1.12 : 1);
  const inner: Point = [-half, 5];
  const outer: Point = [half, 2 - shape.slant];
  const upper: Point[] = [
    inner,
    [-half * 0.52, -open * 0.62],
    [half * 0.08, -open],
    [half * 0.66, -open * 0.62 - shape.slant * 0.5],
    outer,
  ];
  const lower: Point[] = [
    outer,
    [half * 0.45, open * 0.5],
    [-half * 0.15, open * 0.58],
    [-half * 0.65, open * 0.4 + 2],
    inner,
  ];
  const ball = outline([upper, lower]);
  const lash = css(mix(oklch(0.19, 0.025, 25), tune(skin.deep, { l: 0.5 }), 0.25));

  aside(brush, () => {
    brush.translate(x, y);
    brush.scale(facing, 1);
    fill(brush, ball, css(mix(mix(oklch(0.95, 0.012, 70), skin.mid, 0.16), scheme.ambient, 0.14)));
    within(brush, ball, () => {
      paintIris(subject, facing, half, open);
      const shadow = outline([
        upper,
        [
          [outer[0], 6],
          [0, -open * 0.42],
          [inner[0], 6],
        ],
      ]);
      fill(brush, shadow, css(tune(skin.deep, { l: 0.75 })), { alpha: 0.5, blur: 2.4 });
    });
    fill(brush, ellipse(-half + 3, 4.5, 4, 3), css(mix(skin.mid, oklch(0.6, 0.12, 20), 0.4)), { alpha: 0.8 });
    paintLids(subject, { upper, lower, inner, outer, half, open, lash });
  });
};

const paintIris = (
  { brush, appearance, scheme, lit }: PortraitSubject,
  facing: 1 | -1,
  half: number,
  open: number,
): void => {
  const mood = MOODS[appearance.expression];
  const colour = EYES[appearance.eyeColor];
  const radius = 16.2;
  const x = mood.gaze[0] * half * 0.62 * facing;
  const y = -open * 0.2 + mood.gaze[1] * 16;
  fill(brush, ellipse(x, y, radius, radius), css(tune(colour, { l: 0.5 })));
  fill(
    brush,
    ellipse(x, y, radius - 1.8, radius - 1.8),
    radial(brush, [x, y + 6], radius, [
      [0, css(mix(tune(colour, { l: 1.32, c: 1.2 }), scheme.key, 0.12))],
      [0.75, css(colour)],
      [1, css(tune(colour, { l: 0.75 }))],
    ]),
  );
  fill(brush, ellipse(x, y, 7, 7), css(oklch(0.14, 0.015, 300)));
  fill(brush, ellipse(x + lit * facing * 5, y - 5, 3.7, 3.9), css(oklch(0.99, 0.005, 90)), { alpha: 0.95 });
  fill(brush, ellipse(x - lit * facing * 5, y + 6, 2.2, 1.8), css(mix(scheme.ambient, oklch(0.95, 0.01, 90), 0.5)), {
    alpha: 0.6,
  });
};

interface Lids {
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
  readonly inner: Point;
  readonly outer: Point;
  readonly half: number;
  readonly open: number;
  readonly lash: string;
}

const paintLids = (
  { brush, skin, appearance }: PortraitSubject,
  { upper, lower, outer, half, open, lash }: Lids,
): void => {
  const shape = SHAPES[appearance.eyeShape];
  const feminine = appearance.presentation === 'feminine';
  const crease: Point[] = [
    [-half * 0.86, -open * 0.28],
    [-half * 0.4, -open - shape.crease * 0.75],
    [half * 0.2, -open - shape.crease - 2],
    [half * 0.92, -open * 0.5 - shape.slant],
  ];
  if (shape.crease > 0) {
    fill(brush, outline([crease, upper.toReversed()]), css(skin.shade), { alpha: 0.4, blur: 1.2 });
    stroke(brush, curve(crease), css(skin.deep), 2.2, { alpha: 0.6, blur: 0.7 });
  }
  if (shape.hood > 0)
    fill(
      brush,
      ribbon(
        [
          [-half * 0.2, -open - 3],
          [half * 0.5, -open * 0.85],
          [half * 1.05, -shape.slant + 1],
        ],
        shape.hood * 1.5,
        0.65,
      ),
      css(skin.shade),
      { alpha: 0.8, blur: 1 },
    );
  const wing: Point = feminine ? [outer[0] + 10, outer[1] - 6] : [outer[0] + 2, outer[1]];
  const thick = feminine ? 7 : 4.8;
  const lid: Point[] = [...upper.slice(0, -1), outer, wing];
  fill(brush, ribbon(lid, thick, 0.68, 18), lash);
  stroke(brush, curve(upper.slice(0, 4)), lash, feminine ? 2.6 : 2.2);
  stroke(brush, curve(lower.slice(0, 3)), css(skin.deep), 1.9, { alpha: 0.75 });
  fill(
    brush,
    ribbon(
      [
        [-half * 0.6, open * 0.58 + 7],
        [half * 0.1, open * 0.6 + 10],
        [half * 0.8, open * 0.3 + 6],
      ],
      4,
    ),
    css(skin.shade),
    { alpha: 0.5, blur: 1.4 },
  );
  if (!feminine) return;
  for (const [from, reach] of [
    [0.55, 7],
    [0.78, 9],
  ] as const) {
    const [lashX, lashY] = upper[3] ?? outer;
    const startX = lashX + (outer[0] - lashX) * (from - 0.5) * 1.6;
    const startY = lashY + (outer[1] - lashY) * (from - 0.5) * 1.6;
    fill(
      brush,
      ribbon(
        [
          [startX, startY],
          [startX + reach * 0.6, startY - 4],
          [startX + reach, startY - 8],
        ],
        3.2,
        0.2,
        6,
      ),
      lash,
    );
  }
};
