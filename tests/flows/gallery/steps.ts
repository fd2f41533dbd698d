import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import { emptyGallery, type GalleryContext, type GalleryView, WHOLE_GALLERY } from '#machines/gallery/gallerySetup.ts';
import { characters, firstPage, withMore } from './model.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';

/** Words for the journeys of the gallery. */

export const { done, failed } = actorsOf(galleryMachine);
export const loaded = done('loadGallery', withMore);

export const visited = (view: Partial<GalleryView>) =>
  ({ type: 'address.changed', ...WHOLE_GALLERY, ...view }) as const;
export const next = { type: 'picture.next' } as const;
export const previous = { type: 'picture.previous' } as const;
export const closed = { type: 'picture.closed' } as const;
export const removed = (pictureId: string) => ({ type: 'picture.removed', pictureId }) as const;
export const more = { type: 'more.requested' } as const;
export const retried = { type: 'load.retried' } as const;
export const refreshed = { type: 'list.refreshRequested' } as const;

export const offline = new Error('offline');
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const internal = { errNo: errNo.internal };
export const broken = { errNo: errNo.internal, fields: [] };

export const wanted = (view: Partial<GalleryView>) =>
  ({ type: 'address.wanted', view: { ...WHOLE_GALLERY, ...view } }) as const;
export const galleryCall = (characterId: string | null = null, soughtId: string | null = null) => ({
  id: 'loadGallery',
  input: { characterId, soughtId },
});
export const pageCall = (cursor: string, characterId: string | null = null, soughtId: string | null = null) => ({
  id: 'loadPage',
  input: { characterId, soughtId, cursor },
});

/** The first page of all is listed. */
export const listed: GalleryContext = { ...emptyGallery, characters, count: 4, ...firstPage };
export const idle = { ready: 'idle' } as const;
export const loadingMore = { ready: 'loadingMore' } as const;
export const moreFailed = { ready: 'moreFailed' } as const;
export const choosing = { ready: 'choosing' } as const;
export const choosingFailed = { ready: 'choosingFailed' } as const;
