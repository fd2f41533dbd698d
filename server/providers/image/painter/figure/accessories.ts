import type { Appearance } from '#contract/appearance.ts';
import { css, mix, oklch } from '../colour.ts';
import { fill, linear, stroke, within } from '../canvas.ts';
import { blob, curve, ellipse, outline, ribbon, type Point } from '../path.ts';
import { createSkull } from '../hair/skull.ts';
import { tonesOf } from '../scheme.ts';
import type { Sitter } from './sitter.ts';

const wears = (sitter: Sitter, what: Appearance['accessories'][number]): boolean =>
  sitter.appearance.accessories.includes(what);

const goldOf = (sitter: Sitter) => tonesOf(oklch(0.78, 0.115, 82), sitter.scheme);

/** Scarf and necklace, in the body's space, over the clothes. */
export const paintNeckwear = (sitter: Sitter): void => {
  const { brush, body, accent, lit } = sitter;
  if (wears(sitter, 'necklace')) {
    const gold = goldOf(sitter);
    const chain: Point[] = [
      [-body.neck - 18, -36],
      [-body.neck * 0.6, 34],
      [0, 74],
      [body.neck * 0.6, 34],
      [body.neck + 16, -36],
    ];
    stroke(brush, curve(chain), css(gold.deep), 4, { alpha: 0.6 });
    stroke(brush, curve(chain), css(gold.light), 2.4);
    fill(brush, ellipse(0, 88, 12, 15), css(gold.mid));
    fill(brush, ellipse(0, 88, 7, 10), css(accent.mid));
    fill(brush, ellipse(lit * 3, 83, 3, 3), css(gold.light));
  }
  if (!wears(sitter, 'scarf')) return;
  const neck = body.neck;
  const knotX = -lit * 34;
  const tail = outline([
    [
      [knotX - 30, -6],
      [knotX - 44, 120],
      [knotX - 50, 262],
    ],
    [
      [knotX - 50, 262],
      [knotX + 44, 268],
    ],
    [
      [knotX + 44, 268],
      [knotX + 34, 120],
      [knotX + 24, -6],
    ],
  ]);
  fill(brush, tail, css(accent.deep), { alpha: 0.6, blur: 8 });
  for (let index = 0; index < 15; index += 1) {
    const fringeX = knotX - 47 + index * 6.4;
    stroke(
      brush,
      curve([
        [fringeX, 262],
        [fringeX + (index % 3) - 1, 290 + (index % 2) * 5],
      ]),
      css(index % 2 ? accent.mid : accent.shade),
      3.4,
    );
  }
  fill(
    brush,
    tail,
    linear(
      brush,
      [knotX + lit * 50, 0],
      [knotX - lit * 60, 200],
      [
        [0, css(accent.mid)],
        [1, css(accent.shade)],
      ],
    ),
  );
  within(brush, tail, () => {
    for (const shift of [-26, -4, 18])
      fill(
        brush,
        ribbon(
          [
            [knotX + shift * 0.6, 0],
            [knotX + shift, 130],
            [knotX + shift * 1.3, 280],
          ],
          12,
        ),
        css(accent.deep),
        { alpha: 0.45, blur: 3 },
      );
    fill(
      brush,
      ribbon(
        [
          [knotX + lit * 14, 10],
          [knotX + lit * 24, 130],
          [knotX + lit * 34, 270],
        ],
        14,
      ),
      css(accent.light),
      { alpha: 0.5, blur: 4 },
    );
    for (const y of [206, 226])
      stroke(
        brush,
        curve([
          [knotX - 60, y],
          [knotX + 60, y + 2],
        ]),
        css(accent.light),
        7,
        { alpha: 0.75 },
      );
  });
  const wound = (lift: number, height: number): void => {
    const loop = blob([
      [-neck - 30, -66 - lift],
      [-neck * 0.5, -34 - lift],
      [neck * 0.5, -36 - lift],
      [neck + 26, -70 - lift],
      [neck + 36, -24 - lift + height * 0.3],
      [neck * 0.5, 22 - lift + height * 0.4],
      [-neck * 0.4, 28 - lift + height * 0.4],
      [-neck - 42, -14 - lift + height * 0.3],
    ]);
    fill(brush, loop, css(accent.deep), { alpha: 0.6, blur: 6 });
    fill(
      brush,
      loop,
      linear(
        brush,
        [lit * 100, -60],
        [-lit * 100, 20],
        [
          [0, css(accent.light)],
          [0.45, css(accent.mid)],
          [1, css(accent.shade)],
        ],
      ),
    );
    within(brush, loop, () => {
      for (const shift of [0, 18, 36])
        fill(
          brush,
          ribbon(
            [
              [-neck - 40, -50 - lift + shift],
              [0, -14 - lift + shift],
              [neck + 34, -54 - lift + shift],
            ],
            9,
          ),
          css(accent.deep),
          { alpha: 0.45, blur: 2.4 },
        );
      fill(
        brush,
        ribbon(
          [
            [lit * 90, -60 - lift],
            [lit * 50, -36 - lift],
            [0, -24 - lift],
          ],
          12,
        ),
        css(accent.light),
        { alpha: 0.6, blur: 3 },
      );
    });
  };
  wound(0, 50);
  wound(26, 20);
};

