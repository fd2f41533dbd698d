import { css, mix, oklch, tune } from '../colour.ts';
import { fill, linear } from '../canvas.ts';
import { blob, ellipse, polygon, ribbon, type Point } from '../path.ts';
import { box, bulb, cloud, glow, LAMP, leaf, ridge, skyWash, stars, wash, type Scene } from './scene.ts';

const sunX = (scene: Scene): number => (scene.scheme.from === 1 ? 600 : 168);

export const forest = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [
    scene.tint(oklch(0.52, 0.1, 165)),
    scene.tint(oklch(0.74, 0.12, 135)),
    scene.tint(oklch(0.4, 0.1, 150)),
  ]);
  glow(scene, sunX(scene), 340, 620, mix(scene.sky[2], oklch(0.92, 0.15, 110), 0.65), 0.95);
  for (let index = 0; index < 7; index += 1) {
    const x = sunX(scene) + (index - 3) * 70;
    const shaft: Point[] = [
      [x, -60],
      [x - scene.scheme.from * 130, 480],
      [x - scene.scheme.from * 260, 1080],
    ];
    fill(brush, ribbon(shaft, 70), css(oklch(0.93, 0.1, 105)), { alpha: 0.16, mode: 'screen' });
  }
  for (const depth of [0, 1, 2, 3]) {
    const colour = scene.tint(oklch(0.6 - depth * 0.12, 0.075, 158 - depth * 22));
    for (let index = 0; index < 9 - depth; index += 1) {
      const x = random.between(-30, 800);
      if (depth > 1 && Math.abs(x - 384) < 160) continue;
      const wide = 16 + depth * 19;
      fill(
        brush,
        polygon([
          [x - wide * 0.4, -10],
          [x + wide * 0.4, -10],
          [x + wide * 0.62, 1152],
          [x - wide * 0.62, 1152],
        ]),
        linear(
          brush,
          [x - wide, 0],
          [x + wide, 0],
          [
            [0, css(tune(colour, { l: scene.scheme.from === -1 ? 1.25 : 0.8 }))],
            [1, css(tune(colour, { l: scene.scheme.from === 1 ? 1.25 : 0.8 }))],
          ],
        ),
      );
      for (let branch = 0; branch < 3; branch += 1) {
        const y = random.between(40, 520);
        const way = random.chance(0.5) ? 1 : -1;
        fill(
          brush,
          ribbon(
            [
              [x, y + 40],
              [x + way * 60, y],
              [x + way * random.between(100, 190), y - 50],
            ],
            8 + depth * 4,
          ),
          css(colour),
        );
      }
    }
    for (let index = 0; index < 46; index += 1)
      leaf(
        scene,
        random.between(-20, 790),
        random.chance(0.62) ? random.between(-20, 270) : random.between(760, 1150),
        random.between(30, 80),
        random.between(0, 6.3),
        random.between(14, 32),
        scene.tint(oklch(0.72 - depth * 0.1, 0.14, random.between(112, 152))),
        0.85,
      );
  }
  for (let index = 0; index < 26; index += 1)
    bulb(scene, random.between(20, 750), random.between(240, 1000), random.between(1.6, 4), oklch(0.9, 0.13, 105));
};

export const sea = (scene: Scene): void => {
  const { brush, random } = scene;
  skyWash(scene, 0, 640);
  const x = sunX(scene);
  if (scene.time !== 'night') {
    fill(brush, ellipse(x, 470, 62, 62), css(oklch(0.95, 0.09, scene.time === 'dusk' ? 40 : 80)));
    glow(scene, x, 470, 460, oklch(0.88, 0.13, 55), 0.7);
  }
  for (let index = 0; index < 7; index += 1)
    cloud(
      scene,
      random.between(-40, 800),
      random.between(90, 480),
      random.between(110, 240),
      mix(scene.sky[1], oklch(0.94, 0.05, 50), 0.45),
      0.4,
    );
  ridge(scene, 640, 60, mix(scene.sky[0], scene.sky[1], 0.4));
  wash(scene, 610, 1152, [
    mix(scene.sky[2], scene.tint(oklch(0.6, 0.07, 220)), 0.55),
    scene.tint(oklch(0.46, 0.08, 225)),
    scene.tint(oklch(0.32, 0.07, 235)),
  ]);
  for (let index = 0; index < 120; index += 1) {
    const y = 618 + random.next() ** 1.6 * 520;
    const near = (y - 600) / 550;
    const at = random.between(-40, 800);
    const isGlint = Math.abs(at - x) < 60 + near * 160 && random.chance(0.6);
    const long = 30 + near * 190;
    fill(
      brush,
      ribbon(
        [
          [at - long / 2, y],
          [at, y - 6 * near - 2],
          [at + long / 2, y + 1],
        ],
        4 + near * 16,
      ),
      css(
        isGlint
          ? scene.sky[2]
          : random.chance(0.5)
            ? scene.tint(oklch(0.68, 0.06, 215))
            : scene.tint(oklch(0.3, 0.07, 240)),
      ),
      { alpha: isGlint ? 0.75 : 0.45 },
    );
  }
};

