import type { ContextFrom, StateValueFrom } from 'xstate';
import type { LoreEntry } from '#contract/lorebook.ts';
import type { OwnCharacter } from '#contract/ownCharacter.ts';
import { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { type CardItem, nothingBrought } from '#machines/cardImport/cardImportSetup.ts';
import { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { loreValuesOf } from '#machines/characterEdit/loreValues.ts';
import { blankEdit } from '#machines/characterEdit/characterEditSetup.ts';
import { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import { nothingAsked } from '#machines/ownCharacterActs/ownCharacterActsSetup.ts';
import { type ListedCharacter, ownCharactersMachine, PAUSE_MIN } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { characters } from './samples.ts';
import { flowAt } from './flowAt.ts';

/** One's own characters that stand still in a state, for looking at what a screen makes of it. */

const stages: readonly Partial<ListedCharacter>[] = [
  { status: 'queued', place: 3, progress: 0 },
  { status: 'moderating', place: 0, progress: 15 },
  { status: 'painting', place: 0, progress: 62 },
  { status: 'refused', refusal: 'underAge' },
  { status: 'failed' },
  { visibility: 'public', review: 'approved' },
  { visibility: 'public', review: 'pending' },
  { visibility: 'public', review: 'pending', isPictureUnseen: true },
  { visibility: 'public', review: 'pending', isAgeUnsure: true },
  { visibility: 'public', review: 'refused', reviewReason: 'The name is that of a singer.' },
  { visibility: 'unlisted' },
  {},
  { status: 'blocked' },
];

const plain: Omit<OwnCharacter, keyof (typeof characters)[number]> = {
  status: 'ready',
  refusal: null,
  visibility: 'private',
  review: 'none',
  createTime: 1_760_000_000_000,
};
export const ownOnes: readonly ListedCharacter[] = stages.flatMap((stage, index) => {
  const character = characters[index];
  return character === undefined
    ? []
    : [{ ...character, origin: 'ugc' as const, ...plain, progress: null, place: null, ...stage }];
});

export const ownCharacters = (
  value: StateValueFrom<typeof ownCharactersMachine>,
  context: Partial<ContextFrom<typeof ownCharactersMachine>> = {},
) =>
  flowAt(ownCharactersMachine, value, {
    characters: ownOnes,
    failure: null,
    pause: PAUSE_MIN,
    isShown: true,
    ...context,
  });

export const ownCharacterActs = (
  value: StateValueFrom<typeof ownCharacterActsMachine>,
  context: Partial<ContextFrom<typeof ownCharacterActsMachine>> = {},
) => flowAt(ownCharacterActsMachine, value, { ...nothingAsked, ...context });

const card = (id: string, name: string, rest: Partial<CardItem>): CardItem => ({
  id,
  name,
  size: 240_000,
  status: 'waiting',
  attempt: 0,
  age: null,
  imported: null,
  failure: null,
  ...rest,
});
const [, , , , , first, second] = characters;
const fileFault = (reason: string, path = 'file') => ({ errNo: 1001, fields: [{ path, reason }] });

export const through: readonly CardItem[] = [
  card('a', 'sofia_marchetti_v3.png', {
    status: 'done',
    imported: { characterId: first?.characterId ?? '', name: first?.name ?? '', leftOut: [], isCropped: true },
  }),
  card('b', 'elias.charx', {
    status: 'done',
    imported: {
      characterId: second?.characterId ?? '',
      name: second?.name ?? '',
      leftOut: ['assets', 'alternateGreetings'],
      isCropped: false,
    },
  }),
  card('c', 'holiday.png', { status: 'refused', failure: fileFault('notACard') }),
  card('d', 'a-very-long-name-that-somebody-gave-to-a-file-because-they-could-final-final-2.json', {
    status: 'refused',
    failure: fileFault('fieldTooLong', 'description'),
  }),
  card('e', 'young.png', {
    status: 'refused',
    failure: { errNo: 1008, fields: [{ path: 'description', reason: 'underAge' }] },
  }),
  card('f', 'scan.png', { status: 'refused', failure: { errNo: 1012, fields: [] } }),
  card('g', 'noor.json', { status: 'failed', failure: { errNo: -1, fields: [] } }),
  card('h', 'dante.png', { status: 'cancelled' }),
  card('l', 'ada.png', { status: 'asking' }),
  card('m', 'ivo.json', { status: 'asking', failure: fileFault('tooSmall', 'age') }),
];
export const onTheWay: readonly CardItem[] = [
  ...through.slice(0, 3),
  card('i', 'priya.png', { status: 'sending' }),
  card('j', 'jun.charx', { status: 'sending' }),
  card('k', 'wren.png', {}),
];

export const cardImport = (items: readonly CardItem[], lane: 'idle' | 'sending' = 'idle') =>
  flowAt(cardImportMachine, { first: lane, second: lane }, { ...nothingBrought, items });

const lore = {
  keys: [],
  secondaryKeys: [],
  selective: false,
  content: '',
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
} satisfies LoreEntry;

const edited = {
  name: 'Mira Solano',
  age: '29',
  tagline: 'Keeps a night radio show and answers every caller.',
  description:
    'Mira talks the city through its small hours from a studio above a bakery. She collects confessions, bad jokes and recipes for bread.\n\nShe has never missed a night.',
  personality: 'Warm, quick, a little tired. Listens longer than she talks.',
  scenario: 'It is half past two. The red light is on.',
  greeting: '*She slides one headphone off.* You’re on the air, {{user}}. What is keeping you awake?',
  alternateGreetings: ['*Static, then her voice.* Caller one?', 'You again. Good.'],
  exampleDialogue: '{{user}}: Can’t sleep.\n{{char}}: Nobody here can.',
  tags: 'warm, night, radio',
  voice: 'calm',
  visibility: 'unlisted',
  systemPrompt: '',
  postHistoryInstructions: 'Keep it to the length of a song.',
  lorebook: loreValuesOf({
    scanDepth: null,
    tokenBudget: null,
    recursiveScanning: false,
    entries: [
      {
        ...lore,
        comment: 'The bakery downstairs',
        keys: ['bakery', 'bread'],
        content: 'Opens at four. Smells by three.',
      },
      {
        ...lore,
        keys: ['signal', 'transmitter', '/antenna(e|s)?/i'],
        content: 'The antenna hums when it rains.',
        useRegex: true,
      },
      {
        ...lore,
        comment: 'Caller nine',
        keys: ['caller nine'],
        content: 'Nobody has ever been caller nine.',
        enabled: false,
      },
    ],
  }),
} as const;

export const characterEdit = (
  value: StateValueFrom<typeof characterEditMachine>,
  context: Partial<ContextFrom<typeof characterEditMachine>> = {},
) => {
  const values = { ...edited, alternateGreetings: [...edited.alternateGreetings] };
  return flowAt(characterEditMachine, value, {
    ...blankEdit({ characterId: 'mira' }),
    saved: values,
    values,
    creatorNotes: 'Made for slow evenings.\nWorks best with short messages.',
    ...context,
  });
};
export { edited };
