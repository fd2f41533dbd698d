import type { LoaderFunction } from 'react-router';
import type { Liora } from '../app/liora.ts';

/** Shows the part of the gallery, and the picture, that the address names. */
export const openGallery =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const { startGallery, viewOf } = await import('./startGallery.ts');
    const view = viewOf(request.url);
    // Whoever has gone on meanwhile is somewhere else.
    if (!request.signal.aborted) liora.gallery(startGallery(view)).open(view);
    return null;
  };
