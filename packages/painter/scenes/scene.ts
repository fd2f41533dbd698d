import type { Appearance } from '../appearance.ts';
import { css, mix, oklch, tune, type Colour } from '../colour.ts';
import { fill, linear, radial, type Brush } from '../canvas.ts';
import { ellipse, polygon, ribbon, type Point } from '../path.ts';
import type { Random } from '../random.ts';
import type { Scheme } from '../scheme.ts';

/** A place being painted, in the pixels of the picture. */
export interface Scene {
  readonly brush: Brush;
  readonly random: Random;
  readonly scheme: Scheme;
  readonly time: Appearance['timeOfDay'];
  readonly sky: readonly [top: Colour, middle: Colour, low: Colour];
  /** A thing's colour at this hour. */
  tint(colour: Colour): Colour;
}

export const SKIES: Record<Appearance['timeOfDay'], Scene['sky']> = {
  morning: [oklch(0.74, 0.06, 245), oklch(0.86, 0.05, 60), oklch(0.92, 0.06, 75)],
  day: [oklch(0.68, 0.09, 243), oklch(0.82, 0.06, 235), oklch(0.92, 0.025, 215)],
  goldenHour: [oklch(0.6, 0.075, 275), oklch(0.77, 0.1, 45), oklch(0.87, 0.12, 75)],
  dusk: [oklch(0.34, 0.09, 282), oklch(0.5, 0.11, 335), oklch(0.72, 0.12, 40)],
  night: [oklch(0.19, 0.05, 275), oklch(0.25, 0.065, 270), oklch(0.34, 0.07, 262)],
};

const HOUR: Record<Appearance['timeOfDay'], { readonly l: number; readonly share: number }> = {
  morning: { l: 0.95, share: 0.14 },
  day: { l: 1, share: 0.08 },
  goldenHour: { l: 0.88, share: 0.17 },
  dusk: { l: 0.7, share: 0.24 },
  night: { l: 0.54, share: 0.27 },
};

export const tintAt =
  (time: Appearance['timeOfDay'], scheme: Scheme) =>
  (colour: Colour): Colour =>
    mix(tune(colour, { l: HOUR[time].l }), tune(scheme.ambient, { l: 0.85 }), HOUR[time].share);

export const LAMP = oklch(0.87, 0.125, 72);

export const box = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  alpha = 1,
): void => {
  scene.brush.globalAlpha = alpha;
  scene.brush.fillStyle = css(colour);
  scene.brush.fillRect(x, y, width, height);
  scene.brush.globalAlpha = 1;
};

export const wash = (scene: Scene, from: number, to: number, colours: readonly Colour[]): void => {
  scene.brush.fillStyle = linear(
    scene.brush,
    [0, from],
    [0, to],
    colours.map((colour, index) => [index / (colours.length - 1), css(colour)]),
  );
  scene.brush.fillRect(0, from - 2, 768, to - from + 4);
};

export const skyWash = (scene: Scene, from = 0, to = 1152): void => wash(scene, from, to, scene.sky);

export const glow = (scene: Scene, x: number, y: number, radius: number, colour: Colour, alpha = 0.7): void => {
  fill(
    scene.brush,
    ellipse(x, y, radius, radius),
    radial(scene.brush, [x, y], radius, [
      [0, css(colour, alpha)],
      [0.35, css(colour, alpha * 0.4)],
      [1, css(colour, 0)],
    ]),
    { mode: 'screen' },
  );
};

/** A lamp or lantern with its halo. */
export const bulb = (scene: Scene, x: number, y: number, radius: number, colour: Colour = LAMP): void => {
  glow(scene, x, y, radius * 6, colour, 0.6);
  fill(scene.brush, ellipse(x, y, radius, radius), css(mix(colour, oklch(0.98, 0.03, 85), 0.5)));
};

export const stars = (scene: Scene, count: number, height: number): void => {
  for (let index = 0; index < count; index += 1) {
    const size = scene.random.between(0.8, 2.6);
    fill(
      scene.brush,
      ellipse(scene.random.between(0, 768), scene.random.between(0, height), size, size),
      css(oklch(0.96, 0.03, scene.random.between(60, 260))),
      { alpha: scene.random.between(0.35, 1) },
    );
  }
};

export const cloud = (scene: Scene, x: number, y: number, size: number, colour: Colour, alpha = 0.7): void => {
  for (let index = 0; index < 9; index += 1) {
    const reach = scene.random.between(-1, 1);
    fill(
      scene.brush,
      ellipse(
        x + reach * size,
        y + scene.random.between(-0.1, 0.1) * size,
        size * 0.42 * (1.2 - Math.abs(reach) * 0.6),
        size * 0.12 * (1.3 - Math.abs(reach) * 0.5),
      ),
      css(colour),
      { alpha },
    );
  }
};

/** A range of hills or mountains across the picture. */
export const ridge = (scene: Scene, base: number, height: number, colour: Colour, roughness = 1): void => {
  const { random, brush } = scene;
  const points: Point[] = [[-20, 1160]];
  const phase = random.between(0, 6);
  const steps = 26;
  for (let index = 0; index <= steps; index += 1) {
    const x = -20 + (index / steps) * 808;
    const swell = Math.sin(x * 0.0075 + phase) * 0.5 + Math.sin(x * 0.019 + phase * 2.3) * 0.3;
    points.push([x, base - height * (0.5 + swell * 0.7) - random.between(0, 0.22) * height * roughness]);
  }
  points.push([788, 1160]);
  fill(
    brush,
    polygon(points),
    linear(
      brush,
      [0, base - height],
      [0, base + height * 1.4],
      [
        [0, css(colour)],
        [1, css(mix(colour, scene.sky[2], 0.35))],
      ],
    ),
  );
};

/** A leaf from its stalk. */
export const leaf = (
  scene: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  colour: Colour,
  alpha = 1,
): void => {
  const bend = angle + 0.35;
  fill(
    scene.brush,
    ribbon(
      [
        [x, y],
        [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5],
        [x + Math.cos(bend) * length, y + Math.sin(bend) * length],
      ],
      width,
      0.45,
      10,
    ),
    css(colour),
    { alpha },
  );
};

/** Books that stand on a board. */
export const bookRow = (scene: Scene, x: number, y: number, width: number, height: number): void => {
  const { random } = scene;
  const hues = [25, 45, 70, 100, 160, 215, 260, 330] as const;
  let at = x;
  while (at < x + width) {
    const thick = random.between(10, 27);
    const tall = height * random.between(0.62, 0.94);
    const colour = scene.tint(
      oklch(random.between(0.32, 0.72), random.between(0.03, 0.1), hues[Math.floor(random.next() * hues.length)] ?? 45),
    );
    if (random.chance(0.94)) {
      box(scene, at, y - tall, thick - 1.5, tall, colour);
      box(scene, at, y - tall * 0.82, thick - 1.5, 5, tune(colour, { l: 1.3 }), 0.6);
    }
    at += thick;
  }
  box(scene, x, y, width, 12, scene.tint(oklch(0.36, 0.055, 50)));
  box(scene, x, y + 12, width, 16, oklch(0.14, 0.02, 40), 0.5);
};
