import { expect, test } from '@playwright/test';

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

test('the entry script travels compressed and may be kept for good', async ({ page }) => {
  const entry = page.waitForResponse(/\/assets\/index-.+\.js$/);
  await page.goto('/');
  expect((await entry).headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('[API-06] the page tells where the generic client finds its base', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="liora-base-url"]')).toHaveAttribute('content', '/');
});
