import { expect } from '@playwright/test';
import text from '../../messages/en.json' with { type: 'json' };
import { untilTakenOver } from './support/prerendered.ts';
import { setUp, throughLocalIssuer } from './support/signingUp.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';
import { PASSWORD, NEW_PASSWORD, newEmail, visit, join, dialogOf, account, linkIn } from './support/accounts.ts';

test('[AUTH-07] [AUTH-09] [ROUTE-17] a forgotten password is set anew by the link of the mail', async ({ page }) => {
  const watched = watchPage(page);
  const { visitor, email } = await join();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).click();
  await dialogOf(page).getByRole('button', { name: text.auth_forgot }).click();
  await dialogOf(page).getByLabel(text.auth_email).fill(email);
  await dialogOf(page).getByRole('button', { name: text.auth_forgot_submit }).click();
  await expect(dialogOf(page)).toHaveAccessibleName(text.auth_forgot_sent_title);
  await page.goto(await linkIn(email));
  await page.getByRole('textbox', { name: text.reset_password }).fill('password123');
  await page.getByRole('button', { name: text.reset_submit }).click();
  await expect(page.getByText(text.field_password_common)).toBeVisible();
  await page.getByRole('textbox', { name: text.reset_password }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: text.reset_submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.reset_done_title);
  await expect(page.getByText(text.reset_ended_sessions_one)).toBeVisible();
  await expect(page.getByRole('region', { name: text.access_title }).getByText(text.access_this_device)).toBeVisible();
  await page.getByRole('button', { name: text.action_continue }).click();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
  expect(await visit().signIn(email, NEW_PASSWORD)).toMatchObject({ errNo: 0 });
  expect(watched.troubles().filter((trouble) => !trouble.includes('400'))).toEqual([]);
});

testInTurn('[AUTH-09] [M-29] a link that was used says so at once, and leads to another mail', async ({ page }) => {
  await page.goto('/users/password/reset?code=ABCDEFGH2345');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.reset_broken_title);
  await page.getByRole('button', { name: text.reset_another }).click();
  await expect(dialogOf(page)).toHaveAccessibleName(text.auth_forgot_title);
  await expect(page).toHaveURL('/');
});

test('[AUTH-08] [ROUTE-17] a third party opens an account and leads on to the wanted screen', async ({ page }) => {
  const watched = watchPage(page);
  const email = newEmail();
  await page.goto('/ai-girlfriend');
  await throughLocalIssuer(page, email);
  await setUp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.conversations_title);
  await expect(page).toHaveURL('/ai-girlfriend');
  expect(watched.troubles()).toEqual([]);
});

testInTurn(
  '[AUTH-08] a third party that refuses or does not vouch leaves the person at the sign-in form, told why',
  async ({ page }) => {
    await page.goto('/users/sign_in');
    await throughLocalIssuer(page, newEmail(), 'Deny');
    await expect(page.getByText(text.failure_provider_refused)).toBeVisible();
    await throughLocalIssuer(page, newEmail(), 'Continue', false);
    await expect(page.getByText(text.failure_email_not_verified)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.auth_sign_in_title);
  },
);

testInTurn('[AUTH-01] a third party joins an account by its password', async ({ page }) => {
  const { email } = await join();
  await page.goto('/users/sign_in');
  await throughLocalIssuer(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.auth_link_title);
  await page.getByRole('textbox', { name: text.auth_password }).fill('something else');
  await page.getByRole('button', { name: text.auth_link_submit }).click();
  await expect(page.getByText(text.failure_credentials)).toBeVisible();
  await page.getByRole('textbox', { name: text.auth_password }).fill(PASSWORD);
  await page.getByRole('button', { name: text.auth_link_submit }).click();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const path of ['/', '/users/sign_in'])
  testInTurn(`[AUTH-06] signs in with the keyboard alone, at ${path}`, async ({ page }) => {
    const { email } = await join();
    await page.goto(path);
    if (path === '/') {
      await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in }).press('Enter');
      await expect(dialogOf(page).getByLabel(text.auth_email)).toBeFocused();
    } else {
      const field = page.getByLabel(text.auth_email);
      await expect(field).toBeVisible();
      // A field that goes while it is asked for the focus seems to have none.
      await untilTakenOver(page);
      for (let steps = 0; steps < 10 && !(await field.evaluate((at) => at === document.activeElement)); steps += 1)
        await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
    }
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(account(page)).toBeVisible();
  });

testInTurn(
  '[M-14] the link of a sign-up asks for a password in another browser, which is the one that counts',
  async ({ page }) => {
    const email = newEmail();
    await visit().requestSignUp(email, PASSWORD);
    await page.goto(await linkIn(email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.auth_choose_title);
    await page.getByRole('textbox', { name: text.auth_password }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: text.reset_submit }).click();
    await expect(dialogOf(page)).toHaveAccessibleName(text.setup_profile_title);
    expect(await visit().signIn(email, PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
    expect(await visit().signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200, errNo: 0 });
  },
);

testInTurn('the forms tell password managers what is what', async ({ page }) => {
  const names = () =>
    page
      .getByRole('main')
      .locator('input')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
      );
  await page.route('/session/pc/passwordcheck', (route) => route.fulfill({ json: { errNo: 0, data: {} } }));
  for (const [path, expected] of [
    ['/users/sign_in', ['email username', 'password current-password']],
    ['/users/sign_up', ['email username', 'password new-password']],
    ['/users/password/reset?code=ABCDEFGH2345', ['password new-password']],
  ] as const) {
    await page.goto(path);
    await expect.poll(names).toEqual(expected);
  }
});
