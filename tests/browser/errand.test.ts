import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { test, testInTurn } from './support/test.ts';

test('[AUTH-01] [BUY-06] whoever is asked for an account is told where they were going', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto(paths.images());
  await expect(dialog).toHaveAccessibleDescription(text.auth_errand_pictures);
  await dialog.getByRole('button', { name: text.auth_to_sign_up }).click();
  await expect(dialog).toHaveAccessibleDescription(`${text.auth_errand_pictures} ${text.auth_sign_up_text}`);
  await page.goto(paths.tokens());
  await page.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ }).click();
  await expect(dialog).toHaveAccessibleDescription(text.auth_errand_purchase);
});

testInTurn('[AUTH-01] nobody is welcomed back who may never have been here', async ({ page }) => {
  await page.goto(paths.home());
  await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Sign in to Liora');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(text.auth_sign_in_text);
});
