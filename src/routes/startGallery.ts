import { type GalleryView, WHOLE_GALLERY } from '#machines/gallery/gallerySetup.ts';
import { createGallery } from '../gallery.ts';
import type { FlowHost } from '../screenFlows.ts';

/** The gallery, which begins at `view`. */
export const startGallery =
  (view: GalleryView = WHOLE_GALLERY) =>
  (host: FlowHost) =>
    createGallery(host, view);
