import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** So close to the end, in px, a person counts as being there. */
const NEAR_PX = 32;

export interface StickToEnd {
  list: RefObject<VirtualizerHandle | null>;
  /** The element that scrolls; the list is its only child. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether what comes next will be followed. */
  isAtEnd: boolean;
  /** For each row that is drawn: whoever is at the end stays there in the very frame in which it grows. */
  watchRow: RefCallback<HTMLElement>;
  /** To be called at every scroll. */
  onScroll: () => void;
  scrollToEnd: () => void;
  /** Brings a row into the middle and stays there. */
  scrollToRow: (index: number) => void;
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
  const lastEnd = useRef(0);
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
  const rows = useRef(new Set<Element>());
  const watcher = useRef<ResizeObserver>(null);
  useEffect(() => {
    /*
     * Sizes of rows are known only after they were drawn, and change when a piece of an answer or a font arrives. The list's own
     * observer of them is older than this one, so that it knows them by then; of the list itself one hears a frame too late.
     */
    const observer = new ResizeObserver(followEnd);
    if (scroller.current !== null) observer.observe(scroller.current);
    for (const row of rows.current) observer.observe(row);
    watcher.current = observer;
    return () => {
      observer.disconnect();
      watcher.current = null;
    };
  }, [followEnd]);
  const watchRow = useCallback((row: HTMLElement | null) => {
    if (row === null) return undefined;
    rows.current.add(row);
    watcher.current?.observe(row);
    return () => {
      rows.current.delete(row);
      watcher.current?.unobserve(row);
    };
  }, []);

  return {
    list,
    scroller,
    isAtEnd,
    watchRow,
    onScroll: () => {
      if (scroller.current === null) return;
      /* Of the element: the list learns only later that its window has grown, as when a keyboard closes. */
      const { scrollTop, scrollHeight, clientHeight } = scroller.current;
      const end = scrollHeight - clientHeight;
      /* Only a person who moves up leaves the end: it moves away by itself when rows grow, and takes the list along when they shrink. */
      if (scrollTop >= end - NEAR_PX) sticks.current = true;
      else if (scrollTop < lastOffset.current && end >= lastEnd.current) sticks.current = false;
      lastOffset.current = scrollTop;
      lastEnd.current = end;
      setIsAtEnd(sticks.current);
    },
    scrollToEnd: () => {
      sticks.current = true;
      followEnd();
    },
    scrollToRow: (index) => {
      sticks.current = false;
      list.current?.scrollToIndex(index, { align: 'center' });
    },
    isNearStart: (distance) => {
      const handle = list.current;
      if (handle === null || handle.viewportSize === 0) return false;
      return handle.scrollSize <= handle.viewportSize || (!sticks.current && handle.scrollOffset < distance);
    },
  };
};
