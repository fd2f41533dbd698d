import { expect } from '@playwright/test';
import { partsSite } from './support/partsSite.ts';
import { test } from './support/test.ts';

/** What those hear who do not see: headings, names and roles of the screens that matter most, under version control. */
const SCENES = ['home', 'meeting-answered', 'sign-up-from-meeting', 'chat', 'purchase-plans', 'settings'] as const;

test.use({ timezoneId: 'UTC' });

test('screens read out as they are recorded', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort());
  // Made-up messages are minutes and days old.
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
  await page.waitForFunction('"sceneNames" in window');
  for (const scene of SCENES)
    await test.step(scene, async () => {
      await page.evaluate(`showNext('${scene}')`);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${scene}.aria.yml` });
    });
});
