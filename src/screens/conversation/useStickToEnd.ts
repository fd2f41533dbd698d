import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** So close to the end, in px, a person counts as being there. */
const NEAR_PX = 32;

export interface StickToEnd {
  list: RefObject<VirtualizerHandle | null>;
  /** For a button back to the end. */
  isAtEnd: boolean;
  /** To be called at every scroll. */
  onScroll: () => void;
  /** To be called when the list or its window changes size. */
  onResize: () => void;
  scrollToEnd: () => void;
}

/**
 * Keeps a list at its end while the person is there and leaves it alone otherwise. `rowCount` rows
 * are shown; a new `ownKey` (what the person said last) goes to the end from wherever one was.
 */
export const useStickToEnd = (rowCount: number, ownKey: string | null): StickToEnd => {
  const list = useRef<VirtualizerHandle>(null);
  const sticks = useRef(true);
  const lastOwnKey = useRef(ownKey);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = () => list.current?.scrollToIndex(rowCount - 1, { align: 'end' });

  useLayoutEffect(() => {
    if (ownKey !== null && ownKey !== lastOwnKey.current) sticks.current = true;
    lastOwnKey.current = ownKey;
    if (sticks.current) list.current?.scrollToIndex(rowCount - 1, { align: 'end' });
  });

  return {
    list,
    isAtEnd,
    onScroll: () => {
      const handle = list.current;
      if (handle === null) return;
      sticks.current = handle.scrollOffset + handle.viewportSize >= handle.scrollSize - NEAR_PX;
      setIsAtEnd(sticks.current);
    },
    onResize: () => {
      if (sticks.current) goToEnd();
    },
    scrollToEnd: () => {
      sticks.current = true;
      goToEnd();
    },
  };
};
