import type { BrowserContext, Page } from '@playwright/test';
import { originOf } from './member.ts';

const SESSION = 'liora_session';

/**
 * Has the browser draw its pages itself, as for everybody who has had a session: for tests that answer in the server's place, whose
 * answers would else come with the page.
 */
export const renderBySelf = async (context: BrowserContext): Promise<void> => {
  const url = originOf();
  const has = (await context.cookies(url)).some(({ name }) => name === SESSION);
  if (!has) await context.addCookies([{ name: SESSION, value: 'over', url }]);
};

/** Waits until the application has taken the place of a page that the server has drawn. */
export const untilTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => Reflect.get(globalThis, 'lioraBoot') === undefined);
};
