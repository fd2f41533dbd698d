import { emit, setup } from 'xstate';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** What is known before anything is found out about the device. */
export interface Found {
  /** What the browser keeps; `null` when it keeps none. */
  readonly clientId: string | null;
  /** The browser says that its person does not want to be followed. */
  readonly isOptedOut: boolean;
}

/** To be kept in the browser, then written to the cookie. */
export type ClientIdEmitted = { type: 'clientId.known'; clientId: string };

const types: {
  /** The page has nothing else to do. */
  events?: { type: 'page.idle' } & Found;
  emitted?: ClientIdEmitted;
  tags?: 'busy' | 'failed';
} = {};

/** Milliseconds. Reading the device takes some hundred; in a tab that is hidden it may take long. */
export const CLIENT_ID_DELAYS = { generateTimeout: 30_000 } as const;

/** The name of this browser: the one that it keeps, else one made of what the device is like. */
export const clientIdMachine = setup({
  types,
  actors: { generateClientId: promisePlaceholder<{ readonly clientId: string }, void>('generateClientId') },
  guards: {
    isKept: (_, { clientId }: Found) => clientId !== null,
    isOptedOut: (_, found: Found) => found.isOptedOut,
  },
  actions: {
    tell: emit((_, { clientId }: { clientId: string | null }) => ({
      type: 'clientId.known' as const,
      clientId: clientId ?? '',
    })),
  },
  delays: CLIENT_ID_DELAYS,
}).createMachine({
  id: 'clientId',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'page.idle': [
          {
            guard: withEvent('isKept'),
            target: 'known',
            // The cookie is written anew, so that its year begins again.
            actions: { type: 'tell', params: ({ event: { clientId } }) => ({ clientId }) },
          },
          { guard: withEvent('isOptedOut'), target: 'withheld' },
          { target: 'generating' },
        ],
      },
    },
    generating: {
      tags: 'busy',
      invoke: {
        id: 'generateClientId',
        src: 'generateClientId',
        onDone: { target: 'known', actions: withOutput('tell') },
        onError: 'failed',
      },
      after: { generateTimeout: 'failed' },
    },
    known: { type: 'final' },
    /** Nothing is found out about the device of somebody who does not want that. */
    withheld: { type: 'final' },
    /** The next page tries again. */
    failed: { type: 'final', tags: 'failed' },
  },
});
