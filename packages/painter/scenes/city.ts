import { fill } from '../canvas.ts';
import { css, mix, oklch, tune } from '../colour.ts';
import { type Point, ellipse, ribbon } from '../path.ts';
import { LAMP, type Scene, box, bulb, cloud, glow, skyWash, stars, wash } from './scene.ts';
import { sunX } from './sun.ts';

export const cityRoof = (scene: Scene): void => {
  const { brush, random } = scene;
  skyWash(scene, 0, 900);
  const dark = scene.time === 'night' || scene.time === 'dusk';
  if (dark) stars(scene, 60, 360);
  else
    for (let index = 0; index < 5; index += 1)
      cloud(
        scene,
        random.between(0, 768),
        random.between(60, 330),
        random.between(120, 220),
        scene.tint(oklch(0.96, 0.03, 60)),
        0.5,
      );
  if (!dark) glow(scene, sunX(scene), 430, 520, oklch(0.92, 0.1, 70), 0.7);
  for (const depth of [0, 1, 2]) {
    const base = mix(scene.sky[2], scene.tint(oklch(0.42 - depth * 0.07, 0.05, dark ? 278 : 40)), 0.4 + depth * 0.28);
    let x = -20;
    while (x < 780) {
      const wide = random.between(50, 120);
      const top = 500 - random.between(0, 250) + depth * 120;
      box(scene, x, top, wide - 3, 800, tune(base, { l: random.between(0.92, 1.08) }));
      if (random.chance(0.3)) box(scene, x + wide / 2, top - 60, 5, 60, base);
      for (let light = 0; light < 16; light += 1) {
        const px = x + 8 + Math.floor(random.between(0, (wide - 20) / 14)) * 14;
        const py = top + 16 + Math.floor(random.between(0, 18)) * 22;
        if (px < x + wide - 14)
          box(
            scene,
            px,
            py,
            8,
            12,
            dark ? (random.chance(0.8) ? LAMP : oklch(0.75, 0.12, random.pick([200, 340]))) : tune(base, { l: 1.2 }),
            dark ? random.between(0.4, 0.95) : 0.5,
          );
      }
      x += wide;
    }
  }
  box(scene, 0, 880, 768, 30, scene.tint(oklch(0.6, 0.04, 50)));
  box(scene, 0, 910, 768, 260, scene.tint(oklch(0.42, 0.05, 45)));
  const wire: Point[] = [
    [-20, 130],
    [200, 190],
    [400, 150],
    [600, 200],
    [790, 120],
  ];
  fill(brush, ribbon(wire, 4, 0.5, 20), css(oklch(0.2, 0.02, 280)), { alpha: 0.8 });
  if (dark)
    for (const [at, y] of [
      [60, 152],
      [150, 182],
      [260, 184],
      [350, 162],
      [470, 162],
      [560, 190],
      [660, 182],
      [740, 146],
    ] as const)
      bulb(scene, at, y + 14, 8);
};

export const nightMarket = (scene: Scene): void => {
  const { brush, random } = scene;
  wash(scene, 0, 1152, [oklch(0.2, 0.06, 285), oklch(0.3, 0.09, 320), oklch(0.22, 0.06, 300)]);
  for (const side of [-1, 1] as const)
    for (let index = 0; index < 4; index += 1) {
      const x = 384 + side * (330 - index * 62);
      const y = 420 + index * 46;
      const wide = 210 - index * 30;
      const hue = random.pick([25, 190, 60, 330]);
      box(scene, x - wide / 2, y, wide, 460, oklch(0.26, 0.06, 40));
      glow(scene, x, y + 130, wide, LAMP, 0.55);
      for (let stripe = 0; stripe < 6; stripe += 1)
        box(
          scene,
          x - wide / 2 + (stripe * wide) / 6,
          y - 10,
          wide / 6,
          70,
          stripe % 2 ? oklch(0.86, 0.04, 80) : oklch(0.5, 0.15, hue),
        );
      for (let item = 0; item < 12; item += 1)
        fill(
          brush,
          ellipse(x + random.between(-0.45, 0.45) * wide, y + 250 + random.between(-16, 16), 13, 12),
          css(oklch(0.66, 0.15, random.pick([30, 60, 130, 15]))),
        );
    }
  for (const [y, sag] of [
    [70, 70],
    [170, 60],
    [270, 46],
  ] as const)
    for (let index = 0; index < 8; index += 1) {
      const x = 10 + index * 107 + (y % 3) * 22;
      const at = y + Math.sin((x / 768) * Math.PI) * sag;
      const colour = oklch(0.74, 0.16, random.pick([28, 45, 70, 12]));
      glow(scene, x, at, 84, colour, 0.55);
      fill(brush, ellipse(x, at, 23, 28), css(colour));
      fill(brush, ellipse(x, at + 3, 12, 19), css(oklch(0.92, 0.1, 80)), { alpha: 0.85 });
      box(scene, x - 2, at - 40, 4, 14, oklch(0.2, 0.03, 30));
    }
  for (const [x, y, hue] of [
    [110, 330, 200],
    [660, 350, 340],
  ] as const) {
    box(scene, x - 60, y, 120, 14, oklch(0.82, 0.15, hue));
    box(scene, x - 44, y + 24, 84, 10, oklch(0.82, 0.15, hue));
    glow(scene, x, y + 14, 170, oklch(0.7, 0.17, hue), 0.6);
  }
  box(scene, 0, 880, 768, 280, oklch(0.2, 0.05, 300));
};
