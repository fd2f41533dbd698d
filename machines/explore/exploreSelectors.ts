import type { SnapshotFrom } from 'xstate';
import type { exploreMachine } from './exploreMachine.ts';

export type ExploreSnapshot = SnapshotFrom<typeof exploreMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoading = (snapshot: ExploreSnapshot): boolean => snapshot.matches('loading');
/** The page could not be loaded at all. */
export const hasLoadFailed = (snapshot: ExploreSnapshot): boolean => snapshot.matches('failed');
export const isLoadingMore = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ ready: 'loadingMore' });
/** The list of the tag before is still shown. */
export const isChoosing = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ ready: 'choosing' });
export const hasMoreFailed = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ ready: 'moreFailed' });
export const hasChoosingFailed = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ ready: 'choosingFailed' });

/** No character has the chosen tag. */
export const isEmpty = (snapshot: ExploreSnapshot): boolean =>
  snapshot.matches({ ready: 'idle' }) && snapshot.context.characters.length === 0;

export const canLoadMore = (snapshot: ExploreSnapshot): boolean => snapshot.can({ type: 'more.requested' });
export const canRetry = (snapshot: ExploreSnapshot): boolean => snapshot.can({ type: 'load.retried' });

/** Why loading failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: ExploreSnapshot): number | null => context.failure?.errNo ?? null;
