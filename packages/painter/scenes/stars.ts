import { fill, linear } from '../canvas.ts';
import { css, oklch } from '../colour.ts';
import { ellipse, outline, polygon, ribbon } from '../path.ts';
import { LAMP, type Scene, box, bulb, glow, stars, wash } from './scene.ts';

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
