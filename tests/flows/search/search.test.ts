import { QUERY_MAX } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { SEARCH_DELAYS, type SearchContext, searchMachine } from '#machines/search/searchMachine.ts';
import {
  canLoadMore,
  hasFailed,
  hasMoreFailed,
  isActive,
  isEmpty,
  isFound,
  isLoadingMore,
  isSearching,
  isSearchingFirst,
  type SearchSnapshot,
} from '#machines/search/searchSelectors.ts';
import { firstPage, hit, lastPage, nothing, searchModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(searchMachine);

const typed = (text: string) => ({ type: 'query.changed', text }) as const;
const cleared = { type: 'query.cleared' } as const;
const more = { type: 'more.requested' } as const;
const retried = { type: 'load.retried' } as const;
const paused = waited(SEARCH_DELAYS.typingPause);
const offline = new Error('offline');
const broken = failed('searchMessages', { errNo: errNo.internal });

const blank: SearchContext = {
  characterId: null,
  query: '',
  searched: '',
  hits: [],
  nextCursor: null,
  failure: null,
};
const found: SearchContext = { ...blank, query: ' lighthouse ', searched: 'lighthouse', ...firstPage };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const internal = { errNo: errNo.internal, fields: [] };
const asked = (query: string, cursor: string | null = null) => ({
  id: 'searchMessages',
  input: { query, characterId: null, cursor },
});
const toFound = [typed(' lighthouse '), paused, done('searchMessages', firstPage)];

const isSettled = (snapshot: SearchSnapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('failed');
const isWaiting = (snapshot: SearchSnapshot) =>
  snapshot.hasTag('busy') && isActive(snapshot) && snapshot.context.failure === null && !snapshot.can(retried);

describeFlow(searchModel, {
  stateChecks: {
    idle: (snapshot) => !isActive(snapshot) && isSettled(snapshot) && snapshot.context.hits.length === 0,
    typing: (snapshot) =>
      isSearching(snapshot) && isWaiting(snapshot) && snapshot.children['searchMessages'] === undefined,
    searching: (snapshot) =>
      isSearching(snapshot) &&
      isWaiting(snapshot) &&
      isSearchingFirst(snapshot) === (snapshot.context.hits.length === 0) &&
      snapshot.children['searchMessages'] !== undefined,
    failed: (snapshot) => hasFailed(snapshot) && snapshot.hasTag('failed') && snapshot.can(retried),
    empty: (snapshot) => isEmpty(snapshot) && isSettled(snapshot) && isActive(snapshot) && !isFound(snapshot),
    found: (snapshot) =>
      isFound(snapshot) &&
      isSettled(snapshot) &&
      !isSearchingFirst(snapshot) &&
      snapshot.context.hits.length > 0 &&
      canLoadMore(snapshot) === (snapshot.context.nextCursor !== null),
    loadingMore: (snapshot) => isLoadingMore(snapshot) && isWaiting(snapshot) && !isSearching(snapshot),
    moreFailed: (snapshot) =>
      hasMoreFailed(snapshot) && snapshot.hasTag('failed') && snapshot.can(retried) && !hasFailed(snapshot),
  },
  journeys: {
    'finds what was said, once the person pauses': {
      steps: toFound,
      end: { value: 'found', context: found, emitted: [], started: [asked('lighthouse')] },
    },
    'asks nothing before that': {
      steps: [typed('l'), waited(SEARCH_DELAYS.typingPause - 1), typed('li'), waited(SEARCH_DELAYS.typingPause - 1)],
      end: { value: 'typing', context: { ...blank, query: 'li' }, emitted: [], started: [] },
    },
    'searches for the words typed last': {
      steps: [typed('light'), paused, typed('lighthouse'), paused],
      end: {
        value: 'searching',
        context: { ...blank, query: 'lighthouse' },
        emitted: [],
        started: [asked('light'), asked('lighthouse')],
      },
    },
    'keeps the hits before on view while it searches anew': {
      steps: [...toFound, typed('light'), paused],
      end: { value: 'searching', context: { ...found, query: 'light' }, emitted: [] },
    },
    'shows the hits of the new words instead': {
      steps: [...toFound, typed('light'), paused, done('searchMessages', lastPage)],
      end: {
        value: 'found',
        context: { ...blank, query: 'light', searched: 'light', ...lastPage },
        emitted: [],
      },
    },
    'tells when no message holds the words': {
      steps: [...toFound, typed('lightship'), paused, done('searchMessages', nothing)],
      end: {
        value: 'empty',
        context: { ...blank, query: 'lightship', searched: 'lightship' },
        emitted: [],
      },
    },
    'searches for nothing when only blanks are typed': {
      steps: [...toFound, typed('  '), paused],
      end: { value: 'idle', context: { ...blank, query: '  ' }, emitted: [], started: [asked('lighthouse')] },
    },
    'searches for nothing that is longer than the server takes': {
      steps: [typed('x'.repeat(QUERY_MAX + 1)), paused],
      end: { value: 'idle', context: { ...blank, query: 'x'.repeat(QUERY_MAX + 1) }, emitted: [], started: [] },
    },
    'searches for words as long as the server takes': {
      steps: [typed('x'.repeat(QUERY_MAX)), paused],
      end: {
        value: 'searching',
        context: { ...blank, query: 'x'.repeat(QUERY_MAX) },
        emitted: [],
        started: [asked('x'.repeat(QUERY_MAX))],
      },
    },
    'forgets everything when it is cleared': {
      steps: [...toFound, cleared],
      end: { value: 'idle', context: blank, emitted: [] },
    },
    'tells why it could not search, and keeps the hits before': {
      steps: [...toFound, typed('light'), paused, broken],
      end: { value: 'failed', context: { ...found, query: 'light', failure: internal }, emitted: [] },
    },
    'searches again when asked to': {
      steps: [typed('light'), paused, broken, retried],
      end: {
        value: 'searching',
        context: { ...blank, query: 'light' },
        emitted: [],
        started: [asked('light'), asked('light')],
      },
    },
    'forgets the failure when other words are typed': {
      steps: [typed('light'), paused, broken, typed('lighthouse')],
      end: { value: 'typing', context: { ...blank, query: 'lighthouse' }, emitted: [] },
    },
    'forgets the failure when it is cleared': {
      steps: [typed('light'), paused, broken, cleared],
      end: { value: 'idle', context: blank, emitted: [] },
    },
    'gives up waiting': {
      steps: [typed('light'), paused, waited(SEARCH_DELAYS.searchTimeout - 1), waited(1)],
      end: { value: 'failed', context: { ...blank, query: 'light', failure: unanswered }, emitted: [] },
    },
    'keeps waiting until then': {
      steps: [typed('light'), paused, waited(SEARCH_DELAYS.searchTimeout - 1)],
      end: { value: 'searching', context: { ...blank, query: 'light' }, emitted: [] },
    },
    'shows what was said before that too, without what is listed already': {
      steps: [...toFound, more, done('searchMessages', lastPage)],
      end: {
        value: 'found',
        context: { ...found, hits: [hit(4), hit(3), hit(2)], nextCursor: null },
        emitted: [],
        started: [asked('lighthouse'), asked('lighthouse', 'second')],
      },
    },
    'asks for no more than there is': {
      steps: [typed('light'), paused, done('searchMessages', lastPage), more],
      end: {
        value: 'found',
        context: { ...blank, query: 'light', searched: 'light', ...lastPage },
        emitted: [],
        started: [asked('light')],
      },
    },
    'keeps the hits when more could not be had': {
      steps: [...toFound, more, failed('searchMessages', offline)],
      end: { value: 'moreFailed', context: { ...found, failure: unanswered }, emitted: [] },
    },
    'asks for more again': {
      steps: [...toFound, more, broken, retried],
      end: {
        value: 'loadingMore',
        context: found,
        emitted: [],
        started: [asked('lighthouse'), asked('lighthouse', 'second'), asked('lighthouse', 'second')],
      },
    },
    'gives up waiting for more': {
      steps: [...toFound, more, waited(SEARCH_DELAYS.pageTimeout - 1), waited(1)],
      end: { value: 'moreFailed', context: { ...found, failure: unanswered }, emitted: [] },
    },
    'keeps waiting for more until then': {
      steps: [...toFound, more, waited(SEARCH_DELAYS.pageTimeout - 1)],
      end: { value: 'loadingMore', context: found, emitted: [] },
    },
  },
});
