import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `goHome` when what had the focus in `region` is taken off the page and the focus has fallen to the page itself, also when that
 * becomes so only as a dialog closes.
 */
export const useFocusHome = (region: RefObject<HTMLElement | null>, goHome: () => void): void => {
  const onLost = useEffectEvent(goHome);
  useEffect(() => {
    const { current: place } = region;
    if (place === null) return undefined;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      onLost();
    });
    place.addEventListener('focusin', remember);
    observer.observe(place, { childList: true, subtree: true });
    // Dialogs are children of the body itself.
    observer.observe(document.body, { childList: true });
    return () => {
      place.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [region]);
};
