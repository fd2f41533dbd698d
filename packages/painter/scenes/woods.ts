import { fill, linear } from '../canvas.ts';
import { css, mix, oklch, tune } from '../colour.ts';
import { type Point, ellipse, polygon, ribbon } from '../path.ts';
import { type Scene, bulb, glow, leaf, skyWash, wash } from './scene.ts';
import { sunX } from './sun.ts';

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
