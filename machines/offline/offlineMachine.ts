import { assign, emit, setup } from 'xstate';
import { pauseAfter } from '#machines/pauseAfter.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface OfflineContext {
  /** Whether the device says that it has a network. It can be wrong either way, so that the server is looked for in any case. */
  isOnline: boolean;
  /** How often the server was looked for in vain since the network last came back. */
  tries: number;
}

/** The page can be loaded. */
export type OfflineEmitted = { type: 'server.reached' };

const types: {
  context?: OfflineContext;
  events?: { type: 'network.lost' } | { type: 'network.restored' } | { type: 'retry.asked' };
  emitted?: OfflineEmitted;
  tags?: 'busy';
} = {};

/** Milliseconds. */
export const OFFLINE_DELAYS = { checkTimeout: 10_000 } as const;

/** What stands in place of a page that could not be loaded: looks for the server until it answers. */
export const offlineMachine = setup({
  types,
  actors: { findServer: promisePlaceholder<void, void>('findServer') },
  actions: {
    goOffline: assign({ isOnline: false }),
    goOnline: assign({ isOnline: true, tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    tell: emit({ type: 'server.reached' }),
  },
  delays: { ...OFFLINE_DELAYS, pause: ({ context }) => pauseAfter(context.tries) },
}).createMachine({
  id: 'offline',
  context: { isOnline: true, tries: 0 },
  initial: 'waiting',
  on: { 'network.lost': { actions: 'goOffline' } },
  states: {
    waiting: {
      on: {
        'network.restored': { target: 'looking', actions: 'goOnline' },
        'retry.asked': 'looking',
      },
      after: { pause: 'looking' },
    },
    looking: {
      tags: 'busy',
      on: {
        // Anew: what was asked without a network may wait for its time-out.
        'network.restored': { target: 'looking', reenter: true, actions: 'goOnline' },
      },
      invoke: {
        id: 'findServer',
        src: 'findServer',
        onDone: 'reached',
        onError: { target: 'waiting', actions: 'countTry' },
      },
      after: { checkTimeout: { target: 'waiting', actions: 'countTry' } },
    },
    reached: { type: 'final', entry: 'tell' },
  },
});
