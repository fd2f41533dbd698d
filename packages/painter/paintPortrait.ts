import type { Appearance } from './appearance.ts';
import { createLayer, HEIGHT, release, WIDTH, type Layer } from './canvas.ts';
import { createBody } from './figure/body.ts';
import { createHead } from './figure/head.ts';
import type { PortraitSubject } from './figure/portraitSubject.ts';
import { finish, lightFigure, paintAura } from './finish.ts';
import { paintFigure } from './paintFigure.ts';
import { FABRIC, HAIR, SKIN } from './palette.ts';
import { type Format, placingOf, WIDE_TOP } from './placing.ts';
import { createRandom } from './random.ts';
import { paintScene } from './scenes/paintScene.ts';
import { schemeOf, tonesOf } from './scheme.ts';
import { standOf } from './stand.ts';
import { paintWeather, type Weather } from './weather.ts';

/** Higher than what is served: pictures are resized from this one and encoded again. */
const QUALITY = 88;

/** What a picture has that portraits have not. */
export interface Extras extends Format {
  readonly weather: Weather | null;
  /** From 0 on: each shows the same person from another distance, at another side of the picture and before another part of the place. */
  readonly sitting: number;
}

/** A wide picture of the place: enlarged, since it is out of focus. */
const widened = (place: Layer): Layer => {
  const wide = createLayer(HEIGHT, WIDTH);
  wide.brush.drawImage(place.canvas, 0, WIDE_TOP.place, WIDTH, (WIDTH * WIDTH) / HEIGHT, 0, 0, HEIGHT, WIDTH);
  release(place);
  return wide;
};

/** The portrait and what falls around it, unencoded; to be released. */
const paintLayer = (appearance: Appearance, seed: string, extras: Extras): Layer => {
  const { weather, isWide, sitting } = extras;
  const stand = standOf(appearance, sitting);
  /** What is not the person's: the seed alone for the first sitting. */
  const where = sitting === 0 ? seed : `${seed}/${sitting}`;
  const random = createRandom(where, 'composition');
  const head = createHead(appearance, createRandom(seed, 'head'), stand.turn);
  // Light mostly comes from where the face looks: it models the face best.
  const from = random.chance(0.72) === (head.flip === 1) ? 1 : -1;
  const scheme = schemeOf(appearance, from);
  const placing = placingOf(appearance, head, stand, extras, random);
  const { x, y, left, top } = placing;
  const place = createLayer();
  const figure = createLayer();
  const subject: PortraitSubject = {
    brush: figure.brush,
    appearance,
    head,
    body: createBody(appearance, head.sin),
    scheme,
    lit: from === head.flip ? 1 : -1,
    // Skin keeps its warmth in any shadow.
    skin: tonesOf(SKIN[appearance.skin], scheme, 0.45),
    hair: tonesOf(HAIR[appearance.hairColor], scheme),
    fabric: tonesOf(FABRIC[appearance.outfitColor], scheme),
    accent: tonesOf(FABRIC[appearance.accentColor], scheme),
    random: (part) => createRandom(seed, part),
  };

  const shrunk = WIDTH / HEIGHT;
  paintScene(place.brush, appearance, scheme, where);
  paintAura(place.brush, scheme, isWide ? [(left + x) * shrunk, WIDE_TOP.place + (y - top) * shrunk] : [x, y]);
  if (weather !== null) paintWeather(place.brush, weather, scheme, createRandom(where, 'weather'), true);
  const picture = isWide ? widened(place) : place;
  paintFigure(subject, placing);
  lightFigure(figure, scheme);

  picture.brush.drawImage(figure.canvas, left, -top);
  if (isWide) picture.brush.scale(HEIGHT / WIDTH, WIDTH / HEIGHT);
  if (weather !== null) paintWeather(picture.brush, weather, scheme, createRandom(where, 'weather before'), false);
  finish(picture.brush, scheme, createRandom(where, 'dust'));
  release(figure);
  return picture;
};

/** A portrait of 768 × 1152 pixels as webp. The same appearance and seed give the same picture. */
export const paintPortrait = (appearance: Appearance, seed: string): Buffer => {
  const picture = paintLayer(appearance, seed, { weather: null, isWide: false, sitting: 0 });
  const bytes = picture.canvas.toBuffer('image/webp', QUALITY);
  release(picture);
  return bytes;
};

/** The same portrait with extras, as pixels of four bytes: red, green, blue, opacity. */
export const paintPixels = (appearance: Appearance, seed: string, extras: Extras): Uint8Array<ArrayBuffer> => {
  const picture = paintLayer(appearance, seed, extras);
  const pixels = new Uint8Array(picture.canvas.data());
  release(picture);
  return pixels;
};
