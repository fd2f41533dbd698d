import { css, mix, oklch, tune } from '../colour.ts';
import { fill, linear } from '../canvas.ts';
import { blob, ellipse, outline, polygon, ribbon } from '../path.ts';
import { bookRow, box, bulb, glow, LAMP, leaf, skyWash, stars, wash, type Scene } from './scene.ts';

const wood = oklch(0.42, 0.06, 52);
const isLate = (scene: Scene): boolean => scene.time === 'night' || scene.time === 'dusk';

/** A window with panes; what is behind it is painted by `view`. */
const windowAt = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  frame = wood,
): void => {
  const { brush } = scene;
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  skyWash(scene, y, y + height);
  for (let index = 0; index < 9; index += 1) {
    const tall = scene.random.between(0.15, 0.5) * height;
    const at = x + scene.random.between(-0.1, 1) * width;
    box(
      scene,
      at,
      y + height - tall,
      scene.random.between(0.1, 0.24) * width,
      tall,
      mix(scene.sky[0], scene.tint(oklch(0.5, 0.03, 40)), 0.5),
      0.7,
    );
    if (isLate(scene))
      for (let light = 0; light < 5; light += 1)
        box(
          scene,
          at + scene.random.between(4, 40),
          y + height - tall + scene.random.between(8, tall),
          7,
          10,
          LAMP,
          0.85,
        );
  }
  brush.restore();
  const colour = scene.tint(frame);
  for (let column = 0; column <= columns; column += 1)
    box(scene, x + (column / columns) * width - 7, y, 14, height, colour);
  for (let row = 0; row <= rows; row += 1) box(scene, x - 7, y + (row / rows) * height - 7, width + 14, 14, colour);
  if (!isLate(scene))
    glow(scene, x + width / 2, y + height / 2, width * 1.1, mix(scene.sky[2], scene.scheme.key, 0.5), 0.5);
};

export const cafe = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.5, 0.055, 50)), scene.tint(oklch(0.4, 0.06, 40))]);
  windowAt(scene, 60, 40, 648, 690, 2, 2, oklch(0.34, 0.05, 155));
  const dark = isLate(scene);
  for (let index = 0; index < 34; index += 1) {
    const x = random.between(60, 700);
    const y = random.between(380, 720);
    const hue = random.pick([60, 75, 40, 20, 220]);
    fill(brush, ellipse(x, y, random.between(8, 30), random.between(8, 30)), css(oklch(dark ? 0.8 : 0.9, 0.1, hue)), {
      alpha: dark ? 0.42 : 0.2,
      mode: 'screen',
    });
  }
  for (let index = 0; index < 150; index += 1) {
    const x = random.between(66, 700);
    const y = random.between(40, 690);
    fill(
      brush,
      ribbon(
        [
          [x, y],
          [x - 2, y + 16],
          [x - 3, y + random.between(24, 70)],
        ],
        random.between(1.5, 4),
      ),
      css(scene.sky[2]),
      { alpha: random.between(0.15, 0.45) },
    );
  }
  box(scene, 0, 736, 768, 28, scene.tint(oklch(0.48, 0.07, 52)));
  box(scene, 0, 764, 768, 400, scene.tint(oklch(0.3, 0.045, 40)));
  for (const x of [140, 620]) {
    box(scene, x - 2, 0, 4, 150, oklch(0.2, 0.02, 40));
    fill(
      brush,
      polygon([
        [x - 54, 196],
        [x - 22, 146],
        [x + 22, 146],
        [x + 54, 196],
      ]),
      css(scene.tint(oklch(0.42, 0.1, 32))),
    );
    bulb(scene, x, 200, 15);
  }
};

export const bookshop = (scene: Scene): void => {
  wash(scene, 0, 1152, [scene.tint(oklch(0.34, 0.05, 48)), scene.tint(oklch(0.26, 0.045, 38))]);
  for (let row = 0; row < 7; row += 1) {
    bookRow(scene, -10, 150 + row * 150, 360, 132);
    bookRow(scene, 420, 150 + row * 150, 360, 132);
  }
  box(scene, 350, 0, 16, 1152, scene.tint(wood));
  box(scene, 404, 0, 16, 1152, scene.tint(wood));
  box(scene, 366, 0, 38, 1152, mix(LAMP, scene.tint(oklch(0.6, 0.08, 60)), 0.5));
  for (const [x, y] of [
    [120, 90],
    [650, 60],
    [390, 300],
  ] as const)
    bulb(scene, x, y, 16);
  glow(scene, 384, 380, 460, LAMP, 0.4);
};

