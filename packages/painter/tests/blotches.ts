import type { Appearance } from '../appearance.ts';
import * as canvas from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { createBody } from '../figure/body.ts';
import { createHead } from '../figure/head.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { paintHairBack, paintHairFront } from '../hair/hair.ts';
import { FABRIC, HAIR, SKIN } from '../palette.ts';
import { createRandom } from '../random.ts';
import { schemeOf, tonesOf } from '../scheme.ts';

/** Of the size that is looked at: half of a portrait's is enough. */
const SCALE = 0.5;
const WIDTH = canvas.WIDTH * SCALE;
const HEIGHT = canvas.HEIGHT * SCALE;
/** Pixels around one with which it is compared. */
const AROUND = 12;
/** A dark place that is wider than twice as many pixels is a blotch: strands are narrower. */
const THICK = 2;
/** Share of the way from the colour of hair in the light to that in its folds: planes of light and shade are less. */
const DARK = 0.5;

/** Sums of all values above and left of a place, with a row and a column of zeros before. */
const sums = (values: Float64Array): Float64Array => {
  const total = new Float64Array((WIDTH + 1) * (HEIGHT + 1));
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      total[(y + 1) * (WIDTH + 1) + x + 1] =
        (values[y * WIDTH + x] ?? 0) +
        (total[y * (WIDTH + 1) + x + 1] ?? 0) +
        (total[(y + 1) * (WIDTH + 1) + x] ?? 0) -
        (total[y * (WIDTH + 1) + x] ?? 0);
  return total;
};

const sumAround = (total: Float64Array, at: number, reach: number): number => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  const [left, right] = [Math.max(0, x - reach), Math.min(WIDTH, x + reach + 1)];
  const [top, bottom] = [Math.max(0, y - reach) * (WIDTH + 1), Math.min(HEIGHT, y + reach + 1) * (WIDTH + 1)];
  return (
    (total[bottom + right] ?? 0) - (total[bottom + left] ?? 0) - (total[top + right] ?? 0) + (total[top + left] ?? 0)
  );
};

const hairOf = (appearance: Appearance, seed: string) => {
  const layer = canvas.createLayer(WIDTH, HEIGHT);
  const { brush } = layer;
  const scheme = schemeOf(appearance, 1);
  const head = createHead(appearance, createRandom(seed, 'head'));
  const hair = tonesOf(HAIR[appearance.hairColor], scheme);
  const subject: PortraitSubject = {
    brush,
    appearance,
    head,
    body: createBody(appearance, head.sin),
    scheme,
    lit: head.flip,
    skin: tonesOf(SKIN[appearance.skin], scheme, 0.45),
    hair,
    fabric: tonesOf(FABRIC[appearance.outfitColor], scheme),
    accent: tonesOf(FABRIC[appearance.accentColor], scheme),
    random: (part) => createRandom(seed, part),
  };
  brush.scale(SCALE, SCALE);
  brush.translate(canvas.WIDTH / 2, 446);
  paintHairBack(subject);
  paintHairFront(subject);
  const { data } = brush.getImageData(0, 0, WIDTH, HEIGHT);
  canvas.release(layer);
  return { data, hair };
};

/** How bright a colour of OKLCH is as pixels, without its hue. */
const brightnessOf = ({ l }: Colour): number => 255 * l;

/** Which share of somebody's hair is covered by dark blotches: places much darker than what is around them, and wider than any strand. */
export const blotchesIn = (appearance: Appearance, seed: string): number => {
  const { data, hair } = hairOf(appearance, seed);
  const [levels, isHair] = [new Float64Array(WIDTH * HEIGHT), new Float64Array(WIDTH * HEIGHT)];
  for (let at = 0; at < isHair.length; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < 250) continue;
    isHair[at] = 1;
    levels[at] = 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0);
  }
  const [hairSums, levelSums] = [sums(isHair), sums(levels)];
  const bound = DARK * (brightnessOf(hair.mid) - brightnessOf(hair.deep));
  const isDark = isHair.map((is, at) => {
    const mean = sumAround(levelSums, at, AROUND) / Math.max(1, sumAround(hairSums, at, AROUND));
    return is === 1 && mean - (levels[at] ?? 0) > bound ? 1 : 0;
  });
  const darkSums = sums(isDark);
  const whole = (2 * THICK + 1) ** 2;
  const cores = isDark.map((_, at) => (sumAround(darkSums, at, THICK) === whole ? 1 : 0));
  const coreSums = sums(cores);
  let [blotched, all] = [0, 0];
  for (const [at, is] of isHair.entries()) {
    all += is;
    if (sumAround(coreSums, at, THICK) > 0) blotched += 1;
  }
  return blotched / all;
};
