import { fill } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import { ellipse, ribbon } from '../path.ts';
import { type Scene, glow, leaf, skyWash } from './scene.ts';

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
