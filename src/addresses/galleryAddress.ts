import { id } from '#contract/text.ts';
import type { GalleryView } from '#machines/gallery/gallerySetup.ts';

/** What the query of an address wants to see of the gallery; what it cannot want counts as left out. */
export const readView = (search: URLSearchParams): GalleryView => ({
  characterId: id.safeParse(search.get('character')).data ?? null,
  pictureId: id.safeParse(search.get('picture')).data ?? null,
});

/** The query of an address, with its question mark; empty for all pictures. The same view always gives the same. */
export const writeView = ({ characterId = null, pictureId = null }: Partial<GalleryView>): string => {
  const search = new URLSearchParams();
  if (characterId !== null) search.set('character', characterId);
  if (pictureId !== null) search.set('picture', pictureId);
  return search.size === 0 ? '' : `?${search}`;
};
