import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Visitor } from '#tests/server/support/visitor.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { untilTakenOver } from './support/prerendered.ts';
import { originOf } from './support/member.ts';
import { test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: text.nav_sign_in });
/** Loads a page on which nothing comes up, so that its links can be pressed. */
const seeNothingAt = async (page: Page, path: string) => {
  await page.goto(path);
  await untilTakenOver(page);
  await expect(signInButton(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: text.nav_home }).click();
  await expect(page).toHaveURL(paths.home());
};

/** Asks for the code of a sign-up over the home page. */
const signUp = async (page: Page): Promise<string> => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(paths.home());
  await signInButton(page).click();
  await dialogOf(page).getByRole('button', { name: text.auth_to_sign_up, exact: true }).click();
  await dialogOf(page).getByLabel(text.auth_email).fill(email);
  await dialogOf(page).getByLabel(text.auth_password, { exact: true }).fill('correct horse');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveAccessibleName(text.auth_confirm_title);
  return email;
};

test('the code of a sign-up is asked for again where it was, and no more once that was closed', async ({ page }) => {
  await signUp(page);
  await seeNothingAt(page, paths.about());
  await page.goto(paths.home());
  await expect(dialogOf(page)).toHaveAccessibleName(text.auth_confirm_title);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await seeNothingAt(page, paths.home());

  await signInButton(page).click();
  await expect(dialogOf(page)).toHaveAccessibleName(text.auth_confirm_title);
  await page.keyboard.press('Escape');
  await page.goto(paths.signUp());
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(text.auth_confirm_title);
});

test('digits that are pasted in two groups submit themselves, and the field asks the phone for them', async ({
  page,
}) => {
  const email = await signUp(page);
  const field = dialogOf(page).getByLabel(text.auth_code);
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const digits = await new Visitor(originOf()).digitsFor(email);
  expect(digits).toMatch(/^\d{3} \d{3}$/);
  await field.focus();
  await page.keyboard.insertText(digits);
  await expect(dialogOf(page)).toHaveAccessibleName(text.setup_profile_title);
});

test('after a reload the mail comes again, and its digits open the account with the password of before', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.reload();
  await dialogOf(page).getByRole('button', { name: text.auth_resend, exact: true }).click();
  await expect(dialogOf(page).getByText(text.auth_resent)).toBeVisible();
  const visitor = new Visitor(originOf());
  const mails = await visitor.mailsTo(email);
  expect(mails).toHaveLength(2);
  await dialogOf(page)
    .getByLabel(text.auth_code)
    .fill(await visitor.digitsFor(email));
  await expect(dialogOf(page)).toHaveAccessibleName(text.setup_profile_title);
  expect(await visitor.signIn(email, 'correct horse')).toMatchObject({ errNo: 0 });
});
