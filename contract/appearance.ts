import * as z from 'zod/mini';

/** What a portrait can show: one vocabulary for the seed, for making a character and for the painter. */

export const presentation = z.enum(['feminine', 'masculine', 'androgynous']);
/** How old the face looks: the twenties, the thirties, the forties, the fifties and later. */
export const maturity = z.enum(['young', 'settled', 'mature', 'elder']);
export const build = z.enum(['slight', 'average', 'athletic', 'broad', 'full']);
export const skin = z.enum(['porcelain', 'fair', 'rosy', 'olive', 'honey', 'tan', 'bronze', 'umber', 'ebony']);
export const faceShape = z.enum(['oval', 'round', 'square', 'heart', 'long', 'diamond']);
export const eyeColor = z.enum(['darkBrown', 'brown', 'hazel', 'amber', 'green', 'blue', 'grey', 'violet']);
export const eyeShape = z.enum(['almond', 'round', 'hooded', 'monolid', 'upturned', 'downturned']);
export const noseShape = z.enum(['fine', 'straight', 'broad', 'aquiline', 'button']);
export const lips = z.enum(['thin', 'medium', 'full']);
export const expression = z.enum(['gentle', 'bright', 'wry', 'calm', 'thoughtful', 'confident', 'curious']);
/** Where the face is turned, as the viewer sees it. */
export const pose = z.enum(['left', 'right', 'front']);

export const hairColor = z.enum([
  'black',
  'espresso',
  'chestnut',
  'auburn',
  'copper',
  'honey',
  'blond',
  'platinum',
  'pepper',
  'silver',
  'midnight',
  'teal',
  'rose',
  'violet',
]);
export const hairTexture = z.enum(['straight', 'wavy', 'curly', 'coily']);
export const hairLength = z.enum(['bald', 'cropped', 'short', 'medium', 'long']);
/** How the hair is worn; `covered` is a headscarf in the accent colour. */
export const hairStyle = z.enum([
  'loose',
  'fringe',
  'sideParted',
  'sweptBack',
  'bun',
  'topKnot',
  'ponytail',
  'sideBraid',
  'braids',
  'covered',
]);
export const facialHair = z.enum(['none', 'stubble', 'moustache', 'goatee', 'beard']);

export const outfit = z.enum([
  'tee',
  'turtleneck',
  'knit',
  'shirt',
  'blazer',
  'coat',
  'hoodie',
  'dress',
  'wrap',
  'cloak',
  'uniform',
  'flightJacket',
  'waistcoat',
  'apron',
  'labCoat',
  'sari',
  'armour',
]);
export const fabricColor = z.enum([
  'ink',
  'charcoal',
  'cream',
  'sand',
  'camel',
  'rust',
  'crimson',
  'rose',
  'mustard',
  'olive',
  'forest',
  'teal',
  'sky',
  'navy',
  'plum',
  'lilac',
]);
export const accessory = z.enum([
  'glasses',
  'roundGlasses',
  'studs',
  'hoops',
  'drops',
  'necklace',
  'scarf',
  'beret',
  'brimmedHat',
  'flatCap',
  'beanie',
  'flower',
  'circlet',
  'headphones',
  'freckles',
  'beautyMark',
  'scar',
]);

export const setting = z.enum([
  'cafe',
  'bookshop',
  'observatory',
  'forest',
  'sea',
  'greenhouse',
  'cityRoof',
  'atelier',
  'kitchen',
  'library',
  'starship',
  'mountains',
  'nightMarket',
  'castle',
  'desert',
  'garden',
  'workshop',
  'train',
]);
export const timeOfDay = z.enum(['morning', 'day', 'goldenHour', 'dusk', 'night']);
/** What lights the face. */
export const light = z.enum(['window', 'sun', 'lamp', 'moon', 'neon', 'overcast']);

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
  setting,
  timeOfDay,
  light,
});
export type Appearance = z.infer<typeof appearance>;
