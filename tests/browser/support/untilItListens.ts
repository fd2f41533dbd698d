import type { Page } from '@playwright/test';

/** Waits until what has just opened hears Escape and presses beside it: Ark UI listens from two frames and a task later on. */
export const untilItListens = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