export const library = (scene: Scene): void => {
  const { brush } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.3, 0.055, 35)), scene.tint(oklch(0.2, 0.04, 30))]);
  for (const x of [-40, 520]) for (let row = 0; row < 8; row += 1) bookRow(scene, x, 140 + row * 140, 280, 124);
  const arch = outline([
    [
      [250, 1152],
      [250, 340],
      [300, 190],
      [384, 130],
      [468, 190],
      [510, 340],
      [510, 1152],
    ],
  ]);
  fill(
    brush,
    arch,
    linear(
      brush,
      [0, 130],
      [0, 900],
      [
        [0, css(scene.sky[0])],
        [0.6, css(scene.sky[1])],
        [1, css(scene.sky[2])],
      ],
    ),
  );
  stars(scene, 0, 0);
  fill(brush, ellipse(430, 300, 34, 34), css(oklch(0.95, 0.03, 90)));
  glow(scene, 430, 300, 190, oklch(0.9, 0.05, 230), 0.5);
  for (const x of [315, 380, 445]) box(scene, x - 4, 130, 8, 1020, scene.tint(wood));
  for (const y of [300, 460, 620]) box(scene, 250, y - 4, 260, 8, scene.tint(wood));
  for (const [x, y] of [
    [120, 560],
    [640, 520],
    [92, 300],
    [690, 260],
  ] as const) {
    box(scene, x - 7, y, 14, 54, oklch(0.88, 0.04, 85));
    bulb(scene, x, y - 10, 9);
  }
  box(scene, 0, 470, 240, 16, scene.tint(oklch(0.5, 0.09, 70)));
  box(scene, 520, 430, 260, 16, scene.tint(oklch(0.5, 0.09, 70)));
};

export const atelier = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.8, 0.03, 75)), scene.tint(oklch(0.6, 0.05, 60))]);
  const panes = polygon([
    [90, 20],
    [690, 20],
    [740, 560],
    [40, 560],
  ]);
  fill(
    brush,
    panes,
    linear(
      brush,
      [0, 20],
      [0, 560],
      [
        [0, css(scene.sky[0])],
        [0.6, css(scene.sky[1])],
        [1, css(scene.sky[2])],
      ],
    ),
  );
  for (let column = 0; column <= 5; column += 1)
    fill(
      brush,
      polygon([
        [84 + column * 120, 16],
        [98 + column * 120, 16],
        [52 + column * 140, 566],
        [34 + column * 140, 566],
      ]),
      css(scene.tint(oklch(0.34, 0.03, 220))),
    );
  for (const y of [20, 190, 370, 560]) box(scene, 30, y - 6, 710, 12, scene.tint(oklch(0.34, 0.03, 220)));
  glow(scene, scene.scheme.from === 1 ? 640 : 130, 230, 520, scene.sky[2], 0.6);
  for (let index = 0; index < 9; index += 1) {
    const x = index * 96 - 20;
    const tall = random.between(140, 300);
    box(
      scene,
      x,
      820 - tall,
      random.between(70, 130),
      tall + 340,
      scene.tint(
        oklch(random.between(0.42, 0.78), random.between(0.05, 0.13), random.pick([20, 45, 80, 190, 250, 330])),
      ),
    );
  }
  box(scene, 0, 930, 768, 240, scene.tint(oklch(0.45, 0.06, 50)));
  fill(brush, ellipse(96, 690, 56, 88), css(scene.tint(oklch(0.7, 0.05, 70))));
  box(scene, 90, 770, 12, 300, scene.tint(wood));
};