export const cityRoof = (scene: Scene): void => {
  const { brush, random } = scene;
  skyWash(scene, 0, 900);
  const dark = scene.time === 'night' || scene.time === 'dusk';
  if (dark) stars(scene, 60, 360);
  else
    for (let index = 0; index < 5; index += 1)
      cloud(
        scene,
        random.between(0, 768),
        random.between(60, 330),
        random.between(120, 220),
        oklch(0.96, 0.03, 60),
        0.5,
      );
  if (!dark) glow(scene, sunX(scene), 430, 520, oklch(0.92, 0.1, 70), 0.7);
  for (const depth of [0, 1, 2]) {
    const base = mix(scene.sky[2], scene.tint(oklch(0.42 - depth * 0.07, 0.05, dark ? 278 : 40)), 0.4 + depth * 0.28);
    let x = -20;
    while (x < 780) {
      const wide = random.between(50, 120);
      const top = 500 - random.between(0, 250) + depth * 120;
      box(scene, x, top, wide - 3, 800, tune(base, { l: random.between(0.92, 1.08) }));
      if (random.chance(0.3)) box(scene, x + wide / 2, top - 60, 5, 60, base);
      for (let light = 0; light < 16; light += 1) {
        const px = x + 8 + Math.floor(random.between(0, (wide - 20) / 14)) * 14;
        const py = top + 16 + Math.floor(random.between(0, 18)) * 22;
        if (px < x + wide - 14)
          box(
            scene,
            px,
            py,
            8,
            12,
            dark ? (random.chance(0.8) ? LAMP : oklch(0.75, 0.12, random.pick([200, 340]))) : tune(base, { l: 1.2 }),
            dark ? random.between(0.4, 0.95) : 0.5,
          );
      }
      x += wide;
    }
  }
  box(scene, 0, 880, 768, 30, scene.tint(oklch(0.6, 0.04, 50)));
  box(scene, 0, 910, 768, 260, scene.tint(oklch(0.42, 0.05, 45)));
  const wire: Point[] = [
    [-20, 130],
    [200, 190],
    [400, 150],
    [600, 200],
    [790, 120],
  ];
  fill(brush, ribbon(wire, 4, 0.5, 20), css(oklch(0.2, 0.02, 280)), { alpha: 0.8 });
  if (dark)
    for (const [at, y] of [
      [60, 152],
      [150, 182],
      [260, 184],
      [350, 162],
      [470, 162],
      [560, 190],
      [660, 182],
      [740, 146],
    ] as const)
      bulb(scene, at, y + 14, 8);
};

