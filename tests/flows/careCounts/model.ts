import type { CareCounts } from '#contract/careCounts.ts';
import { errNo } from '#contract/errNo.ts';
import { careCountsMachine } from '#machines/careCounts/careCountsMachine.ts';
import { careCountsDescription } from '#machines/careCounts/careCountsDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const counts: CareCounts = {
  years: [
    {
      year: 2027,
      kinds: [
        { kind: 'selfHarm', count: 1204 },
        { kind: 'injury', count: null },
        { kind: 'eating', count: 31 },
        { kind: 'abuse', count: 118 },
        { kind: 'sexualViolence', count: 10 },
        { kind: 'harmToOthers', count: null },
        { kind: 'medical', count: 57 },
      ],
    },
    { year: 2026, kinds: [{ kind: 'selfHarm', count: null }] },
  ],
};
export const none: CareCounts = { years: [] };

const fixtures = {
  events: { 'counts.wanted': bare, 'load.retried': bare },
  done: { loadCounts: { some: counts, none } },
  failed: { loadCounts: { broken: { errNo: errNo.internal } } },
} satisfies Fixtures<typeof careCountsMachine>;

/** Ways to the numbers of how often somebody was in need. */
export const careCountsModel = {
  machine: careCountsMachine,
  description: careCountsDescription,
  fixtures,
  key: ({ years }) => years?.length,
} satisfies Model<typeof careCountsMachine>;
