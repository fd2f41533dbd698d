import type { Browser } from '@playwright/test';
import * as z from 'zod';

/** What a page cost, in milliseconds from the start of its navigation. */
export interface Load {
  /** Until its content was there and no long task was under way. */
  readonly interactive: number;
  /** Until its scripts had taken over what the server has drawn; the same where the browser draws. */
  readonly takenOver: number;
  /** Of every task after the first paint, what went beyond 50 ms: as Lighthouse counts it. */
  readonly blocked: number;
}

const BLOCKING_MS = 50;
/** The processor is as many times slower: what Lighthouse takes for a mobile telephone. */
const SLOWER = 4;

const seenSchema = z.object({
  shown: z.number(),
  painted: z.number(),
  takenOver: z.number().optional(),
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
});

/** Opens `url` with an empty cache on a slow processor and a quick network, and waits for `selector`. */
export const loadSlowly = async (browser: Browser, url: string, selector: string): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript((wanted) => {
      const tasks: { start: number; duration: number }[] = [];
      Reflect.set(globalThis, 'tasks', tasks);
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
      new MutationObserver((_, observer) => {
        if (document.querySelector(wanted) === null) return;
        observer.disconnect();
        performance.mark('shown');
      }).observe(document, { childList: true, subtree: true });
    }, selector);
    await page.goto(url);
    await page.locator(selector).first().waitFor();
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        Reflect.get(globalThis, 'lioraBoot') === undefined,
    );
    await page.waitForLoadState('networkidle');
    const { shown, painted, takenOver, tasks } = seenSchema.parse(
      await page.evaluate(() => ({
        shown: performance.getEntriesByName('shown')[0]?.startTime,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        takenOver: performance.getEntriesByName('taken-over')[0]?.startTime,
        tasks: Reflect.get(globalThis, 'tasks'),
      })),
    );
    const around = tasks.find(({ start, duration }) => start <= shown && shown < start + duration);
    const interactive = Math.max(painted, around === undefined ? shown : around.start + around.duration);
    return {
      interactive,
      takenOver: takenOver ?? interactive,
      blocked: tasks
        .filter(({ start }) => start >= painted)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0),
    };
  } finally {
    await context.close();
  }
};
