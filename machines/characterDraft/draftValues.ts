import type { Appearance } from '#contract/appearance.ts';
import type { Visibility } from '#contract/character.ts';
import type { Part, Temperament, Voice } from '#contract/characterDraft.ts';

/** What is entered so far, as it was typed and chosen: nothing of it needs to be right yet. */
export interface DraftValues {
  name: string;
  age: string;
  tagline: string;
  description: string;
  personality: string;
  scenario: string;
  greeting: string;
  alternateGreetings: readonly string[];
  exampleDialogue: string;
  tags: readonly string[];
  appearance: Appearance;
  voice: Voice | null;
  visibility: Visibility;
  /** Of the look that `appearance` is; `null` once it is one of the person's own. */
  lookId: string | null;
  temperament: Temperament | null;
  part: Part | null;
  /** What the temperament wrote into `personality`. */
  suggestion: string;
}

/** The steps of the guided way, in their order. */
export const STEPS = ['looks', 'personality', 'voice', 'story', 'greeting', 'visibility', 'summary'] as const;
export type Step = (typeof STEPS)[number];

const firstLooks: Appearance = {
  presentation: 'feminine',
  maturity: 'young',
  build: 'average',
  skin: 'honey',
  faceShape: 'oval',
  eyeColor: 'brown',
  eyeShape: 'almond',
  noseShape: 'straight',
  lips: 'medium',
  expression: 'gentle',
  pose: 'front',
  hairColor: 'chestnut',
  hairTexture: 'wavy',
  hairLength: 'medium',
  hairStyle: 'loose',
  facialHair: 'none',
  outfit: 'knit',
  outfitColor: 'cream',
  accentColor: 'rust',
  accessories: [],
  setting: 'cafe',
  timeOfDay: 'goldenHour',
  light: 'window',
};

export const blankValues: DraftValues = {
  name: '',
  age: '25',
  tagline: '',
  description: '',
  personality: '',
  scenario: '',
  greeting: '',
  alternateGreetings: [],
  exampleDialogue: '',
  tags: [],
  appearance: firstLooks,
  voice: null,
  visibility: 'private',
  lookId: null,
  temperament: null,
  part: null,
  suggestion: '',
};

/** Whether anything is entered that could be lost. */
export const isBlank = (values: DraftValues): boolean => JSON.stringify(values) === JSON.stringify(blankValues);
