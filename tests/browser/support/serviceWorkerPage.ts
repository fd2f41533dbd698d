import type { Page } from '@playwright/test';

/** Waits until the worker of the page stands between it and the network. */
export const untilWatched = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) throw new Error('Nobody works');
    if (active.state === 'activated') return;
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });

/** What is kept: the addresses by the names of their caches. */
export const keptBy = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname).toSorted();
    }
    return kept;
  });

/** The parts of the offline page. */
export const OFFLINE_PARTS = ['color-mode.js', 'favicon.svg', 'index.html', 'page.css', 'page.js'].map(
  (name) => `/offline/${name}`,
);
