import { assign, fromPromise, setup } from 'xstate';
import type { Description } from '../machine/description.ts';

/** Milliseconds that the tea is in the water. */
export const STEEP = 180_000;

const types: {
  context?: { cups: number };
  events?: { type: 'brew.pressed' } | { type: 'stop.pressed' } | { type: 'cup.emptied' };
  tags?: 'busy';
} = {};

export const teaMachine = setup({
  types,
  actors: { boil: fromPromise<void, void>(() => Promise.reject(new Error('not provided'))) },
  actions: { count: assign({ cups: ({ context }) => context.cups + 1 }) },
  delays: { steep: STEEP },
}).createMachine({
  id: 'tea',
  context: { cups: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'brew.pressed': 'boiling' } },
    boiling: {
      tags: 'busy',
      invoke: { id: 'boil', src: 'boil', onDone: 'steeping', onError: 'cold' },
      on: { 'stop.pressed': 'idle' },
    },
    cold: { on: { 'brew.pressed': 'boiling' } },
    steeping: { after: { steep: 'ready' }, on: { 'stop.pressed': 'idle' } },
    ready: { entry: 'count', on: { 'cup.emptied': 'idle' } },
  },
});

/** The same in words: for the diagram and the report. */
export const teaDescription = {
  purpose: 'Makes a cup of tea.',
  screen: 'The page',
  begins: 'Open the page',
  states: {
    idle: 'Nothing goes on; tea can be made.',
    boiling: 'The water becomes hot.',
    cold: 'The water stays cold; it can be tried again.',
    steeping: 'The tea is in the water.',
    ready: 'The tea can be drunk.',
  },
  events: {
    'brew.pressed': { by: 'user', words: 'Press Make tea' },
    'stop.pressed': { by: 'user', words: 'Press Stop' },
    'cup.emptied': { by: 'user', words: 'Press I drank it' },
  },
  actors: { boil: { does: 'Boils water', done: 'The water boils', failed: 'The water stays cold' } },
  guards: {},
  delays: { steep: 'The tea has its time' },
  home: ['idle'],
  unlimited: { boiling: 'water boils when it boils' },
} as const satisfies Description<typeof teaMachine>;
