import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { signInLocally } from '#tests/server/support/localIdentity.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { paths } from '#src/addresses/paths.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { untilTakenOver } from './support/prerendered.ts';
import { originOf, signInAs } from './support/member.ts';
import { setUp, throughLocalIssuer } from './support/signingUp.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';
const newEmail = () => `${randomUUID()}@example.org`;
const visit = () => new Visitor(originOf());
const join = async () => {
  const visitor = visit();
  return { visitor, email: await visitor.join(undefined, PASSWORD) };
};
const dialogOf = (page: Page) => page.getByRole('dialog');
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: text.nav_account });
const linkIn = async (email: string): Promise<string> => {
  const [mail] = await visit().mailsTo(email);
  const link = mail?.text.split('\n\n').find((paragraph) => URL.canParse(paragraph));
  if (link === undefined) throw new Error('The mail has no link');
  return link;
};

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

test.describe('[AUTH-10] [AUTH-14] settings', () => {
  const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test('change the name, the password, and end other sessions', async ({ page }) => {
    const { visitor, email } = await join();
    const elsewhere = visit();
    await elsewhere.signIn(email, PASSWORD);
    await signInAs(page.context(), visitor);
    await page.goto('/');
    await account(page).click();
    await page.getByRole('menuitem', { name: text.nav_settings }).click();
    await expect(page).toHaveURL('/settings');

    const profile = region(page, text.settings_profile);
    await profile.getByRole('button', { name: text.settings_edit }).click();
    await profile.getByRole('textbox', { name: text.setup_name }).fill('Ada L.');
    await profile.getByRole('button', { name: text.settings_save }).click();
    await expect(page.getByText(text.settings_saved)).toBeVisible();
    await expect(profile).toContainText('Ada L., she/her');

    const password = region(page, text.settings_password);
    await password.getByRole('button', { name: text.settings_change }).click();
    await password.getByRole('textbox', { name: text.settings_old_password }).fill(PASSWORD);
    await password.getByRole('textbox', { name: text.settings_new_password }).fill(NEW_PASSWORD);
    await password.getByRole('button', { name: text.settings_password_submit }).click();
    await expect(page.getByText(text.settings_password_changed)).toBeVisible();
    expect(await elsewhere.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
    await page.reload();
    await expect(profile).toContainText('Ada L., she/her');
    expect(await visit().signIn(email, NEW_PASSWORD)).toMatchObject({ errNo: 0 });
  });

  testInTurn(
    'work with the keyboard alone, which is where the form opens and goes back to its button',
    async ({ page }) => {
      const { visitor } = await join();
      await signInAs(page.context(), visitor);
      await page.goto('/settings');
      const profile = region(page, text.settings_profile);
      const edit = profile.getByRole('button', { name: text.settings_edit });
      await edit.press('Enter');
      await expect(profile.getByRole('textbox', { name: text.setup_name })).toBeFocused();
      await page.keyboard.type('Grace');
      await page.keyboard.press('Enter');
      await expect(profile).toContainText('Grace');
      await expect(edit).toBeFocused();
    },
  );

  testInTurn('are as fresh as ever for who comes back to them', async ({ page }) => {
    const { visitor } = await join();
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    const profile = region(page, text.settings_profile);
    await profile.getByRole('button', { name: text.settings_edit }).click();
    await profile.getByRole('textbox', { name: text.setup_name }).fill('Grace');
    await profile.getByRole('button', { name: text.settings_save }).click();
    await expect(page.getByText(text.settings_saved)).toBeVisible();
    await page.getByRole('link', { name: text.nav_home }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(text.home_title);
    await page.goBack();
    await expect(profile).toContainText('Grace');
    await expect(page.getByText(text.settings_saved)).toHaveCount(0);
  });

  test('open one section in place of another, and leave it by Escape', async ({ page }) => {
    const { visitor } = await join();
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    const profile = region(page, text.settings_profile);
    const password = region(page, text.settings_password);
    await profile.getByRole('button', { name: text.settings_edit }).click();
    await expect(profile.getByRole('textbox', { name: text.setup_name })).toBeFocused();
    await password.getByRole('button', { name: text.settings_change }).click();
    await expect(profile.getByRole('textbox')).toHaveCount(0);
    await expect(password.getByRole('textbox', { name: text.settings_old_password })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(password.getByRole('textbox')).toHaveCount(0);
    await expect(password.getByRole('button', { name: text.settings_change })).toBeFocused();
  });

  test('read no more of what is wrong with a name once it is right', async ({ page }) => {
    const { visitor } = await join();
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    const profile = region(page, text.settings_profile);
    await profile.getByRole('button', { name: text.settings_edit }).click();
    const name = profile.getByRole('textbox', { name: text.setup_name });
    await name.fill('');
    await profile.getByRole('button', { name: text.settings_save }).click();
    await expect(profile.getByText(text.field_name_missing)).toBeVisible();
    await expect(name).toBeFocused();
    await name.pressSequentially('G');
    await expect(profile.getByText(text.field_name_missing)).toHaveCount(0);
    await expect(name).not.toHaveAttribute('aria-invalid');
  });

  test('find sections in groups, and choose how Liora is drawn', async ({ page }) => {
    const { visitor } = await join();
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    await expect(page.getByRole('main').getByRole('group', { name: /./ })).toHaveCount(5);
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    await expect(group(text.settings_group_access).getByRole('region')).toHaveCount(4);
    await expect(group(text.settings_group_billing).getByRole('region')).toHaveCount(3);
    const drawn = group(text.settings_group_general).getByRole('radiogroup', { name: text.settings_color });
    await drawn.getByRole('radio', { name: text.settings_color_dark }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(drawn.getByRole('radio', { name: text.settings_color_dark })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  testInTurn('take everything along, then leave for good', async ({ page }) => {
    const { visitor, email } = await join();
    await visitor.say(seedCharacters[0]?.characterId ?? '', 'Remember me');
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      region(page, text.settings_export).getByRole('button', { name: text.settings_export_submit }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^liora-export-\d{4}-\d{2}-\d{2}\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const data: unknown = JSON.parse(Buffer.concat(chunks).toString());
    expect(data).toMatchObject({ format: 'liora.export.v1', account: { email } });
    expect(JSON.stringify(data)).toContain('Remember me');
    await expect(page.getByText(text.settings_exported)).toBeVisible();

    const deletion = region(page, text.settings_delete);
    await deletion.getByRole('button', { name: text.settings_delete_open }).click();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      deletion.getByRole('button', { name: text.settings_delete_export }).click(),
    ]);
    expect(again.suggestedFilename()).toBe(download.suggestedFilename());
    await expect(deletion.getByText(text.settings_exported)).toBeVisible();
    await deletion.getByRole('textbox', { name: text.settings_delete_password }).fill(PASSWORD);
    await deletion.getByRole('button', { name: text.settings_delete_submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.farewell_title);
    await expect(page.getByRole('main').getByText(text.settings_deleted, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(paths.farewell());
    await expect(page.getByRole('banner').getByRole('button', { name: text.nav_sign_in })).toBeVisible();
    expect(await visit().signIn(email, PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
  });

  testInTurn('[M-16] list devices and sign-ins, and end each', async ({ page }) => {
    const { visitor, email } = await join();
    const elsewhere = visit();
    await elsewhere.signIn(email, PASSWORD);
    await signInLocally(elsewhere, email);
    await elsewhere.form('/session/pc/link', { password: passwordDigest(PASSWORD) });
    const device = visit();
    await device.signIn(email, PASSWORD);
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    const access = region(page, text.access_title);
    await access.getByRole('button', { name: 'Unlink Liora test identity…' }).click();
    await dialogOf(page).getByRole('button', { name: text.access_end_identity_submit }).click();
    await expect(access.getByText(text.access_identity_ended)).toBeVisible();
    expect(await elsewhere.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
    await access.getByRole('button', { name: 'Sign out Unknown device…' }).click();
    await dialogOf(page).getByRole('button', { name: text.access_end_session_submit }).click();
    await expect(access.getByText(text.access_session_ended)).toBeVisible();
    await expect(access.getByRole('listitem')).toHaveCount(1);
    expect(await device.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { email } });
  });

  testInTurn('sign out everywhere', async ({ page }) => {
    const { visitor, email } = await join();
    const elsewhere = visit();
    await elsewhere.signIn(email, PASSWORD);
    await signInAs(page.context(), visitor);
    await page.goto('/settings');
    const sessions = region(page, text.settings_sessions);
    await sessions.getByRole('button', { name: text.settings_sessions_open }).click();
    await sessions.getByRole('button', { name: text.settings_sessions_submit }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: text.nav_sign_in })).toBeVisible();
    expect(await elsewhere.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
  });
});
