import type { SnapshotFrom } from 'xstate';
import type { CharacterSummary } from '#contract/character.ts';
import type { exploreMachine } from './exploreMachine.ts';

export type ExploreSnapshot = SnapshotFrom<typeof exploreMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoading = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ list: 'loading' });
/** The page could not be loaded at all. */
export const hasLoadFailed = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ list: 'failed' });
export const isLoadingMore = (snapshot: ExploreSnapshot): boolean =>
  snapshot.matches({ list: { ready: 'loadingMore' } });
/** The list before is still shown. */
export const isChoosing = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ list: { ready: 'choosing' } });
export const hasMoreFailed = (snapshot: ExploreSnapshot): boolean =>
  snapshot.matches({ list: { ready: 'moreFailed' } });
export const hasChoosingFailed = (snapshot: ExploreSnapshot): boolean =>
  snapshot.matches({ list: { ready: 'choosingFailed' } });

/** No character is like that. */
export const isEmpty = (snapshot: ExploreSnapshot): boolean =>
  snapshot.matches({ list: { ready: 'idle' } }) && snapshot.context.characters.length === 0;

/** What is listed is what is wanted. */
export const isSettled = (snapshot: ExploreSnapshot): boolean => snapshot.matches({ list: { ready: 'idle' } });

/** Not everybody is shown: there is something to clear. */
export const isFiltered = ({ context: { filter } }: ExploreSnapshot): boolean =>
  filter.query !== null || filter.tag !== null || filter.origin !== null;

/** Somebody searches by words: what is found comes first. */
export const isSearched = ({ context: { filter } }: ExploreSnapshot): boolean => filter.query !== null;

/** How many of the featured characters are shown above the catalogue. */
export const FEATURED_MAX = 3;

/** Who is listed below those that are featured: nobody twice, unless nobody else is there. */
export const listedBelow = (
  featured: readonly CharacterSummary[],
  characters: readonly CharacterSummary[],
): readonly CharacterSummary[] => {
  const above = new Set(featured.slice(0, FEATURED_MAX).map(({ characterId }) => characterId));
  const others = characters.filter(({ characterId }) => !above.has(characterId));
  return others.length === 0 ? characters : others;
};

/** Others follow those that are listed, unless they could not be loaded. */
export const isGoingOn = (snapshot: ExploreSnapshot): boolean =>
  snapshot.context.nextCursor !== null && !hasMoreFailed(snapshot);

/** As many as fill rows: the others wait for those that follow. Less than a row does not wait. */
export const inFullRows = (characters: readonly CharacterSummary[], columns: number): readonly CharacterSummary[] =>
  characters.slice(0, characters.length - (characters.length % columns) || characters.length);

/** What is typed is not yet what is listed. */
export const isSearching = (snapshot: ExploreSnapshot): boolean =>
  snapshot.matches({ field: 'typing' }) || (isChoosing(snapshot) && snapshot.context.filter.query !== null);

export const canLoadMore = (snapshot: ExploreSnapshot): boolean => snapshot.can({ type: 'more.requested' });
export const canRetry = (snapshot: ExploreSnapshot): boolean => snapshot.can({ type: 'load.retried' });

/** Why loading failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: ExploreSnapshot): number | null => context.failure?.errNo ?? null;
