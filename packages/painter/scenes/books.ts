import { fill, linear } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import { ellipse, outline } from '../path.ts';
import { LAMP, type Scene, bookRow, box, bulb, glow, stars, wash } from './scene.ts';
import { wood } from './window.ts';

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
