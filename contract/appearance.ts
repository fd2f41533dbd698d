import * as z from 'zod/mini';
import * as painter from '@liora/painter/appearance.ts';

/** What a portrait can show: one vocabulary for the seed, for making a character and for the painter. */

export const presentation = z.enum(painter.PRESENTATIONS);
/** How old the face looks: the twenties, the thirties, the forties, the fifties and later. */
export const maturity = z.enum(painter.MATURITIES);
export const build = z.enum(painter.BUILDS);
export const skin = z.enum(painter.SKINS);
export const faceShape = z.enum(painter.FACE_SHAPES);
export const eyeColor = z.enum(painter.EYE_COLORS);
export const eyeShape = z.enum(painter.EYE_SHAPES);
export const noseShape = z.enum(painter.NOSE_SHAPES);
export const lips = z.enum(painter.LIPS);
export const expression = z.enum(painter.EXPRESSIONS);
/** Where the face is turned, as the viewer sees it. */
export const pose = z.enum(painter.POSES);

export const hairColor = z.enum(painter.HAIR_COLORS);
export const hairTexture = z.enum(painter.HAIR_TEXTURES);
export const hairLength = z.enum(painter.HAIR_LENGTHS);
/** How the hair is worn; `covered` is a headscarf in the accent colour. */
export const hairStyle = z.enum(painter.HAIR_STYLES);
export const facialHair = z.enum(painter.FACIAL_HAIR);

export const outfit = z.enum(painter.OUTFITS);
export const fabricColor = z.enum(painter.FABRIC_COLORS);
export const accessory = z.enum(painter.ACCESSORIES);

/** What can be held before the chest. */
export const heldThing = z.enum(painter.HELD_THINGS);

/** How much is seen of somebody: head and chest, all down to the waist, the face alone, or head and chest beside the place. */
export const crop = z.enum(painter.CROPS);

export const setting = z.enum(painter.SETTINGS);
export const timeOfDay = z.enum(painter.TIMES_OF_DAY);
/** What lights the face. */
export const light = z.enum(painter.LIGHTS);

export const appearance = z.strictObject({
  presentation,
  maturity,
  build,
  skin,
  faceShape,
  eyeColor,
  eyeShape,
  noseShape,
  lips,
  expression,
  pose,
  hairColor,
  hairTexture,
  hairLength,
  hairStyle,
  facialHair,
  outfit,
  outfitColor: fabricColor,
  /** Of what is worn beside the outfit: scarf, hat, lining, collar. */
  accentColor: fabricColor,
  accessories: z.array(accessory).check(z.maxLength(5)),
  /** Left out: the hands are not seen. */
  held: z.optional(heldThing),
  /** Left out: head and chest. */
  crop: z.optional(crop),
  setting,
  timeOfDay,
  light,
});
export type Appearance = z.infer<typeof appearance>;
