import { expect } from '@playwright/test';
import { partsSite } from './support/partsSite.ts';
import { test } from './support/test.ts';

/** What those hear who do not see: headings, names and roles of the screens that matter most, under version control. */
const SCENES = ['home', 'meeting-answered', 'chat', 'purchase-plans', 'settings'] as const;

test('screens read out as they are recorded', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
  await page.waitForFunction('"sceneNames" in window');
  for (const scene of SCENES)
    await test.step(scene, async () => {
      await page.evaluate(`showNext('${scene}')`);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${scene}.aria.yml` });
    });
});
