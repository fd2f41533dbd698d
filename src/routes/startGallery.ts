import { type GalleryView, WHOLE_GALLERY } from '#machines/gallery/gallerySetup.ts';
import { readView } from '../addresses/galleryView.ts';
import { createGallery } from '../flows/gallery.ts';
import type { FlowHost } from '../flows/screenFlows.ts';

/** The gallery, which begins at `view`. */
export const startGallery =
  (view: GalleryView = WHOLE_GALLERY) =>
  (host: FlowHost) =>
    createGallery(host, view);

/** What of it an address wants to see. */
export const viewOf = (address: string): GalleryView => readView(new URL(address).searchParams);
