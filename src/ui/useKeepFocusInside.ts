import { useEffect, useRef } from 'react';

const focusedIn = (content: HTMLElement | null): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && content?.contains(activeElement) === true ? activeElement : null;
};

/**
 * The focus inside a dialog: stays with a person who is faster than the dialog's own first focus, which comes a frame
 * late, and goes to the first field when another `view` takes the focused one off the page.
 */
export const useKeepFocusInside = (view: string) => {
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (focusedIn(content.current) === null)
      content.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  });
  return { content, focusedInside: () => focusedIn(content.current) };
};
