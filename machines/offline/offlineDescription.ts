import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { offlineMachine } from './offlineMachine.ts';

export const offlineDescription = {
  purpose: 'Stands in for a page that could not be loaded, looks for the server, and loads the page once it answers.',
  screen: 'The page “You’re offline” or “Our server isn’t responding”',
  begins: 'Take the network away and load any page anew',
  states: {
    waiting: '“We’ll keep trying.” The server is looked for again in a moment, and Try again is offered.',
    looking: '“Connecting to the server…”: its answer is awaited.',
    reached: 'The server answers, and the page is loaded.',
  },
  events: {
    'network.lost': by('browser', 'The device loses its network'),
    'network.restored': by('browser', 'The device has a network again'),
    'retry.asked': by('user', 'Press Try again'),
  },
  actors: {
    findServer: { does: 'Looks for the server', done: 'The server answers', failed: 'The server does not answer' },
  },
  guards: {},
  delays: {
    checkTimeout: 'The server does not answer for {time}',
    pause: 'The pause before looking again is over; it doubles each time, up to a limit',
  },
  home: ['reached'],
} as const satisfies Description<typeof offlineMachine>;