/** Hair that falls over the ears hides what is small. */
const showsEars = ({ appearance }: Sitter): boolean => {
  const { hairStyle, hairLength, hairTexture, presentation } = appearance;
  const falls = hairStyle === 'loose' || hairStyle === 'fringe' || hairStyle === 'sideParted';
  const isShort =
    hairLength === 'bald' ||
    hairLength === 'cropped' ||
    (hairLength === 'short' && (presentation === 'masculine' || hairTexture === 'coily'));
  return hairStyle !== 'covered' && hairStyle !== 'braids' && (!falls || isShort);
};

export const paintEarrings = (sitter: Sitter): void => {
  const { brush, head, accent, lit } = sitter;
  const gold = goldOf(sitter);
  const sides: readonly (readonly [number, number])[] =
    head.sin < 0.2
      ? [
          [head.near(8) + 4, 48],
          [head.far(8) - 2, 48],
        ]
      : [[head.near(8) + 4 + head.sin * 12, 48]];
  for (const [x, y] of sides) {
    if (wears(sitter, 'studs') && showsEars(sitter)) {
      fill(brush, ellipse(x, y - 4, 5.6, 5.6), css(gold.deep));
      fill(brush, ellipse(x + lit, y - 5, 4, 4), css(gold.light));
    }
    if (wears(sitter, 'hoops')) {
      stroke(brush, ellipse(x - 1, y + 22, 17, 25), css(gold.deep), 6);
      stroke(brush, ellipse(x - 1, y + 22, 17, 25), css(gold.light), 3);
    }
    if (wears(sitter, 'drops')) {
      stroke(
        brush,
        curve([
          [x, y - 4],
          [x, y + 20],
        ]),
        css(gold.light),
        2.6,
      );
      fill(
        brush,
        blob([
          [x, y + 12],
          [x + 9, y + 34],
          [x, y + 44],
          [x - 9, y + 34],
        ]),
        css(accent.mid),
      );
      fill(brush, ellipse(x + lit * 3, y + 30, 2.6, 4), css(mix(accent.light, oklch(0.98, 0.01, 90), 0.5)));
    }
  }
};

export const paintGlasses = (sitter: Sitter): void => {
  const { brush, head, scheme } = sitter;
  const isRound = wears(sitter, 'roundGlasses');
  if (!isRound && !wears(sitter, 'glasses')) return;
  const frame = isRound ? goldOf(sitter) : tonesOf(oklch(0.3, 0.04, 40), scheme);
  const [bridge] = head.at(0, 0, 124);
  const thick = isRound ? 3.4 : 6;
  for (const facing of [-1, 1] as const) {
    const [x] = head.at(facing * 56, 0, 112);
    const half = 41 * Math.min(1, head.cos - facing * head.sin * 0.36);
    const rim = isRound
      ? ellipse(x, 6, half, 40)
      : blob([
          [x - half, -18],
          [x, -27],
          [x + half, -20],
          [x + half * 0.96, 12],
          [x + half * 0.4, 34],
          [x - half * 0.5, 33],
          [x - half * 0.98, 10],
        ]);
    fill(brush, rim, css(oklch(0.9, 0.03, 230)), { alpha: 0.1 });
    within(brush, rim, () => {
      fill(
        brush,
        ribbon(
          [
            [x - half, 44],
            [x, 0],
            [x + half * 0.5, -40],
          ],
          20,
        ),
        css(oklch(0.98, 0.01, 230)),
        { alpha: 0.16, blur: 2 },
      );
    });
    stroke(brush, rim, css(frame.deep), thick);
    stroke(brush, rim, css(frame.light), thick * 0.3, { alpha: 0.6 });
    const inner = x - facing * half;
    stroke(
      brush,
      curve([
        [inner, -4],
        [(inner + bridge) / 2, -10],
        [bridge, -10],
      ]),
      css(frame.deep),
      thick,
    );
  }
  const hinge = head.at(-56, 0, 112)[0] - 41 * Math.min(1, head.cos + head.sin * 0.36);
  stroke(
    brush,
    curve([
      [hinge, -10],
      [head.near(0) + 20, -6],
    ]),
    css(frame.deep),
    thick,
  );
};

