import { fill, linear } from '../canvas.ts';
import { css, mix, oklch, tune } from '../colour.ts';
import { blob, ellipse, polygon } from '../path.ts';
import { LAMP, type Scene, box, bulb, glow, wash } from './scene.ts';
import { isLate, windowAt, wood } from './window.ts';

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
