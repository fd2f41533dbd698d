import { startTransition } from 'react';
import { waitFor } from 'xstate';
import { hasLoadFailed } from '#machines/session/sessionSelectors.ts';
import type { Liora } from '#src/app/liora.ts';
import { untilAllTaken } from '#src/api/knownAnswers.ts';
import type { Router } from './router.ts';

/*
 * On a page that the server has drawn, public/boot.js loads the scripts named in its `data-scripts` once the page was seen, each in a task of
 * its own; at once where nobody sees it, in the background, or the browser does not tell. Tasks begin by messages: timers wait where a
 * browser saves power, and under the clock of a test. Links work without scripts; what else is wanted meanwhile is kept for `hydrate`: the
 * last button, and Enter in a field, which sends what is written as SpeechField has it.
 */
declare global {
  /** Set by public/boot.js. */
  var lioraBoot: { readonly wanted: Element | null; readonly end: () => void } | undefined;
}

/** Milliseconds for the code of those who ask. */
const TIMEOUT = 3000;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whatever a person can do something with. */
const KEEPERS = 'a, button, input, textarea, summary';

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;

/** Finds what has come in the place of an element of the drawn page: what is called the same, in the same order. */
const successors = (drawn: readonly Element[], container: Element) => {
  const before = drawn.flatMap((root) => [...root.querySelectorAll(KEEPERS)]);
  const after = [...container.querySelectorAll<HTMLElement>(KEEPERS)];
  return (element: Element): HTMLElement | undefined => {
    const isSame = (other: Element) => other.tagName === element.tagName && labelOf(other) === labelOf(element);
    return after.filter(isSame)[before.filter(isSame).indexOf(element)];
  };
};

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const fill = (field: Field, { value, defaultValue }: Field): void => {
  if (value === defaultValue) return;
  // Past React, which would take it for its own doing.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Carries over what a person has done on the drawn page: text, the keyboard's place, and the last button that was pressed. */
const carryOver = (drawn: readonly Element[], focused: Element | null, container: Element): void => {
  const successorOf = successors(drawn, container);
  for (const field of drawn.flatMap((root) => [...root.querySelectorAll<Field>('input, textarea')])) {
    const successor = successorOf(field);
    if (isField(successor)) fill(successor, field);
  }
  if (focused !== null && focused !== document.body) successorOf(focused)?.focus({ preventScroll: true });
  const { lioraBoot } = globalThis;
  lioraBoot?.end();
  globalThis.lioraBoot = undefined;
  performance.mark('taken-over');
  const wanted = lioraBoot?.wanted && successorOf(lioraBoot.wanted);
  if (wanted instanceof HTMLTextAreaElement) wanted.form?.requestSubmit();
  else wanted?.click();
};

/** Gives way to whatever else the page has to do. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

const untilShown = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Puts what `render` draws in the place of the page that the server has drawn, once there is as much to show, or to tell that the
 * server does not answer. That page stays in sight until then, and goes in one step.
 */
export const hydrate = async (
  container: Element,
  router: Router,
  session: Liora['session'],
  render: () => void,
): Promise<void> => {
  await Promise.race([untilShown(router), waitFor(session, hasLoadFailed)]);
  await untilAllTaken(TIMEOUT);
  // The flows have them by then.
  await nextTask();
  await nextTask();
  const drawn = [...container.children];
  let focused: Element | null = document.activeElement;
  let scrolled = window.scrollY;
  const followFocus = (): void => {
    focused = document.activeElement;
  };
  const followScrolling = (): void => {
    scrolled = window.scrollY;
  };
  container.addEventListener('focusin', followFocus);
  window.addEventListener('scroll', followScrolling);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    container.removeEventListener('focusin', followFocus);
    window.removeEventListener('scroll', followScrolling);
    carryOver(drawn, focused, container);
    // The router begins at the top.
    window.scrollTo(0, scrolled);
  });
  observer.observe(container, { childList: true });
  startTransition(render);
};
