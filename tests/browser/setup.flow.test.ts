import { test } from '@playwright/test';
import { createSetupWalker } from '#tests/flows/setup.browser.ts';
import { setupModel } from '#tests/flows/setup.model.ts';
import { pathsOf } from '#tests/flows/support/paths.ts';
import { walkPath } from '#tests/flows/support/walk.ts';

test.describe('[AUTH-04] setup machine on its screens', () => {
  for (const path of pathsOf(setupModel)) {
    test(path.title, async ({ page }) => {
      await page.clock.install();
      const walker = await createSetupWalker(page);
      await page.goto('/');
      await walkPath(setupModel, path, walker, test.step);
    });
  }
});
