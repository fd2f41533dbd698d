import type { Browser, BrowserContextOptions } from '@playwright/test';
import * as z from 'zod';

/** A slow mobile network: 400 kbit/s, and a tenth of a second there and back. */
const SLOW = { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;

/** Milliseconds from the start of the navigation until something of the page at `url` is painted, with an empty cache on a slow network. */
export const firstPaintSlowly = async (
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(storageState !== undefined && { storageState }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      undefined,
      { timeout: 60_000 },
    );
    return z.number().parse(await painted.jsonValue());
  } finally {
    await context.close();
  }
};
