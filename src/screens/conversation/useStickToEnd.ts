import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** So close to the end, in px, a person counts as being there. */
const NEAR_PX = 32;
/** So close to the start, in px, what lies above it is wanted. */
const NEAR_START_PX = 600;

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
}

/** What is drawn, and what is done near its start. */
export interface StickToEndOptions {
  rowCount: number;
  /** What the person said last: a new one goes to the end from wherever one was. */
  ownKey: string | null;
  /** Called, maybe many times, while the person has gone up to within `NEAR_START_PX` of the start, or sees all there is. */
  onNearStart: () => void;
}

/** Keeps a list at its end while the person is there and leaves it alone otherwise. */
export const useStickToEnd = ({ rowCount, ownKey, onNearStart }: StickToEndOptions): StickToEnd => {
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
  const rows = useRef(new Set<Element>());
  const measured = useRef(new WeakSet<Element>());
  const whenNearStart = useRef(onNearStart);
  const tellNearStart = useCallback(() => {
    const handle = list.current;
    // Rows count as 40 px until they are measured: a full window would seem half empty.
    const areMeasured = [...rows.current].every((row) => measured.current.has(row));
    if (handle === null || handle.viewportSize === 0 || !areMeasured) return;
    if (handle.scrollSize <= handle.viewportSize || (!sticks.current && handle.scrollOffset < NEAR_START_PX))
      whenNearStart.current();
  }, []);
  useLayoutEffect(() => {
    lastRow.current = rowCount - 1;
    if (ownKey !== null && ownKey !== lastOwnKey.current) sticks.current = true;
    lastOwnKey.current = ownKey;
    whenNearStart.current = onNearStart;
    followEnd();
    tellNearStart();
  });
  const watcher = useRef<ResizeObserver>(null);
  useEffect(() => {
    /*
     * Sizes of rows are known only after they were drawn, and change when a piece of an answer or a font arrives. The list's own
     * observer of them is older than this one, so that it knows them by then; of the list itself one hears a frame too late.
     */
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) measured.current.add(target);
      followEnd();
      tellNearStart();
    });
    if (scroller.current !== null) observer.observe(scroller.current);
    for (const row of rows.current) observer.observe(row);
    watcher.current = observer;
    return () => {
      observer.disconnect();
      watcher.current = null;
    };
  }, [followEnd, tellNearStart]);
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
      tellNearStart();
    },
    scrollToEnd: () => {
      sticks.current = true;
      followEnd();
    },
    scrollToRow: (index) => {
      sticks.current = false;
      list.current?.scrollToIndex(index, { align: 'center' });
    },
  };
};
