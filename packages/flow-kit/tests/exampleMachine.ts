import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { bare, type Fixtures, type Model } from '../model/model.ts';

/** A made-up machine with everything that machines have: the tests of this folder try themselves on it. */

export const BOIL_TIMEOUT = 5000;

type ExampleEvent =
  | { type: 'kettle.filled'; cups: number }
  | { type: 'kettle.started' }
  | { type: 'kettle.stopped' }
  | { type: 'heat.felt'; degrees: number }
  | { type: 'lamp.toggled' };

const types: {
  context?: { cups: number; degrees: number };
  events?: ExampleEvent;
  emitted?: { type: 'kettle.whistled' };
  tags?: 'busy';
} = {};

export const exampleSetup = setup({
  types,
  actors: {
    checkMains: fromPromise<{ volts: number }, void>(() => Promise.reject(new Error('not provided'))),
    heater: fromCallback<{ type: 'heater.off' }, { cups: number }>(() => undefined),
  },
  guards: {
    hasWater: ({ context }) => context.cups > 0,
    isHot: (_, { degrees }: { degrees: number }) => degrees >= 100,
    isOn: (_, { volts }: { volts: number }) => volts > 200,
  },
  actions: {
    fill: assign({ cups: (_, { cups }: { cups: number }) => cups }),
    feel: assign({ degrees: (_, { degrees }: { degrees: number }) => degrees }),
    whistle: emit({ type: 'kettle.whistled' }),
    turnOff: sendTo('heater', { type: 'heater.off' }),
  },
  delays: { boilTimeout: BOIL_TIMEOUT },
});

export const exampleMachine = exampleSetup.createMachine({
  id: 'kettle',
  context: { cups: 0, degrees: 20 },
  type: 'parallel',
  states: {
    water: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'kettle.filled': { actions: { type: 'fill', params: ({ event }) => event } },
            'kettle.started': { guard: 'hasWater', target: 'checking' },
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkMains',
            src: 'checkMains',
            onDone: [
              { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'heating' },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
          on: { 'kettle.stopped': 'idle' },
        },
        heating: {
          tags: 'busy',
          invoke: {
            id: 'heater',
            src: 'heater',
            input: ({ context }) => ({ cups: context.cups }),
            onError: 'idle',
          },
          exit: 'turnOff',
          after: { boilTimeout: 'idle' },
          on: {
            'heat.felt': { actions: { type: 'feel', params: ({ event }) => event } },
            'kettle.stopped': 'idle',
          },
          always: { guard: { type: 'isHot', params: ({ context }) => context }, target: 'boiled' },
        },
        boiled: {
          entry: 'whistle',
          type: 'final',
        },
      },
    },
    lamp: {
      initial: 'dark',
      states: {
        dark: { on: { 'lamp.toggled': 'lit' } },
        lit: { on: { 'lamp.toggled': 'dark' } },
      },
    },
  },
});

export const exampleFixtures = {
  events: {
    'kettle.filled': { two: { cups: 2 } },
    'kettle.started': bare,
    'kettle.stopped': bare,
    'heat.felt': { warm: { degrees: 60 }, hot: { degrees: 100 } },
    'lamp.toggled': bare,
  },
  done: { checkMains: { 'mains on': { volts: 230 }, 'mains off': { volts: 0 } } },
  failed: { checkMains: { broken: new Error('broken') }, heater: { broken: new Error('broken') } },
} satisfies Fixtures<typeof exampleMachine>;

export const exampleModel = {
  machine: exampleMachine,
  fixtures: exampleFixtures,
  key: ({ cups }) => cups,
} satisfies Model<typeof exampleMachine>;
