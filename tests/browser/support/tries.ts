import type { Page, Request } from '@playwright/test';
import { REPEATED_STATUSES, RETRY_DELAY } from '#src/api/outgoing.ts';

/** How often a call that may be repeated is made before it counts as failed. */
export const TRIES = 4;

/** How often a call is made that is answered with this status. */
export const triesAt = (status: number): number => (REPEATED_STATUSES.includes(status) ? TRIES : 1);

/**
 * Ends a call as often as the application makes it, by `end`, which waits for the next try and gives it. The clock of the page is turned
 * over the pauses in between.
 */
export const endTries = async (page: Page, tries: number, end: () => Promise<Request>): Promise<void> => {
  for (let left = tries; left > 0; left -= 1) {
    const request = await end();
    if (left === 1) return;
    await (await request.response())?.finished();
    await page.clock.runFor(RETRY_DELAY);
  }
};
