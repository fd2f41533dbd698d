import { assign, emit, setup } from 'xstate';
import type { GalleryCharacter, Picture } from '#contract/picture.ts';
import type { Failure } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import { joined, neighbour, placeIn, renewed, withoutOne } from './pictures.ts';

/** What of the gallery is on view; the address says it. */
export interface GalleryView {
  /** Whose pictures are listed; `null`: all. */
  characterId: string | null;
  /** The one that is seen large; `null` while none is. */
  pictureId: string | null;
}
export const WHOLE_GALLERY: GalleryView = { characterId: null, pictureId: null };

export interface PicturePage {
  /** The newest first. */
  pictures: readonly Picture[];
  /** `null` on the last page. */
  nextCursor: string | null;
  /** The picture that the page was to reach, where there is no such picture. */
  missingId?: string | null | undefined;
}
/** Input and output of the actor `loadGallery`. */
export interface LoadGalleryInput {
  characterId: string | null;
  /** A picture that the page is to reach; `null`: none. */
  soughtId: string | null;
}
export interface LoadedGallery {
  characters: readonly GalleryCharacter[];
  /** Of all pictures. */
  count: number;
  /** The first one. */
  page: PicturePage;
}
/** Input of the actor `loadPage`. */
export interface LoadPageInput extends LoadGalleryInput {
  cursor: string;
}

export interface GalleryContext extends GalleryView, PicturePage {
  /** Whose pictures `pictures` are; while others are loaded, those before are still listed. */
  listedId: string | null;
  missingId: string | null;
  characters: readonly GalleryCharacter[];
  count: number;
  /** The person wants to see what comes after the last one that is loaded. */
  isLeafing: boolean;
  failure: Failure | null;
}

export type GalleryEvent =
  /** By a link, by going back, or because it was wanted. */
  | ({ type: 'address.changed' } & GalleryView)
  | { type: 'picture.next' }
  | { type: 'picture.previous' }
  | { type: 'picture.closed' }
  /** It is deleted. */
  | { type: 'picture.removed'; pictureId: string }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  /** There may be new ones: what is listed stays on view meanwhile. */
  | { type: 'list.refreshRequested' };

/** Another picture is seen large, or none is any more: the address is to become that of `view`, in place of the one that it is. */
export interface ViewWanted {
  type: 'address.wanted';
  view: GalleryView;
}

/** In milliseconds. Calls wait longer than the API client's own 20 s. */
export const GALLERY_DELAYS = { loadTimeout: 30_000, pageTimeout: 30_000 } as const;

interface Whose {
  characterId: string | null;
}
interface Which {
  pictureId: string;
}
interface Shown {
  pictureId: string | null;
}

const types: {
  context?: GalleryContext;
  events?: GalleryEvent;
  emitted?: ViewWanted;
  input?: GalleryView;
  tags?: 'busy' | 'failed';
} = {};

export const emptyGallery: GalleryContext = {
  ...WHOLE_GALLERY,
  listedId: null,
  pictures: [],
  nextCursor: null,
  missingId: null,
  characters: [],
  count: 0,
  isLeafing: false,
  failure: null,
};

/** The picture after, or before, the one that is seen large. */
export const nextOf = ({ pictures, pictureId }: GalleryContext): string | null => neighbour(pictures, pictureId, 1);
export const previousOf = ({ pictures, pictureId }: GalleryContext): string | null =>
  neighbour(pictures, pictureId, -1);

const isSeen = ({ pictures, pictureId }: GalleryContext): boolean => placeIn(pictures, pictureId) !== -1;
/** The picture that is to be seen large and is not loaded, if it may be there. */
export const soughtOf = (context: GalleryContext): string | null =>
  isSeen(context) || context.pictureId === context.missingId ? null : context.pictureId;

/** What the gallery is made of; the flow itself is in galleryMachine.ts. */
export const gallerySetup = setup({
  types,
  actors: {
    loadGallery: promisePlaceholder<LoadedGallery, LoadGalleryInput>('loadGallery'),
    loadPage: promisePlaceholder<PicturePage, LoadPageInput>('loadPage'),
  },
  guards: {
    isOther: ({ context }, { characterId }: Whose) => characterId !== context.characterId,
    isOpen: ({ context }) => context.pictureId !== null,
    isOnView: ({ context }, { pictureId }: Which) => pictureId === context.pictureId,
    hasMore: ({ context }) => context.nextCursor !== null,
    hasNext: ({ context }) => nextOf(context) !== null,
    hasPrevious: ({ context }) => previousOf(context) !== null,
    /** The last one that is loaded is seen large, and there are more. */
    isAtEnd: ({ context }) => isSeen(context) && nextOf(context) === null && context.nextCursor !== null,
    canLeafOn: ({ context }) => context.isLeafing && nextOf(context) !== null,
    /** Whoever waits for what is on a further page need not scroll there. */
    needsMore: ({ context }) =>
      context.nextCursor !== null && (context.isLeafing || soughtOf(context) !== null || context.pictures.length === 0),
  },
  actions: {
    setCharacter: assign({ characterId: (_, { characterId }: Whose) => characterId }),
    show: assign({ pictureId: (_, { pictureId }: Shown) => pictureId, isLeafing: false }),
    startLeafing: assign({ isLeafing: true }),
    setGallery: assign({
      characters: (_, { characters }: LoadedGallery) => characters,
      count: (_, { count }: LoadedGallery) => count,
      pictures: ({ context }, { page }: LoadedGallery) => renewed(context, page).pictures,
      nextCursor: ({ context }, { page }: LoadedGallery) => renewed(context, page).nextCursor,
      missingId: (_, { page }: LoadedGallery) => page.missingId ?? null,
      listedId: ({ context }) => context.characterId,
    }),
    appendPage: assign({
      pictures: ({ context }, { pictures }: PicturePage) => joined(context.pictures, pictures),
      nextCursor: (_, { nextCursor }: PicturePage) => nextCursor,
      missingId: (_, { missingId }: PicturePage) => missingId ?? null,
    }),
    remove: assign({
      pictures: ({ context }, { pictureId }: Which) => withoutOne(context, pictureId).pictures,
      characters: ({ context }, { pictureId }: Which) => withoutOne(context, pictureId).characters,
      count: ({ context }, { pictureId }: Which) => withoutOne(context, pictureId).count,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    wantAddress: emit(({ context: { characterId, pictureId } }): ViewWanted => ({
      type: 'address.wanted',
      view: { characterId, pictureId },
    })),
  },
  delays: GALLERY_DELAYS,
});
