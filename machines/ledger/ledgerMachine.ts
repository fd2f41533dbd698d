import { assign, setup } from 'xstate';
import type { LedgerLine, LedgerPage, TokensRemaining } from '#contract/tokens.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { loadFailed, loading } from '#machines/listStates.ts';
import { withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface LoadedLedger {
  page: LedgerPage;
  remaining: TokensRemaining;
}

export interface LedgerContext {
  /** The latest first. */
  lines: readonly LedgerLine[];
  hasMore: boolean;
  /** `null` before it was loaded. */
  remaining: TokensRemaining | null;
  failure: Failure | null;
}

export type LedgerEvent =
  | { type: 'load.retried' }
  /** Tokens came or went since: the ledger on view is out of date. */
  | { type: 'list.refreshRequested' }
  | { type: 'more.requested' };

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const LEDGER_DELAYS = { loadTimeout: 30_000, pageTimeout: 30_000 } as const;

const types: { context?: LedgerContext; events?: LedgerEvent; tags?: 'busy' | 'failed' } = {};

/** What the person can spend, and every line that says why, page by page. */
export const ledgerMachine = setup({
  types,
  actors: {
    loadLedger: promisePlaceholder<LoadedLedger, void>('loadLedger'),
    loadOlder: promisePlaceholder<LedgerPage, { before: number }>('loadOlder'),
  },
  guards: { hasMore: ({ context }) => context.hasMore },
  actions: {
    setLedger: assign({
      lines: (_, { page }: LoadedLedger) => page.lines,
      hasMore: (_, { page }: LoadedLedger) => page.hasMore,
      remaining: (_, { remaining }: LoadedLedger) => remaining,
    }),
    appendPage: assign({
      lines: ({ context }, page: LedgerPage) => [...context.lines, ...page.lines],
      hasMore: (_, page: LedgerPage) => page.hasMore,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: LEDGER_DELAYS,
}).createMachine({
  id: 'ledger',
  context: { lines: [], hasMore: false, remaining: null, failure: null },
  initial: 'loading',
  states: {
    loading: loading('loadLedger', { target: 'ready', actions: withOutput('setLedger') }),
    loadFailed: loadFailed('clearFailure'),
    ready: {
      exit: 'clearFailure',
      on: {
        'list.refreshRequested': 'loading',
        'more.requested': { guard: 'hasMore', target: 'loadingOlder' },
      },
    },
    loadingOlder: {
      tags: 'busy',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => ({ before: context.lines.at(-1)?.seq ?? 0 }),
        onDone: { target: 'ready', actions: withOutput('appendPage') },
        onError: { target: 'ready', actions: failed },
      },
      after: { pageTimeout: { target: 'ready', actions: unanswered } },
      on: { 'list.refreshRequested': 'loading' },
    },
  },
});
