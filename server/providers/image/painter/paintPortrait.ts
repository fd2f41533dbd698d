import type { Appearance } from '#contract/appearance.ts';
import { paintGlasses } from './accessories/glasses.ts';
import { paintHat } from './accessories/hats.ts';
import { paintHeadphones } from './accessories/headphones.ts';
import { paintCirclet, paintEarrings, paintFlower } from './accessories/jewellery.ts';
import { paintNeckwear } from './accessories/neckwear.ts';
import { aside, createLayer, release } from './canvas.ts';
import { paintClothes } from './clothes/clothes.ts';
import { createBody } from './figure/body.ts';
import { paintEyes } from './figure/eyes.ts';
import { paintFace } from './figure/face.ts';
import { paintBrows, paintMouth, paintNose } from './figure/features.ts';
import { createHead } from './figure/head.ts';
import { paintMarks } from './figure/marks.ts';
import { MOODS } from './figure/mood.ts';
import { paintNeck } from './figure/neck.ts';
import type { Sitter } from './figure/sitter.ts';
import { finish, lightFigure, paintAura } from './finish.ts';
import { paintHairBack, paintHairFront } from './hair/hair.ts';
import { paintFacialHair } from './hair/whiskers.ts';
import { FABRIC, HAIR, SKIN } from './palette.ts';
import { createRandom } from './random.ts';
import { paintScene } from './scenes/paintScene.ts';
import { schemeOf, tonesOf } from './scheme.ts';

/** Higher than what is served: pictures are resized from this one and encoded again. */
const QUALITY = 88;

/** A portrait of 768 × 1152 pixels as webp. The same appearance and seed give the same picture. */
export const paintPortrait = (appearance: Appearance, seed: string): Buffer => {
  const random = createRandom(seed, 'composition');
  const head = createHead(appearance, createRandom(seed, 'head'));
  // Light mostly comes from where the face looks: it models the face best.
  const from = random.chance(0.72) === (head.flip === 1) ? 1 : -1;
  const scheme = schemeOf(appearance, from);
  const picture = createLayer();
  const figure = createLayer();
  const body = createBody(appearance, head.sin);
  const sitter: Sitter = {
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

  const scale = random.between(1.1, 1.22);
  const x = 384 - head.flip * head.sin * 40 + random.between(-10, 10);
  const y = 446 + random.between(-14, 14);
  const tilt = (MOODS[appearance.expression].tilt + random.between(-0.025, 0.025)) * 0.8;
  const neck = 256 * (0.75 + 0.25 * head.length);
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

  paintScene(picture.brush, appearance, scheme, seed);
  paintAura(picture.brush, scheme, [x, y]);
  inHead(() => paintHairBack(sitter));
  inBody(() => {
    paintNeck(sitter);
    paintClothes(sitter);
    paintNeckwear(sitter);
  });
  inHead(() => {
    paintFace(sitter);
    paintMarks(sitter);
    paintEyes(sitter);
    paintBrows(sitter);
    paintFacialHair(sitter);
    paintNose(sitter);
    paintMouth(sitter);
    paintHairFront(sitter);
    paintEarrings(sitter);
    paintFlower(sitter);
    paintCirclet(sitter);
    paintGlasses(sitter);
    paintHat(sitter);
    paintHeadphones(sitter);
  });
  lightFigure(figure, scheme);

  picture.brush.drawImage(figure.canvas, 0, 0);
  finish(picture.brush, scheme, createRandom(seed, 'dust'));
  const bytes = picture.canvas.toBuffer('image/webp', QUALITY);
  release(figure);
  release(picture);
  return bytes;
};
