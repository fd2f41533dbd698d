import { expect, type Page } from '@playwright/test';
import text from '../../messages/en.json' with { type: 'json' };
import german from '../../messages/de.json' with { type: 'json' };
import { differenceOf } from './support/differenceOf.ts';
import { untilTakenOver } from './support/prerendered.ts';
import { originOf } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const PAGES = ['/', '/users/sign_in', '/users/sign_up', '/tokens', '/subscriptions'] as const;

/** Whether the page came with its drawing. */
const isPrerendered = (html: string): boolean => !html.includes('<div id="root"></div>');

const withoutPictures = (page: Page) => page.route('/images/**', (route) => route.abort());

test.describe('before its scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows people, and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.home_title);
    const card = page
      .getByRole('list', { name: text.home_all })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .first();
    const path = (await card.getAttribute('href')) ?? '';
    await card.click();
    await expect(page).toHaveURL(path);
  });

  testInTurn('a form sends nothing that would stand in an address', async ({ page }) => {
    await page.goto('/users/sign_in');
    await page.getByLabel(text.auth_email).fill('ada@example.org');
    await page.getByLabel(text.auth_password, { exact: true }).fill('correct horse');
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.keyboard.press('Enter');
    expect([(await sent).method(), new URL((await sent).url()).search]).toEqual(['POST', '']);
  });
});

for (const path of PAGES)
  for (const width of [390, 1440])
    testInTurn(`${path} looks as its scripts draw it, at ${width} px`, async ({ browser }) => {
      const lookOf = async (javaScriptEnabled: boolean): Promise<Buffer> => {
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
        const page = await context.newPage();
        await withoutPictures(page);
        await page.goto(originOf() + path);
        if (javaScriptEnabled) await untilTakenOver(page);
        await page.evaluate(() => document.fonts.ready);
        const look = await page.screenshot({ animations: 'disabled' });
        await context.close();
        return look;
      };
      const drawn = await lookOf(false);
      const taken = await lookOf(true);
      expect(await differenceOf(drawn, taken)).toBeUndefined();
    });

/** Opens a page whose scripts come only once they are let through. */
const openHeld = async (page: Page, path: string): Promise<() => void> => {
  await withoutPictures(page);
  const scripts = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/frame-.+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path);
  return () => scripts.resolve(undefined);
};

test.describe('what is done before the scripts come is not lost', () => {
  test('what is typed, and where', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    const search = page.getByRole('searchbox', { name: text.home_search });
    await search.fill('astronomer');
    letThrough();
    await untilTakenOver(page);
    await expect(search).toHaveValue('astronomer');
    await expect(search).toBeFocused();
    await expect(page).toHaveURL('/?query=astronomer');
  });

  testInTurn('the colours that the device has changed to meanwhile', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    letThrough();
    await untilTakenOver(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  testInTurn('the place on the page', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    letThrough();
    await untilTakenOver(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  testInTurn('a button that was pressed', async ({ page }) => {
    const letThrough = await openHeld(page, '/');
    await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
    letThrough();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
  });

  testInTurn('a button of what is known only once more scripts have come', async ({ page }) => {
    const late = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/purchaseApi-.+\.js$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    const screen = page.waitForResponse(/\/assets\/PurchaseRoute-.+\.js$/);
    await page.goto('/tokens');
    await page.getByRole('button', { name: /^Buy 200 tokens/ }).click();
    await (await screen).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    late.resolve(undefined);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
  });

  testInTurn('a form that was sent', async ({ page }) => {
    const letThrough = await openHeld(page, '/users/sign_in');
    await page.getByLabel(text.auth_email).fill('ada');
    await page.getByLabel(text.auth_password, { exact: true }).fill('correct horse');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page.getByLabel(text.auth_email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(text.auth_email)).toHaveValue('ada');
    await expect(page).toHaveURL('/users/sign_in');
  });
});

testInTurn('a button that is pressed loads the page anew when its scripts did not come', async ({ page }) => {
  await withoutPictures(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Preloaded and imported: whichever the browser asks for.
  await page.route(/\/assets\/frame-.+\.js$/, (route) => (documents === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  await untilTakenOver(page);
  await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
});

test('a page is drawn in the language of the browser, and kept by nobody', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-language': 'de' } });
  const html = await answer.text();
  expect({ ...answer.headers(), status: answer.status() }).toMatchObject({
    status: 200,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  expect(html).toContain(`<html lang="de" dir="ltr">`);
  expect(html).toContain(german.home_title);
});

for (const [what, path, headers] of [
  ['who may be signed in', '/', { cookie: 'liora_session=anything' }],
  ['an address that brings something along', '/?tag=warm', {}],
  ['screens for members', '/settings', {}],
] as const)
  test(`the browser draws for ${what}`, async ({ request }) => {
    const answer = await request.get(path, { headers });
    expect(isPrerendered(await answer.text())).toBe(false);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  });
