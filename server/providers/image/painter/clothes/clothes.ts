import { css, mix, oklch } from '../colour.ts';
import { fill, stroke, within } from '../canvas.ts';
import { curve, ellipse, outline, ribbon, type Point } from '../path.ts';
import { tonesOf } from '../scheme.ts';
import type { Sitter } from '../figure/sitter.ts';
import { band, clothGround, garment, necklines, paintGarment, piece, sleeve } from './cloth.ts';
import { buttons, knitRibs, lapels, paintHood, plates, shirtCollar } from './parts.ts';

/** What is worn, in the body's space. */
export const paintClothes = (sitter: Sitter): void => {
  const { appearance, body, brush, fabric, accent, scheme } = sitter;
  const lines = necklines(body.neck);
  const linen = tonesOf(oklch(0.91, 0.02, 85), scheme);
  switch (appearance.outfit) {
    case 'tee':
      paintGarment(sitter, lines.crew, fabric, 'tee');
      return band(sitter, lines.crew, 15, fabric);
    case 'turtleneck':
      paintGarment(sitter, lines.crew, fabric, 'turtleneck', 6);
      return turtleneck(sitter);
    case 'knit': {
      const path = paintGarment(sitter, lines.crew, fabric, 'knit', 12);
      knitRibs(sitter, path, fabric);
      return band(sitter, lines.crew, 32, fabric, 2);
    }
    case 'shirt':
      paintGarment(sitter, lines.vee, fabric, 'shirt', 6);
      buttons(sitter, 150, linen);
      return shirtCollar(sitter, fabric, 1);
    case 'blazer':
      paintGarment(sitter, lines.vee, linen, 'under');
      shirtCollar(sitter, linen, 0.9);
      return jacket(sitter, 10, 0.9);
    case 'coat':
      paintGarment(sitter, lines.high, accent, 'under');
      band(
        sitter,
        [
          [body.neck + 6, -72],
          [body.neck * 0.5, -50],
          [0, -44],
          [-body.neck * 0.5, -50],
          [-body.neck - 6, -72],
        ],
        34,
        accent,
      );
      return jacket(sitter, 20, 1.2);
    case 'hoodie':
      paintHood(sitter, fabric);
      paintGarment(sitter, lines.crew, fabric, 'hoodie', 14);
      band(sitter, lines.crew, 30, fabric, -2);
      for (const facing of [-1, 1] as const) {
        stroke(
          brush,
          curve([
            [facing * 30, 20],
            [facing * 34, 90],
            [facing * 28, 165],
          ]),
          css(accent.light),
          6,
        );
        fill(brush, ellipse(facing * 28, 170, 4, 10), css(accent.mid));
      }
      return;
    case 'dress':
      paintGarment(sitter, lines.scoop, fabric, 'dress', 2);
      return band(sitter, lines.scoop, 8, accent);
    case 'wrap':
      return wrap(sitter);
    case 'cloak':
      paintGarment(sitter, lines.vee, accent, 'tunic', 4);
      return cloak(sitter);
    case 'uniform':
      return uniform(sitter);
    case 'flightJacket':
      paintGarment(sitter, lines.crew, linen, 'under');
      band(sitter, lines.crew, 14, linen);
      return flightJacket(sitter);
    case 'waistcoat':
      paintGarment(sitter, lines.vee, linen, 'sleeves', 8);
      return waistcoat(sitter, linen);
    case 'apron':
      paintGarment(sitter, lines.crew, accent, 'under', 5);
      band(sitter, lines.crew, 15, accent);
      return apron(sitter);
    case 'labCoat':
      paintGarment(sitter, lines.crew, fabric, 'under');
      return jacket({ ...sitter, fabric: linen }, 12, 1);
    case 'sari':
      return sari(sitter);
    case 'armour':
      return armour(sitter);
  }
};

const turtleneck = (sitter: Sitter): void => {
  const { body, brush, fabric } = sitter;
  const neck = body.neck + 5;
  for (const [lift, width] of [
    [20, 62],
    [58, 50],
  ] as const)
    band(
      sitter,
      [
        [neck + 4, -28 - lift],
        [neck * 0.5, -4 - lift],
        [0, 2 - lift],
        [-neck * 0.5, -4 - lift],
        [-neck - 4, -28 - lift],
      ],
      width,
      fabric,
    );
  for (let x = -neck + 8; x < neck; x += 9)
    stroke(
      brush,
      curve([
        [x, -84],
        [x * 1.02, -24],
      ]),
      css(fabric.deep),
      1.6,
      { alpha: 0.3 },
    );
};

