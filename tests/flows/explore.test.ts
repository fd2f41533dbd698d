import { errNo } from '#contract/errNo.ts';
import {
  EXPLORE_DELAYS,
  type ExploreContext,
  type ExploreFilter,
  exploreMachine,
} from '#machines/explore/exploreMachine.ts';
import {
  canLoadMore,
  canRetry,
  type ExploreSnapshot,
  failureErrNo,
  hasChoosingFailed,
  hasLoadFailed,
  hasMoreFailed,
  isChoosing,
  isEmpty,
  isLoading,
  isLoadingMore,
  isSearching,
  isSettled,
} from '#machines/explore/exploreSelectors.ts';
import { noAnswer } from '#machines/failure.ts';
import { calm, character, everybody, exploreModel, firstPage, homepage, lastPage, sea } from './explore.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(exploreMachine);
const loaded = done('loadHome', { homepage, page: firstPage });
const more = { type: 'more.requested' } as const;
const retried = { type: 'load.retried' } as const;
const typed = (text: string) => ({ type: 'query.typed', text }) as const;
const cleared = { type: 'query.cleared' } as const;
const changed = (filter: ExploreFilter) => ({ type: 'filter.changed', filter }) as const;
const paused = waited(EXPLORE_DELAYS.typingPause);
const offline = new Error('offline');
const tooMany = { errNo: errNo.tooManyRequests, retryAfter: 5 };

const blank: ExploreContext = {
  filter: everybody,
  text: '',
  featured: [],
  tags: [],
  characters: [],
  nextCursor: null,
  failure: null,
};
const home: ExploreContext = { ...blank, ...homepage, ...firstPage };
const idle = { field: 'resting', list: { ready: 'idle' } } as const;
const choosing = { field: 'resting', list: { ready: 'choosing' } } as const;
const wanted = (filter: ExploreFilter) => ({ type: 'address.wanted', filter }) as const;
const homeOf = (filter: ExploreFilter) => ({ id: 'loadHome', input: { filter } });
const pageOf = (filter: ExploreFilter, cursor: string | null = null) => ({ id: 'loadPage', input: { filter, cursor } });
const witty = { ...everybody, tag: 'witty' };

const isBusy = (snapshot: ExploreSnapshot) => snapshot.hasTag('busy') && failureErrNo(snapshot) === null;

