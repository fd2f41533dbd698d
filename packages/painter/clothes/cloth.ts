import type { Path2D } from '@napi-rs/canvas';
import { css, mix } from '../colour.ts';
import { fill, linear, within } from '../canvas.ts';
import { outline, ribbon, type Point } from '../path.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import type { Tones } from '../scheme.ts';

/** Edge of a garment at the neck, from the far side to the near side. */
export const necklines = (neck: number) =>
  ({
    crew: [
      [neck + 12, -34],
      [neck * 0.62, 6],
      [0, 20],
      [-neck * 0.62, 6],
      [-neck - 12, -34],
    ],
    scoop: [
      [neck + 34, -22],
      [neck * 0.8, 34],
      [0, 62],
      [-neck * 0.8, 34],
      [-neck - 34, -22],
    ],
    vee: [
      [neck + 16, -34],
      [neck * 0.55, 40],
      [4, 128],
      [0, 132],
      [-4, 128],
      [-neck * 0.55, 40],
      [-neck - 16, -34],
    ],
    high: [
      [neck + 2, -84],
      [neck * 0.5, -62],
      [0, -56],
      [-neck * 0.5, -62],
      [-neck - 2, -84],
    ],
  }) satisfies Record<string, Point[]>;

/** Shoulders to the lower edge, with a neckline cut out. */
export const garment = ({ body }: PortraitSubject, neckline: readonly Point[], bulk: number): Path2D => {
  const near = body.side(-1, bulk).slice(2);
  const far = body.side(1, bulk).slice(2);
  const first = neckline[0] ?? ([0, 0] as const);
  const last = neckline.at(-1) ?? ([0, 0] as const);
  return outline([[last, ...near], [...far.toReversed(), first], neckline]);
};

export const clothGround = ({ brush, body, lit }: PortraitSubject, tones: Tones): ReturnType<typeof linear> =>
  linear(
    brush,
    [lit * body.near, -20],
    [-lit * body.near, 260],
    [
      [0, css(tones.light)],
      [0.38, css(tones.mid)],
      [0.75, css(tones.shade)],
      [1, css(mix(tones.shade, tones.deep, 0.6))],
    ],
  );

/** The arm that hangs beside the chest: its inner edge, its rounding and the crease at the elbow. */
export const sleeve = ({ brush, body, lit }: PortraitSubject, facing: 1 | -1, tones: Tones, bulk: number): void => {
  const reach = (facing === 1 ? body.far : body.near) + bulk;
  const seam: Point[] = [
    [facing * reach * 0.86, 96],
    [facing * reach * 0.79, 170],
    [facing * reach * 0.76, 280],
    [facing * reach * 0.78, 460],
  ];
  fill(brush, ribbon(seam, 30, 0.6), css(tones.deep), { alpha: 0.5, blur: 7 });
  fill(brush, ribbon(seam, 9, 0.6), css(tones.deep), { alpha: 0.9, blur: 1.5 });
  const outer: Point[] = seam.map(([x, y]) => [x + facing * reach * 0.13, y - 20]);
  fill(brush, ribbon(outer, 30), css(facing === lit ? tones.light : tones.shade), { alpha: 0.55, blur: 8 });
  for (const [y, size] of [
    [210, 20],
    [262, 26],
    [330, 18],
  ] as const) {
    const crease: Point[] = [
      [facing * reach * 0.79, y],
      [facing * reach * 0.88, y + size],
      [facing * reach * 0.99, y + size * 0.6],
    ];
    fill(brush, ribbon(crease, 9), css(tones.deep), { alpha: 0.5, blur: 2 });
    fill(
      brush,
      ribbon(
        crease.map(([x, at]): Point => [x, at + 9]),
        7,
      ),
      css(tones.light),
      { alpha: facing === lit ? 0.4 : 0.15, blur: 2 },
    );
  }
};

