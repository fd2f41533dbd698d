import { fill, within } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { type Point, curve, ellipse, ribbon } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import { clothGround, garment, necklines, paintGarment } from './cloth.ts';
import { paintHood } from './collars.ts';
import { ribbonPath } from './strip.ts';

export const wrap = (subject: PortraitSubject): void => {
  const { body, fabric, accent, brush } = subject;
  paintGarment(subject, necklines(body.neck).vee, fabric, 'wrap', 6);
  const edge: Point[] = [
    [-body.neck - 24, -40],
    [-20, 70],
    [50, 190],
    [110, 330],
    [150, 480],
  ];
  const other: Point[] = [
    [body.neck + 24, -40],
    [30, 60],
    [0, 110],
  ];
  for (const [line, width] of [
    [other, 30],
    [edge, 34],
  ] as const) {
    fill(brush, ribbonPath(line, width), css(accent.deep), { alpha: 0.5, blur: 5 });
    fill(brush, ribbonPath(line, width), clothGround(subject, accent));
    fill(
      brush,
      ribbonPath(
        line.map(([x, y]): Point => [x - 9, y + 4]),
        3,
      ),
      css(accent.light),
      { alpha: 0.7 },
    );
  }
  const random = subject.random('print');
  within(brush, garment(subject, necklines(body.neck).vee, 6), () => {
    for (let index = 0; index < 26; index += 1) {
      const x = random.between(-body.near, body.far);
      const y = random.between(60, 470);
      if (Math.abs(x - (y - 70) * 0.35) < 40) continue;
      fill(brush, ellipse(x, y, 15, 15), css(accent.mid), { alpha: 0.5 });
      fill(brush, ellipse(x, y, 8, 8), css(fabric.light), { alpha: 0.7 });
    }
  });
};

export const cloak = (subject: PortraitSubject): void => {
  const { body, fabric, accent, brush, scheme } = subject;
  paintHood(subject, fabric);
  for (const facing of [-1, 1] as const) {
    const side = body.side(facing, 26).slice(1);
    const path = curve([
      [facing * 16, 30],
      [facing * 60, 150],
      [facing * 108, 320],
      [facing * 120, 520],
      ...side.toReversed(),
    ]);
    path.closePath();
    fill(brush, path, css(fabric.deep), { alpha: 0.55, blur: 8 });
    fill(brush, path, clothGround(subject, fabric));
    for (const [start, alpha] of [
      [0.35, 0.5],
      [0.58, 0.45],
      [0.8, 0.5],
    ] as const) {
      const reach = facing * body.near * start;
      fill(
        brush,
        ribbon(
          [
            [reach * 0.5, 0],
            [reach * 0.86, 140],
            [reach * 1.02, 320],
            [reach * 1.1, 520],
          ],
          30,
        ),
        css(fabric.deep),
        { alpha, blur: 5 },
      );
      fill(
        brush,
        ribbon(
          [
            [reach * 0.5 + 18, 0],
            [reach * 0.86 + 22, 140],
            [reach * 1.02 + 24, 320],
            [reach * 1.1 + 20, 520],
          ],
          16,
        ),
        css(fabric.light),
        { alpha: facing === subject.lit ? 0.5 : 0.2, blur: 3 },
      );
    }
    fill(
      brush,
      ribbonPath(
        [
          [facing * 16, 32],
          [facing * 60, 150],
          [facing * 108, 320],
          [facing * 120, 520],
        ],
        9,
      ),
      css(accent.light),
      { alpha: 0.8 },
    );
  }
  const gold = tonesOf(oklch(0.76, 0.11, 80), scheme);
  fill(brush, ellipse(0, 40, 22, 22), css(gold.deep));
  fill(brush, ellipse(0, 39, 18, 18), css(gold.mid));
  fill(brush, ellipse(subject.lit * 5, 34, 7, 6), css(gold.light));
  fill(brush, ellipse(0, 40, 7, 7), css(accent.deep));
};

export const sari = (subject: PortraitSubject): void => {
  const { body, fabric, accent, brush } = subject;
  paintGarment(subject, necklines(body.neck).scoop, accent, 'blouse', 2);
  const drape: Point[][] = [
    [
      [-body.neck - 46, -36],
      [-body.near * 0.98, 44],
    ],
    [
      [-body.near - 20, 120],
      [-body.near - 34, 300],
      [-body.near - 30, 560],
    ],
    [
      [body.far + 40, 560],
      [body.far * 0.8, 380],
      [body.far * 0.5, 260],
    ],
    [
      [body.far * 0.2, 190],
      [-20, 100],
      [-body.neck - 46, -36],
    ],
  ];
  const path = curve(drape.flat());
  path.closePath();
  fill(brush, path, css(fabric.deep), { alpha: 0.5, blur: 8 });
  fill(brush, path, clothGround(subject, fabric));
  within(brush, path, () => {
    for (let index = 0; index < 9; index += 1) {
      const shift = index * 34;
      const line: Point[] = [
        [-body.neck - 50 - shift * 0.55, -30 + shift * 0.1],
        [-40 - shift * 0.7, 150 + shift * 0.5],
        [body.far * 0.4 - shift * 0.5, 330 + shift * 0.7],
        [body.far * 0.7, 560],
      ];
      fill(brush, ribbon(line, 20), css(index % 2 ? fabric.light : fabric.deep), {
        alpha: index % 2 ? 0.4 : 0.5,
        blur: 3,
      });
    }
  });
  const hem: Point[] = [
    [-body.neck - 46, -38],
    [-20, 100],
    [body.far * 0.2, 190],
    [body.far * 0.5, 262],
    [body.far * 0.82, 384],
    [body.far + 30, 520],
  ];
  fill(brush, ribbonPath(hem, 26), clothGround(subject, accent));
  for (let index = 1; index < 16; index += 1) {
    const at = hem[Math.floor((index / 16) * (hem.length - 1))] ?? [0, 0];
    const next = hem[Math.floor((index / 16) * (hem.length - 1)) + 1] ?? at;
    const share = ((index / 16) * (hem.length - 1)) % 1;
    fill(brush, ellipse(at[0] + (next[0] - at[0]) * share, at[1] + (next[1] - at[1]) * share, 5, 5), css(fabric.mid));
  }
};