/** Open jacket with lapels over what is beneath. */
const jacket = (sitter: Sitter, bulk: number, width: number): void => {
  const { body, brush, fabric, lit } = sitter;
  for (const facing of [-1, 1] as const) {
    const reach = facing === 1 ? body.far : body.near;
    const front: Point[] = [
      [facing * (body.neck + 4), -60 - bulk],
      [facing * 50, 70],
      [facing * 16, 230],
      [facing * 10, 520],
    ];
    const path = outline([front, body.side(facing, bulk).slice(2).toReversed()]);
    fill(brush, path, css(fabric.deep), { alpha: 0.55, blur: 7 });
    fill(brush, path, clothGround(sitter, fabric));
    within(brush, path, () => {
      sleeve(sitter, facing, fabric, bulk);
      const chest: Point[] = [
        [facing * reach * 0.5, 20],
        [facing * reach * 0.44, 170],
        [facing * reach * 0.3, 380],
      ];
      fill(brush, ribbon(chest, 40), css(facing === lit ? fabric.light : fabric.deep), { alpha: 0.3, blur: 9 });
    });
  }
  lapels(sitter, fabric, width);
};

const wrap = (sitter: Sitter): void => {
  const { body, fabric, accent, brush } = sitter;
  paintGarment(sitter, necklines(body.neck).vee, fabric, 'wrap', 6);
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
    fill(brush, ribbonPath(line, width), clothGround(sitter, accent));
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
  const random = sitter.random('print');
  within(brush, garment(sitter, necklines(body.neck).vee, 6), () => {
    for (let index = 0; index < 26; index += 1) {
      const x = random.between(-body.near, body.far);
      const y = random.between(60, 470);
      if (Math.abs(x - (y - 70) * 0.35) < 40) continue;
      fill(brush, ellipse(x, y, 15, 15), css(accent.mid), { alpha: 0.5 });
      fill(brush, ellipse(x, y, 8, 8), css(fabric.light), { alpha: 0.7 });
    }
  });
};

const ribbonPath = (line: readonly Point[], width: number): ReturnType<typeof ribbon> =>
  ribbon([line[0] ?? [0, 0], ...line, line.at(-1) ?? [0, 0]], width, 0.5, 20);

const cloak = (sitter: Sitter): void => {
  const { body, fabric, accent, brush, scheme } = sitter;
  paintHood(sitter, fabric);
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
    fill(brush, path, clothGround(sitter, fabric));
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
        { alpha: facing === sitter.lit ? 0.5 : 0.2, blur: 3 },
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
  fill(brush, ellipse(sitter.lit * 5, 34, 7, 6), css(gold.light));
  fill(brush, ellipse(0, 40, 7, 7), css(accent.deep));
};

const uniform = (sitter: Sitter): void => {
  const { body, fabric, accent, brush, scheme } = sitter;
  const lines = necklines(body.neck);
  paintGarment(sitter, lines.crew, fabric, 'uniform', 10);
  const gold = tonesOf(oklch(0.76, 0.11, 80), scheme);
  const neck = body.neck + 6;
  band(
    sitter,
    [
      [neck, -70],
      [neck * 0.5, -44],
      [0, -36],
      [-neck * 0.5, -44],
      [-neck, -70],
    ],
    0,
    fabric,
  );
  piece(
    sitter,
    [
      [-neck - 8, -74],
      [-8, -18],
      [-4, 26],
      [-neck - 14, -20],
    ],
    fabric,
    sitter.lit === -1,
  );
  piece(
    sitter,
    [
      [neck + 8, -74],
      [8, -18],
      [4, 26],
      [neck + 14, -20],
    ],
    fabric,
    sitter.lit === 1,
  );
  stroke(
    brush,
    curve([
      [-neck - 9, -72],
      [-neck * 0.4, -36],
      [-7, -18],
    ]),
    css(accent.light),
    5,
  );
  stroke(
    brush,
    curve([
      [neck + 9, -72],
      [neck * 0.4, -36],
      [7, -18],
    ]),
    css(accent.light),
    5,
  );
  stroke(
    brush,
    curve([
      [0, 26],
      [8, 200],
      [10, 480],
    ]),
    css(fabric.deep),
    4,
    { alpha: 0.8 },
  );
  stroke(
    brush,
    curve([
      [-body.near * 0.9, 150],
      [-60, 110],
      [0, 104],
    ]),
    css(accent.mid),
    8,
    { alpha: 0.9 },
  );
  stroke(
    brush,
    curve([
      [body.far * 0.9, 150],
      [60, 110],
      [0, 104],
    ]),
    css(accent.mid),
    8,
    { alpha: 0.9 },
  );
  for (let y = 60; y < 460; y += 72) {
    fill(brush, ellipse(26, y, 9, 9), css(gold.deep));
    fill(brush, ellipse(26, y - 1, 7.5, 7.5), css(gold.mid));
    fill(brush, ellipse(26 + sitter.lit * 2, y - 3, 3, 3), css(gold.light));
  }
  for (const facing of [-1, 1] as const) {
    const reach = (facing === 1 ? body.far : body.near) + 8;
    piece(
      sitter,
      [
        [facing * reach * 0.5, 4],
        [facing * reach * 0.98, 62],
        [facing * reach * 0.93, 96],
        [facing * reach * 0.46, 36],
      ],
      accent,
      facing === sitter.lit,
    );
  }
};

