import type { LoaderFunction } from 'react-router';
import { readView } from '../addresses/galleryAddress.ts';
import type { Liora } from '../app/liora.ts';

/** Shows the part of the gallery, and the picture, that the address names. */
export const openGallery =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const view = readView(new URL(request.url).searchParams);
    const { startGallery } = await import('./startGallery.ts');
    // Whoever has gone on meanwhile is somewhere else.
    if (!request.signal.aborted) liora.gallery(startGallery(view)).open(view);
    return null;
  };
