import type { Appearance } from './appearance.ts';
import { paintGlasses } from './accessories/glasses.ts';
import { paintHat } from './accessories/hats.ts';
import { paintHeadphones } from './accessories/headphones.ts';
import { paintCirclet, paintEarrings, paintFlower } from './accessories/jewellery.ts';
import { paintNeckwear } from './accessories/neckwear.ts';
import { aside, createLayer, HEIGHT, release, WIDTH, type Layer } from './canvas.ts';
import { paintClothes } from './clothes/clothes.ts';
import { createBody } from './figure/body.ts';
import { paintEyes } from './figure/eyes.ts';
import { paintFace } from './figure/face.ts';
import { paintBrows, paintMouth, paintNose } from './figure/features.ts';
import { createHead } from './figure/head.ts';
import { paintMarks } from './figure/marks.ts';
import { MOODS } from './figure/mood.ts';
import { paintNeck } from './figure/neck.ts';
import type { PortraitSubject } from './figure/portraitSubject.ts';
import { finish, lightFigure, paintAura } from './finish.ts';
import { paintHeld } from './held/held.ts';
import { paintHairBack, paintHairFront } from './hair/hair.ts';
import { paintFacialHair } from './hair/whiskers.ts';
import { FABRIC, HAIR, SKIN } from './palette.ts';
import { createRandom } from './random.ts';
import { paintScene } from './scenes/paintScene.ts';
import { schemeOf, tonesOf } from './scheme.ts';
import { standOf } from './stand.ts';
import { paintWeather, type Weather } from './weather.ts';

/** Higher than what is served: pictures are resized from this one and encoded again. */
const QUALITY = 88;

/** What a picture has that portraits have not. */
export interface Extras {
  readonly weather: Weather | null;
  /** 1152 × 768 pixels instead of 768 × 1152: more of the place, and the figure at its side. */
  readonly isWide: boolean;
  /** Of an upright picture only the square from `SQUARE_TOP` on is shown. */
  readonly isSquare?: boolean;
  /** From 0 on: each shows the same person from another distance, at another side of the picture and before another part of the place. */
  readonly sitting: number;
}

/** How much smaller the figure of a wide picture is: it keeps clear of its layer's edges, which would cut it off. */
const WIDE_FIGURE = 0.82;
/** Where the part of figure and place begins that a wide picture shows. */
const WIDE_TOP = { figure: 130, place: 270 };

/** Where the part begins that is square: the head stays whole. */
export const SQUARE_TOP = 90;
/** In a square there is room for what is held only where the figure is smaller and higher. */
const SQUARE_HOLDING = { size: 0.76, above: 64 };

/** A wide picture of the place: enlarged, since it is out of focus. */
const widened = (place: Layer): Layer => {
  const wide = createLayer(HEIGHT, WIDTH);
  wide.brush.drawImage(place.canvas, 0, WIDE_TOP.place, WIDTH, (WIDTH * WIDTH) / HEIGHT, 0, 0, HEIGHT, WIDTH);
  release(place);
  return wide;
};

/** The portrait and what falls around it, unencoded; to be released. */
const paintLayer = (
  appearance: Appearance,
  seed: string,
  { weather, isWide, isSquare = false, sitting }: Extras,
): Layer => {
  const stand = standOf(appearance, sitting);
  /** What is not the person's: the seed alone for the first sitting. */
  const where = sitting === 0 ? seed : `${seed}/${sitting}`;
  const random = createRandom(where, 'composition');
  const head = createHead(appearance, createRandom(seed, 'head'), stand.turn);
  const moved = stand.aside - head.flip * stand.behind;
  // Light mostly comes from where the face looks: it models the face best.
  const from = random.chance(0.72) === (head.flip === 1) ? 1 : -1;
  const scheme = schemeOf(appearance, from);
  const place = createLayer();
  const figure = createLayer();
  const body = createBody(appearance, head.sin);
  const subject: PortraitSubject = {
    brush: figure.brush,
    appearance,
    head,
    body,
    scheme,
    lit: from === head.flip ? 1 : -1,
    // Skin keeps its warmth in any shadow.
    skin: tonesOf(SKIN[appearance.skin], scheme, 0.45),
    hair: tonesOf(HAIR[appearance.hairColor], scheme),
    fabric: tonesOf(FABRIC[appearance.outfitColor], scheme),
    accent: tonesOf(FABRIC[appearance.accentColor], scheme),
    random: (part) => createRandom(seed, part),
  };

  const isHolding = isSquare && appearance.held !== undefined;
  const size = isHolding
    ? SQUARE_HOLDING.size * Math.min(1.04, Math.max(0.86, stand.size))
    : isWide
      ? WIDE_FIGURE * Math.min(1, stand.size)
      : stand.size;
  const scale = random.between(1.1, 1.22) * size;
  const x = 384 - head.flip * head.sin * 40 + random.between(-10, 10) + (isWide ? 0 : moved);
  const below = isHolding ? stand.below * 0.3 - SQUARE_HOLDING.above : isWide ? stand.below * 0.4 : stand.below;
  const y = 446 + random.between(-14, 14) + below;
  const tilt = (MOODS[appearance.expression].tilt + random.between(-0.025, 0.025)) * 0.8;
  const neck = 256 * (0.75 + 0.25 * head.length);
  /** Where the part that is shown of the figure ends. */
  const bottom = isWide ? WIDE_TOP.figure + WIDTH : isSquare ? SQUARE_TOP + WIDTH : HEIGHT;
  const { brush } = figure;
  const inBody = (paint: () => void): void =>
    aside(brush, () => {
      brush.translate(x - head.flip * head.sin * 26 * scale, y + neck * scale);
      brush.scale(head.flip * scale, scale);
      paint();
    });
  const inHead = (paint: () => void): void =>
    aside(brush, () => {
      brush.translate(x, y);
      brush.scale(head.flip * scale, scale);
      brush.translate(0, 150);
      brush.rotate(tilt);
      brush.translate(0, -150);
      paint();
    });

  // It stands where it has room to look.
  const left = isWide ? (HEIGHT - WIDTH) / 2 - head.flip * 90 + moved : 0;
  const top = isWide ? WIDE_TOP.figure : 0;
  const shrunk = WIDTH / HEIGHT;
  paintScene(place.brush, appearance, scheme, where);
  paintAura(place.brush, scheme, isWide ? [(left + x) * shrunk, WIDE_TOP.place + (y - top) * shrunk] : [x, y]);
  if (weather !== null) paintWeather(place.brush, weather, scheme, createRandom(where, 'weather'), true);
  const picture = isWide ? widened(place) : place;
  inHead(() => paintHairBack(subject));
  inBody(() => {
    paintNeck(subject);
    paintClothes(subject);
    paintNeckwear(subject);
  });
  inHead(() => {
    paintFace(subject);
    paintMarks(subject);
    paintEyes(subject);
    paintBrows(subject);
    paintFacialHair(subject);
    paintNose(subject);
    paintMouth(subject);
    paintHairFront(subject);
    paintEarrings(subject);
    paintFlower(subject);
    paintCirclet(subject);
    paintGlasses(subject);
    paintHat(subject);
    paintHeadphones(subject);
  });
  if (appearance.held !== undefined) inBody(() => paintHeld(subject, (bottom - y) / scale - neck));
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
