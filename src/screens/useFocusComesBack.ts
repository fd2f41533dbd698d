import { type RefObject, useEffect, useRef } from 'react';

const isLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || activeElement.closest('[role="dialog"]') !== null;

/** Gives the keyboard the marked element once an act is over whose own controls have gone with it. */
export const useFocusComesBack = (isActing: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasActing = useRef(false);
  useEffect(() => {
    if (wasActing.current && !isActing && isLost(document)) heading.current?.focus({ preventScroll: true });
    wasActing.current = isActing;
  }, [isActing]);
  return heading;
};

/** As a ref: the element takes the keyboard when it appears. */
export const focusOnShow = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};