/** A peak with a lit and a shaded flank, ribs of rock, and snow that follows them. */
const mountain = (scene: Scene, peak: number, top: number, reach: number, haze: number): void => {
  const { brush, random } = scene;
  const lit = scene.scheme.from;
  const far = mix(scene.sky[1], scene.sky[0], 0.4);
  const shade = mix(scene.tint(oklch(0.42, 0.075, 268)), far, haze);
  const light = mix(mix(scene.tint(oklch(0.64, 0.07, 50)), scene.sky[2], 0.25), far, haze);
  const flank: Point[] = [
    [peak, top],
    [peak + lit * 46, top + 120],
    [peak + lit * 90, top + 190],
    [peak + lit * reach, 860],
    [peak + lit * 30, 860],
    [peak - lit * 16, top + 330],
    [peak + lit * 22, top + 170],
  ];
  fill(
    brush,
    polygon([
      [peak - reach, 860],
      [peak - 84, top + 180],
      [peak - 50, top + 110],
      [peak, top],
      [peak + 54, top + 120],
      [peak + 96, top + 200],
      [peak + reach, 860],
    ]),
    css(shade),
  );
  fill(brush, polygon(flank), css(light));
  for (let index = 0; index < 16; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    const start = random.between(0.16, 0.6);
    const x = peak + side * reach * start * random.between(0.2, 0.8);
    const y = top + (860 - top) * start;
    const rib: Point[] = [
      [x, y],
      [x + side * 26, y + 70],
      [x + side * 70, y + random.between(120, 200)],
    ];
    fill(brush, ribbon(rib, random.between(10, 30), 0.6), css(side === lit ? shade : light), { alpha: 0.38 });
  }
  const snow = mix(mix(oklch(0.98, 0.012, 230), scene.sky[2], 0.25), far, haze * 0.5);
  for (let index = 0; index < 13; index += 1) {
    const at = (index - 6) / 6;
    const drip: Point[] = [
      [peak + at * 6, top - 2],
      [peak + at * 34, top + 60 + Math.abs(at) * 20],
      [peak + at * 66, top + 110 + random.between(0, 90)],
    ];
    fill(brush, ribbon(drip, 34, 0.4), css(at * lit > -0.1 ? snow : mix(snow, shade, 0.35)));
  }
};

export const mountains = (scene: Scene): void => {
  const { random } = scene;
  skyWash(scene, 0, 900);
  glow(scene, sunX(scene), 280, 420, scene.sky[2], 0.7);
  for (let index = 0; index < 6; index += 1)
    cloud(
      scene,
      random.between(-40, 800),
      random.between(60, 360),
      random.between(120, 260),
      oklch(0.96, 0.025, 60),
      0.45,
    );
  for (const [peak, top, reach, haze] of [
    [600, 210, 300, 0.5],
    [150, 250, 330, 0.36],
    [420, 130, 400, 0.24],
    [760, 300, 280, 0.16],
  ] as const)
    mountain(scene, peak, top, reach, haze);
  ridge(scene, 760, 120, mix(scene.tint(oklch(0.46, 0.06, 200)), scene.sky[2], 0.25), 0.5);
  ridge(scene, 900, 120, scene.tint(oklch(0.45, 0.07, 150)), 0.5);
  ridge(scene, 1060, 130, scene.tint(oklch(0.38, 0.075, 140)), 0.5);
};

export const desert = (scene: Scene): void => {
  const { random, brush } = scene;
  skyWash(scene, 0, 780);
  stars(scene, scene.time === 'dusk' || scene.time === 'night' ? 90 : 0, 420);
  const x = sunX(scene);
  fill(brush, ellipse(x, 400, 70, 70), css(oklch(0.92, 0.1, 55)));
  glow(scene, x, 400, 460, oklch(0.82, 0.14, 45), 0.65);
  for (const [base, height, l] of [
    [640, 120, 0.62],
    [760, 170, 0.55],
    [930, 190, 0.48],
    [1120, 180, 0.4],
  ] as const) {
    ridge(scene, base, height, scene.tint(oklch(l + 0.14, 0.115, 42)), 0);
    for (let index = 0; index < 10; index += 1) {
      const at = random.between(-60, 760);
      fill(
        brush,
        ribbon(
          [
            [at, base - height * 0.2],
            [at + 110, base + 4],
            [at + 240, base + 20],
          ],
          random.between(8, 26),
        ),
        css(scene.tint(oklch(l + 0.24, 0.11, 55))),
        { alpha: 0.35 },
      );
    }
  }
};

