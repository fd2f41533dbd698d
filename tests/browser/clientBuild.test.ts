import { expect, type Page } from '@playwright/test';
import { BUDGET } from '../../scripts/lib/budget.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { differenceOf } from './support/differenceOf.ts';
import { untilTakenOver } from './support/prerendered.ts';
import { signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

test('the page breaks no rule of its content security policy', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('report', (violation: string) => violations.push(violation));
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', (event) => report(event.violatedDirective + ' ' + event.blockedURI));
  `);
  const response = await page.goto('/');
  await page.waitForLoadState('networkidle');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(violations).toEqual([]);
});

test('[BUILD-01] the page knows the build that builds/latest.json names', async ({ page, request }) => {
  await page.goto('/');
  const buildId = await page.locator('meta[name="build-id"]').getAttribute('content');
  const latest = await request.get('/builds/latest.json', { params: { t: '1' } });
  expect(await latest.json()).toEqual({ buildId });
});

testInTurn('the script of the frame travels compressed and may be kept for good', async ({ page }) => {
  const frame = page.waitForResponse(/\/assets\/frame-.+\.js$/);
  await page.goto('/');
  expect((await frame).headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

testInTurn('[API-06] the page tells where the generic client finds its base', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="liora-base-url"]')).toHaveAttribute('content', '/');
});

/** What the home page asked for until a moment of it: by path, and in bytes as they travelled. */
const neededUntil = (page: Page, moment: 'first-contentful-paint' | 'taken-over' | 'drawn-by-self') =>
  page.evaluate((name) => {
    const until = performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime <= until)
      .map((entry) => ({ path: new URL(entry.name).pathname, bytes: Number(Reflect.get(entry, 'encodedBodySize')) }));
  }, moment);

type Needed = Awaited<ReturnType<typeof neededUntil>>;
const bytesOf = (needed: Needed, ending: string): number =>
  needed.filter(({ path }) => path.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);

test('a first visit of the home page stays within its budget, and reacts to the first press', async ({ page }) => {
  await page.goto('/');
  await untilTakenOver(page);
  const drawn = await neededUntil(page, 'first-contentful-paint');
  expect(bytesOf(drawn, '.js')).toBeLessThanOrEqual(BUDGET.prerenderedJavascript * 1000);
  const needed = await neededUntil(page, 'taken-over');
  const requests = needed.map(({ path }) => path).filter((path) => !path.startsWith('/images/'));
  expect(bytesOf(needed, '.js')).toBeLessThanOrEqual(BUDGET.javascript * 1000);
  expect(bytesOf(needed, '.css')).toBeLessThanOrEqual(BUDGET.styles * 1000);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
  await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
});

test('signed in, the home page stays within its budget until it reacts, and the account menu opens with the first press', async ({
  page,
  context,
}) => {
  await signInAsMember(context);
  await page.addInitScript((name) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(`header button[aria-label="${name}"]`) === null) return;
      if (document.querySelector('#explore [role="listitem"] a') === null) return;
      observer.disconnect();
      performance.mark('drawn-by-self');
    });
    observer.observe(document, { childList: true, subtree: true });
  }, text.nav_account);
  await page.goto('/');
  const account = page.getByRole('banner').getByRole('button', { name: text.nav_account });
  await expect(account).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('drawn-by-self').length > 0);
  const needed = await neededUntil(page, 'drawn-by-self');
  expect(bytesOf(needed, '.js')).toBeLessThanOrEqual(BUDGET.memberJavascript * 1000);
  await account.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(page.getByRole('menu')).toBeFocused();
  await expect(items.first()).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(account).toBeFocused();
  await account.click();
  await expect(items).toHaveText([text.nav_settings, text.nav_sign_out]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    testInTurn(
      `the home page looks the same with the rules of all screens, ${colorScheme}, at ${width} px`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.route('/images/**', (route) => route.abort());
        await page.goto('/');
        await untilTakenOver(page);
        // Pictures that do not come have been asked for once more.
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('list', { name: text.home_all }).getByRole('listitem').first()).toBeVisible();
        const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
        const [first] = await sheets();
        const before = await page.screenshot();
        // The whole sheet comes with the first chunk beyond the home page.
        await page.getByRole('button', { name: text.nav_sign_in, exact: true }).click();
        await page.getByRole('button', { name: text.action_close, exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        await page.mouse.move(0, 0);
        expect([(await sheets()).length, (await sheets())[0]]).toEqual([2, first]);
        expect(await differenceOf(before, await page.screenshot())).toBeUndefined();
      },
    );
  }
}
