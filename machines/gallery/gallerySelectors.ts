import type { SnapshotFrom } from 'xstate';
import type { Picture } from '#contract/picture.ts';
import type { galleryMachine } from './galleryMachine.ts';
import { placeIn } from './pictures.ts';

export type GallerySnapshot = SnapshotFrom<typeof galleryMachine>;

export const isLoading = (snapshot: GallerySnapshot): boolean => snapshot.matches('loading');
/** Nothing could be loaded at all. */
export const hasLoadFailed = (snapshot: GallerySnapshot): boolean => snapshot.matches('failed');
export const isLoadingMore = (snapshot: GallerySnapshot): boolean => snapshot.matches({ ready: 'loadingMore' });
export const hasMoreFailed = (snapshot: GallerySnapshot): boolean => snapshot.matches({ ready: 'moreFailed' });
export const hasChoosingFailed = (snapshot: GallerySnapshot): boolean => snapshot.matches({ ready: 'choosingFailed' });
/** What is listed is loaded anew, or gives way to others. */
export const isChoosing = (snapshot: GallerySnapshot): boolean => snapshot.matches({ ready: 'choosing' });
/** Others are listed than are wanted. */
export const isStale = ({ context }: GallerySnapshot): boolean => context.listedId !== context.characterId;
/** Pictures are awaited, and none is listed meanwhile: the place for a skeleton. */
export const hasNothingYet = (snapshot: GallerySnapshot): boolean =>
  isLoading(snapshot) || (isChoosing(snapshot) && snapshot.context.pictures.length === 0);
/** What is listed is what is wanted. */
export const isSettled = (snapshot: GallerySnapshot): boolean => snapshot.matches({ ready: 'idle' });

/** There is no such picture. */
export const isEmpty = (snapshot: GallerySnapshot): boolean =>
  isSettled(snapshot) && snapshot.context.pictures.length === 0;
/** There is no picture at all. */
export const hasNone = (snapshot: GallerySnapshot): boolean => isEmpty(snapshot) && snapshot.context.count === 0;

/** The picture that is seen large, if it is loaded. */
export const seenOf = ({ context: { pictures, pictureId } }: GallerySnapshot): Picture | null =>
  pictures[placeIn(pictures, pictureId)] ?? null;

/** What the large view shows: the picture, that it is looked for, that this failed, or that there is none. */
export type LargeView = 'closed' | 'shown' | 'seeking' | 'failed' | 'missing';
export const largeViewOf = (snapshot: GallerySnapshot): LargeView => {
  if (snapshot.context.pictureId === null || !snapshot.matches('ready')) return 'closed';
  if (seenOf(snapshot) !== null) return 'shown';
  if (snapshot.hasTag('failed')) return 'failed';
  return isSettled(snapshot) ? 'missing' : 'seeking';
};

/** Place of the picture that is seen large among those that are listed, from 1 on, and how many these are. */
export const placeOf = ({
  context: { pictures, pictureId, characterId, characters, count },
}: GallerySnapshot): { number: number; count: number } => {
  const all =
    characterId === null ? count : (characters.find((known) => known.characterId === characterId)?.count ?? 0);
  return { number: placeIn(pictures, pictureId) + 1, count: Math.max(all, pictures.length) };
};

export const canLeafOn = (snapshot: GallerySnapshot): boolean => snapshot.can({ type: 'picture.next' });
export const canLeafBack = (snapshot: GallerySnapshot): boolean => snapshot.can({ type: 'picture.previous' });
/** The page with the next picture is awaited. */
export const isLeafing = (snapshot: GallerySnapshot): boolean => isLoadingMore(snapshot) && snapshot.context.isLeafing;
export const canLoadMore = (snapshot: GallerySnapshot): boolean => snapshot.can({ type: 'more.requested' });