export const kitchen = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.84, 0.035, 85)), scene.tint(oklch(0.74, 0.05, 75))]);
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 13; column += 1)
      box(
        scene,
        column * 62 - 20,
        330 + row * 62,
        57,
        57,
        scene.tint(oklch(0.72 + random.between(-0.05, 0.05), 0.05, random.chance(0.2) ? 60 : 195)),
      );
  windowAt(scene, scene.scheme.from === 1 ? 470 : 50, 60, 250, 380, 2, 2, oklch(0.9, 0.02, 85));
  const shelf = scene.scheme.from === 1 ? 20 : 400;
  for (const y of [180, 330]) {
    box(scene, shelf, y, 360, 16, scene.tint(wood));
    for (let x = shelf + 14; x < shelf + 320; x += random.between(46, 66)) {
      const tall = random.between(40, 84);
      const colour = scene.tint(
        oklch(random.between(0.5, 0.82), random.between(0.05, 0.13), random.pick([30, 55, 80, 130, 200])),
      );
      fill(
        brush,
        blob([
          [x, y - tall],
          [x + 34, y - tall],
          [x + 40, y - tall * 0.4],
          [x + 34, y],
          [x, y],
          [x - 6, y - tall * 0.4],
        ]),
        css(colour),
      );
    }
  }
  for (const x of [100, 190, 290, 610, 690]) {
    box(scene, x - 2, 470, 4, 46, oklch(0.3, 0.02, 50));
    fill(brush, ellipse(x, 560, 36, 44), css(scene.tint(oklch(0.56, 0.12, 45))));
    fill(brush, ellipse(x - 10, 545, 12, 18), css(scene.tint(oklch(0.75, 0.12, 60))), { alpha: 0.7 });
  }
  box(scene, 0, 780, 768, 26, scene.tint(oklch(0.6, 0.07, 58)));
  box(scene, 0, 806, 768, 400, scene.tint(oklch(0.42, 0.06, 50)));
  bulb(scene, scene.scheme.from === 1 ? 650 : 120, 110, isLate(scene) ? 20 : 8);
};

export const workshop = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.52, 0.05, 65)), scene.tint(oklch(0.36, 0.05, 48))]);
  windowAt(scene, scene.scheme.from === 1 ? 440 : 40, 60, 290, 430, 2, 3);
  const left = scene.scheme.from === 1 ? 0 : 370;
  // A clockmaker's by night, a potter's by day.
  const clocks = isLate(scene) ? 0.6 : 0.04;
  for (let row = 0; row < 5; row += 1) {
    const y = 190 + row * 140;
    box(scene, left, y, 400, 14, scene.tint(wood));
    for (let x = left + 10; x < left + 370; x += random.between(50, 78)) {
      const wide = random.between(18, 34);
      const tall = random.between(38, 100);
      const colour = scene.tint(
        oklch(random.between(0.5, 0.88), random.between(0.02, 0.09), random.pick([40, 65, 85, 150, 225])),
      );
      if (random.chance(clocks)) {
        fill(brush, ellipse(x + wide / 2, y - 36, 32, 32), css(tune(colour, { l: 0.6 })));
        fill(brush, ellipse(x + wide / 2, y - 36, 26, 26), css(mix(colour, oklch(0.93, 0.03, 85), 0.6)));
        box(scene, x + wide / 2 - 1.5, y - 56, 3, 21, oklch(0.25, 0.02, 40));
        box(scene, x + wide / 2, y - 38, 16, 3, oklch(0.25, 0.02, 40));
      } else
        fill(
          brush,
          blob([
            [x, y - tall],
            [x + wide, y - tall],
            [x + wide * 1.35, y - tall * 0.45],
            [x + wide * 0.9, y],
            [x + wide * 0.1, y],
            [x - wide * 0.35, y - tall * 0.45],
          ]),
          css(colour),
        );
    }
  }
  box(scene, 0, 850, 768, 30, scene.tint(oklch(0.55, 0.07, 55)));
  box(scene, 0, 880, 768, 300, scene.tint(oklch(0.3, 0.045, 45)));
  if (isLate(scene)) {
    bulb(scene, scene.scheme.from === 1 ? 600 : 150, 560, 22);
    glow(scene, scene.scheme.from === 1 ? 600 : 150, 600, 420, LAMP, 0.55);
  }
};

