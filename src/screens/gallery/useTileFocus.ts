import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { largeViewOf } from '#machines/gallery/gallerySelectors.ts';
import type { GalleryRef } from './galleryTypes.ts';

const isLost = ({ activeElement }: Document): boolean => activeElement === null || activeElement === document.body;

/** Gives the keyboard the tile of the picture that was seen large last; the marked heading where that is gone. */
export const useTileFocus = (gallery: GalleryRef): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef<string>(null);
  const pictureId = useSelector(gallery, ({ context }) => context.pictureId);
  const isOpen = useSelector(gallery, (snapshot) => largeViewOf(snapshot) !== 'closed');
  useEffect(() => {
    if (isOpen) {
      seen.current = pictureId;
      return;
    }
    if (seen.current === null) return;
    const tile = document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(seen.current)}"]`);
    seen.current = null;
    tile?.focus();
    if (isLost(document)) heading.current?.focus({ preventScroll: true });
  }, [isOpen, pictureId]);
  return heading;
};
