import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { clientIdMachine } from './clientIdMachine.ts';

export const clientIdDescription = {
  purpose:
    'Gives this browser a name by which it is known again: the one that it keeps, or one made of what the device is like.',
  screen: null,
  begins: 'Open / in a browser that has not been here before',
  states: {
    waiting: 'The page has more important things to do; no name is looked for yet.',
    generating: 'The browser keeps no name; one is being made of what the device is like.',
    known: 'The browser has its name.',
    withheld: 'The person does not want to be followed, so the browser gets no name.',
    failed: 'No name could be made; the next page that is loaded tries again.',
  },
  events: { 'page.idle': by('browser', 'The page is loaded and has nothing else to do') },
  actors: {
    generateClientId: {
      does: 'Makes a name of what the device is like',
      done: 'The name is made',
      failed: 'No name can be made',
    },
  },
  guards: {
    isKept: 'the browser keeps a name',
    isOptedOut: 'the browser says that its person does not want to be followed',
  },
  delays: { generateTimeout: 'No name is made for {time}' },
  home: ['known', 'withheld', 'failed'],
} as const satisfies Description<typeof clientIdMachine>;
