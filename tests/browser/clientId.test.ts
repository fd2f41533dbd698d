import { expect, type Page, test } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { watchPage } from './support/watchPage.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

const ID = /^liora1[02-9ac-hj-np-z]{32}-?\d{1,2}(?:\.\d{1,2})?$/;

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('x-client-id'));
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cuid');

test.describe('the name of a browser', () => {
  test.use({ timezoneId: 'America/St_Johns' });

  test('[ID-01] [ID-02] [ID-03] is made of the device, kept, then written to the cookie, without asking anybody outside', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    const watched = watchPage(page);
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(paths.about());
    await expect.poll(() => cookie(page)).toBeDefined();
    const { value, path, sameSite, expires } = (await cookie(page)) ?? { expires: 0 };
    const clientId = decodeURIComponent(value ?? '');
    expect(clientId).toMatch(ID);
    expect(clientId).toMatch(/-(?:2|3)\.5$/);
    expect(await kept(page)).toBe(clientId);
    expect({ path, sameSite, days: Math.round((expires - Date.now() / 1000) / 86_400) }).toEqual({
      path: '/',
      sameSite: 'Lax',
      days: 365,
    });
    expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? '').origin]));
    expect(watched.troubles()).toEqual([]);
  });
});

testInTurn('[ID-01] one that is kept is used again, and nothing is read of the device', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => parts.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('x-client-id', 'liora1kept2'));
  await page.goto(paths.about());
  await expect.poll(async () => (await cookie(page))?.value).toBe('liora1kept2');
  expect(parts.filter((path) => path.includes('fingerprint'))).toEqual([]);
});

testInTurn(
  '[ID-01] a window that shares nothing with the first, as a private one, gets the same name',
  async ({ page, browser }) => {
    await page.goto(paths.about());
    await expect.poll(() => kept(page)).toMatch(ID);
    await using privately = await browser.newContext();
    const other = await privately.newPage();
    await other.goto(new URL(paths.about(), page.url()).href);
    await expect.poll(() => kept(other)).toBe(await kept(page));
  },
);

testInTurn('[ID-01] what is kept and is no name is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('x-client-id') === null) localStorage.setItem('x-client-id', '<script>');
  });
  await page.goto(paths.about());
  await expect.poll(() => kept(page)).toMatch(ID);
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  testInTurn(`[ID-01] with ${signal} the device is not read`, async ({ page }) => {
    await page.addInitScript(([name, said]) => Object.defineProperty(Navigator.prototype, name, { get: () => said }), [
      signal,
      value,
    ] as const);
    const parts: string[] = [];
    page.on('request', (request) => parts.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(paths.about());
    await page.clock.runFor(20_000);
    expect(await cookie(page)).toBeUndefined();
    expect(await kept(page)).toBeNull();
    expect(parts.filter((path) => path.includes('fingerprint'))).toEqual([]);
  });

test('[ID-01] [ID-04] who refuses to be counted keeps no name, and gets one again with their consent', async ({
  page,
}) => {
  await page.goto(paths.about());
  await expect.poll(() => kept(page)).toMatch(ID);
  await page.getByRole('button', { name: text.consent_refuse }).click();
  await expect(page.getByText(text.consent_refused, { exact: true })).toBeVisible();
  expect([await kept(page), await cookie(page)]).toEqual([null, undefined]);

  const parts: string[] = [];
  page.on('request', (request) => parts.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(20_000);
  expect([await kept(page), await cookie(page)]).toEqual([null, undefined]);
  expect(parts.filter((path) => path.includes('fingerprint'))).toEqual([]);

  await page.getByRole('button', { name: text.consent_allow }).click();
  await expect.poll(() => kept(page)).toMatch(ID);
});