describeFlow(exploreModel, {
  stateChecks: {
    field: (snapshot) => isSearching(snapshot) || !snapshot.matches({ field: 'typing' }),
    'field.resting': (snapshot) => !snapshot.matches({ field: 'typing' }),
    'field.typing': (snapshot) => isSearching(snapshot) && snapshot.matches({ field: 'typing' }),
    list: (snapshot) =>
      [isLoading(snapshot), hasLoadFailed(snapshot), snapshot.matches({ list: 'ready' })].includes(true),
    'list.loading': (snapshot) => isLoading(snapshot) && isBusy(snapshot),
    'list.failed': (snapshot) => hasLoadFailed(snapshot) && canRetry(snapshot) && failureErrNo(snapshot) !== null,
    'list.ready': (snapshot) =>
      snapshot.context.tags === homepage.tags && snapshot.context.featured === homepage.featured,
    'list.ready.idle': (snapshot) =>
      isSettled(snapshot) &&
      canLoadMore(snapshot) === (snapshot.context.nextCursor !== null) &&
      failureErrNo(snapshot) === null &&
      snapshot.tags.size === 0 &&
      isEmpty(snapshot) === (snapshot.context.characters.length === 0),
    'list.ready.loadingMore': (snapshot) => isLoadingMore(snapshot) && isBusy(snapshot) && !canLoadMore(snapshot),
    'list.ready.moreFailed': (snapshot) => hasMoreFailed(snapshot) && canRetry(snapshot) && snapshot.hasTag('failed'),
    'list.ready.choosing': (snapshot) => isChoosing(snapshot) && isBusy(snapshot) && !canLoadMore(snapshot),
    'list.ready.choosingFailed': (snapshot) =>
      hasChoosingFailed(snapshot) && canRetry(snapshot) && snapshot.hasTag('failed') && !canLoadMore(snapshot),
  },
  journeys: {
    '[CHAR-02] shows the home page': {
      steps: [loaded],
      end: { value: idle, context: home, emitted: [], started: [homeOf(everybody)] },
    },
    '[CHAR-02] tells why the home page could not be loaded, and loads it again': {
      steps: [
        failed('loadHome', { errNo: errNo.internal }),
        retried,
        failed('loadHome', { errNo: errNo.shuttingDown }),
      ],
      end: {
        value: { field: 'resting', list: 'failed' },
        context: { ...blank, failure: { errNo: errNo.shuttingDown, fields: [] } },
        emitted: [],
      },
    },
    '[CHAR-01] loads page after page, lists nobody twice and stops at the last': {
      steps: [
        loaded,
        more,
        done('loadPage', { characters: [character(2), character(3)], nextCursor: 'third' }),
        more,
        done('loadPage', { characters: [character(4)], nextCursor: null }),
        more,
      ],
      end: {
        value: idle,
        context: { ...home, characters: [1, 2, 3, 4].map(character), nextCursor: null },
        emitted: [],
        started: [homeOf(everybody), pageOf(everybody, 'second'), pageOf(everybody, 'third')],
      },
    },
    '[CHAR-01] searches for what is typed once the person pauses, and has the address follow': {
      steps: [loaded, typed('s'), waited(EXPLORE_DELAYS.typingPause - 1), typed(' sea'), paused],
      end: {
        value: choosing,
        context: { ...home, filter: sea, text: ' sea' },
        emitted: [wanted(sea)],
        started: [homeOf(everybody), pageOf(sea)],
      },
    },
    '[CHAR-01] waits for the pause': {
      steps: [loaded, typed('sea'), waited(EXPLORE_DELAYS.typingPause - 1)],
      end: { value: { field: 'typing', list: { ready: 'idle' } }, context: { ...home, text: 'sea' }, emitted: [] },
    },
    '[CHAR-01] leaves what is typed as it is when the address has followed': {
      steps: [loaded, typed('sea '), paused, changed(sea)],
      end: {
        value: choosing,
        context: { ...home, filter: sea, text: 'sea ' },
        emitted: [wanted(sea)],
        started: [homeOf(everybody), pageOf(sea)],
      },
    },
    'goes on with what is typed while the address follows what was typed before': {
      steps: [loaded, typed('se'), paused, typed('sea'), changed({ ...sea, query: 'se' }), paused],
      end: {
        value: choosing,
        context: { ...home, filter: sea, text: 'sea' },
        emitted: [wanted({ ...sea, query: 'se' }), wanted(sea)],
      },
    },
    '[CHAR-01] shows in the field what an address says that one goes back to': {
      steps: [loaded, typed('sea'), paused, done('loadPage', lastPage), changed({ ...sea, query: 'lake' })],
      end: {
        value: choosing,
        context: { ...home, ...lastPage, filter: { ...sea, query: 'lake' }, text: 'lake' },
        emitted: [wanted(sea)],
      },
    },
    '[CHAR-01] empties the field when one goes back to everybody': {
      steps: [changed(sea), loaded, changed(everybody)],
      end: { value: choosing, context: home, emitted: [] },
    },
    'forgets what is being typed when somebody goes back': {
      steps: [loaded, changed(sea), done('loadPage', lastPage), typed('seagull'), changed(everybody), paused],
      end: { value: choosing, context: { ...home, ...lastPage }, emitted: [] },
    },
    'searches within tag, origin and order': {
      steps: [changed({ query: null, tag: 'calm', origin: 'ugc', sort: 'new' }), loaded, typed('sea'), paused],
      end: {
        value: choosing,
        context: { ...home, filter: { query: 'sea', tag: 'calm', origin: 'ugc', sort: 'new' }, text: 'sea' },
        emitted: [wanted({ query: 'sea', tag: 'calm', origin: 'ugc', sort: 'new' })],
      },
    },
    'does nothing when what is typed comes to the same': {
      steps: [loaded, typed(' '), paused],
      end: { value: idle, context: { ...home, text: ' ' }, emitted: [], started: [homeOf(everybody)] },
    },
    '[CHAR-01] searches for nothing any more at once when the field is cleared': {
      steps: [loaded, changed({ ...sea, tag: 'calm' }), done('loadPage', lastPage), cleared],
      end: {
        value: choosing,
        context: { ...home, ...lastPage, filter: calm },
        emitted: [wanted(calm)],
        started: [homeOf(everybody), pageOf({ ...sea, tag: 'calm' }), pageOf(calm)],
      },
    },
    'does nothing when the field is cleared before anything was searched for': {
      steps: [loaded, typed('sea'), cleared, paused],
      end: { value: idle, context: home, emitted: [], started: [homeOf(everybody)] },
    },
    '[CHAR-01] shows what was chosen last': {
      steps: [loaded, changed(calm), changed(witty), done('loadPage', lastPage), changed(witty)],
      end: {
        value: idle,
        context: { ...home, filter: witty, ...lastPage },
        emitted: [],
        started: [homeOf(everybody), pageOf(calm), pageOf(witty)],
      },
    },
    '[CHAR-01] tells tag, origin, words and order apart': {
      steps: [
        loaded,
        changed({ ...everybody, origin: 'ugc' }),
        changed({ ...everybody, sort: 'new' }),
        changed({ ...everybody, sort: 'new' }),
        changed(sea),
      ],
      end: {
        value: choosing,
        context: { ...home, filter: sea, text: 'sea' },
        emitted: [],
        started: [
          homeOf(everybody),
          pageOf({ ...everybody, origin: 'ugc' }),
          pageOf({ ...everybody, sort: 'new' }),
          pageOf(sea),
        ],
      },
    },
    'loads what was chosen while the first page was loading': {
      steps: [changed(calm), changed(calm), loaded],
      end: {
        value: idle,
        context: { ...home, filter: calm },
        emitted: [],
        started: [homeOf(everybody), homeOf(calm)],
      },
    },
    'drops a further page of what was chosen before': {
      steps: [loaded, more, changed(calm), done('loadPage', lastPage)],
      end: { value: idle, context: { ...home, filter: calm, ...lastPage }, emitted: [] },
    },
    'loads a further page again after no answer came in time': {
      steps: [loaded, more, waited(EXPLORE_DELAYS.pageTimeout), retried],
      end: { value: { field: 'resting', list: { ready: 'loadingMore' } }, context: home, emitted: [] },
    },
    'tells why a further page could not be loaded': {
      steps: [loaded, more, failed('loadPage', tooMany), more],
      end: {
        value: { field: 'resting', list: { ready: 'moreFailed' } },
        context: { ...home, failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 5 } },
        emitted: [],
      },
    },
    'loads again what could not be loaded, and keeps waiting until the time is over': {
      steps: [
        loaded,
        changed(calm),
        failed('loadPage', offline),
        changed(calm),
        retried,
        waited(EXPLORE_DELAYS.pageTimeout - 1),
      ],
      end: { value: choosing, context: { ...home, filter: calm }, emitted: [] },
    },
    'gives up waiting for what was chosen': {
      steps: [loaded, changed(calm), waited(EXPLORE_DELAYS.pageTimeout)],
      end: {
        value: { field: 'resting', list: { ready: 'choosingFailed' } },
        context: { ...home, filter: calm, failure: noAnswer },
        emitted: [],
      },
    },
    'goes back to everybody when what was chosen could not be loaded': {
      steps: [loaded, changed(calm), failed('loadPage', offline), changed(everybody), done('loadPage', firstPage)],
      end: { value: idle, context: home, emitted: [] },
    },
    'loads the home page of another address after it failed': {
      steps: [waited(EXPLORE_DELAYS.loadTimeout), changed(calm), failed('loadHome', offline)],
      end: {
        value: { field: 'resting', list: 'failed' },
        context: { ...blank, filter: calm, failure: noAnswer },
        emitted: [],
        started: [homeOf(everybody), homeOf(calm)],
      },
    },
  },
});
