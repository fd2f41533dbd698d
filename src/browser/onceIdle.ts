/** Milliseconds after which a page that is never idle is not waited for any more. */
const PATIENCE = 10_000;

/** Does what nobody waits for, once the page has nothing else to do. */
export const onceIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, PATIENCE);
};
