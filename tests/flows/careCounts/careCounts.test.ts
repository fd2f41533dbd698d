import { errNo } from '#contract/errNo.ts';
import {
  CARE_COUNTS_DELAYS,
  type CareCountsContext,
  careCountsMachine,
} from '#machines/careCounts/careCountsMachine.ts';
import { failureShown, isLoadingFirst, yearsOf } from '#machines/careCounts/careCountsSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { careCountsModel, counts, none } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(careCountsMachine);
const wanted = { type: 'counts.wanted' } as const;
const retried = { type: 'load.retried' } as const;
const blank: CareCountsContext = { years: null, failure: null };
const broken = { errNo: errNo.internal, fields: [] };
const load = { id: 'loadCounts', input: undefined };

describeFlow(careCountsModel, {
  stateChecks: {
    loading: (snapshot) =>
      isLoadingFirst(snapshot) === (yearsOf(snapshot) === null) &&
      snapshot.hasTag('busy') &&
      failureShown(snapshot) === null &&
      !snapshot.can(wanted) &&
      !snapshot.can(retried),
    failed: (snapshot) =>
      !isLoadingFirst(snapshot) &&
      snapshot.hasTag('failed') &&
      failureShown(snapshot) !== null &&
      snapshot.can(wanted) &&
      snapshot.can(retried),
    shown: (snapshot) =>
      snapshot.tags.size === 0 &&
      failureShown(snapshot) === null &&
      yearsOf(snapshot) !== null &&
      snapshot.can(wanted) &&
      !snapshot.can(retried),
  },
  journeys: {
    '[M-12] tells how often somebody was in need': {
      steps: [done('loadCounts', counts)],
      end: { value: 'shown', context: { ...blank, ...counts }, emitted: [], started: [load], tags: [] },
    },
    'tells that nobody was': {
      steps: [done('loadCounts', none)],
      end: { value: 'shown', context: { ...blank, ...none }, emitted: [], started: [load], tags: [] },
    },
    'tells why the numbers could not be loaded': {
      steps: [failed('loadCounts', broken)],
      end: { value: 'failed', context: { ...blank, failure: broken }, emitted: [], started: [load], tags: ['failed'] },
    },
    'forgets that while it loads them again': {
      steps: [failed('loadCounts', broken), retried],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load], tags: ['busy'] },
    },
    'loads them again': {
      steps: [failed('loadCounts', new Error('offline')), retried, done('loadCounts', counts)],
      end: { value: 'shown', context: { ...blank, ...counts }, emitted: [], started: [load, load] },
    },
    'loads them again for who comes back after that': {
      steps: [failed('loadCounts', broken), wanted],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'keeps what is known while it asks anew, once at a time, and when that fails': {
      steps: [done('loadCounts', counts), wanted, wanted, failed('loadCounts', broken)],
      end: { value: 'failed', context: { ...counts, failure: broken }, emitted: [], started: [load, load] },
    },
    'shows what is known then': {
      steps: [done('loadCounts', none), wanted, done('loadCounts', counts)],
      end: { value: 'shown', context: { ...blank, ...counts }, emitted: [], started: [load, load] },
    },
    'gives up waiting, and not before': {
      steps: [waited(CARE_COUNTS_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'failed', context: { ...blank, failure: { errNo: NO_ANSWER, fields: [] } }, emitted: [] },
    },
    'waits as long as it may': {
      steps: [waited(29_999)],
      end: { value: 'loading', context: blank, emitted: [], started: [load], tags: ['busy'] },
    },
  },
});
