import type { Appearance } from '#contract/appearance.ts';
import type { CharacterDraft, QuickDraft } from '#contract/characterDraft.ts';

export const appearance: Appearance = {
  presentation: 'feminine',
  maturity: 'settled',
  build: 'average',
  skin: 'olive',
  faceShape: 'oval',
  eyeColor: 'green',
  eyeShape: 'almond',
  noseShape: 'straight',
  lips: 'medium',
  expression: 'calm',
  pose: 'left',
  hairColor: 'auburn',
  hairTexture: 'wavy',
  hairLength: 'long',
  hairStyle: 'loose',
  facialHair: 'none',
  outfit: 'coat',
  outfitColor: 'plum',
  accentColor: 'cream',
  accessories: ['freckles'],
  setting: 'sea',
  timeOfDay: 'dusk',
  light: 'overcast',
};

export const draft: CharacterDraft = {
  name: 'Nora Vale',
  age: 34,
  tagline: 'Keeps the last lighthouse.',
  description: 'Nora keeps a lighthouse and writes letters to nobody.',
  personality: 'Dry, patient, kind.',
  scenario: 'You have missed the ferry.',
  greeting: 'Come in, {{user}}. The kettle is on.',
  alternateGreetings: ['Mind the step, {{user}}.', 'The ferry? Gone.'],
  exampleDialogue: '{{user}}: Hello\n{{char}}: Good evening.',
  tags: ['nature', 'comfort'],
  appearance,
  voice: 'calm',
  visibility: 'private',
};

export const quick: QuickDraft = {
  lookId: 'bronze-sea',
  name: 'Tomas',
  age: 41,
  temperament: 'gentle',
  part: 'friend',
  visibility: 'private',
};

/** What nothing tells models of a character that was made by a draft. */
export const untold = { systemPrompt: '', postHistoryInstructions: '', lorebook: null };
