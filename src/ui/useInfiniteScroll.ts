import { useEffect, useRef, type RefObject } from 'react';

const DELAY_MS = 200;
const THROTTLE_MS = 50;

/**
 * Calls `onReach` when the marked element stays in view for 200 ms; looks every 50 ms at most. Put the ref on an
 * element behind the list.
 */
export const useInfiniteScroll = (isEnabled: boolean, onReach: () => void): RefObject<HTMLDivElement | null> => {
  const marker = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    const element = marker.current;
    if (!isEnabled || element === null) return;
    let isInView = false;
    let waiting: number | undefined;
    let looking: number | undefined;
    const look = () => {
      looking = undefined;
      window.clearTimeout(waiting);
      if (isInView) waiting = window.setTimeout(() => reach.current(), DELAY_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      looking ??= window.setTimeout(look, THROTTLE_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.clearTimeout(looking);
      window.clearTimeout(waiting);
    };
  }, [isEnabled]);
  return marker;
};
