import { expect } from '@playwright/test';
import text from '../../messages/en.json' with { type: 'json' };
import { test, testInTurn } from './support/test.ts';

test.describe('focus in a dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
  });

  test('goes to the first field when it opens', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).click();
    await expect(page.getByRole('dialog').getByLabel(text.auth_email)).toBeFocused();
  });

  test('goes back to the button that opened it when it closes', async ({ page }) => {
    const opener = page.getByRole('banner').getByRole('button', { name: text.nav_sign_in });
    await opener.click();
    await expect(page.getByRole('dialog').getByLabel(text.auth_email)).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: text.action_close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('goes from the button of a form to the first field that is wrong, each time it is pressed', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: text.auth_sign_in, exact: true });
    await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).click();
    await dialog.getByRole('textbox', { name: text.auth_password }).fill('short');
    await submit.click();
    await expect(dialog.getByLabel(text.auth_email)).toBeFocused();
    await dialog.getByLabel(text.auth_email).fill('ada@example.com');
    await submit.click();
    await expect(dialog.getByRole('textbox', { name: text.auth_password })).toBeFocused();
  });

  testInTurn(
    'stays with a person who was faster than the dialog, in the view that opens first and in the next',
    async ({ page }) => {
      const dialog = page.getByRole('dialog');
      const opener = page.getByRole('banner').getByRole('button', { name: text.nav_sign_in });
      await opener.click();
      await expect(dialog.getByLabel(text.auth_email)).toBeFocused();
      await dialog.getByRole('button', { name: text.action_close }).click();
      await expect(dialog).toHaveCount(0);

      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await opener.click();
      await dialog.getByRole('textbox', { name: text.auth_password }).focus();
      await page.clock.runFor(500);
      await expect(dialog.getByRole('textbox', { name: text.auth_password })).toBeFocused();

      await dialog.getByRole('button', { name: text.auth_to_sign_up }).click();
      await dialog.getByRole('textbox', { name: text.auth_password }).focus();
      await page.clock.runFor(500);
      await expect(dialog).toHaveAccessibleName(text.auth_sign_up_title);
      await expect(dialog.getByRole('textbox', { name: text.auth_password })).toBeFocused();
    },
  );
});
