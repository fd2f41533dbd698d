import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const PASSWORD = 'correct horse';

/** Somebody whose account exists and knows nothing about them yet. */
const newcomer = async (): Promise<Visitor> => {
  const visitor = new Visitor(originOf());
  const email = `${randomUUID()}@example.org`;
  await visitor.requestSignUp(email, PASSWORD);
  await visitor.confirm(await visitor.codeFor(email));
  return visitor;
};

test('[AUTH-02] [AUTH-04] [ROUTE-17] setup comes before a guarded screen and leads on to it', async ({ page }) => {
  await signInAs(page.context(), await newcomer());
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: text.action_continue });

  await page.goto('/ai-girlfriend');
  await expect(dialog).toHaveAccessibleName(text.setup_profile_title);
  await expect(page).toHaveURL('/');

  await dialog.getByRole('button', { name: text.action_close }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: text.nav_chats }).click();
  await expect(dialog).toHaveAccessibleName(text.setup_profile_title);
  await expect(page).toHaveURL('/');

  await dialog.getByLabel(text.setup_name, { exact: true }).fill('Ada');
  await dialog.getByText('she/her').click();
  await next.click();
  await expect(dialog).toHaveAccessibleName(text.setup_age_title);
  await dialog.getByLabel(text.setup_age, { exact: true }).fill('36');
  await next.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/ai-girlfriend');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.conversations_title);
  expect(await page.evaluate(() => sessionStorage.getItem('redirectPath'))).toBeNull();
});

testInTurn(
  '[M-28] [ROUTE-17] the address that a person wanted keeps its query and fragment through sign-in',
  async ({ page }) => {
    const email = await new Visitor(originOf()).join();
    const wanted = '/settings?tab=plan#tokens';
    await page.goto(wanted);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
    expect(await page.evaluate(() => sessionStorage.getItem('redirectPath'))).toBe(wanted);
    await dialog.getByLabel(text.auth_email).fill(email);
    await dialog.getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.settings_title);
  },
);

testInTurn(
  '[AUTH-04] [AUTH-17] whoever is under age hears so at every guarded screen, and can sign out',
  async ({ page }) => {
    const visitor = await newcomer();
    await visitor.post('/api/user/update', { name: 'Kit', pronoun: 'they/them', age: 15 });
    await visitor.post('/api/user/update', { age: 16 });
    await signInAs(page.context(), visitor);
    const dialog = page.getByRole('dialog');

    await page.goto('/');
    for (const _ of ['at once', 'again']) {
      await expect(dialog).toHaveAccessibleName(text.setup_under_age_title);
      await dialog.getByRole('button', { name: text.action_close }).first().click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('link', { name: text.nav_chats }).click();
    }
    await dialog.getByRole('button', { name: text.nav_sign_out }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: text.nav_sign_in })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('redirectPath'))).toBeNull();
  },
);

test('[AUTH-02] a screen loads by itself once a person has signed in again whose session was lost', async ({
  page,
}) => {
  const visitor = new Visitor(originOf());
  const email = await visitor.join();
  await signInAs(page.context(), visitor);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: text.nav_account })).toBeVisible();
  await visitor.form('/session/pc/logout', {});

  const card = page.getByRole('main').getByRole('link', { name: /Idris Okonjo/ });
  await card.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
  await dialog.getByLabel(text.auth_email).fill(email);
  await dialog.getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /Idris Okonjo/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(text.conversations_failed_title)).toHaveCount(0);
});

testInTurn('[AUTH-03] signing out that does not reach the server says so, and can be done again', async ({ page }) => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  await signInAs(page.context(), visitor);
  await page.goto('/');
  const banner = page.getByRole('banner');
  const signIn = banner.getByRole('button', { name: text.nav_sign_in });
  const signOut = async () => {
    await banner.getByRole('button', { name: text.nav_account }).click();
    await page.getByRole('menuitem', { name: text.nav_sign_out }).click();
  };
  await page.route('/session/pc/logout', (route) => route.abort('connectionfailed'));
  await signOut();
  await expect(page.getByText(text.nav_sign_out_failed, { exact: true })).toBeVisible();
  await expect(signIn).toBeVisible();
  expect(await visitor.get('/api/user/detail')).toMatchObject({ errNo: 0, data: { name: 'Ada' } });
  await page.unroute('/session/pc/logout');
  await page.reload();
  await signOut();
  await expect(signIn).toBeVisible();
  expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
});

testInTurn(
  '[AUTH-02] nothing of a person stays on the screen when somebody else signs in over it',
  async ({ page }) => {
    const first = new Visitor(originOf());
    await first.join();
    const secondEmail = await new Visitor(originOf()).join();
    const characterId = seedCharacters[0]?.characterId ?? '';
    await first.say(characterId, 'A secret of the first person');
    await signInAs(page.context(), first);
    await page.goto(paths.conversation(characterId));
    const secret = page.getByText('A secret of the first person');
    await expect(secret.first()).toBeVisible();
    await first.form('/session/pc/logout', {});

    await page.getByRole('textbox').fill('Are you there?');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.auth_email).fill(secondEmail);
    await dialog.getByLabel(text.auth_password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
    await expect(page).toHaveURL(paths.home());
    await page.getByRole('link', { name: text.nav_chats }).first().click();
    await expect(page.getByText(text.conversations_empty_title)).toBeVisible();
    await expect(secret).toHaveCount(0);
  },
);

test('[AUTH-13] the link of the mail confirms in the browser that signed up, once', async ({ page }) => {
  const visitor = new Visitor(originOf());
  const email = `${randomUUID()}@example.org`;
  await visitor.requestSignUp(email, PASSWORD);
  await signInAs(page.context(), visitor);
  const link = `${paths.userRedirect()}?code=${await visitor.codeFor(email)}`;
  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.setup_profile_title);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(text.failure_code)).toBeVisible();
});
