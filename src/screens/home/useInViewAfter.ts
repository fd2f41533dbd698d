import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element to the top of the window whenever what stands above it has gone or come, by `isFolded`; once more when what is below it has come. */
export const useInViewAfter = (isFolded: boolean, isWaiting: boolean): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement>(null);
  const before = useRef(isFolded);
  const isDue = useRef(false);
  // After the list below it, which goes back to where it was left.
  useEffect(() => {
    if (before.current !== isFolded) isDue.current = true;
    before.current = isFolded;
    if (!isDue.current) return;
    isDue.current = isWaiting;
    element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isFolded, isWaiting]);
  return element;
};
