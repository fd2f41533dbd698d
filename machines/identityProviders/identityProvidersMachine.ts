import { assign, setup, type SnapshotFrom } from 'xstate';
import type { IdentityProvider } from '#contract/identityProvider.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

type Providers = readonly IdentityProvider[];

const types: {
  context?: { providers: Providers };
  /** The container of signing in was opened. */
  events?: { type: 'providers.wanted' };
  tags?: 'busy' | 'failed';
} = {};

/** Milliseconds after which the list counts as not answered. Longer than the API client's own 20 s. */
export const LOAD_TIMEOUT = 30_000;

/** Which third-party sign-ins there are: asked for whenever somebody wants to sign in. */
export const identityProvidersMachine = setup({
  types,
  actors: { loadProviders: promisePlaceholder<Providers, void>('loadProviders') },
  actions: { setProviders: assign({ providers: (_, { providers }: { providers: Providers }) => providers }) },
  delays: { loadTimeout: LOAD_TIMEOUT },
}).createMachine({
  id: 'identityProviders',
  context: { providers: [] },
  initial: 'idle',
  states: {
    idle: { on: { 'providers.wanted': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadProviders',
        src: 'loadProviders',
        onDone: {
          target: 'known',
          actions: { type: 'setProviders', params: ({ event }) => ({ providers: event.output }) },
        },
        onError: 'failed',
      },
      after: { loadTimeout: 'failed' },
    },
    /** They can change while the page stays open for days: what is known is shown until it is known anew. */
    known: { on: { 'providers.wanted': 'loading' } },
    /** Nothing is shown of it: signing in by password works without. */
    failed: { tags: 'failed', on: { 'providers.wanted': 'loading' } },
  },
});

/** The third-party sign-ins; none while they are not known. */
export const providersOf = ({ context }: SnapshotFrom<typeof identityProvidersMachine>): Providers => context.providers;
