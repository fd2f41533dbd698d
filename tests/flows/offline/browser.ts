import { expect as playwrightExpect, type Page, type Route } from '@playwright/test';
import { OFFLINE_DELAYS, type offlineMachine } from '#machines/offline/offlineMachine.ts';
import type { OfflineSnapshot } from '#machines/offline/offlineSelectors.ts';
import { pauseAfter } from '#machines/pauseAfter.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

const reasons = {
  noNetwork: { title: text.offline_network_title, message: text.offline_network_message },
  noServer: { title: text.offline_server_title, message: text.offline_server_message },
};

/** The page at its own address, as the service worker gives it; the server's word that it is ready waits until the path tells. */
export const createOfflineDriver = async (page: Page): Promise<Driver<typeof offlineMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  const waiting = new Set<Route>();
  page.on('requestfailed', (request) => {
    for (const route of waiting) if (route.request() === request) waiting.delete(route);
  });
  await page.route('**/readyz', (route) => {
    waiting.add(route);
  });
  // What it leads to is loaded in other tests.
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  );

  const asks = (count: number) => expect.poll(() => waiting.size, { message: 'the server is looked for' }).toBe(count);
  const release = async (how: (route: Route) => Promise<void>) => {
    await asks(1);
    const routes = [...waiting];
    waiting.clear();
    await Promise.all(routes.map(how));
  };
  const tell = (type: 'online' | 'offline') => page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
  const retry = page.getByRole('button', { name: text.offline_retry, exact: true });
  const see = async (snapshot: OfflineSnapshot, state: string) => {
    const { title, message } = snapshot.context.isOnline ? reasons.noServer : reasons.noNetwork;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · ${text.brand}`);
    await expect(page.getByRole('status')).toHaveText(message);
    await expect(page.locator('[data-text=state]')).toHaveText(state);
    await expect(retry).toBeVisible();
  };

  return {
    events: {
      // What a device says of its network can be wrong, so that nothing is done to the network itself.
      'network.lost': async () => void (await tell('offline')),
      'network.restored': async () => void (await tell('online')),
      'retry.asked': () => retry.click(),
    },
    done: { findServer: () => release((route) => route.fulfill({ json: { status: 'ready' } })) },
    failed: { findServer: () => release((route) => route.abort()) },
    after: {
      checkTimeout: () => page.clock.runFor(OFFLINE_DELAYS.checkTimeout),
      pause: ({ context }) => page.clock.runFor(pauseAfter(context.tries)),
    },
    states: {
      waiting: async (snapshot) => {
        await see(snapshot, text.offline_waiting);
        await asks(0);
      },
      looking: async (snapshot) => {
        await see(snapshot, text.offline_looking);
        await asks(1);
      },
      reached: async () => {
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle('Home');
      },
    },
    unnoticed: { 'network lost': { when: ({ context }) => !context.isOnline } },
  };
};
