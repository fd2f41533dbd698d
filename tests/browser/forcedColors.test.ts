import { expect, type Locator } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test } from './support/test.ts';

/** Where the device brings its own colours, lines show what is chosen. */

const lineOf = (element: Locator): Promise<string> => element.evaluate((it) => getComputedStyle(it).outlineStyle);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('a choice, where the keyboard is in it too', async ({ page, context }) => {
  await signInAsMember(context);
  await page.goto(paths.settings());
  const group = page.getByRole('radiogroup', { name: text.settings_color, exact: true });
  const choice = (name: string) => group.locator('label').filter({ hasText: name });
  await expect(group).toBeVisible();
  expect(await lineOf(choice(text.settings_color_system))).toBe('solid');
  expect(await lineOf(choice(text.settings_color_light))).toBe('none');
  await group.getByRole('radio', { name: text.settings_color_system }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await lineOf(choice(text.settings_color_system))).toBe('none');
  expect(await lineOf(choice(text.settings_color_light))).toBe('double');
});

test('a filter, and the language of the page', async ({ page }) => {
  await page.goto(paths.about());
  const languages = page.getByRole('main').getByRole('list', { name: text.language_title });
  await expect(languages).toBeVisible();
  expect(await lineOf(languages.getByRole('button', { name: 'English' }))).toBe('solid');
  expect(await lineOf(languages.getByRole('button', { name: 'Deutsch' }))).toBe('none');

  await page.goto(paths.home());
  const chosen = page.getByRole('main').getByRole('link', { name: text.home_sort_popular, exact: true });
  await expect(chosen).toBeVisible();
  expect(await lineOf(chosen)).toBe('solid');
});
