import { expect, type Page } from '@playwright/test';
import text from '../../../messages/en.json' with { type: 'json' };

/** Goes on with an account of the local test identity, or does not. */
export const throughLocalIssuer = async (
  page: Page,
  email: string,
  act: 'Continue' | 'Deny' = 'Continue',
  isVerified = true,
): Promise<void> => {
  await page.getByRole('button', { name: 'Continue with Liora test identity' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liora test identity');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('This email is verified').setChecked(isVerified);
  await page.getByRole('button', { name: act }).click();
};

/** Says what a new account needs to know. */
export const setUp = async (page: Page): Promise<void> => {
  const form = page.getByRole('dialog');
  const next = form.getByRole('button', { name: text.action_continue });
  await expect(form).toHaveAccessibleName(text.setup_profile_title);
  await form.getByLabel(text.setup_name, { exact: true }).fill('Ada');
  await form.getByText('she/her').click();
  await next.click();
  await form.getByLabel(text.setup_age, { exact: true }).fill('36');
  await next.click();
};
