import {
  type Appearance,
  build,
  eyeColor,
  eyeShape,
  expression,
  fabricColor,
  faceShape,
  hairColor,
  hairTexture,
  lips,
  noseShape,
  skin,
} from '#contract/appearance.ts';
import { dressedFor } from '#server/providers/image/clothesAt.ts';
import { createRandom } from '@liora/painter/random.ts';

interface Told {
  readonly name: string;
  readonly age: number;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly greeting: string;
}

type Clues<Value> = readonly (readonly [RegExp, Value])[];

const HAIR: Clues<Appearance['hairColor']> = [
  [/\bplatinum|\bwhite(?:[- ]\w+)? hair/iu, 'platinum'],
  [/\bsilver(?:y)?(?:[- ]\w+)? hair/iu, 'silver'],
  [/\bgr[ae]y(?:[- ]\w+)? hair/iu, 'pepper'],
  [/\bblond/iu, 'blond'],
  [/\bauburn/iu, 'auburn'],
  [/\b(?:red|ginger|copper|orange)(?:[- ]\w+)? hair|redhead/iu, 'copper'],
  [/\b(?:raven|black|dark)(?:[- ]\w+)? hair/iu, 'black'],
  [/\bbrunette|\b(?:brown|chestnut)(?:[- ]\w+)? hair/iu, 'chestnut'],
  [/\bpink(?:[- ]\w+)? hair/iu, 'rose'],
  [/\b(?:blue|indigo)(?:[- ]\w+)? hair/iu, 'midnight'],
  [/\b(?:green|teal|turquoise)(?:[- ]\w+)? hair/iu, 'teal'],
  [/\b(?:purple|violet|lavender)(?:[- ]\w+)? hair/iu, 'violet'],
];
const EYES: Clues<Appearance['eyeColor']> = [
  [/\b(?:blue|azure|sapphire)(?:[- ]\w+)? eye/iu, 'blue'],
  [/\b(?:green|emerald)(?:[- ]\w+)? eye/iu, 'green'],
  [/\b(?:gr[ae]y|silver)(?:[- ]\w+)? eye/iu, 'grey'],
  [/\bhazel/iu, 'hazel'],
  [/\b(?:amber|gold(?:en)?|yellow)(?:[- ]\w+)? eye/iu, 'amber'],
  [/\b(?:purple|violet)(?:[- ]\w+)? eye/iu, 'violet'],
  [/\b(?:dark|black)(?:[- ]\w+)? eye/iu, 'darkBrown'],
  [/\bbrown(?:[- ]\w+)? eye/iu, 'brown'],
];
const SETTINGS: Clues<Appearance['setting']> = [
  [/\b(?:star ?ship|space|galaxy|planet|android|cyborg|robot|sci-?fi)/iu, 'starship'],
  [/\b(?:castle|kingdom|knight|prince|princess|queen|king|throne|dragon|vampire|demon)/iu, 'castle'],
  [/\b(?:elf|elven|forest|druid|fairy|woods)/iu, 'forest'],
  [/\b(?:pirate|ocean|sea|sailor|mermaid|ship|beach)\b/iu, 'sea'],
  [/\b(?:library|librarian|scholar|professor|wizard|mage|witch)/iu, 'library'],
  [/\b(?:bookshop|bookstore|novelist|poet)/iu, 'bookshop'],
  [/\b(?:mountain|snow|climber|shepherd)/iu, 'mountains'],
  [/\b(?:desert|sand|archaeolog)/iu, 'desert'],
  [/\b(?:chef|cook|kitchen|baker)/iu, 'kitchen'],
  [/\b(?:coffee|caf[eé]|barista)/iu, 'cafe'],
  [/\b(?:painter|artist|designer|model)\b/iu, 'atelier'],
  [/\b(?:smith|mechanic|engineer|workshop|inventor)/iu, 'workshop'],
  [/\b(?:astronom|stars|telescope)/iu, 'observatory'],
  [/\b(?:train|travel)/iu, 'train'],
  [/\b(?:hacker|night ?club|neon|street|gang)/iu, 'nightMarket'],
  [/\b(?:city|office|boss|detective|police)/iu, 'cityRoof'],
];
const OUTFITS: Clues<Appearance['outfit']> = [
  [/\barmou?r|\bknight/iu, 'armour'],
  [/\buniform|\bsoldier|\bofficer|\bcaptain/iu, 'uniform'],
  [/\blab coat|\bscientist|\bdoctor\b/iu, 'labCoat'],
  [/\bcloak|\brobe|\bwizard|\bwitch|\bmage\b/iu, 'cloak'],
  [/\bsari\b/iu, 'sari'],
  [/\bkimono|\bgown\b/iu, 'wrap'],
  [/\bhoodie/iu, 'hoodie'],
  [/\bblazer|\bsuit\b|\bboss\b|\blawyer/iu, 'blazer'],
  [/\bdress\b/iu, 'dress'],
  [/\bapron/iu, 'apron'],
  [/\bpilot|\bleather jacket/iu, 'flightJacket'],
  [/\bcoat\b|\bdetective/iu, 'coat'],
];
const PLAIN_OUTFITS = ['knit', 'shirt', 'turtleneck', 'coat', 'tee'] as const;
const PLAIN_SETTINGS = ['garden', 'cafe', 'cityRoof', 'greenhouse', 'library', 'sea'] as const;

