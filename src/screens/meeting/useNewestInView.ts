import { type RefObject, useEffect, useRef } from 'react';

/** Brings the last child of an element into view, and what comes next to it, whenever another one is the `newest`. */
export const useNewestInView = (newest: string | undefined): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(newest);
  useEffect(() => {
    if (before.current === newest) return;
    before.current = newest;
    for (const part of [element.current?.lastElementChild, element.current?.nextElementSibling])
      part?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return element;
};
