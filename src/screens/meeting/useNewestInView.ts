import { type RefObject, useEffect, useRef } from 'react';

/** Pixels between what is brought into view and what stands over the end of the window. */
const APART = 8;

/**
 * Brings the last child of an element into view, and what comes next to it, whenever another one is the `newest`; `over` stands over the end
 * of the window, and takes more or less of it with its words.
 */
export const useNewestInView = (
  newest: string | undefined,
  over: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(newest);
  useEffect(() => {
    if (before.current === newest) return;
    before.current = newest;
    for (const part of [element.current?.lastElementChild, element.current?.nextElementSibling])
      if (part instanceof HTMLElement) {
        part.style.scrollMarginBottom = `${(over.current?.offsetHeight ?? 0) + APART}px`;
        part.scrollIntoView({ block: 'nearest' });
      }
  }, [newest, over]);
  return element;
};
