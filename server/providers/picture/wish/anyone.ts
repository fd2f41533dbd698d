import { type Appearance, faceShape, noseShape, skin } from '#contract/appearance.ts';
import { createRandom } from '@liora/painter/random.ts';

const PRESENTATIONS = ['feminine', 'feminine', 'masculine', 'masculine', 'androgynous'] as const;
const EYES = ['darkBrown', 'brown', 'hazel', 'amber', 'green', 'blue', 'grey'] as const;
const OUTFITS = ['tee', 'turtleneck', 'knit', 'shirt', 'blazer', 'coat', 'dress', 'wrap'] as const;
const COLOURS = ['cream', 'camel', 'rust', 'crimson', 'mustard', 'forest', 'teal', 'navy', 'plum'] as const;
const SETTINGS = ['cafe', 'forest', 'sea', 'greenhouse', 'library', 'mountains', 'garden', 'cityRoof'] as const;
const HOURS = [
  { timeOfDay: 'morning', light: 'window' },
  { timeOfDay: 'day', light: 'sun' },
  { timeOfDay: 'goldenHour', light: 'sun' },
  { timeOfDay: 'dusk', light: 'lamp' },
] as const;

/** An adult whom a seed makes up, of the presentation that is wanted. */
export const anyone = (seed: string, wanted?: Appearance['presentation']): Appearance => {
  const random = createRandom(seed, 'anyone');
  const pick = <Value>(values: readonly Value[], otherwise: Value): Value =>
    random.pick([otherwise, ...values.slice(1)]);
  const made = random.pick(PRESENTATIONS);
  const presentation = wanted ?? made;
  const isMasculine = presentation === 'masculine';
  return {
    presentation,
    maturity: random.pick(['young', 'settled', 'settled', 'mature']),
    build: random.pick(['slight', 'average', 'average', 'athletic', 'full']),
    skin: pick(skin.options, 'porcelain'),
    faceShape: pick(faceShape.options, 'oval'),
    eyeColor: random.pick(EYES),
    eyeShape: random.pick(['almond', 'round', 'hooded', 'upturned']),
    noseShape: pick(noseShape.options, 'fine'),
    lips: random.pick(['thin', 'medium', 'full']),
    expression: random.pick(['gentle', 'calm', 'bright', 'confident', 'curious']),
    pose: random.pick(['left', 'right', 'front']),
    hairColor: random.pick(['black', 'espresso', 'chestnut', 'auburn', 'honey', 'blond']),
    hairTexture: random.pick(['straight', 'wavy', 'curly', 'coily']),
    hairLength: isMasculine ? 'short' : random.pick(['medium', 'long', 'short']),
    hairStyle: isMasculine
      ? random.pick(['sideParted', 'sweptBack', 'loose'])
      : random.pick(['loose', 'fringe', 'bun']),
    facialHair: isMasculine ? random.pick(['none', 'stubble', 'beard']) : 'none',
    outfit: random.pick(isMasculine ? ['knit', 'shirt', 'blazer', 'turtleneck'] : OUTFITS),
    outfitColor: random.pick(COLOURS),
    accentColor: random.pick(COLOURS),
    accessories: [],
    setting: random.pick(SETTINGS),
    ...random.pick<Pick<Appearance, 'timeOfDay' | 'light'>>(HOURS),
  };
};
