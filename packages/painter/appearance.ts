/** What a portrait can show, and who is on it. */

export const PRESENTATIONS = ['feminine', 'masculine', 'androgynous'] as const;
/** How old the face looks: the twenties, the thirties, the forties, the fifties and later. */
export const MATURITIES = ['young', 'settled', 'mature', 'elder'] as const;
export const BUILDS = ['slight', 'average', 'athletic', 'broad', 'full'] as const;
export const SKINS = ['porcelain', 'fair', 'rosy', 'olive', 'honey', 'tan', 'bronze', 'umber', 'ebony'] as const;
export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'long', 'diamond'] as const;
export const EYE_COLORS = ['darkBrown', 'brown', 'hazel', 'amber', 'green', 'blue', 'grey', 'violet'] as const;
export const EYE_SHAPES = ['almond', 'round', 'hooded', 'monolid', 'upturned', 'downturned'] as const;
export const NOSE_SHAPES = ['fine', 'straight', 'broad', 'aquiline', 'button'] as const;
export const LIPS = ['thin', 'medium', 'full'] as const;
export const EXPRESSIONS = ['gentle', 'bright', 'wry', 'calm', 'thoughtful', 'confident', 'curious'] as const;
/** Where the face is turned, as the viewer sees it. */
export const POSES = ['left', 'right', 'front'] as const;
export const HAIR_COLORS = [
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
] as const;
export const HAIR_TEXTURES = ['straight', 'wavy', 'curly', 'coily'] as const;
export const HAIR_LENGTHS = ['bald', 'cropped', 'short', 'medium', 'long'] as const;
/** How the hair is worn; `covered` is a headscarf in the accent colour. */
export const HAIR_STYLES = [
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
] as const;
export const FACIAL_HAIR = ['none', 'stubble', 'moustache', 'goatee', 'beard'] as const;
export const OUTFITS = [
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
] as const;
export const FABRIC_COLORS = [
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
] as const;
export const ACCESSORIES = [
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
] as const;
/** What can be held before the chest. */
export const HELD_THINGS = ['cup', 'book', 'flower', 'lantern', 'letter', 'guitar'] as const;
/** How much is seen of somebody: head and chest, all down to the waist, the face alone, or head and chest beside the place. */
export const CROPS = ['chest', 'waist', 'face', 'side'] as const;
export const SETTINGS = [
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
] as const;
export const TIMES_OF_DAY = ['morning', 'day', 'goldenHour', 'dusk', 'night'] as const;
/** What lights the face. */
export const LIGHTS = ['window', 'sun', 'lamp', 'moon', 'neon', 'overcast'] as const;

/** Somebody as they are painted. */
export interface Appearance {
  readonly presentation: (typeof PRESENTATIONS)[number];
  readonly maturity: (typeof MATURITIES)[number];
  readonly build: (typeof BUILDS)[number];
  readonly skin: (typeof SKINS)[number];
  readonly faceShape: (typeof FACE_SHAPES)[number];
  readonly eyeColor: (typeof EYE_COLORS)[number];
  readonly eyeShape: (typeof EYE_SHAPES)[number];
  readonly noseShape: (typeof NOSE_SHAPES)[number];
  readonly lips: (typeof LIPS)[number];
  readonly expression: (typeof EXPRESSIONS)[number];
  readonly pose: (typeof POSES)[number];
  readonly hairColor: (typeof HAIR_COLORS)[number];
  readonly hairTexture: (typeof HAIR_TEXTURES)[number];
  readonly hairLength: (typeof HAIR_LENGTHS)[number];
  readonly hairStyle: (typeof HAIR_STYLES)[number];
  readonly facialHair: (typeof FACIAL_HAIR)[number];
  readonly outfit: (typeof OUTFITS)[number];
  readonly outfitColor: (typeof FABRIC_COLORS)[number];
  /** Of what is worn beside the outfit: scarf, hat, lining, collar. */
  readonly accentColor: (typeof FABRIC_COLORS)[number];
  readonly accessories: readonly (typeof ACCESSORIES)[number][];
  /** Left out: the hands are not seen. */
  readonly held?: (typeof HELD_THINGS)[number] | undefined;
  /** Left out: head and chest. */
  readonly crop?: (typeof CROPS)[number] | undefined;
  readonly setting: (typeof SETTINGS)[number];
  readonly timeOfDay: (typeof TIMES_OF_DAY)[number];
  readonly light: (typeof LIGHTS)[number];
}
