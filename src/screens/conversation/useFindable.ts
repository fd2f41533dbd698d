import { useEffect, useMemo, useState } from 'react';
import { FINDABLE } from '#machines/chat/chatSetup.ts';

/** So many rows are drawn at a time, which takes a few milliseconds. */
const STEP = 20;
/** Milliseconds in which a conversation that was opened comes to rest. */
const REST = 1000;
/** Milliseconds between steps where the browser does not tell when it has time. */
const PAUSE = 200;

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(id);
};

/**
 * Which of so many rows are drawn though they are not in view: the last few hundred, which the browser's own search is to reach. They
 * come a few at a time, when the page has nothing else to do.
 */
export const useFindable = (rows: number): readonly number[] => {
  const [drawn, setDrawn] = useState(0);
  // Below the messages there is one more.
  const wanted = Math.min(rows, FINDABLE + 1);
  useEffect(() => {
    if (drawn >= wanted) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(
      () => {
        cancel = whenIdle(() => setDrawn(Math.min(drawn + STEP, wanted)));
      },
      drawn === 0 ? REST : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [drawn, wanted]);
  return useMemo(() => {
    const count = Math.min(drawn, rows);
    return Array.from({ length: count }, (_, index) => rows - count + index);
  }, [drawn, rows]);
};
