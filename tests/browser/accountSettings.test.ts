import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { signInLocally } from '#tests/server/support/localIdentity.ts';
import { paths } from '#src/addresses/paths.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAs } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';
import { PASSWORD, NEW_PASSWORD, visit, join, dialogOf, account } from './support/accounts.ts';

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
