import type { GalleryView } from '#machines/gallery/gallerySetup.ts';

/** The query of an address, with its question mark; empty for all pictures. The same view always gives the same. */
export const writeView = ({ characterId = null, pictureId = null }: Partial<GalleryView>): string => {
  const search = new URLSearchParams();
  if (characterId !== null) search.set('character', characterId);
  if (pictureId !== null) search.set('picture', pictureId);
  return search.size === 0 ? '' : `?${search}`;
};
