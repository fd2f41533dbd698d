import { useSyncExternalStore } from 'react';

/** From these widths on there is one more column than the two that a small window has: the breakpoints of `cardGrid`. */
const WIDER = ['(min-width: 768px)', '(min-width: 1024px)', '(min-width: 1280px)'].map((query) =>
  window.matchMedia(query),
);
/** Where the server draws, nobody knows the window. */
const unknown = () => null;

const subscribe = (onChange: () => void) => {
  for (const query of WIDER) query.addEventListener('change', onChange);
  return () => {
    for (const query of WIDER) query.removeEventListener('change', onChange);
  };
};
const countColumns = (): number => 2 + WIDER.filter(({ matches }) => matches).length;

/** The size `page` of the theme, in rem. */
export const PAGE_REM = 84;

/**
 * About how high a row of so many cards is, in px, before one was measured: without a guess nothing is drawn that is not in view, and the
 * first cards would come only when somebody sees where they should be.
 */
export const guessRowHeight = (columns: number): number => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round((Math.min(window.innerWidth, PAGE_REM * rem) / columns) * 1.4);
};

/** How many cards stand side by side; `null` where the server draws. */
export const useColumns = (): number | null => useSyncExternalStore<number | null>(subscribe, countColumns, unknown);
