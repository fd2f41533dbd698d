import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test } from './support/test.ts';

test('on a phone a step of making opens below the portrait that stays in view', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsMember(context);
  await page.goto(paths.generator());
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 2, name: text.making_step_story, exact: true });
  await main.getByRole('button', { name: text.making_step_looks, exact: true }).waitFor();
  // From the end of a long step one goes on to the next.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await main.getByRole('button', { name: text.making_step_story, exact: true }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(heading).toBeFocused();
  const portrait = main.getByRole('complementary', { name: text.making_preview, exact: true });
  const [above, below] = [await portrait.boundingBox(), await heading.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(heading).toBeInViewport({ ratio: 1 });
});
