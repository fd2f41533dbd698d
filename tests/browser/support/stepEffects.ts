import { expect, type Page } from '@playwright/test';
import { TIMEOUT } from './changes.ts';

declare global {
  /** What the page showed before a step, in the document in which it did. */
  var shownBefore: string | undefined;
}

/** Keeps all that a person can tell a page by: what stands there, what is entered and chosen, where the keyboard is, and the address; tells whether it is other than what was kept last. */
const keep = (): boolean => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const entered = fields.map(({ value, checked }) => `${value} ${checked}`);
  const focused = [...document.querySelectorAll('*')].findIndex((element) => element === document.activeElement);
  const shown = [location.href, document.documentElement.outerHTML, focused, ...entered].join('\n');
  const isOther = shown !== globalThis.shownBefore;
  globalThis.shownBefore = shown;
  return isOther;
};

/**
 * Watches a page for steps that come to nothing; what is given does a step, and fails where it changes nothing on the screen, asks for
 * nothing and gives up nothing that it has asked for.
 */
export const watchEffects = (page: Page): ((run: () => Promise<void>) => Promise<void>) => {
  let calls = 0;
  page.on('request', () => (calls += 1));
  page.on('requestfailed', () => (calls += 1));

  return async (run) => {
    const [asked, size] = [calls, page.viewportSize()?.width];
    await page.evaluate(keep);
    await run();
    if (calls > asked || page.viewportSize()?.width !== size) return;
    const message = 'The step changes something on the screen or asks for something';
    // Requests are told of a little after they are sent.
    const isNoticed = async () => calls > asked || (await page.evaluate(keep));
    await expect.poll(isNoticed, { message, timeout: TIMEOUT }).toBe(true);
  };
};