const clueIn = <Value>(text: string, clues: Clues<Value>): Value | undefined =>
  clues.find(([pattern]) => pattern.test(text))?.[1];

const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const presentationIn = (text: string): Appearance['presentation'] => {
  const she = times(text, /\b(?:she|her|hers|woman|female|girl|lady)\b/giu);
  const he = times(text, /\b(?:he|him|his|man|male|guy|boy)\b/giu);
  if (she === he) return 'androgynous';
  return she > he ? 'feminine' : 'masculine';
};

const maturityOf = (age: number): Appearance['maturity'] => {
  if (age > 120 || age < 32) return 'young';
  if (age < 46) return 'settled';
  return age < 60 ? 'mature' : 'elder';
};

/** Looks for somebody of whom there are only texts: what they say, and else what the seed says. */
export const appearanceFrom = (told: Told, seed: string): Appearance => {
  const text = [told.name, told.description, told.personality, told.scenario, told.greeting].join('\n');
  const presentation = presentationIn(text);
  const any = <Value>(what: string, [first, ...others]: readonly Value[], none: Value): Value =>
    createRandom(seed, what).pick([first ?? none, ...others]);
  const isBald = /\bbald\b|\bshaven? head/iu.test(text);
  const hasBeard = presentation === 'masculine' && /\bbeard/iu.test(text);
  const clothes = clueIn(text, OUTFITS);
  const looks: Appearance = {
    presentation,
    maturity: maturityOf(told.age),
    build: any('build', build.options, 'average'),
    skin: any('skin', skin.options, 'honey'),
    faceShape: any('faceShape', faceShape.options, 'oval'),
    eyeColor: clueIn(text, EYES) ?? any('eyeColor', eyeColor.options.slice(0, 7), 'brown'),
    eyeShape: any('eyeShape', eyeShape.options, 'almond'),
    noseShape: any('noseShape', noseShape.options, 'straight'),
    lips: any('lips', lips.options, 'medium'),
    expression: any('expression', expression.options, 'gentle'),
    pose: any('pose', ['left', 'right', 'front'] as const, 'left'),
    hairColor: clueIn(text, HAIR) ?? any('hairColor', hairColor.options.slice(0, 7), 'chestnut'),
    hairTexture: any('hairTexture', hairTexture.options, 'wavy'),
    hairLength: isBald
      ? 'bald'
      : /\blong(?:[-, ]\w+){0,3} hair/iu.test(text)
        ? 'long'
        : /\bshort(?:[-, ]\w+){0,3} hair/iu.test(text)
          ? 'short'
          : presentation === 'masculine'
            ? 'short'
            : 'medium',
    hairStyle: any('hairStyle', ['loose', 'fringe', 'sideParted', 'sweptBack'] as const, 'loose'),
    facialHair: hasBeard
      ? 'beard'
      : presentation === 'masculine'
        ? any('facialHair', ['none', 'stubble'] as const, 'none')
        : 'none',
    outfit: clothes ?? any('outfit', PLAIN_OUTFITS, 'knit'),
    outfitColor: any('outfitColor', fabricColor.options, 'navy'),
    accentColor: any('accentColor', fabricColor.options, 'cream'),
    accessories: [
      ...(/\bglasses|\bspectacles/iu.test(text) ? (['glasses'] as const) : []),
      ...(/\bfreckle/iu.test(text) ? (['freckles'] as const) : []),
      ...(/\bscar(?:s|red)?\b/iu.test(text) ? (['scar'] as const) : []),
    ],
    setting: clueIn(text, SETTINGS) ?? any('setting', PLAIN_SETTINGS, 'garden'),
    timeOfDay: any('timeOfDay', ['morning', 'day', 'goldenHour', 'dusk', 'night'] as const, 'day'),
    light: any('light', ['window', 'sun', 'lamp', 'overcast'] as const, 'window'),
  };
  return clothes === undefined ? dressedFor(looks, seed) : looks;
};
