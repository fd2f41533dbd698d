import { errNo } from '#contract/errNo.ts';
import { type ExploreContext, exploreMachine } from '#machines/explore/exploreMachine.ts';
import {
  canLoadMore,
  canRetry,
  failureErrNo,
  hasChoosingFailed,
  hasLoadFailed,
  hasMoreFailed,
  isChoosing,
  isEmpty,
  isLoading,
  isLoadingMore,
} from '#machines/explore/exploreSelectors.ts';
import { NO_ANSWER, noAnswer } from '#machines/failure.ts';
import { character, exploreModel, firstPage, homepage, lastPage } from './explore.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(exploreMachine);
const loaded = done('loadHome', { homepage, page: firstPage });
const more = { type: 'more.requested' } as const;
const retried = { type: 'load.retried' } as const;
const chosen = (tag: string | null) => ({ type: 'tag.chosen', tag }) as const;
const offline = new Error('offline');

const blank: ExploreContext = {
  tag: null,
  featured: [],
  tags: [],
  characters: [],
  nextCursor: null,
  failure: null,
};
const home: ExploreContext = { ...blank, ...homepage, ...firstPage };

describeFlow(exploreModel, {
  stateChecks: {
    loading: (snapshot) => isLoading(snapshot) && snapshot.hasTag('busy') && failureErrNo(snapshot) === null,
    failed: (snapshot) => hasLoadFailed(snapshot) && canRetry(snapshot) && failureErrNo(snapshot) === NO_ANSWER,
    ready: (snapshot) => snapshot.context.characters.length > 0 && snapshot.context.featured === homepage.featured,
    'ready.idle': (snapshot) =>
      canLoadMore(snapshot) === (snapshot.context.nextCursor !== null) &&
      failureErrNo(snapshot) === null &&
      snapshot.tags.size === 0 &&
      !isEmpty(snapshot),
    'ready.loadingMore': (snapshot) => isLoadingMore(snapshot) && snapshot.hasTag('busy') && !canLoadMore(snapshot),
    'ready.moreFailed': (snapshot) => hasMoreFailed(snapshot) && canRetry(snapshot) && snapshot.hasTag('failed'),
    'ready.choosing': (snapshot) => isChoosing(snapshot) && snapshot.hasTag('busy') && !canLoadMore(snapshot),
    'ready.choosingFailed': (snapshot) =>
      hasChoosingFailed(snapshot) && canRetry(snapshot) && snapshot.hasTag('failed') && !canLoadMore(snapshot),
  },
  journeys: {
    '[CHAR-02] shows the home page': {
      steps: [loaded],
      end: {
        value: { ready: 'idle' },
        context: home,
        emitted: [],
        started: [{ id: 'loadHome', input: { tag: null } }],
      },
    },
    '[CHAR-02] tells why the home page could not be loaded, and loads it again': {
      steps: [
        failed('loadHome', { errNo: errNo.internal }),
        retried,
        failed('loadHome', { errNo: errNo.shuttingDown }),
      ],
      end: { value: 'failed', context: { ...blank, failure: { errNo: errNo.shuttingDown, fields: [] } }, emitted: [] },
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
        value: { ready: 'idle' },
        context: { ...home, characters: [1, 2, 3, 4].map(character), nextCursor: null },
        emitted: [],
        started: [
          { id: 'loadHome', input: { tag: null } },
          { id: 'loadPage', input: { tag: null, cursor: 'second' } },
          { id: 'loadPage', input: { tag: null, cursor: 'third' } },
        ],
      },
    },
    '[CHAR-01] keeps the old list until that of the chosen tag is there': {
      steps: [loaded, chosen('calm')],
      end: {
        value: { ready: 'choosing' },
        context: { ...home, tag: 'calm' },
        emitted: [],
        started: [
          { id: 'loadHome', input: { tag: null } },
          { id: 'loadPage', input: { tag: 'calm', cursor: null } },
        ],
      },
    },
    '[CHAR-01] shows the tag that was chosen last': {
      steps: [loaded, chosen('calm'), chosen('witty'), done('loadPage', lastPage), chosen('witty')],
      end: {
        value: { ready: 'idle' },
        context: { ...home, tag: 'witty', ...lastPage },
        emitted: [],
        started: [
          { id: 'loadHome', input: { tag: null } },
          { id: 'loadPage', input: { tag: 'calm', cursor: null } },
          { id: 'loadPage', input: { tag: 'witty', cursor: null } },
        ],
      },
    },
    'loads the page of the tag that was chosen while the first was loading': {
      steps: [chosen('calm'), chosen('calm'), loaded],
      end: {
        value: { ready: 'idle' },
        context: { ...home, tag: 'calm' },
        emitted: [],
        started: [
          { id: 'loadHome', input: { tag: null } },
          { id: 'loadHome', input: { tag: 'calm' } },
        ],
      },
    },
    'drops a further page of the tag before': {
      steps: [loaded, more, chosen('calm'), done('loadPage', lastPage)],
      end: { value: { ready: 'idle' }, context: { ...home, tag: 'calm', ...lastPage }, emitted: [] },
    },
    'loads a further page again after no answer came in time': {
      steps: [loaded, more, waited(30_000), retried],
      end: { value: { ready: 'loadingMore' }, context: home, emitted: [] },
    },
    'tells why a further page could not be loaded': {
      steps: [loaded, more, failed('loadPage', { errNo: errNo.tooManyRequests, retryAfter: 5 }), more],
      end: {
        value: { ready: 'moreFailed' },
        context: { ...home, failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 5 } },
        emitted: [],
      },
    },
    'loads a tag again that could not be loaded, by retrying and by choosing it': {
      steps: [loaded, chosen('calm'), failed('loadPage', offline), chosen('calm'), waited(30_000), retried],
      end: { value: { ready: 'choosing' }, context: { ...home, tag: 'calm' }, emitted: [] },
    },
    'goes back to all characters when a tag could not be loaded': {
      steps: [loaded, chosen('calm'), failed('loadPage', offline), chosen(null), done('loadPage', firstPage)],
      end: { value: { ready: 'idle' }, context: home, emitted: [] },
    },
    'loads the home page of another tag after it failed': {
      steps: [waited(30_000), chosen('calm'), failed('loadHome', offline)],
      end: {
        value: 'failed',
        context: { ...blank, tag: 'calm', failure: noAnswer },
        emitted: [],
        started: [
          { id: 'loadHome', input: { tag: null } },
          { id: 'loadHome', input: { tag: 'calm' } },
        ],
      },
    },
  },
});
