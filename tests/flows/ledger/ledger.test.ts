import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { LEDGER_DELAYS, type LedgerContext, ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import {
  canLoadMore,
  failureErrNo,
  hasLoadFailed,
  isEmpty,
  isLoadingFirst,
  isLoadingOlder,
  remainingOf,
} from '#machines/ledger/ledgerSelectors.ts';
import { latest, ledgerModel, line, oldest, remaining } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(ledgerMachine);
const loaded = done('loadLedger', { page: latest, remaining });
const more = { type: 'more.requested' } as const;
const refreshed = { type: 'list.refreshRequested' } as const;
const retried = { type: 'load.retried' } as const;

const blank: LedgerContext = { lines: [], hasMore: false, remaining: null, failure: null };
const filled: LedgerContext = { ...blank, ...latest, remaining };
const broken = { errNo: errNo.internal, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const load = { id: 'loadLedger', input: undefined };
const loadOlder = { id: 'loadOlder', input: { before: 3 } };

describeFlow(ledgerModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      failureErrNo(snapshot) === null &&
      !isLoadingOlder(snapshot) &&
      isLoadingFirst(snapshot) === (remainingOf(snapshot) === null),
    loadFailed: (snapshot) =>
      hasLoadFailed(snapshot) && failureErrNo(snapshot) !== null && snapshot.can(retried) && !canLoadMore(snapshot),
    ready: (snapshot) =>
      snapshot.tags.size === 0 &&
      remainingOf(snapshot) === remaining &&
      !isEmpty(snapshot) &&
      canLoadMore(snapshot) === snapshot.context.hasMore,
    loadingOlder: (snapshot) =>
      isLoadingOlder(snapshot) &&
      snapshot.hasTag('busy') &&
      !isLoadingFirst(snapshot) &&
      !canLoadMore(snapshot) &&
      failureErrNo(snapshot) === null,
  },
  journeys: {
    'shows what there is and why': {
      steps: [loaded],
      end: { value: 'ready', context: filled, emitted: [], started: [load] },
    },
    'goes on from the last line, to the first and no further': {
      steps: [loaded, more, done('loadOlder', oldest), more],
      end: {
        value: 'ready',
        context: { ...filled, lines: [4, 3, 2, 1].map(line), hasMore: false },
        emitted: [],
        started: [load, loadOlder],
      },
    },
    'goes on from the last of many lines': {
      steps: [done('loadLedger', { page: { lines: [5, 4, 3].map(line), hasMore: true }, remaining }), more],
      end: {
        value: 'loadingOlder',
        context: { ...filled, lines: [5, 4, 3].map(line) },
        emitted: [],
        started: [load, loadOlder],
      },
    },
    'stands a page without lines that says there are more': {
      steps: [done('loadLedger', { page: { lines: [], hasMore: true }, remaining }), more],
      end: {
        value: 'loadingOlder',
        context: { ...filled, lines: [] },
        emitted: [],
        started: [load, { ...loadOlder, input: { before: 0 } }],
      },
    },
    'asks for older lines once at a time': {
      steps: [loaded, more, more],
      end: { value: 'loadingOlder', context: filled, emitted: [], started: [load, loadOlder] },
    },
    'keeps what is there when older lines could not be loaded': {
      steps: [loaded, more, failed('loadOlder', broken)],
      end: { value: 'ready', context: { ...filled, failure: broken }, emitted: [] },
    },
    'forgets that with the next try': {
      steps: [loaded, more, failed('loadOlder', broken), more],
      end: { value: 'loadingOlder', context: filled, emitted: [], started: [load, loadOlder, loadOlder] },
    },
    'gives up on older lines after a while': {
      steps: [loaded, more, waited(LEDGER_DELAYS.pageTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...filled, failure: unanswered }, emitted: [] },
    },
    'waits for older lines as long as it may': {
      steps: [loaded, more, waited(29_999)],
      end: { value: 'loadingOlder', context: filled, emitted: [] },
    },
    'tells why the ledger could not be loaded': {
      steps: [failed('loadLedger', broken)],
      end: { value: 'loadFailed', context: { ...blank, failure: broken }, emitted: [] },
    },
    'forgets that while it is loaded again': {
      steps: [failed('loadLedger', broken), retried],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'loads it again when asked to after a failure': {
      steps: [failed('loadLedger', broken), refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'keeps it on view while it is loaded anew, and shows what came since': {
      steps: [
        loaded,
        refreshed,
        done('loadLedger', { page: { lines: [line(5)], hasMore: false }, remaining: { ...remaining, tokens: 97 } }),
      ],
      end: {
        value: 'ready',
        context: { ...blank, lines: [line(5)], remaining: { ...remaining, tokens: 97 } },
        emitted: [],
        started: [load, load],
      },
    },
    'keeps it when that fails': {
      steps: [loaded, refreshed, failed('loadLedger', broken)],
      end: { value: 'loadFailed', context: { ...filled, failure: broken }, emitted: [] },
    },
    'forgets a failure while it is loaded anew': {
      steps: [loaded, more, failed('loadOlder', broken), refreshed],
      end: { value: 'loading', context: filled, emitted: [] },
    },
    'asks again when tokens came while it was loading': {
      steps: [refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'gives up after a while': {
      steps: [waited(LEDGER_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'loadFailed', context: { ...blank, failure: unanswered }, emitted: [] },
    },
    'waits as long as it may': {
      steps: [waited(29_999)],
      end: { value: 'loading', context: blank, emitted: [] },
    },
  },
});
