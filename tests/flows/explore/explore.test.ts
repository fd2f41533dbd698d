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
import { choiceJourneys } from './choosing.ts';
import { loadJourneys } from './loading.ts';
import { exploreModel, homepage } from './model.ts';
import { searchJourneys } from './searching.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

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
  journeys: { ...loadJourneys, ...choiceJourneys, ...searchJourneys },
});
