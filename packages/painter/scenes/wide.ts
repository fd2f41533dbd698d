import { fill } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import { ellipse, ribbon } from '../path.ts';
import { type Scene, cloud, glow, ridge, skyWash, stars, wash } from './scene.ts';
import { sunX } from './sun.ts';

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
