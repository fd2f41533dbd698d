import { fromPromise } from 'xstate';
import type { LoadedGallery, LoadGalleryInput, LoadPageInput, PicturePage } from '#machines/gallery/gallerySetup.ts';
import type { Deletion, LoadedCharacters, Use } from '#machines/pictureActs/pictureActsSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createGalleryApi } from '#src/api/galleryApi.ts';

export const galleryActors = ({ client }: Api) => {
  const gallery = createGalleryApi(client);
  return {
    loadGallery: fromPromise<LoadedGallery, LoadGalleryInput>(async ({ input: { characterId, soughtId }, signal }) => {
      const [{ characters, count }, page] = await Promise.all([
        gallery.characters({ signal }),
        gallery.page({ characterId, cursor: null, until: soughtId }, { signal }),
      ]);
      return { characters, count, page };
    }),
    loadPage: fromPromise<PicturePage, LoadPageInput>(({ input: { characterId, soughtId, cursor }, signal }) =>
      gallery.page({ characterId, cursor, until: soughtId }, { signal }),
    ),
  };
};

export const pictureActsActors = ({ client }: Api) => {
  const gallery = createGalleryApi(client);
  return {
    deletePicture: fromPromise<void, Deletion>(({ input: { pictureId, intentId }, signal }) =>
      gallery.remove(pictureId, { signal, idempotencyKey: intentId }),
    ),
    usePicture: fromPromise<void, Use>(({ input: { pictureId, characterId, intentId }, signal }) =>
      gallery.show({ pictureId, characterId }, { signal, idempotencyKey: intentId }),
    ),
    loadCharacters: fromPromise<LoadedCharacters, void>(async ({ signal }) => ({
      // Whoever makes pictures at the same time asks for the same.
      characters: await gallery.recommended({ signal, duplicates: 'keep' }),
    })),
  };
};
