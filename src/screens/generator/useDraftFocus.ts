import { type RefObject, useEffect, useRef } from 'react';
import type { FieldError } from '#contract/envelope.ts';

/** Gives the keyboard the first field that a draft was refused for, and the heading of a step that one goes to. */
export const useDraftFocus = (
  step: string,
  missed: readonly FieldError[],
): { readonly form: RefObject<HTMLFormElement | null>; readonly heading: RefObject<HTMLHeadingElement | null> } => {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ step, missed });
  useEffect(() => {
    const last = seen.current;
    seen.current = { step, missed };
    // A dialog keeps the keyboard.
    if (document.activeElement?.closest('[role=dialog]') !== null && document.activeElement !== null) return;
    if (missed.length > 0 && missed !== last.missed)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (step !== last.step) heading.current?.focus();
  }, [step, missed]);
  return { form, heading };
};
