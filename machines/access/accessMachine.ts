import { assign, setup } from 'xstate';
import type { Access } from '#contract/access.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { loadFailed, loading } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** What is to be ended: a third-party sign-in, or a session. */
export interface Target {
  kind: 'identity' | 'session';
  id: string;
}

export interface AccessContext extends Access {
  /** What the person is asked about, or what could not be ended; `null` when there is none. */
  target: Target | null;
  /** What was ended last. */
  ended: Target['kind'] | null;
  /** Why the last call failed: about `target`, or else about the list. */
  failure: Failure | null;
}

export type AccessEvent =
  | { type: 'load.retried' }
  /** Others can get in since, or fewer: the list on view is out of date. */
  | { type: 'list.refreshRequested' }
  | ({ type: 'end.requested' } & Target)
  | { type: 'end.confirmed' }
  | { type: 'end.cancelled' };

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const ACCESS_DELAYS = { loadTimeout: 30_000, endTimeout: 30_000 } as const;

const canEnd = ({ identities, sessions }: Access, { kind, id }: Target): boolean =>
  kind === 'identity'
    ? identities.some((identity) => identity.identityId === id && identity.canEnd)
    : sessions.some((session) => session.sessionId === id && !session.isCurrent);

const types: { context?: AccessContext; events?: AccessEvent; tags?: 'busy' | 'failed' | 'open' } = {};

/** Who can get into the account: third-party sign-ins and devices, each of which can be ended. */
export const accessMachine = setup({
  types,
  actors: {
    loadAccess: promisePlaceholder<Access, void>('loadAccess'),
    endAccess: promisePlaceholder<Access, Target>('endAccess'),
  },
  guards: { canEnd: ({ context }, target: Target) => canEnd(context, target) },
  actions: {
    setAccess: assign({
      identities: (_, access: Access) => access.identities,
      sessions: (_, access: Access) => access.sessions,
    }),
    setTarget: assign({ target: (_, { kind, id }: Target) => ({ kind, id }) }),
    setEnded: assign({ ended: ({ context }) => context.target?.kind ?? null, target: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clear: assign({ target: null, ended: null, failure: null }),
  },
  delays: ACCESS_DELAYS,
}).createMachine({
  id: 'access',
  context: { identities: [], sessions: [], target: null, ended: null, failure: null },
  initial: 'loading',
  states: {
    loading: loading('loadAccess', { target: 'ready', actions: withOutput('setAccess') }),
    loadFailed: loadFailed('clear'),
    ready: {
      exit: 'clear',
      on: {
        'list.refreshRequested': 'loading',
        'end.requested': { guard: withEvent('canEnd'), target: 'confirming', actions: withEvent('setTarget') },
      },
    },
    confirming: {
      tags: 'open',
      on: {
        'end.cancelled': { target: 'ready', actions: 'clear' },
        'end.confirmed': 'ending',
      },
    },
    /** Cannot be cancelled: nobody could tell whether it came too late. */
    ending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'endAccess',
        src: 'endAccess',
        input: ({ context }) => assertPresent(context.target),
        onDone: { target: 'ready', actions: [withOutput('setAccess'), 'setEnded'] },
        onError: { target: 'ready', actions: failed },
      },
      after: { endTimeout: { target: 'ready', actions: unanswered } },
    },
  },
});
