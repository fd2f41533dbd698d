import { fromPromise, setup } from 'xstate';
import type { Description } from '../machine/description.ts';
import { bare, type Fixtures, type Model } from '../model/model.ts';

/** A made-up flow that is small enough to be told whole: what the report makes of flows is tried on it. */

const types: {
  events?: { type: 'bell.rung' } | { type: 'key.turned'; isRight: boolean };
  tags?: 'open';
} = {};

export const doorMachine = setup({
  types,
  actors: { openDoor: fromPromise<void, void>(() => Promise.reject(new Error('not provided'))) },
  guards: { isRight: (_, { isRight }: { isRight: boolean }) => isRight },
  actions: { ring: () => undefined },
  delays: { openTimeout: 5000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'bell.rung': { actions: 'ring' },
        'key.turned': { guard: { type: 'isRight', params: ({ event }) => event }, target: 'opening' },
      },
    },
    opening: {
      tags: 'open',
      invoke: { id: 'openDoor', src: 'openDoor', onDone: 'opened', onError: 'closed' },
      after: { openTimeout: 'closed' },
    },
    opened: { type: 'final' },
  },
});

export const doorDescription = {
  purpose: 'Lets people in & out.',
  screen: 'The door',
  begins: 'Stand before the door',
  states: { closed: 'The door is shut.', opening: 'The door moves.', opened: 'The door is open.' },
  events: {
    'bell.rung': { by: 'user', words: 'Ring the bell' },
    'key.turned': { by: ['user', 'server'], words: 'Turn the key' },
  },
  actors: { openDoor: { does: 'Opens the door', done: 'The door has opened', failed: 'The door <sticks>' } },
  guards: { isRight: 'the key is right' },
  delays: { openTimeout: 'The door does not move for {time}' },
  home: ['closed'],
} as const satisfies Description<typeof doorMachine>;

const fixtures = {
  events: {
    'bell.rung': bare,
    'key.turned': { 'the right one': { isRight: true }, 'a wrong one': { isRight: false } },
  },
  done: { openDoor: { bare: undefined } },
  failed: { openDoor: { stuck: new Error('stuck') } },
} satisfies Fixtures<typeof doorMachine>;

export const doorModel = { machine: doorMachine, description: doorDescription, fixtures } satisfies Model<
  typeof doorMachine
>;
