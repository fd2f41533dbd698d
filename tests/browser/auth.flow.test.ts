import { test } from '@playwright/test';
import { createAuthWalker } from '#tests/flows/auth.browser.ts';
import { authModel } from '#tests/flows/auth.model.ts';
import { pathsOf } from '#tests/flows/support/paths.ts';
import { walkPath } from '#tests/flows/support/walk.ts';

test.describe('[AUTH-01] [AUTH-05] [AUTH-12] auth machine on its screens', () => {
  for (const path of pathsOf(authModel)) {
    test(path.title, async ({ page }) => {
      await page.clock.install();
      const walker = await createAuthWalker(page);
      await page.goto('/');
      await walkPath(authModel, path, walker, test.step);
    });
  }
});