/** Sleeves, folds that run from shoulder and armpit over the chest, and the light on the shoulder. */
export const folds = (subject: PortraitSubject, path: Path2D, tones: Tones, part: string, bulk: number): void => {
  const { brush, body, lit } = subject;
  const random = subject.random(part);
  within(brush, path, () => {
    const dark = lit === 1 ? -body.near : body.far;
    const shade = linear(
      brush,
      [dark * 0.3, 60],
      [dark * 0.95, 120],
      [
        [0, css(tones.deep, 0)],
        [1, css(tones.deep, 0.5)],
      ],
    );
    fill(brush, path, shade);
    for (const facing of [-1, 1] as const) {
      sleeve(subject, facing, tones, bulk);
      const reach = facing === 1 ? body.far : body.near;
      for (let index = 0; index < 4; index += 1) {
        const isDark = index % 2 === 0;
        const line: Point[] = [
          [facing * reach * random.between(0.72, 0.8), 110 + index * 34],
          [facing * reach * random.between(0.5, 0.62), 160 + index * 40],
          [facing * reach * random.between(0.18, 0.4), 190 + index * 56],
        ];
        fill(brush, ribbon(line, random.between(9, 20), 0.25), css(isDark ? tones.deep : tones.light), {
          alpha: isDark ? 0.42 : facing === lit ? 0.4 : 0.16,
          blur: 2.5,
        });
      }
    }
    fill(
      brush,
      ribbon(
        [
          [lit * 60, -30],
          [lit * body.near * 0.5, 0],
          [lit * body.near * 0.98, 70],
        ],
        30,
      ),
      css(tones.light),
      { alpha: 0.7, blur: 8 },
    );
  });
};

export const paintGarment = (
  subject: PortraitSubject,
  neckline: readonly Point[],
  tones: Tones,
  part: string,
  bulk = 4,
): Path2D => {
  const path = garment(subject, neckline, bulk);
  fill(subject.brush, path, clothGround(subject, tones));
  folds(subject, path, tones, part, bulk);
  return path;
};

/** A band along an edge: collar, hem, trim. */
export const band = (subject: PortraitSubject, line: readonly Point[], width: number, tones: Tones, lift = 0): void => {
  const { brush, lit } = subject;
  const moved = line.map(([x, y]): Point => [x, y - lift]);
  fill(brush, ribbonBand(moved, width), clothGround(subject, tones));
  fill(
    brush,
    ribbon(
      moved.map(([x, y]): Point => [x, y + width * 0.42]),
      5,
    ),
    css(tones.deep),
    { alpha: 0.5, blur: 1.5 },
  );
  fill(
    brush,
    ribbon(
      moved.filter(([x]) => x * lit > -10).map(([x, y]): Point => [x, y - width * 0.22]),
      4,
    ),
    css(tones.light),
    { alpha: 0.6, blur: 1 },
  );
};

/** A strip of even width. */
const ribbonBand = (line: readonly Point[], width: number): Path2D =>
  outline([
    line.map(([x, y]): Point => [x, y - width / 2]),
    line.toReversed().map(([x, y]): Point => [x, y + width / 2]),
  ]);

/** A flat piece with a soft shadow beneath: lapel, collar leaf, strap. */
export const piece = (subject: PortraitSubject, points: readonly Point[], tones: Tones, isLit: boolean): Path2D => {
  const { brush, lit } = subject;
  const path = outline(points.map((point, index): Point[] => [point, points[(index + 1) % points.length] ?? point]));
  fill(brush, path, css(tones.deep), { alpha: 0.55, blur: 6 });
  const [x, y] = points[0] ?? [0, 0];
  fill(
    brush,
    path,
    linear(
      brush,
      [x + lit * 70, y - 30],
      [x - lit * 70, y + 200],
      [
        [0, css(isLit ? tones.light : tones.mid)],
        [0.5, css(isLit ? tones.mid : mix(tones.mid, tones.shade, 0.5))],
        [1, css(tones.shade)],
      ],
    ),
  );
  return path;
};
