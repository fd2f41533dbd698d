import type { Appearance } from '#contract/appearance.ts';
import type { PictureStyle } from '#contract/picture.ts';
import type { Weather } from '@liora/painter/weather.ts';

/** `cityRoof` as `city roof`. */
const words = (code: string): string => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const PERSON: Record<Appearance['presentation'], string> = {
  feminine: 'woman',
  masculine: 'man',
  androgynous: 'androgynous person',
};
const AGE: Record<Appearance['maturity'], string> = {
  young: 'in the late twenties',
  settled: 'in the thirties',
  mature: 'in the forties',
  elder: 'in the sixties',
};
const STYLE: Record<Appearance['hairStyle'], string> = {
  loose: 'worn loose',
  fringe: 'with a fringe',
  sideParted: 'with a side parting',
  sweptBack: 'swept back',
  bun: 'in a bun',
  topKnot: 'in a top knot',
  ponytail: 'in a ponytail',
  sideBraid: 'in a side braid',
  braids: 'in braids',
  covered: 'under a headscarf',
};
const SETTING: Partial<Record<Appearance['setting'], string>> = { sea: 'by the sea', starship: 'aboard a starship' };
const TONE: Record<PictureStyle, string> = {
  natural: 'natural colours, detailed, high quality',
  cinematic: 'cinematic film still, dramatic light, rich contrast',
  pastel: 'soft pastel colours, airy light',
  vintage: 'vintage photograph, warm faded sepia tones',
  noir: 'black and white, film noir, strong shadows',
};
const WEATHER: Record<Weather, string> = { rain: 'in the rain', snow: 'in falling snow', fog: 'in the fog' };

const HELD: Record<Appearance['held'] & {}, string> = {
  cup: 'holding a mug in both hands',
  book: 'holding an open book',
  flower: 'holding a bunch of flowers',
  lantern: 'holding a lantern',
  letter: 'holding a letter',
  guitar: 'playing a guitar',
};

const CROP: Record<Appearance['crop'] & {}, string> = {
  chest: 'head and shoulders',
  waist: 'half-length, from the waist up',
  face: 'close-up of the face',
  side: 'head and shoulders, at one side of the picture',
};

const hairOf = ({ hairStyle, hairLength, hairTexture, hairColor }: Appearance): string => {
  if (hairStyle === 'covered') return 'a headscarf';
  if (hairLength === 'bald') return 'a bald head';
  return `${hairLength} ${hairTexture} ${words(hairColor)} hair ${STYLE[hairStyle]}`;
};

const placeOf = (setting: Appearance['setting']): string => SETTING[setting] ?? `in a ${words(setting)}`;

/** What is chosen for a picture that shows nobody, in words for a model. */
export const describeScene = (setting: Appearance['setting'] | null, style: PictureStyle): string =>
  [...(setting === null ? [] : [placeOf(setting)]), TONE[style]].join(', ');

/** What a picture shows, in words for a model. Everybody is an adult. */
export const describe = (look: Appearance, weather: Weather | null, style: PictureStyle): string => {
  const facialHair =
    look.facialHair === 'none' ? [] : [look.facialHair === 'beard' ? 'a beard' : `a ${look.facialHair}`];
  return [
    `portrait of an adult ${PERSON[look.presentation]} ${AGE[look.maturity]}`,
    `${look.build} build, ${look.skin} skin, ${look.faceShape} face, ${words(look.eyeColor)} ${look.eyeShape} eyes`,
    [hairOf(look), ...facialHair].join(', '),
    `${look.expression} expression`,
    `wearing a ${words(look.outfitColor)} ${words(look.outfit)}`,
    look.accessories.map(words).join(', '),
    look.held === undefined ? '' : HELD[look.held],
    look.crop === undefined ? '' : CROP[look.crop],
    placeOf(look.setting),
    `${words(look.timeOfDay)}, ${words(look.light)} light`,
    weather === null ? '' : WEATHER[weather],
    TONE[style],
  ]
    .filter((part) => part !== '')
    .join(', ');
};

/** What no picture may show. */
export const UNWANTED =
  'child, minor, teenager, underage, nudity, deformed, extra fingers, extra limbs, blurry, low quality, text, watermark, logo';