export const garden = (scene: Scene): void => {
  const { brush, random } = scene;
  skyWash(scene, 0, 700);
  wash(scene, 560, 1152, [scene.tint(oklch(0.68, 0.1, 125)), scene.tint(oklch(0.42, 0.085, 140))]);
  for (const depth of [0, 1, 2])
    for (let index = 0; index < 46; index += 1) {
      const x = random.between(-30, 800);
      const y = 260 + depth * 170 + random.between(-90, 130) + Math.abs(x - 384) * -0.3;
      fill(
        brush,
        ellipse(x, y, random.between(40, 86), random.between(30, 66)),
        css(
          scene.tint(
            oklch(
              0.66 - depth * 0.1 + random.between(-0.05, 0.06),
              random.between(0.08, 0.12),
              random.between(112, 150),
            ),
          ),
        ),
        { alpha: 0.9 },
      );
    }
  for (const side of [-1, 1])
    fill(
      brush,
      ribbon(
        [
          [384 + side * 330, 900],
          [384 + side * 350, 500],
          [384 + side * 270, 150],
          [384 + side * 120, -40],
        ],
        40,
      ),
      css(scene.tint(oklch(0.42, 0.045, 50))),
    );
  for (let index = 0; index < 130; index += 1) {
    const side = random.chance(0.5) ? -1 : 1;
    const x = 384 + side * random.between(110, 400);
    const y = random.chance(0.6) ? random.between(-10, 330) : random.between(620, 1100);
    const size = random.between(8, 17);
    const colour = scene.tint(oklch(0.9, 0.07, y < 400 ? 75 : random.pick([10, 340, 60])));
    for (let petal = 0; petal < 5; petal += 1)
      fill(
        brush,
        ellipse(
          x + Math.cos(petal * 1.26) * size,
          y + Math.sin(petal * 1.26) * size,
          size * 0.9,
          size * 0.6,
          petal * 1.26,
        ),
        css(colour),
        { alpha: 0.92 },
      );
    fill(brush, ellipse(x, y, size * 0.4, size * 0.4), css(scene.tint(oklch(0.78, 0.14, 75))));
  }
  glow(scene, sunX(scene), 200, 520, oklch(0.95, 0.1, 80), 0.65);
};

export const nightMarket = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [oklch(0.2, 0.06, 285), oklch(0.3, 0.09, 320), oklch(0.22, 0.06, 300)]);
  for (const side of [-1, 1] as const)
    for (let index = 0; index < 4; index += 1) {
      const x = 384 + side * (330 - index * 62);
      const y = 420 + index * 46;
      const wide = 210 - index * 30;
      const hue = random.pick([25, 190, 60, 330]);
      box(scene, x - wide / 2, y, wide, 460, oklch(0.26, 0.06, 40));
      glow(scene, x, y + 130, wide, LAMP, 0.55);
      for (let stripe = 0; stripe < 6; stripe += 1)
        box(
          scene,
          x - wide / 2 + (stripe * wide) / 6,
          y - 10,
          wide / 6,
          70,
          stripe % 2 ? oklch(0.86, 0.04, 80) : oklch(0.5, 0.15, hue),
        );
      for (let item = 0; item < 12; item += 1)
        fill(
          brush,
          ellipse(x + random.between(-0.45, 0.45) * wide, y + 250 + random.between(-16, 16), 13, 12),
          css(oklch(0.66, 0.15, random.pick([30, 60, 130, 15]))),
        );
    }
  for (const [y, sag] of [
    [70, 70],
    [170, 60],
    [270, 46],
  ] as const)
    for (let index = 0; index < 8; index += 1) {
      const x = 10 + index * 107 + (y % 3) * 22;
      const at = y + Math.sin((x / 768) * Math.PI) * sag;
      const colour = oklch(0.74, 0.16, random.pick([28, 45, 70, 12]));
      glow(scene, x, at, 84, colour, 0.55);
      fill(brush, ellipse(x, at, 23, 28), css(colour));
      fill(brush, ellipse(x, at + 3, 12, 19), css(oklch(0.92, 0.1, 80)), { alpha: 0.85 });
      box(scene, x - 2, at - 40, 4, 14, oklch(0.2, 0.03, 30));
    }
  for (const [x, y, hue] of [
    [110, 330, 200],
    [660, 350, 340],
  ] as const) {
    box(scene, x - 60, y, 120, 14, oklch(0.82, 0.15, hue));
    box(scene, x - 44, y + 24, 84, 10, oklch(0.82, 0.15, hue));
    glow(scene, x, y + 14, 170, oklch(0.7, 0.17, hue), 0.6);
  }
  box(scene, 0, 880, 768, 280, oklch(0.2, 0.05, 300));
};