export const observatory = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.34, 0.04, 265)), scene.tint(oklch(0.24, 0.05, 275))]);
  const slit = polygon([
    [190, 0],
    [600, 0],
    [690, 640],
    [120, 640],
  ]);
  brush.save();
  brush.clip(slit);
  wash(scene, 0, 640, [oklch(0.17, 0.06, 275), oklch(0.25, 0.09, 285), oklch(0.36, 0.1, 310)]);
  for (let index = 0; index < 40; index += 1) {
    const share = random.next();
    fill(
      brush,
      ellipse(
        180 + share * 430 + random.between(-50, 50),
        560 - share * 520 + random.between(-60, 60),
        random.between(30, 90),
        random.between(20, 60),
        -0.8,
      ),
      css(oklch(random.between(0.4, 0.7), 0.11, random.pick([255, 290, 330, 20]))),
      { alpha: 0.14, mode: 'screen' },
    );
  }
  stars(scene, 240, 640);
  for (const [x, y] of [
    [300, 120],
    [520, 230],
    [250, 360],
    [600, 90],
  ] as const)
    bulb(scene, x, y, 4, oklch(0.93, 0.05, 240));
  brush.restore();
  for (let index = 0; index < 9; index += 1) {
    const x = index < 5 ? 170 - index * 44 : 620 + (index - 5) * 44;
    fill(
      brush,
      ribbon(
        [
          [x, -20],
          [x - (index < 5 ? 60 : -60), 420],
          [x - (index < 5 ? 90 : -90), 900],
        ],
        12,
      ),
      css(scene.tint(oklch(0.6, 0.04, 250))),
      { alpha: 0.7 },
    );
  }
  fill(
    brush,
    polygon([
      [90, 560],
      [160, 500],
      [470, 150],
      [520, 200],
      [230, 600],
      [140, 650],
    ]),
    css(oklch(0.42, 0.05, 80)),
  );
  fill(
    brush,
    polygon([
      [110, 556],
      [160, 510],
      [470, 160],
      [486, 178],
      [180, 530],
    ]),
    css(oklch(0.72, 0.1, 78)),
  );
  fill(brush, ellipse(494, 172, 42, 30, 0.8), css(oklch(0.6, 0.09, 75)));
  box(scene, 0, 640, 768, 20, scene.tint(oklch(0.5, 0.06, 60)));
  box(scene, 0, 660, 768, 500, scene.tint(oklch(0.26, 0.04, 270)));
  bulb(scene, 690, 620, 14);
  glow(scene, 690, 700, 300, LAMP, 0.4);
};

export const train = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.38, 0.065, 40)), scene.tint(oklch(0.3, 0.06, 30))]);
  const view = polygon([
    [70, 130],
    [698, 130],
    [698, 640],
    [70, 640],
  ]);
  brush.save();
  brush.clip(view);
  skyWash(scene, 130, 640);
  for (let index = 0; index < 70; index += 1) {
    const y = random.between(340, 640);
    const isLight = random.chance(0.14);
    fill(
      brush,
      ribbon(
        [
          [random.between(-100, 500), y],
          [384, y + random.between(-4, 4)],
          [random.between(400, 900), y],
        ],
        isLight ? 6 : random.between(8, 40),
      ),
      css(isLight ? LAMP : mix(scene.sky[0], scene.tint(oklch(0.4, 0.05, 160)), 0.6)),
      { alpha: isLight ? 0.8 : 0.5 },
    );
  }
  for (let index = 0; index < 50; index += 1) {
    const x = random.between(70, 690);
    const y = random.between(130, 620);
    fill(
      brush,
      ribbon(
        [
          [x, y],
          [x + 30, y + 10],
          [x + 64, y + 18],
        ],
        3,
      ),
      css(scene.sky[2]),
      { alpha: 0.4 },
    );
  }
  brush.restore();
  for (const [x, y, width, height] of [
    [56, 110, 656, 24],
    [56, 634, 656, 30],
    [52, 110, 22, 554],
    [692, 110, 22, 554],
    [374, 110, 18, 540],
  ] as const)
    box(scene, x, y, width, height, scene.tint(oklch(0.5, 0.09, 55)));
  for (const side of [0, 640]) {
    for (let fold = 0; fold < 4; fold += 1)
      fill(
        brush,
        ribbon(
          [
            [side + 14 + fold * 32, 90],
            [side + 20 + fold * 32, 400],
            [side + 10 + fold * 34, 720],
          ],
          46,
        ),
        css(scene.tint(oklch(fold % 2 ? 0.42 : 0.34, 0.1, 22))),
      );
  }
  box(scene, 0, 60, 768, 34, scene.tint(oklch(0.44, 0.08, 50)));
  box(scene, 0, 720, 768, 440, scene.tint(oklch(0.32, 0.075, 25)));
  for (let x = 0; x < 768; x += 96)
    for (let y = 770; y < 1100; y += 90)
      fill(brush, ellipse(x + (y % 180 ? 48 : 0), y, 7, 7), css(oklch(0.2, 0.05, 25)));
  bulb(scene, scene.scheme.from === 1 ? 640 : 120, 250, 18);
  fill(
    brush,
    polygon(
      scene.scheme.from === 1
        ? [
            [600, 230],
            [625, 180],
            [655, 180],
            [680, 230],
          ]
        : [
            [80, 230],
            [105, 180],
            [135, 180],
            [160, 230],
          ],
    ),
    css(oklch(0.7, 0.12, 65)),
  );
};