export const paintFlower = (sitter: Sitter): void => {
  if (!wears(sitter, 'flower')) return;
  const { brush, head, scheme } = sitter;
  const petal = tonesOf(oklch(0.95, 0.02, 90), scheme);
  for (const [x, y, size] of [
    [head.near(-40) - 6, -58, 1],
    [head.near(0) - 16, -14, 0.8],
    [head.near(-80) + 4, -98, 0.85],
  ] as const) {
    for (let index = 0; index < 5; index += 1) {
      const angle = index * 1.257 + size;
      fill(
        brush,
        ellipse(x + Math.cos(angle) * 14 * size, y + Math.sin(angle) * 14 * size, 14 * size, 9 * size, angle),
        css(index < 3 ? petal.light : petal.shade),
      );
    }
    fill(brush, ellipse(x, y, 6 * size, 6 * size), css(oklch(0.8, 0.13, 85)));
  }
};

export const paintCirclet = (sitter: Sitter): void => {
  if (!wears(sitter, 'circlet')) return;
  const { brush, head, accent } = sitter;
  const gold = goldOf(sitter);
  const [middle] = head.at(0, 0, 112);
  const line: Point[] = [
    [head.near(-60) + 4, -88],
    [middle - 60, -92],
    [middle, -82],
    [middle + 50, -92],
    [head.far(-60) - 2, -92],
  ];
  stroke(brush, curve(line), css(gold.deep), 7);
  stroke(brush, curve(line), css(gold.light), 3.6);
  fill(
    brush,
    blob([
      [middle, -98],
      [middle + 10, -80],
      [middle, -60],
      [middle - 10, -80],
    ]),
    css(gold.mid),
  );
  fill(brush, ellipse(middle, -80, 5, 9), css(accent.light));
};

export const paintHeadphones = (sitter: Sitter): void => {
  if (!wears(sitter, 'headphones')) return;
  const { brush, head, accent, scheme, lit } = sitter;
  const skull = createSkull(head, 22, 0);
  const plastic = tonesOf(oklch(0.3, 0.015, 280), scheme);
  const arc = Array.from({ length: 9 }, (_, index) => skull.crown(-1.42 + index * 0.355));
  stroke(brush, curve(arc), css(plastic.deep), 24);
  stroke(brush, curve(arc.map(([x, y]): Point => [x + lit * 2, y - 4])), css(plastic.light), 6, { alpha: 0.6 });
  const x = head.near(8) - 2;
  fill(brush, ellipse(x + 6, 8, 34, 52), css(plastic.deep));
  fill(brush, ellipse(x - 4, 8, 30, 46), css(plastic.mid));
  fill(brush, ellipse(x - 6, 8, 18, 30), css(accent.mid));
  fill(
    brush,
    ribbon(
      [
        [x - 22, -20],
        [x - 28, 8],
        [x - 20, 36],
      ],
      7,
    ),
    css(plastic.light),
    { alpha: 0.7, blur: 1 },
  );
};

