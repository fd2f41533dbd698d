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

/** Gives the keyboard the marked element once something else is shown, where what had it has gone. What is shown first takes nothing. */
export const useFocusGoesAlong = (shown: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef('');
  useEffect(() => {
    const isNext = before.current !== '' && before.current !== shown;
    if (isNext && isLost(document)) heading.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return heading;
};

/** As a ref: the element takes the keyboard when it appears. */
export const focusOnShow = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};
