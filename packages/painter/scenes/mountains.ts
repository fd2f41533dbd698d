import { fill } from '../canvas.ts';
import { css, mix, oklch } from '../colour.ts';
import { type Point, polygon, ribbon } from '../path.ts';
import { type Scene, cloud, glow, ridge, skyWash } from './scene.ts';
import { sunX } from './sun.ts';

/** A peak with a lit and a shaded flank, ribs of rock, and snow that follows them. */
const mountain = (scene: Scene, peak: number, top: number, reach: number, haze: number): void => {
  const { brush, random } = scene;
  const lit = scene.scheme.from;
  const far = mix(scene.sky[1], scene.sky[0], 0.4);
  const shade = mix(scene.tint(oklch(0.42, 0.075, 268)), far, haze);
  const light = mix(mix(scene.tint(oklch(0.64, 0.07, 50)), scene.sky[2], 0.25), far, haze);
  const flank: Point[] = [
    [peak, top],
    [peak + lit * 46, top + 120],
    [peak + lit * 90, top + 190],
    [peak + lit * reach, 860],
    [peak + lit * 30, 860],
    [peak - lit * 16, top + 330],
    [peak + lit * 22, top + 170],
  ];
  fill(
    brush,
    polygon([
      [peak - reach, 860],
      [peak - 84, top + 180],
      [peak - 50, top + 110],
      [peak, top],
      [peak + 54, top + 120],
      [peak + 96, top + 200],
      [peak + reach, 860],
    ]),
    css(shade),
  );
  fill(brush, polygon(flank), css(light));
  for (let index = 0; index < 16; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    const start = random.between(0.16, 0.6);
    const x = peak + side * reach * start * random.between(0.2, 0.8);
    const y = top + (860 - top) * start;
    const rib: Point[] = [
      [x, y],
      [x + side * 26, y + 70],
      [x + side * 70, y + random.between(120, 200)],
    ];
    fill(brush, ribbon(rib, random.between(10, 30), 0.6), css(side === lit ? shade : light), { alpha: 0.38 });
  }
  const snow = mix(mix(oklch(0.98, 0.012, 230), scene.sky[2], 0.25), far, haze * 0.5);
  for (let index = 0; index < 13; index += 1) {
    const at = (index - 6) / 6;
    const drip: Point[] = [
      [peak + at * 6, top - 2],
      [peak + at * 34, top + 60 + Math.abs(at) * 20],
      [peak + at * 66, top + 110 + random.between(0, 90)],
    ];
    fill(brush, ribbon(drip, 34, 0.4), css(at * lit > -0.1 ? snow : mix(snow, shade, 0.35)));
  }
};

export const mountains = (scene: Scene): void => {
  const { random } = scene;
  skyWash(scene, 0, 900);
  glow(scene, sunX(scene), 280, 420, scene.sky[2], 0.7);
  for (let index = 0; index < 6; index += 1)
    cloud(
      scene,
      random.between(-40, 800),
      random.between(60, 360),
      random.between(120, 260),
      scene.tint(oklch(0.96, 0.025, 60)),
      0.45,
    );
  for (const [peak, top, reach, haze] of [
    [600, 210, 300, 0.5],
    [150, 250, 330, 0.36],
    [420, 130, 400, 0.24],
    [760, 300, 280, 0.16],
  ] as const)
    mountain(scene, peak, top, reach, haze);
  ridge(scene, 760, 120, mix(scene.tint(oklch(0.46, 0.06, 200)), scene.sky[2], 0.25), 0.5);
  ridge(scene, 900, 120, scene.tint(oklch(0.45, 0.07, 150)), 0.5);
  ridge(scene, 1060, 130, scene.tint(oklch(0.38, 0.075, 140)), 0.5);
};