/** Everything that is worn on top, painted last. */
export const paintHat = (sitter: Sitter): void => {
  const { brush, head, lit } = sitter;
  const [middle] = head.at(0, 0, 98);
  const skull = createSkull(head, 22, 0);
  const dome = (from: number, to: number, rise: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => {
      const [x, y] = skull.crown(from + ((to - from) * index) / 8);
      return [x, y - rise * Math.sin((index / 8) * Math.PI)];
    });
  const ground = (tones: Sitter['fabric']) =>
    linear(
      brush,
      [lit * 150, -240],
      [-lit * 150, -60],
      [
        [0, css(tones.light)],
        [0.45, css(tones.mid)],
        [1, css(tones.deep)],
      ],
    );
  const castShadow = (y: number): void =>
    within(brush, head.outline, () => {
      fill(
        brush,
        ribbon(
          [
            [head.near(y) - 10, y + 8],
            [middle, y + 26],
            [head.far(y) + 10, y + 6],
          ],
          56,
        ),
        css(sitter.skin.deep),
        { alpha: 0.7, blur: 9 },
      );
    });
  if (wears(sitter, 'beanie')) {
    const tones = sitter.accent;
    castShadow(-104);
    const left: Point = [head.near(-60) - 12, -82];
    const right: Point = [head.far(-60) + 12, -90];
    fill(brush, outline([[left, ...dome(-1.1, 1.05, 12), right]]), ground(tones));
    const cuff = outline([
      [left, [middle - 40, -110], [middle + 30, -114], right],
      [
        [right[0] - 2, -136],
        [middle + 20, -166],
        [middle - 50, -162],
        [left[0] + 2, -132],
      ],
    ]);
    fill(brush, cuff, css(tones.deep), { alpha: 0.6, blur: 6 });
    fill(brush, cuff, ground(tones));
    within(brush, cuff, () => {
      for (let x = -170; x < 170; x += 13)
        fill(
          brush,
          ribbon(
            [
              [x, -180],
              [x + 3, -130],
              [x + 4, -80],
            ],
            5,
          ),
          css(tones.deep),
          { alpha: 0.5 },
        );
    });
    for (let index = 1; index < 9; index += 1) {
      const [x, y] = skull.crown(-1 + index * 0.22);
      fill(
        brush,
        ribbon(
          [
            [middle * 0.2 - 4, -236],
            [x * 0.7, y + 6],
            [x * 0.96, -140],
          ],
          6,
        ),
        css(tones.deep),
        { alpha: 0.35 },
      );
    }
  }
  if (wears(sitter, 'flatCap') || wears(sitter, 'beret')) {
    const isCap = wears(sitter, 'flatCap');
    const tones = isCap ? tonesOf(oklch(0.42, 0.03, 70), sitter.scheme) : sitter.accent;
    castShadow(-112);
    const crown = blob([
      [head.near(-80) - 8, -112],
      [head.near(-90) - 34, -170],
      [-60, -246],
      [60, -246],
      [head.far(-90) + 30, -178],
      [head.far(-80) + 12, -122],
      [middle, -134],
    ]);
    fill(brush, crown, ground(tones));
    within(brush, crown, () => {
      for (const shift of [-90, -30, 40, 100])
        fill(
          brush,
          ribbon(
            [
              [shift * 0.2, -252],
              [shift * 0.8, -200],
              [shift * 1.3, -120],
            ],
            14,
          ),
          css(tones.deep),
          { alpha: 0.3, blur: 4 },
        );
      fill(
        brush,
        ribbon(
          [
            [lit * 150, -160],
            [lit * 90, -226],
            [0, -238],
          ],
          22,
        ),
        css(tones.light),
        { alpha: 0.5, blur: 6 },
      );
    });
    const edge = isCap
      ? blob([
          [head.near(-80) + 20, -122],
          [middle - 30, -140],
          [middle + 60, -136],
          [head.far(-70) + 28, -106],
          [middle + 70, -92],
          [middle, -96],
        ])
      : blob([
          [head.near(-80) - 6, -106],
          [middle, -128],
          [head.far(-80) + 8, -114],
          [middle, -142],
        ]);
    fill(brush, edge, css(tones.deep), { alpha: 0.6, blur: 5 });
    fill(
      brush,
      edge,
      linear(
        brush,
        [lit * 120, -140],
        [-lit * 120, -90],
        [
          [0, css(tones.mid)],
          [1, css(tones.deep)],
        ],
      ),
    );
  }
  if (wears(sitter, 'brimmedHat')) {
    const tones = sitter.fabric;
    castShadow(-100);
    const brim: Point[] = [
      [-220, -104],
      [-130, -142],
      [0, -152],
      [140, -146],
      [222, -116],
      [150, -92],
      [20, -80],
      [-130, -84],
    ];
    const moved = brim.map(([x, y]): Point => [x + middle * 0.25 - 6, y - 2]);
    const crown = outline([
      [
        [-142, -126],
        [-138, -210],
        [-96, -286],
      ],
      [
        [-96, -286],
        [-10, -262],
        [86, -288],
      ],
      [
        [86, -288],
        [132, -210],
        [142, -126],
      ],
      [
        [142, -126],
        [0, -108],
        [-142, -126],
      ],
    ]);
    fill(brush, blob(moved), css(tones.deep));
    fill(brush, crown, ground(tones));
    within(brush, crown, () => {
      fill(
        brush,
        ribbon(
          [
            [-10, -264],
            [-20, -220],
            [0, -160],
          ],
          40,
        ),
        css(tones.deep),
        { alpha: 0.4, blur: 9 },
      );
      fill(
        brush,
        outline([
          [
            [-150, -164],
            [0, -146],
            [150, -164],
          ],
          [
            [150, -120],
            [0, -104],
            [-150, -120],
          ],
        ]),
        css(sitter.accent.deep),
      );
    });
    const front = blob(moved.map(([x, y]): Point => [x, y < -120 ? -112 + (y + 120) * 0.1 : y]));
    fill(
      brush,
      front,
      linear(
        brush,
        [lit * 220, -130],
        [-lit * 200, -80],
        [
          [0, css(tones.light)],
          [0.5, css(tones.mid)],
          [1, css(tones.deep)],
        ],
      ),
    );
    fill(brush, ribbon(moved.slice(4).concat(moved.slice(0, 1)), 7), css(tones.light), { alpha: 0.45, blur: 1 });
  }
};
