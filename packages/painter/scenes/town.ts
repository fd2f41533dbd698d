import { fill } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import { ellipse, polygon, ribbon } from '../path.ts';
import { LAMP, type Scene, box, bulb, skyWash, wash } from './scene.ts';
import { isLate, windowAt } from './window.ts';

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
