import { watchEffects } from './support/stepEffects.ts';
import { test } from './support/test.ts';

test('a step that asks for something a moment after it was done has come to something', async ({ page }) => {
  await page.goto('/healthz');
  await watchEffects(page)(() =>
    page.evaluate(() => {
      setTimeout(() => void fetch('/healthz'), 100);
    }),
  );
});