const flightJacket = (sitter: Sitter): void => {
  const { body, accent, fabric, brush } = sitter;
  jacket(sitter, 18, 0);
  for (const facing of [-1, 1] as const) {
    const x = facing * (body.neck + 14);
    const collar = piece(
      sitter,
      [
        [x * 0.98, -96],
        [facing * 20, 20],
        [facing * 56, 74],
        [facing * 132, 6],
        [x * 1.28, -52],
      ],
      accent,
      facing === sitter.lit,
    );
    const random = sitter.random(`fleece${facing}`);
    within(brush, collar, () => {
      for (let index = 0; index < 130; index += 1) {
        const px = x * 1.1 + random.between(-0.8, 1) * 74;
        const py = random.between(-104, 80);
        const tuft: Point[] = [
          [px - 6, py],
          [px, py - 6],
          [px + 6, py + 2],
        ];
        fill(brush, ribbon(tuft, random.between(4, 8)), css(random.chance(0.5) ? accent.light : accent.shade), {
          alpha: 0.5,
        });
      }
    });
    stroke(
      brush,
      curve([
        [facing * 46, 76],
        [facing * 20, 250],
        [facing * 22, 480],
      ]),
      css(mix(fabric.deep, accent.light, 0.35)),
      6,
    );
    fill(brush, ellipse(facing * body.near * 0.62, 190, 30, 30), css(accent.mid), { alpha: facing === 1 ? 0.9 : 0 });
    fill(brush, ellipse(facing * body.near * 0.62, 190, 19, 19), css(fabric.deep), { alpha: facing === 1 ? 0.9 : 0 });
  }
};

const waistcoat = (sitter: Sitter, linen: Sitter['fabric']): void => {
  const { body, brush, accent } = sitter;
  for (const facing of [-1, 1] as const) {
    const reach = facing === 1 ? body.far : body.near;
    const path = outline([
      [
        [facing * (body.neck + 6), -52],
        [facing * 48, 70],
        [facing * 14, 214],
        [facing * 8, 520],
      ],
      [
        [facing * reach * 0.7, 520],
        [facing * reach * 0.74, 220],
        [facing * reach * 0.62, 130],
        [facing * reach * 0.66, 14],
      ],
    ]);
    fill(brush, path, css(sitter.fabric.deep), { alpha: 0.5, blur: 6 });
    fill(brush, path, clothGround(sitter, sitter.fabric));
    fill(
      brush,
      ribbon(
        [
          [facing * 70, 200],
          [facing * 110, 250],
          [facing * reach * 0.66, 280],
        ],
        16,
      ),
      css(sitter.fabric.deep),
      { alpha: 0.4, blur: 3 },
    );
  }
  lapels(sitter, sitter.fabric, 0.5);
  piece(
    sitter,
    [
      [-26, -22],
      [26, -22],
      [34, 60],
      [0, 120],
      [-34, 60],
    ],
    accent,
    true,
  );
  fill(
    brush,
    ribbon(
      [
        [-10, -14],
        [-4, 30],
        [0, 100],
      ],
      9,
    ),
    css(accent.deep),
    { alpha: 0.5, blur: 2 },
  );
  fill(brush, ellipse(0, -18, 24, 19), css(accent.mid));
  fill(brush, ellipse(sitter.lit * 6, -24, 10, 7), css(accent.light), { alpha: 0.8, blur: 2 });
  shirtCollar(sitter, linen, 0.86);
  buttons(sitter, 270, tonesOf(oklch(0.76, 0.11, 80), sitter.scheme));
  const pocket = -body.near * 0.42;
  stroke(
    brush,
    curve([
      [22, 300],
      [pocket * 0.4, 342],
      [pocket, 300],
    ]),
    css(tonesOf(oklch(0.78, 0.11, 82), sitter.scheme).light),
    3,
  );
};

