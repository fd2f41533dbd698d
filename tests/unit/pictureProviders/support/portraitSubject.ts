import type { Appearance } from '#contract/appearance.ts';
import type { PictureOptions } from '#server/providers/picture/pictureProvider.ts';

/** Somebody whose looks most words change. */
export const portraitSubject: Appearance = {
  presentation: 'feminine',
  maturity: 'settled',
  build: 'average',
  skin: 'olive',
  faceShape: 'oval',
  eyeColor: 'brown',
  eyeShape: 'almond',
  noseShape: 'straight',
  lips: 'medium',
  expression: 'gentle',
  pose: 'right',
  hairColor: 'chestnut',
  hairTexture: 'wavy',
  hairLength: 'medium',
  hairStyle: 'loose',
  facialHair: 'none',
  outfit: 'knit',
  outfitColor: 'cream',
  accentColor: 'plum',
  accessories: [],
  setting: 'library',
  timeOfDay: 'day',
  light: 'window',
};

export const plainOptions: PictureOptions = { style: 'natural', mood: null, setting: null, aspect: '2:3' };