export const greenhouse = (scene: Scene): void => {
  const { brush, random } = scene;
  skyWash(scene);
  for (let index = 0; index < 8; index += 1)
    fill(
      brush,
      ribbon(
        [
          [384, -260],
          [384 + (index - 3.5) * 90, 150],
          [384 + (index - 3.5) * 130, 800],
        ],
        13,
      ),
      css(scene.tint(oklch(0.92, 0.02, 160))),
    );
  for (const y of [40, 190, 360])
    fill(
      brush,
      ribbon(
        [
          [-20, y + 70],
          [384, y],
          [788, y + 70],
        ],
        11,
        0.5,
      ),
      css(scene.tint(oklch(0.92, 0.02, 160))),
    );
  for (const depth of [0, 1, 2]) {
    for (let index = 0; index < 60; index += 1) {
      const side = random.chance(0.5) ? -1 : 1;
      const x = 384 + side * random.between(150 - depth * 20, 420);
      const y = random.between(230 + depth * 150, 1150);
      const angle = random.between(-2.7, -0.4);
      const colour = scene.tint(
        oklch(0.7 - depth * 0.12 + random.between(-0.07, 0.07), random.between(0.08, 0.13), random.between(128, 162)),
      );
      leaf(scene, x, y, random.between(80, 190), angle, random.between(22, 58), colour, 0.92);
    }
  }
  for (let index = 0; index < 16; index += 1) {
    const x = 384 + (random.chance(0.5) ? -1 : 1) * random.between(210, 370);
    const y = random.between(300, 900);
    for (let petal = 0; petal < 5; petal += 1)
      fill(
        brush,
        ellipse(x + Math.cos(petal * 1.26) * 13, y + Math.sin(petal * 1.26) * 13, 14, 9, petal * 1.26),
        css(scene.tint(oklch(0.78, 0.13, index % 2 ? 10 : 340))),
      );
  }
  glow(scene, scene.scheme.from === 1 ? 620 : 150, 120, 540, oklch(0.96, 0.07, 95), 0.6);
};

