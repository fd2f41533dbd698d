import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** So close to the end, in px, a person counts as being there. */
const NEAR_PX = 32;

export interface StickToEnd {
  list: RefObject<VirtualizerHandle | null>;
  /** The element that scrolls; the list is its only child. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether what comes next will be followed. */
  isAtEnd: boolean;
  /** To be called at every scroll. */
  onScroll: () => void;
  scrollToEnd: () => void;
  /** Whether the person has gone up to within so many px of the start, or sees all there is. */
  isNearStart: (distance: number) => boolean;
}

/**
 * Keeps a list of `rowCount` rows at its end while the person is there and leaves it alone otherwise. A new `ownKey`
 * (what the person said last) goes to the end from wherever one was.
 */
export const useStickToEnd = (rowCount: number, ownKey: string | null): StickToEnd => {
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastOffset = useRef(0);
  const lastOwnKey = useRef(ownKey);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const lastRow = useRef(0);
  const followEnd = useCallback(() => {
    if (sticks.current) list.current?.scrollToIndex(lastRow.current, { align: 'end' });
  }, []);
  useLayoutEffect(() => {
    lastRow.current = rowCount - 1;
    if (ownKey !== null && ownKey !== lastOwnKey.current) sticks.current = true;
    lastOwnKey.current = ownKey;
    followEnd();
  });
  useEffect(() => {
    /* Sizes of rows are known only after they were drawn, and change when a piece of an answer or a font arrives. */
    const observer = new ResizeObserver(followEnd);
    if (scroller.current !== null) observer.observe(scroller.current);
    if (scroller.current?.firstElementChild) observer.observe(scroller.current.firstElementChild);
    return () => {
      observer.disconnect();
    };
  }, [followEnd]);

  return {
    list,
    scroller,
    isAtEnd,
    onScroll: () => {
      const handle = list.current;
      if (handle === null) return;
      const { scrollOffset, scrollSize, viewportSize } = handle;
      /* Only moving up leaves the end: when rows grow, the end moves away by itself. */
      if (scrollOffset + viewportSize >= scrollSize - NEAR_PX) sticks.current = true;
      else if (scrollOffset < lastOffset.current) sticks.current = false;
      lastOffset.current = scrollOffset;
      setIsAtEnd(sticks.current);
    },
    scrollToEnd: () => {
      sticks.current = true;
      followEnd();
    },
    isNearStart: (distance) => {
      const handle = list.current;
      if (handle === null || handle.viewportSize === 0) return false;
      return handle.scrollSize <= handle.viewportSize || (!sticks.current && handle.scrollOffset < distance);
    },
  };
};
