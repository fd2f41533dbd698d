import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Promotion } from '#contract/activity.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

const types: {
  context?: { promotion: Promotion | null };
  /** A screen was entered that shows promotions. */
  events?: { type: 'activity.wanted' };
  tags?: 'busy' | 'failed';
} = {};

/** Milliseconds after which the server counts as not answering. Longer than the API client's own 20 s. */
export const ACTIVITY_TIMEOUT = 30_000;

/** Which promotion runs. What is known is shown until it is known anew. */
export const activityMachine = setup({
  types,
  actors: { loadActivity: promisePlaceholder<Promotion | null, void>('loadActivity') },
  actions: { setPromotion: assign({ promotion: (_, found: { promotion: Promotion | null }) => found.promotion }) },
  delays: { loadTimeout: ACTIVITY_TIMEOUT },
}).createMachine({
  id: 'activity',
  context: { promotion: null },
  initial: 'idle',
  states: {
    idle: { on: { 'activity.wanted': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadActivity',
        src: 'loadActivity',
        onDone: {
          target: 'known',
          actions: { type: 'setPromotion', params: ({ event }) => ({ promotion: event.output }) },
        },
        onError: 'failed',
      },
      after: { loadTimeout: 'failed' },
    },
    known: { on: { 'activity.wanted': 'loading' } },
    /** Nothing is shown of it: a promotion is an extra. */
    failed: { tags: 'failed', on: { 'activity.wanted': 'loading' } },
  },
});

/** The promotion that runs; `null` while none is known. */
export const promotionOf = ({ context }: SnapshotFrom<typeof activityMachine>): Promotion | null => context.promotion;
