import type { Appearance } from '#contract/appearance.ts';
import { createRandom } from '@liora/painter/random.ts';

type HeldThing = Appearance['held'] & {};

/** What somebody may have in their hands at a place. */
const HELD_AT: Record<Appearance['setting'], readonly [HeldThing, ...HeldThing[]]> = {
  cafe: ['cup', 'cup', 'book'],
  bookshop: ['book', 'letter'],
  observatory: ['cup', 'lantern'],
  forest: ['lantern', 'flower', 'guitar'],
  sea: ['flower', 'guitar', 'letter'],
  greenhouse: ['flower', 'cup'],
  cityRoof: ['cup', 'guitar'],
  atelier: ['flower', 'cup', 'book'],
  kitchen: ['cup'],
  library: ['book', 'letter'],
  starship: ['cup', 'letter'],
  mountains: ['cup', 'lantern'],
  nightMarket: ['lantern', 'cup', 'flower'],
  castle: ['letter', 'lantern', 'book'],
  desert: ['lantern', 'cup', 'letter'],
  garden: ['flower', 'book', 'cup'],
  workshop: ['cup', 'lantern'],
  train: ['book', 'letter', 'cup'],
};

/** In about every third picture there is something in the hands; the same seed gives the same. */
export const heldAt = (setting: Appearance['setting'], seed: string): Pick<Appearance, 'held'> => {
  const random = createRandom(seed, 'held');
  return random.chance(0.35) ? { held: random.pick(HELD_AT[setting]) } : {};
};
