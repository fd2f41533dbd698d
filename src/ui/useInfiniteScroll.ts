import { useEffect, useRef, type RefObject } from 'react';

const DELAY_MS = 200;
const THROTTLE_MS = 50;

/**
 * Calls `onReach` when the marked element has been in view for 200 ms, at a distance of 0 px; what changes within 50 ms is looked at
 * once. Put the ref on an element behind the list.
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
    let isLookedAt = false;
    let waiting: number | undefined;
    let resting: number | undefined;
    const look = () => {
      isLookedAt = true;
      resting = window.setTimeout(rest, THROTTLE_MS);
      window.clearTimeout(waiting);
      if (isInView) waiting = window.setTimeout(() => reach.current(), DELAY_MS);
    };
    const rest = () => {
      resting = undefined;
      if (!isLookedAt) look();
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      isLookedAt = false;
      if (resting === undefined) look();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.clearTimeout(resting);
      window.clearTimeout(waiting);
    };
  }, [isEnabled]);
  return marker;
};
