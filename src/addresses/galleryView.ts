import { id } from '#contract/text.ts';
import type { GalleryView } from '#machines/gallery/gallerySetup.ts';

/** What the query of an address wants to see of the gallery; what it cannot want counts as left out. */
export const readView = (search: URLSearchParams): GalleryView => ({
  characterId: id.safeParse(search.get('character')).data ?? null,
  pictureId: id.safeParse(search.get('picture')).data ?? null,
});
