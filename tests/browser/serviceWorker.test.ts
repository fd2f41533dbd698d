import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion, joinIn } from './support/conversationPage.ts';
import { originOf } from './support/member.ts';
import { keptBy, OFFLINE_PARTS, untilWatched } from './support/serviceWorkerPage.ts';
import { test } from './support/test.ts';
import { violationsIn } from './support/violationsIn.ts';
import { watchPage } from './support/watchPage.ts';
import { layWire } from './support/wire.ts';

test.use({ serviceWorkers: 'allow', colorScheme: 'dark' });

const manifestOf = async (origin: string) => {
  const answer = await fetch(`${origin}/manifest.webmanifest`);
  return { type: answer.headers.get('content-type'), body: await answer.text() };
};

test('who loses the server is told so, and comes back by themselves; nothing of theirs is kept', async ({
  page,
  context,
}) => {
  await using wire = await layWire(originOf());
  const watched = watchPage(page);
  await joinIn(context, wire.origin);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the site can be installed', async () => {
    await page.goto(wire.origin + paths.conversation(companion.characterId));
    await untilWatched(page);
    const devTools = await context.newCDPSession(page);
    const { url, errors, data } = await devTools.send('Page.getAppManifest');
    const { type, body } = await manifestOf(wire.origin);
    expect({ url, errors, data, type }).toEqual({
      url: `${wire.origin}/manifest.webmanifest`,
      errors: [],
      data: body,
      type: 'application/manifest+json',
    });
    expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const worker = await page.request.get(`${wire.origin}/service-worker.js`);
    expect(worker.headers()['cache-control']).toBe('no-cache');
  });

  await test.step('the worker stands between, and keeps its own page alone', async () => {
    await page.reload();
    await expect(heading).toContainText(companion.name);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.goto(wire.origin + paths.images());
    await expect(heading).toContainText(text.gallery_title);
    const buildId = await page.locator('meta[name="build-id"]').getAttribute('content');
    expect(await keptBy(page)).toEqual({ [`offline-${buildId}`]: OFFLINE_PARTS });
  });
  expect(watched.troubles()).toEqual([]);

  await test.step('a server that is away', async () => {
    wire.cut();
    await page.goto(wire.origin + paths.settings());
    await expect(heading).toHaveText(text.offline_server_title);
    await expect(page.getByRole('status')).toHaveText(text.offline_server_message);
    await expect(page.getByText(text.offline_waiting)).toBeVisible();
    await expect(page).toHaveTitle(`${text.offline_server_title} · ${text.brand}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violationsIn(page)).toEqual([]);
  });

  await test.step('a network that is gone', async () => {
    await context.setOffline(true);
    await expect(heading).toHaveText(text.offline_network_title);
    await context.setOffline(false);
    await expect(heading).toHaveText(text.offline_server_title);
  });

  await test.step('the server is there again', async () => {
    // While nobody answers: else the page may have come back by itself before the press.
    await page.getByRole('button', { name: text.offline_retry }).click();
    await expect(heading).toHaveText(text.offline_server_title);
    wire.mend();
    await expect(heading).toHaveText(text.settings_title);
    await expect(page).toHaveURL(wire.origin + paths.settings());
  });
});

test('a worker whose cache its successor has thrown away answers from the network, and keeps nothing anew', async ({
  page,
}) => {
  await page.goto(paths.about());
  await untilWatched(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const status = await page.evaluate(async () => (await fetch('/offline/page.css')).status);
  expect({ status, kept: await keptBy(page) }).toEqual({ status: 200, kept: {} });
});
