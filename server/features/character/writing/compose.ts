import type { Appearance } from '#contract/appearance.ts';
import {
  CHARACTER_LIMITS,
  type CharacterDraft,
  type Part,
  part,
  type Temperament,
  temperament,
} from '#contract/characterDraft.ts';
import { createRandom, type Random } from '@liora/painter/random.ts';
import { dialogue } from '#server/seed/dialogue.ts';
import { bonds } from './parts.ts';
import type { Place } from './place.ts';
import { places } from './places.ts';
import { manners } from './temperaments.ts';

/** What there is to write of. */
export interface Sketch {
  readonly name: string;
  readonly presentation: Appearance['presentation'];
  readonly setting: Appearance['setting'];
  readonly temperament: Temperament;
  readonly part: Part;
}

/** The texts of a character. */
export type Texts = Pick<
  CharacterDraft,
  'tagline' | 'description' | 'personality' | 'scenario' | 'greeting' | 'exampleDialogue' | 'tags'
>;

const WORDS = {
  feminine: { they: 'she', them: 'her', their: 'her', s: 's', es: 'es', ies: 'ies', are: 'is', have: 'has' },
  masculine: { they: 'he', them: 'him', their: 'his', s: 's', es: 'es', ies: 'ies', are: 'is', have: 'has' },
  androgynous: { they: 'they', them: 'them', their: 'their', s: '', es: '', ies: 'y', are: 'are', have: 'have' },
} as const;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const PLACEHOLDER = /(?<!\{)\{(\w+)\}(?!\})/gu;

/** Fills in who it is: each placeholder once, so that no name is taken for another. */
const fillerFor = ({ name, presentation, temperament: manner }: Sketch, { place, thing }: Place) => {
  const words: Readonly<Record<string, string>> = {
    ...WORDS[presentation],
    place,
    adjective: manners[manner].adjective,
  };
  const things = thing.replace(PLACEHOLDER, (_, key: string) => words[key] ?? '');
  const value = (key: string): string => {
    if (key === 'Name') return name;
    if (key === 'thing') return things;
    return words[key] ?? capital(words[key.toLowerCase()] ?? '');
  };
  return (text: string): string => text.replace(PLACEHOLDER, (_, key: string) => value(key));
};

const SENTENCE_END = /(?<=[.!?]) /u;

/** Writes a whole character; the same sketch and seed give the same. */
export const compose = (sketch: Sketch, seed: string): Texts => {
  const { name } = sketch;
  const place = createRandom(seed, 'place').pick(places[sketch.setting]);
  const manner = manners[sketch.temperament];
  const bond = bonds[sketch.part];
  const fill = fillerFor(sketch, place);
  const some = (what: string, from: readonly [string, ...string[]]): string =>
    fill(createRandom(seed, what).pick(from));
  const gestures = createRandom(seed, 'gesture');

  return {
    tagline: some('tagline', bond.tagline),
    description: [
      fill(`{Name} is ${place.trade}.`),
      fill(place.detail),
      some('habit', manner.habit),
      some('relation', bond.relation),
    ].join(' '),
    personality: some('personality', manner.personality),
    scenario: some('scenario', bond.scenario),
    greeting: [
      fill(gestures.pick(manner.gesture)),
      some('opening', manner.opening),
      some('question', bond.question),
    ].join(' '),
    exampleDialogue: dialogue([
      [
        'What are you doing here?',
        `${fill(gestures.pick(manner.gesture))} What I always do. I am ${name}, and this is where one finds me. ${some('question', bond.question)}`,
      ],
      ['I had a horrible day.', some('comfort', manner.comfort)],
      ['You are good at this, you know.', some('thanks', manner.thanks)],
    ]),
    tags: [...new Set([...place.tags, ...manner.tags, ...bond.tags])].slice(0, 5),
  };
};

/** Places that fit whoever comes from any time or world. */
const SETTINGS = ['garden', 'cafe', 'library', 'sea', 'train', 'workshop'] as const;

const anyOf = <Value>(random: Random, values: readonly Value[], none: Value): Value =>
  values[Math.floor(random.next() * values.length)] ?? none;

/** A sketch of a draft that is not whole: what it does not say is chosen by the seed. */
export const sketchOf = (
  draft: {
    readonly name?: string | undefined;
    readonly appearance?: Appearance | undefined;
    readonly personality?: string | undefined;
    readonly tags?: readonly string[] | undefined;
  },
  seed: string,
): Sketch => {
  const said = (draft.personality ?? '').toLowerCase();
  const setting = createRandom(seed, 'setting').pick(SETTINGS);
  return {
    name: draft.name ?? 'They',
    presentation: draft.appearance?.presentation ?? 'androgynous',
    setting: draft.appearance?.setting ?? setting,
    temperament:
      temperament.options.find((one) => said.includes(one)) ??
      anyOf(createRandom(seed, 'temperament'), temperament.options, 'gentle'),
    part:
      draft.tags?.includes('romance') === true ? 'partner' : anyOf(createRandom(seed, 'part'), part.options, 'friend'),
  };
};

/** As much of a text as a field holds, in whole sentences where that is possible. */
export const fitted = (
  text: string,
  field: 'tagline' | 'description' | 'personality' | 'scenario' | 'greeting',
): string => {
  const max = CHARACTER_LIMITS[field];
  if (text.length <= max) return text;
  let kept = '';
  for (const sentence of text.split(SENTENCE_END)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > max) break;
    kept = longer;
  }
  if (kept !== '') return kept;
  const cut = text.slice(0, max - 1);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), max / 2))
    .toWellFormed()
    .trimEnd()}…`;
};
