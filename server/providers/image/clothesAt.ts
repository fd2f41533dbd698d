import type { Appearance } from '#contract/appearance.ts';
import { createRandom } from '@liora/painter/random.ts';
import type { Weather } from '@liora/painter/weather.ts';

type Outfit = Appearance['outfit'];

/** What asks for clothes of its own, beside the place. */
export type Occasion = 'beach' | 'gym' | 'office' | 'gala' | 'clinic' | 'stove' | 'flight' | 'ski';

interface Dress {
  /** What is put on by somebody whose clothes do not fit. */
  readonly wear: readonly [Outfit, ...Outfit[]];
  /** What does not fit; left out: whatever is not put on. */
  readonly not?: readonly Outfit[];
  /** Nobody keeps on what is for the cold. */
  readonly isWarm?: true;
}

const FOR_COLD: ReadonlySet<Appearance['accessories'][number]> = new Set(['scarf', 'beanie']);

const PLACES: Record<Appearance['setting'], Dress> = {
  cafe: { wear: ['knit', 'shirt', 'turtleneck'], not: ['armour', 'labCoat'] },
  bookshop: { wear: ['knit', 'shirt', 'blazer'], not: ['armour', 'labCoat', 'apron'] },
  observatory: { wear: ['knit', 'turtleneck', 'coat'], not: ['armour', 'apron', 'dress', 'tee'] },
  forest: { wear: ['coat', 'knit', 'hoodie'], not: ['apron', 'labCoat', 'blazer', 'waistcoat'] },
  sea: { wear: ['shirt', 'tee', 'dress'], not: ['coat', 'blazer', 'apron', 'labCoat', 'armour', 'waistcoat'] },
  greenhouse: {
    wear: ['shirt', 'tee', 'apron'],
    not: ['coat', 'knit', 'turtleneck', 'blazer', 'cloak', 'flightJacket', 'armour', 'uniform'],
    isWarm: true,
  },
  cityRoof: { wear: ['hoodie', 'flightJacket', 'shirt'], not: ['apron', 'labCoat', 'armour'] },
  atelier: { wear: ['shirt', 'apron', 'tee'], not: ['coat', 'armour', 'cloak', 'uniform', 'labCoat'] },
  kitchen: {
    wear: ['apron', 'apron', 'shirt'],
    not: ['coat', 'blazer', 'cloak', 'flightJacket', 'armour', 'uniform', 'labCoat'],
    isWarm: true,
  },
  library: { wear: ['knit', 'shirt', 'turtleneck'], not: ['armour', 'apron', 'labCoat', 'flightJacket'] },
  starship: { wear: ['uniform', 'flightJacket', 'turtleneck'], not: ['coat', 'apron', 'dress', 'waistcoat'] },
  mountains: {
    wear: ['coat', 'knit', 'hoodie'],
    not: ['tee', 'shirt', 'dress', 'wrap', 'blazer', 'apron', 'labCoat', 'sari', 'waistcoat'],
  },
  nightMarket: { wear: ['hoodie', 'shirt', 'flightJacket'], not: ['armour', 'labCoat'] },
  castle: { wear: ['cloak', 'wrap', 'dress'], not: ['tee', 'hoodie', 'labCoat', 'apron', 'flightJacket', 'blazer'] },
  desert: {
    wear: ['shirt', 'tee', 'cloak'],
    not: ['coat', 'knit', 'turtleneck', 'hoodie', 'blazer', 'apron', 'labCoat', 'flightJacket'],
    isWarm: true,
  },
  garden: { wear: ['shirt', 'tee', 'dress'], not: ['coat', 'armour', 'labCoat', 'flightJacket'] },
  workshop: { wear: ['apron', 'shirt', 'tee'], not: ['coat', 'dress', 'cloak', 'blazer', 'armour', 'sari', 'wrap'] },
  train: { wear: ['coat', 'shirt', 'knit'], not: ['apron', 'armour', 'labCoat'] },
};

const WEATHERS: Record<Weather, Dress | null> = {
  rain: {
    wear: ['coat', 'flightJacket', 'hoodie'],
    not: ['tee', 'dress', 'wrap', 'sari', 'apron', 'shirt', 'labCoat'],
  },
  snow: {
    wear: ['coat', 'coat', 'knit'],
    not: ['tee', 'dress', 'wrap', 'sari', 'apron', 'shirt', 'labCoat', 'blazer', 'waistcoat'],
  },
  fog: null,
};

const OCCASIONS: Record<Occasion, Dress> = {
  beach: { wear: ['tee', 'shirt', 'dress'], isWarm: true },
  gym: { wear: ['tee', 'hoodie'], isWarm: true },
  office: { wear: ['blazer', 'shirt'] },
  gala: { wear: ['dress', 'blazer'] },
  clinic: { wear: ['labCoat'] },
  stove: { wear: ['apron'], isWarm: true },
  flight: { wear: ['flightJacket'] },
  ski: { wear: ['coat', 'knit'] },
};

const fits = (outfit: Outfit, { wear, not }: Dress): boolean =>
  not === undefined ? wear.includes(outfit) : !not.includes(outfit);

export interface Circumstances {
  readonly weather?: Weather | null;
  readonly occasion?: Occasion | null;
}

/** Somebody in clothes for where they are: their own where those fit, and else what the seed says. */
export const dressedFor = (
  appearance: Appearance,
  seed: string,
  { weather = null, occasion = null }: Circumstances = {},
): Appearance => {
  const { outfit, presentation, setting, accessories } = appearance;
  const dress = (weather && WEATHERS[weather]) ?? (occasion && OCCASIONS[occasion]) ?? PLACES[setting];
  const worn = dress.isWarm === true ? accessories.filter((one) => !FOR_COLD.has(one)) : accessories;
  if (fits(outfit, dress)) return { ...appearance, accessories: worn };
  const [first, ...others] = dress.wear.filter((one) => one !== 'dress' || presentation === 'feminine');
  const put = createRandom(seed, 'clothes').pick([first ?? dress.wear[0], ...others]);
  return { ...appearance, outfit: put, accessories: worn };
};
