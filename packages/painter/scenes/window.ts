import { mix, oklch } from '../colour.ts';
import { LAMP, type Scene, box, glow, skyWash } from './scene.ts';

export const wood = oklch(0.42, 0.06, 52);

export const isLate = (scene: Scene): boolean => scene.time === 'night' || scene.time === 'dusk';

/** A window with panes; what is behind it is painted by `view`. */
export const windowAt = (
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
