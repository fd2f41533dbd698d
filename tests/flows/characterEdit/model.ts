import { errNo } from '#contract/errNo.ts';
import type { LoreEntry } from '#contract/lorebook.ts';
import type { UgcDetail } from '#contract/ownCharacter.ts';
import { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { characterEditDescription } from '#machines/characterEdit/characterEditDescription.ts';
import { characterId, own, published } from '../ownCharacters/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';
/** Brought by a card. */
export const detail: UgcDetail = {
  characterId,
  draft: {
    name: 'Vesper',
    age: 31,
    tagline: 'Keeps bees on a roof.',
    description: 'Vesper keeps bees.',
    personality: 'Patient.',
    scenario: 'A roof at noon.',
    greeting: 'Mind the hive, {{user}}.',
    alternateGreetings: ['You again.'],
    exampleDialogue: '{{user}}: Hello\n{{char}}: Hello.',
    tags: ['calm', 'outdoors'],
    appearance: null,
    voice: 'calm',
    visibility: 'private',
    systemPrompt: 'Speak of bees. {{original}}',
    postHistoryInstructions: 'Be brief.',
    lorebook: null,
  },
  creatorNotes: 'Best with short messages.',
};
export const file = { id: '00000000-0000-7000-8000-0000000000f1' };
export const picture = { id: '00000000-0000-7000-8000-0000000000f2', url: 'blob:picture' };
/** What the server says of a file that is none. */
export const noPicture = { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'notAPicture' }] };
const hive: LoreEntry = {
  comment: 'The hive',
  keys: ['hive', 'bees'],
  secondaryKeys: [],
  selective: false,
  content: 'The hive stands on the roof.',
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: true,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
};
/** Brought by a file. */
export const lore = {
  lorebook: { scanDepth: 2, tokenBudget: null, recursiveScanning: false, entries: [hive] },
  leftOut: ['probability'],
};
/** What the server says of a file that holds none. */
export const noLorebook = { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'notALorebook' }] };

/** What the server's content rules say of a description. */
export const refusedField = { path: 'description', reason: 'underAge' };

const broken = { errNo: errNo.internal };

const fixtures = {
  events: {
    'load.retried': bare,
    'fields.changed': {
      description: { change: { description: 'Vesper keeps bees and grudges.' } },
      'no name': { change: { name: ' ' } },
      back: { change: { name: detail.draft.name, description: detail.draft.description } },
    },
    'lorebook.chosen': { 'a file': { file } },
    'reading.cancelled': bare,
    'portrait.chosen': { 'a picture': { file: picture } },
    'portrait.confirmed': { press: { intentId } },
    'changes.submitted': { press: { intentId } },
    'leave.requested': bare,
    'leave.confirmed': bare,
    'dialog.closed': bare,
  },
  done: {
    loadCharacter: { vesper: detail },
    saveCharacter: { saved: own, 'in review': published },
    readLorebook: { lore },
    savePortrait: { saved: own, 'in review': published },
  },
  failed: {
    loadCharacter: { gone: { errNo: errNo.notFound } },
    savePortrait: { 'no picture': noPicture },
    readLorebook: { 'no lorebook': noLorebook },
    saveCharacter: { broken, refused: { errNo: errNo.contentRefused, fields: [refusedField] } },
  },
} satisfies Fixtures<typeof characterEditMachine>;

/** Ways through the editing of one's own character. */
export const characterEditModel = {
  machine: characterEditMachine,
  description: characterEditDescription,
  input: { characterId },
  fixtures,
  key: ({ saved, values, fields, failure, notice }) => [
    saved.description === values.description && saved.lorebook === values.lorebook,
    saved.name === values.name,
    fields,
    failure?.errNo,
    notice,
  ],
} satisfies Model<typeof characterEditMachine>;
