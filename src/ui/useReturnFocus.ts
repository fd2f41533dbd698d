import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before something opened, also when that is taken off the page as a whole,
 * which leaves Ark UI no time to do so.
 */
export const useReturnFocus = (isOpen: boolean) => {
  const opener = useRef<Element>(null);
  /* Before effects, in which what opened takes the focus. */
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
};