const apron = (sitter: Sitter): void => {
  const { body, fabric, brush } = sitter;
  for (const facing of [-1, 1] as const)
    piece(
      sitter,
      [
        [facing * (body.neck + 26), -34],
        [facing * (body.neck + 54), -22],
        [facing * 104, 170],
        [facing * 78, 170],
      ],
      fabric,
      facing === sitter.lit,
    );
  piece(
    sitter,
    [
      [-112, 150],
      [112, 150],
      [136, 330],
      [190, 520],
      [-190, 520],
      [-136, 330],
    ],
    fabric,
    true,
  );
  stroke(
    brush,
    curve([
      [-108, 166],
      [0, 170],
      [108, 166],
    ]),
    css(fabric.deep),
    2.6,
    { alpha: 0.6 },
  );
  fill(
    brush,
    ribbon(
      [
        [-60, 180],
        [-80, 300],
        [-100, 500],
      ],
      22,
    ),
    css(fabric.deep),
    { alpha: 0.34, blur: 5 },
  );
  fill(
    brush,
    ribbon(
      [
        [40, 180],
        [52, 320],
        [70, 500],
      ],
      18,
    ),
    css(fabric.deep),
    { alpha: 0.28, blur: 5 },
  );
  fill(
    brush,
    ribbon(
      [
        [sitter.lit * 76, 180],
        [sitter.lit * 96, 300],
        [sitter.lit * 120, 500],
      ],
      26,
    ),
    css(fabric.light),
    { alpha: 0.4, blur: 6 },
  );
};

const sari = (sitter: Sitter): void => {
  const { body, fabric, accent, brush } = sitter;
  paintGarment(sitter, necklines(body.neck).scoop, accent, 'blouse', 2);
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
  fill(brush, path, clothGround(sitter, fabric));
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
  fill(brush, ribbonPath(hem, 26), clothGround(sitter, accent));
  for (let index = 1; index < 16; index += 1) {
    const at = hem[Math.floor((index / 16) * (hem.length - 1))] ?? [0, 0];
    const next = hem[Math.floor((index / 16) * (hem.length - 1)) + 1] ?? at;
    const share = ((index / 16) * (hem.length - 1)) % 1;
    fill(brush, ellipse(at[0] + (next[0] - at[0]) * share, at[1] + (next[1] - at[1]) * share, 5, 5), css(fabric.mid));
  }
};

const armour = (sitter: Sitter): void => {
  const { body, accent, brush, fabric } = sitter;
  paintGarment(sitter, necklines(body.neck).high, accent, 'gambeson', 6);
  plates(sitter);
  const random = sitter.random('fur');
  const dark = mix(oklch(0.33, 0.035, 55), fabric.deep, 0.3);
  const pale = mix(oklch(0.74, 0.045, 70), fabric.light, 0.2);
  for (const row of [0, 1, 2, 3, 4])
    for (let index = 0; index < 64; index += 1) {
      const share = (index / 63) * 2 - 1 + random.between(-0.02, 0.02);
      const x = share * (share > 0 ? body.far : body.near) * 0.92;
      const y = 42 - row * 24 + Math.abs(share) ** 1.7 * 74 + (1 - Math.abs(share)) * 26;
      const tuft: Point[] = [
        [x, y],
        [x + share * 13 + random.between(-5, 5), y + 20],
        [x + share * 26 + random.between(-8, 8), y + random.between(34, 52)],
      ];
      const colour = mix(dark, pale, Math.min(1, row * 0.16 + random.between(0, 0.35)));
      fill(brush, ribbon(tuft, random.between(12, 18), 0.3), css(colour));
    }
};
