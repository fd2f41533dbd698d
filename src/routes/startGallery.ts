import { type GalleryView, WHOLE_GALLERY } from '#machines/gallery/gallerySetup.ts';
import type { Api } from '../api/api.ts';
import { createGallery } from '../gallery.ts';

const thank = async (): Promise<void> => {
  const { showToast } = await import('./showToast.tsx');
  showToast('pictureReported');
};

/** The gallery with what it tells in passing. */
export const startGallery =
  (view: GalleryView = WHOLE_GALLERY) =>
  (api: Api) =>
    createGallery(api, view, () => void thank());
