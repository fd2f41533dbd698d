import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './searchMachine.ts';

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

/** Somebody searches: hits stand in place of what is there otherwise. */
export const isActive = (snapshot: SearchSnapshot): boolean => !snapshot.matches('idle');
/** Hits are on their way, and none are on view: the place for a skeleton. */
export const isSearchingFirst = (snapshot: SearchSnapshot): boolean =>
  isSearching(snapshot) && snapshot.context.hits.length === 0;
/** The hits on view, if any, are those of the words before. */
export const isSearching = (snapshot: SearchSnapshot): boolean =>
  snapshot.matches('typing') || snapshot.matches('searching');
/** No message holds the words. */
export const isEmpty = (snapshot: SearchSnapshot): boolean => snapshot.matches('empty');
export const isFound = (snapshot: SearchSnapshot): boolean => snapshot.matches('found');
export const hasFailed = (snapshot: SearchSnapshot): boolean => snapshot.matches('failed');
export const canLoadMore = (snapshot: SearchSnapshot): boolean => snapshot.can({ type: 'more.requested' });
export const isLoadingMore = (snapshot: SearchSnapshot): boolean => snapshot.matches('loadingMore');
export const hasMoreFailed = (snapshot: SearchSnapshot): boolean => snapshot.matches('moreFailed');
