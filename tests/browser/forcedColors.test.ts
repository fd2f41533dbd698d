import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { standInPreviews } from '#tests/flows/support/generator.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test } from './support/test.ts';

/** Where the device brings its own colours, lines show what is chosen. */

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('a choice, where the keyboard is in it too', async ({ page, context }) => {
  await signInAsMember(context);
  await page.goto(paths.settings());
  const group = page.getByRole('radiogroup', { name: text.settings_color, exact: true });
  const choice = (name: string) => group.locator('label').filter({ hasText: name });
  await expect(group).toBeVisible();
  await expect(choice(text.settings_color_system)).toHaveCSS('outline-style', 'solid');
  await expect(choice(text.settings_color_light)).toHaveCSS('outline-style', 'none');
  await group.getByRole('radio', { name: text.settings_color_system }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(text.settings_color_system)).toHaveCSS('outline-style', 'none');
  await expect(choice(text.settings_color_light)).toHaveCSS('outline-style', 'double');
});

test('a look', async ({ page, context }) => {
  await standInPreviews(page);
  await signInAsMember(context);
  await page.goto('/ai-generator/quick');
  const looks = page.getByRole('main').locator('label:has(input[name=lookId])');
  const linesAre = async (first: string, second: string) => {
    await expect(looks.nth(0)).toHaveCSS('outline-style', first);
    await expect(looks.nth(1)).toHaveCSS('outline-style', second);
  };
  await linesAre('none', 'none');
  await looks.nth(0).getByRole('radio').check();
  await looks.nth(0).getByRole('radio').blur();
  await linesAre('solid', 'none');
  await looks.nth(0).getByRole('radio').focus();
  await page.keyboard.press('ArrowRight');
  await linesAre('none', 'double');
});

test('a filter, and the language of the page', async ({ page }) => {
  await page.goto(paths.about());
  const languages = page.getByRole('main').getByRole('list', { name: text.language_title });
  await expect(languages).toBeVisible();
  await expect(languages.getByRole('button', { name: 'English' })).toHaveCSS('outline-style', 'solid');
  await expect(languages.getByRole('button', { name: 'Deutsch' })).toHaveCSS('outline-style', 'none');

  await page.goto(paths.home());
  const chosen = page.getByRole('main').getByRole('link', { name: text.home_sort_popular, exact: true });
  await expect(chosen).toBeVisible();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});
