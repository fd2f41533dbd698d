import type { Page } from '@playwright/test';
import { expect } from '../chat/pageObject.ts';

/** A clipboard that takes what it is given when the test says so. */
export const holdClipboard = async (page: Page) => {
  const waiting: ({ words: string } & PromiseWithResolvers<void>)[] = [];
  await page.exposeFunction('writeHeld', (words: string) => {
    const written = Promise.withResolvers<void>();
    waiting.push({ words, ...written });
    return written.promise;
  });
  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: { writeText: writeHeld } });");
  const given = () => waiting.map(({ words }) => words);
  const take = () => {
    const [first] = waiting.splice(0);
    if (first === undefined) throw new Error('Nothing is copied');
    return first;
  };
  return {
    sees: (...words: readonly string[]) => expect.poll(given, { message: 'what is copied' }).toEqual(words),
    accept: () => take().resolve(),
    refuse: (error: unknown) => take().reject(error),
    /** Says neither. */
    forget: () => void take(),
  };
};