export const starship = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [oklch(0.24, 0.03, 262), oklch(0.17, 0.03, 268)]);
  const port = outline([
    [
      [40, 380],
      [120, 120],
      [384, 40],
      [648, 120],
      [728, 380],
      [648, 640],
      [384, 720],
      [120, 640],
      [40, 380],
    ],
  ]);
  fill(brush, port, css(oklch(0.42, 0.035, 250)), {});
  brush.save();
  brush.translate(384, 380);
  brush.scale(0.93, 0.93);
  brush.translate(-384, -380);
  brush.clip(port);
  const warm = scene.time === 'dusk';
  wash(scene, 0, 760, [oklch(0.12, 0.04, 280), oklch(0.2, 0.08, warm ? 330 : 270), oklch(0.16, 0.06, warm ? 20 : 240)]);
  for (let index = 0; index < 46; index += 1)
    fill(
      brush,
      ellipse(
        random.between(0, 768),
        380 + random.between(-180, 180),
        random.between(40, 130),
        random.between(16, 60),
        -0.4,
      ),
      css(oklch(random.between(0.35, 0.65), 0.13, random.pick(warm ? [10, 40, 330, 300] : [200, 230, 265, 300]))),
      { alpha: 0.12, mode: 'screen' },
    );
  stars(scene, 220, 760);
  const [planetX, planetY] = scene.scheme.from === 1 ? [610, 250] : [160, 250];
  fill(
    brush,
    ellipse(planetX, planetY, 130, 130),
    linear(
      brush,
      [planetX + scene.scheme.from * 120, planetY - 90],
      [planetX - scene.scheme.from * 110, planetY + 90],
      [
        [0, css(oklch(0.86, 0.09, warm ? 60 : 220))],
        [0.5, css(oklch(0.55, 0.12, warm ? 25 : 250))],
        [1, css(oklch(0.16, 0.06, 280))],
      ],
    ),
  );
  for (const shift of [-60, -20, 34])
    fill(
      brush,
      ribbon(
        [
          [planetX - 124, planetY + shift],
          [planetX, planetY + shift + 22],
          [planetX + 124, planetY + shift],
        ],
        16,
      ),
      css(oklch(0.8, 0.08, warm ? 80 : 200)),
      { alpha: 0.28 },
    );
  fill(brush, ellipse(planetX, planetY, 210, 34, -0.3), css(oklch(0.85, 0.06, 80)), { alpha: 0.22 });
  brush.restore();
  for (const angle of [0, 1, 2, 3, 4, 5]) {
    const [dx, dy] = [Math.cos(angle * 1.047), Math.sin(angle * 1.047)];
    fill(
      brush,
      ribbon(
        [
          [384 + dx * 330, 380 + dy * 320],
          [384 + dx * 500, 380 + dy * 500],
          [384 + dx * 700, 380 + dy * 760],
        ],
        46,
      ),
      css(oklch(0.34, 0.03, 255)),
    );
  }
  for (let index = 0; index < 44; index += 1) {
    const side = random.chance(0.5) ? random.between(0, 170) : random.between(600, 760);
    const y = random.between(760, 1120);
    box(scene, side, y, random.between(8, 26), 7, oklch(0.78, 0.13, random.pick([30, 75, 190, 150])), 0.85);
  }
  box(scene, 0, 735, 768, 10, oklch(0.75, 0.12, warm ? 20 : 200), 0.8);
};

export const castle = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [scene.tint(oklch(0.56, 0.035, 70)), scene.tint(oklch(0.42, 0.04, 60))]);
  for (let row = 0; row < 16; row += 1)
    for (let column = -1; column < 7; column += 1)
      box(
        scene,
        column * 128 + (row % 2 ? 64 : 0) + 3,
        row * 74 + 3,
        122,
        68,
        scene.tint(oklch(0.56 + random.between(-0.06, 0.07), 0.035, 65 + random.between(-14, 14))),
      );
  const x = scene.scheme.from === 1 ? 570 : 198;
  const opening = outline([
    [
      [x - 130, 760],
      [x - 130, 300],
      [x - 90, 170],
      [x, 80],
      [x + 90, 170],
      [x + 130, 300],
      [x + 130, 760],
    ],
  ]);
  fill(brush, opening, css(oklch(0.3, 0.03, 50)), { blur: 6 });
  fill(
    brush,
    opening,
    linear(
      brush,
      [0, 80],
      [0, 760],
      [
        [0, css(scene.sky[0])],
        [0.5, css(scene.sky[1])],
        [1, css(scene.sky[2])],
      ],
    ),
  );
  brush.save();
  brush.clip(opening);
  for (const [base, colour] of [
    [640, oklch(0.6, 0.06, 320)],
    [700, oklch(0.5, 0.07, 30)],
  ] as const)
    for (let index = 0; index < 9; index += 1)
      box(scene, x - 150 + index * 36, base - random.between(0, 90), 34, 400, scene.tint(colour));
  brush.restore();
  for (const bar of [-44, 44]) box(scene, x + bar - 4, 90, 8, 670, oklch(0.25, 0.02, 50));
  glow(scene, x, 420, 560, scene.sky[2], 0.7);
  const banner = scene.scheme.from === 1 ? 120 : 648;
  fill(
    brush,
    polygon([
      [banner - 74, 60],
      [banner + 74, 60],
      [banner + 74, 560],
      [banner, 640],
      [banner - 74, 560],
    ]),
    css(scene.tint(oklch(0.42, 0.14, 22))),
  );
  fill(
    brush,
    polygon([
      [banner - 8, 60],
      [banner + 8, 60],
      [banner + 8, 620],
      [banner, 632],
      [banner - 8, 620],
    ]),
    css(scene.tint(oklch(0.75, 0.11, 80))),
  );
};
