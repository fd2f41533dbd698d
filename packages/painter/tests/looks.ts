import type { Appearance } from '../appearance.ts';

/** Somebody. */
export const base: Appearance = {
  presentation: 'feminine',
  maturity: 'young',
  build: 'average',
  skin: 'honey',
  faceShape: 'oval',
  eyeColor: 'brown',
  eyeShape: 'almond',
  noseShape: 'straight',
  lips: 'medium',
  expression: 'calm',
  pose: 'right',
  hairColor: 'espresso',
  hairTexture: 'straight',
  hairLength: 'medium',
  hairStyle: 'loose',
  facialHair: 'none',
  outfit: 'wrap',
  outfitColor: 'navy',
  accentColor: 'cream',
  accessories: [],
  setting: 'sea',
  timeOfDay: 'day',
  light: 'sun',
};
