import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element to the top of the window whenever what stands above it has gone or come, by `isFolded`. */
export const useInViewAfter = (isFolded: boolean): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement>(null);
  const before = useRef(isFolded);
  // After the list below it, which goes back to where it was left.
  useEffect(() => {
    if (before.current === isFolded) return;
    before.current = isFolded;
    element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isFolded]);
  return element;
};
