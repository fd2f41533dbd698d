import { type GalleryView, WHOLE_GALLERY } from '#machines/gallery/gallerySetup.ts';
import { createGallery } from '../gallery.ts';
import type { FlowHost } from '../screenFlows.ts';

const thank = async (): Promise<void> => {
  const { showToast } = await import('./showToast.tsx');
  showToast('pictureReported');
};

/** The gallery with what it tells in passing. */
export const startGallery =
  (view: GalleryView = WHOLE_GALLERY) =>
  (host: FlowHost) =>
    createGallery(host, view, () => void thank());
