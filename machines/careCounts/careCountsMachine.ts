import { assign, setup } from 'xstate';
import type { CareCounts, CareYear } from '#contract/careCounts.ts';
import type { Failure } from '#machines/failure.ts';
import { loadingBy } from '#machines/listStates.ts';
import { withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface CareCountsContext {
  /** The newest first; `null` before they are known. */
  years: readonly CareYear[] | null;
  failure: Failure | null;
}

export type CareCountsEvent =
  /** The screen was entered that shows them. */
  { type: 'counts.wanted' } | { type: 'load.retried' };

/** How long the wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const CARE_COUNTS_DELAYS = { loadTimeout: 30_000 } as const;

const types: { context?: CareCountsContext; events?: CareCountsEvent; tags?: 'busy' | 'failed' } = {};

/** How often somebody was in need, by year. What is known is shown until it is known anew. */
export const careCountsMachine = setup({
  types,
  actors: { loadCounts: promisePlaceholder<CareCounts, void>('loadCounts') },
  actions: {
    setYears: assign({ years: (_, { years }: CareCounts) => years }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: CARE_COUNTS_DELAYS,
}).createMachine({
  id: 'careCounts',
  context: { years: null, failure: null },
  initial: 'loading',
  states: {
    loading: loadingBy('loadCounts', { target: 'shown', actions: withOutput('setYears') }, 'failed'),
    failed: { tags: 'failed', exit: 'clearFailure', on: { 'load.retried': 'loading', 'counts.wanted': 'loading' } },
    shown: { on: { 'counts.wanted': 'loading' } },
  },
});
