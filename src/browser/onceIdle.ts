/** Milliseconds after which a page that is never idle is not waited for any more. */
const TIMEOUT = 10_000;

/** Does what nobody waits for, once the page has nothing else to do. */
export const onceIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: TIMEOUT });
  else setTimeout(act, TIMEOUT);
};
