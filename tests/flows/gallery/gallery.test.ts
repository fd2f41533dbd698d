import {
  canLeafBack,
  canLeafOn,
  canLoadMore,
  type GallerySnapshot,
  hasChoosingFailed,
  hasLoadFailed,
  hasMoreFailed,
  hasNone,
  isChoosing,
  isEmpty,
  isLeafing,
  hasNothingYet,
  isLoading,
  isLoadingMore,
  isSettled,
  isStale,
  largeViewOf,
  placeOf,
  seenOf,
} from '#machines/gallery/gallerySelectors.ts';
import { leafing } from './leafing.ts';
import { listing } from './listing.ts';
import { galleryModel } from './model.ts';
import { removing } from './removing.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isBusy = (snapshot: GallerySnapshot) => snapshot.hasTag('busy') && snapshot.context.failure === null;
const hasFailed = (snapshot: GallerySnapshot) =>
  snapshot.hasTag('failed') && snapshot.context.failure !== null && snapshot.can({ type: 'load.retried' });
/** What the large view shows fits what is loaded. */
const isSeenRightly = (snapshot: GallerySnapshot) => {
  const { pictures, pictureId } = snapshot.context;
  const seen = pictures.find((listed) => listed.pictureId === pictureId) ?? null;
  const view = largeViewOf(snapshot);
  if (seenOf(snapshot) !== seen || (seen !== null) !== (view === 'shown')) return false;
  if ((pictureId === null) !== (view === 'closed')) return false;
  if (seen === null) return !canLeafOn(snapshot) && !canLeafBack(snapshot) && placeOf(snapshot).number === 0;
  const { number, count } = placeOf(snapshot);
  return (
    pictures[number - 1] === seen &&
    count >= pictures.length &&
    canLeafBack(snapshot) === number > 1 &&
    (canLeafOn(snapshot) || number === pictures.length)
  );
};

describeFlow(galleryModel, {
  stateChecks: {
    loading: (snapshot) =>
      isLoading(snapshot) &&
      hasNothingYet(snapshot) &&
      isBusy(snapshot) &&
      largeViewOf(snapshot) === 'closed' &&
      snapshot.children['loadGallery'] !== undefined,
    failed: (snapshot) => hasLoadFailed(snapshot) && hasFailed(snapshot) && largeViewOf(snapshot) === 'closed',
    ready: (snapshot) => isSeenRightly(snapshot) && snapshot.matches('ready'),
    'ready.idle': (snapshot) =>
      isSettled(snapshot) &&
      !isStale(snapshot) &&
      !['seeking', 'failed'].includes(largeViewOf(snapshot)) &&
      snapshot.tags.size === 0 &&
      canLoadMore(snapshot) === (snapshot.context.nextCursor !== null) &&
      isEmpty(snapshot) === (snapshot.context.pictures.length === 0) &&
      hasNone(snapshot) === (snapshot.context.count === 0),
    'ready.loadingMore': (snapshot) =>
      isLoadingMore(snapshot) &&
      isBusy(snapshot) &&
      isLeafing(snapshot) === snapshot.context.isLeafing &&
      ['closed', 'seeking', 'shown'].includes(largeViewOf(snapshot)) &&
      snapshot.children['loadPage'] !== undefined,
    'ready.moreFailed': (snapshot) => hasMoreFailed(snapshot) && hasFailed(snapshot) && !canLoadMore(snapshot),
    'ready.choosing': (snapshot) =>
      isChoosing(snapshot) &&
      isBusy(snapshot) &&
      !isEmpty(snapshot) &&
      hasNothingYet(snapshot) === (snapshot.context.pictures.length === 0),
    'ready.choosingFailed': (snapshot) => hasChoosingFailed(snapshot) && hasFailed(snapshot) && !isEmpty(snapshot),
  },
  journeys: { ...listing, ...leafing, ...removing },
});
