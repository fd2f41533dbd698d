import { fill, linear } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import { outline, polygon } from '../path.ts';
import { type Scene, box, glow, wash } from './scene.ts';

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
