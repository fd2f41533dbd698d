import { aside, HEIGHT, linear, radial, WIDTH, type Brush } from './canvas.ts';
import { css, mix, oklch, tune } from './colour.ts';
import type { Random } from './random.ts';
import type { Scheme } from './scheme.ts';

/** What falls or drifts. */
export type Weather = 'rain' | 'snow' | 'fog';

const paintRain = (brush: Brush, scheme: Scheme, random: Random, count: number, length: number): void => {
  const colour = mix(tune(scheme.ambient, { l: 1.7 }), oklch(0.95, 0.02, 240), 0.5);
  const lean = -0.16 * scheme.from;
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(-60, WIDTH + 60), random.between(-80, HEIGHT)];
    const long = length * random.between(0.6, 1.3);
    brush.strokeStyle = css(colour, random.between(0.1, 0.34));
    brush.lineWidth = random.between(1, 2.2);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + lean * long, y + long);
    brush.stroke();
  }
};

const paintSnow = (brush: Brush, scheme: Scheme, random: Random, isFar: boolean): void => {
  const { count, least, largest, haze } = isFar
    ? { count: 460, least: 2.4, largest: 9, haze: 0.3 }
    : { count: 95, least: 3.2, largest: 20, haze: 0 };
  const colour = mix(oklch(0.98, 0.01, 240), scheme.rim, 0.15);
  // Air full of snow is paler than the place.
  brush.fillStyle = css(mix(tune(scheme.ambient, { l: 1.3, c: 0.5 }), colour, 0.4), haze);
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(0, WIDTH), random.between(0, HEIGHT)];
    const radius = least + largest * random.next() ** 3;
    const strength = random.between(0.65, 1) / (1 + radius / 22);
    brush.fillStyle = radial(brush, [x, y], radius, [
      [0, css(colour, strength)],
      [0.5, css(colour, strength * 0.8)],
      [1, css(colour, 0)],
    ]);
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
};

const paintFog = (brush: Brush, scheme: Scheme, random: Random, strength: number): void => {
  const colour = mix(tune(scheme.ambient, { l: 1.45, c: 0.4 }), oklch(0.9, 0.01, 240), 0.55);
  brush.fillStyle = linear(
    brush,
    [0, 0],
    [0, HEIGHT],
    [
      [0, css(colour, strength * 0.55)],
      [0.5, css(colour, strength)],
      [1, css(colour, strength * 0.8)],
    ],
  );
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  for (let index = 0; index < 7; index += 1) {
    const [x, y, radius] = [random.between(0, WIDTH), random.between(HEIGHT * 0.3, HEIGHT), random.between(170, 330)];
    aside(brush, () => {
      brush.translate(x, y);
      brush.scale(1.9, 0.5);
      brush.fillStyle = radial(brush, [0, 0], radius, [
        [0, css(colour, strength * 0.5)],
        [1, css(colour, 0)],
      ]);
      brush.fillRect(-radius, -radius, radius * 2, radius * 2);
    });
  }
};

/** Weather between the place and the figure (`far`), or before the figure, where there is little of it. */
export const paintWeather = (brush: Brush, weather: Weather, scheme: Scheme, random: Random, isFar: boolean): void =>
  aside(brush, () => {
    switch (weather) {
      case 'rain':
        return paintRain(brush, scheme, random, isFar ? 420 : 90, isFar ? 46 : 110);
      case 'snow':
        return paintSnow(brush, scheme, random, isFar);
      case 'fog':
        return paintFog(brush, scheme, random, isFar ? 0.8 : 0.12);
    }
  });
