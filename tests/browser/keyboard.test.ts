import { expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { Keyboard } from './support/keyboard.ts';
import { originOf, signInAs } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

/** Every way through the product with the keyboard alone, but for a conversation and what people make: `keyboardGenerator.test.ts`. */

test.use({ trace: 'off' });

const PASSWORD = 'correct horse';
const dialogOf = (page: Page) => page.getByRole('dialog');
const inBanner = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const joined = async (): Promise<{ visitor: Visitor; email: string }> => {
  const visitor = new Visitor(originOf());
  return { visitor, email: await visitor.join(undefined, PASSWORD) };
};

testInTurn('signs in over a screen, goes through the catalogue, and signs out', async ({ page }) => {
  const { email } = await joined();
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  await keys.open(paths.home());

  await test.step('skips the bars', async () => {
    await keys.enter(page.getByRole('link', { name: text.nav_skip }));
    await expect(main).toBeFocused();
  });

  await test.step('signs in', async () => {
    const opener = inBanner(page, text.nav_sign_in);
    await keys.to(opener, 'Shift+Tab');
    await keys.press('Enter');
    await expect(dialogOf(page).getByLabel(text.auth_email)).toBeFocused();
    await keys.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await keys.press('Space');
    await keys.type(dialogOf(page).getByLabel(text.auth_email), email);
    await keys.type(dialogOf(page).getByRole('textbox', { name: text.auth_password }), PASSWORD);
    await keys.enter(dialogOf(page).getByRole('button', { name: text.auth_sign_in, exact: true }));
    await expect(inBanner(page, text.nav_account)).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  await test.step('searches and filters', async () => {
    const search = main.getByRole('searchbox', { name: text.home_search });
    await keys.type(search, 'Idris');
    await expect(page).toHaveURL(/[?&]query=Idris/);
    await keys.press('Escape');
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await keys.enter(main.getByRole('link', { name: text.home_sort_new, exact: true }));
    await expect(page).toHaveURL(/[?&]sort=new/);
    await keys.enter(main.getByRole('list', { name: text.home_tags }).getByRole('link').nth(2));
    await expect(page).toHaveURL(/[?&]tag=/);
    await keys.to(main.getByRole('list', { name: text.home_tags }).getByRole('link').first(), 'Shift+Tab');
    await keys.press('Enter');
    await expect(page).not.toHaveURL(/[?&]tag=/);
  });

  await test.step('opens a profile and one of its pictures, and comes back', async () => {
    const first = main.getByRole('list', { name: text.home_all }).getByRole('link', { name: text.home_profile });
    await keys.enter(first.first());
    await expect(page).toHaveURL(/\/ai-girlfriend\/profile\//);
    const opener = main.getByRole('button', { name: /^Open picture 1 of / });
    await keys.enter(opener.first());
    await expect(dialogOf(page)).toHaveAccessibleName(/picture 1 of/);
    await keys.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener.first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/[?&]sort=new/);
  });

  await test.step('shows, folds and hides the sidebar, and changes the colours', async () => {
    const toggle = inBanner(page, text.nav_sidebar);
    const sidebar = page.getByRole('complementary', { name: text.nav_sidebar });
    await keys.to(toggle, 'Shift+Tab');
    await keys.press('Enter');
    await keys.enter(sidebar.getByRole('button', { name: text.nav_sidebar_collapse }));
    await keys.enter(sidebar.getByRole('button', { name: text.nav_sidebar_expand }));
    await keys.to(toggle, 'Shift+Tab');
    await keys.press('Enter');
    await expect(sidebar).toHaveCount(0);
    await keys.enter(inBanner(page, text.color_mode_system));
    await keys.enter(inBanner(page, text.color_mode_light));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('in a narrow window it is a drawer', async () => {
    await page.setViewportSize({ width: 640, height: 800 });
    const toggle = inBanner(page, text.nav_sidebar);
    const drawer = page.getByRole('dialog', { name: text.nav_sidebar });
    await keys.to(toggle, 'Shift+Tab');
    await keys.press('Enter');
    await keys.to(drawer.getByRole('link', { name: text.nav_token_packages }));
    await keys.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('signs out', async () => {
    await keys.choose(inBanner(page, text.nav_account), text.nav_sign_out);
    await expect(inBanner(page, text.nav_sign_in)).toBeVisible();
  });
});

testInTurn('opens an account on a page of its own, and is asked who it is', async ({ page }) => {
  const visitor = new Visitor(originOf());
  const email = `keys-${crypto.randomUUID()}@example.org`;
  const keys = new Keyboard(page);
  await keys.open(paths.signUp());
  await keys.type(page.getByLabel(text.auth_email), email);
  const password = page.getByRole('textbox', { name: text.auth_password });
  await keys.type(password, PASSWORD);
  await keys.enter(page.getByRole('button', { name: text.auth_show_password }));
  await expect(password).toHaveAttribute('type', 'text');
  await keys.press('Space');
  await expect(password).toHaveAttribute('type', 'password');
  await keys.enter(page.getByRole('button', { name: text.auth_sign_up, exact: true }));
  const code = page.getByLabel(text.auth_code);
  await expect(code).toBeVisible();
  await keys.type(code, await visitor.codeFor(email));
  await keys.enter(page.getByRole('button', { name: text.auth_confirm }));

  await expect(dialogOf(page)).toHaveAccessibleName(text.setup_profile_title);
  await keys.type(dialogOf(page).getByLabel(text.setup_name, { exact: true }), 'Ada');
  await keys.to(dialogOf(page).getByRole('radio', { checked: true }));
  await keys.press('ArrowDown', 'ArrowUp');
  await keys.enter(dialogOf(page).getByRole('button', { name: text.action_continue }));
  await expect(dialogOf(page)).toHaveAccessibleName(text.setup_age_title);
  await keys.type(dialogOf(page).getByLabel(text.setup_age, { exact: true }), '36');
  await keys.enter(dialogOf(page).getByRole('button', { name: text.action_continue }));
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(inBanner(page, text.nav_account)).toBeVisible();
});

testInTurn('goes along with each step of getting in, on pages of their own', async ({ page }) => {
  const { visitor, email } = await joined();
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const isAt = (title: string) => expect(main.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await keys.open(paths.signIn());
  await expect(button(text.auth_sign_in)).toBeVisible();
  await keys.enter(button(text.auth_forgot));
  await isAt(text.auth_forgot_title);
  await keys.type(main.getByLabel(text.auth_email), email);
  await keys.press('Enter');
  await isAt(text.auth_forgot_sent_title);

  await page.goto(`${paths.passwordReset()}?code=${await visitor.codeFor(email)}`);
  await keys.type(main.getByRole('textbox', { name: text.reset_password }), 'battery staple');
  await keys.press('Enter');
  await isAt(text.reset_done_title);

  await page.context().clearCookies();
  await keys.open(paths.signUp());
  await keys.type(main.getByLabel(text.auth_email), `next.${email}`);
  await keys.type(main.getByRole('textbox', { name: text.auth_password }), PASSWORD);
  await keys.press('Enter');
  await isAt(text.auth_confirm_title);
  await keys.enter(button(text.auth_to_sign_in));
  await isAt(text.auth_sign_in_title);
});

test('opens and closes each section of the settings, and chooses the language', async ({ page }) => {
  const { visitor } = await joined();
  await signInAs(page.context(), visitor);
  const keys = new Keyboard(page);
  await keys.open(paths.about());
  await keys.choose(inBanner(page, text.nav_account), text.nav_settings);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.settings_title);
  for (const [title, action] of [
    [text.settings_profile, text.settings_edit],
    [text.settings_country, text.settings_change],
    [text.settings_conversations, text.settings_change],
    [text.settings_email, text.settings_change],
    [text.settings_password, text.settings_change],
    [text.settings_sessions, text.settings_sessions_open],
    [text.settings_delete, text.settings_delete_open],
  ] as const)
    await test.step(title, async () => {
      const section = page.getByRole('region', { name: title, exact: true });
      const opener = section.getByRole('button', { name: action, exact: true });
      const open = async () => {
        await keys.enter(opener);
        await expect(opener).toHaveCount(0);
        await expect(section.locator(':focus')).toHaveCount(1);
      };
      await open();
      await keys.press('Escape');
      await expect(opener).toBeFocused();
      await open();
      await keys.enter(section.getByRole('button', { name: text.action_cancel, exact: true }));
      await expect(opener).toBeFocused();
    });

  const profile = page.getByRole('region', { name: text.settings_profile, exact: true });
  await keys.to(profile.getByRole('button', { name: text.settings_edit, exact: true }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(profile.getByRole('textbox', { name: text.setup_name })).toBeFocused();
  await keys.press('ControlOrMeta+A');
  await page.keyboard.type('Grace');
  await keys.press('Enter');
  await expect(page.getByText(text.settings_saved)).toBeVisible();

  await keys.enter(
    page.getByRole('region', { name: text.language_title }).getByRole('button', { name: 'Deutsch', exact: true }),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

testInTurn('buys, after leaving one checkout and having another declined', async ({ page }) => {
  const { visitor } = await joined();
  await signInAs(page.context(), visitor);
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const atCheckout = () => expect(page).toHaveURL(/\/dev\/checkout\/cs_/);
  await keys.open(paths.about());
  await keys.enter(page.getByRole('banner').getByRole('link', { name: /tokens: get more/ }));
  await expect(page).toHaveURL(paths.tokens());
  await keys.enter(main.getByRole('button', { name: /^Buy 200 tokens/ }));
  await atCheckout();
  await keys.enter(page.getByRole('link', { name: 'Cancel' }));
  await expect(dialogOf(page)).toHaveAccessibleName(text.purchase_cancelled_title);

  await keys.enter(dialogOf(page).getByRole('button', { name: text.purchase_try_again }));
  await keys.enter(dialogOf(page).getByRole('button', { name: /^Buy 500 tokens/ }));
  await atCheckout();
  await keys.enter(main.getByRole('button', { name: 'Decline', exact: true }));
  await expect(dialogOf(page)).toHaveAccessibleName(text.purchase_declined_title);

  await keys.enter(dialogOf(page).getByRole('button', { name: text.purchase_try_again }));
  await keys.enter(dialogOf(page).getByRole('button', { name: text.purchase_view_subscriptions, exact: true }));
  await keys.enter(dialogOf(page).getByRole('button', { name: text.purchase_view_tokens, exact: true }));
  await keys.enter(dialogOf(page).getByRole('button', { name: /^Buy 200 tokens/ }));
  await atCheckout();
  await keys.enter(main.getByRole('button', { name: 'Pay', exact: true }));
  await expect(dialogOf(page)).toHaveAccessibleName(text.purchase_done_title);
  await keys.enter(dialogOf(page).getByRole('button', { name: text.purchase_go_on }));
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^300 tokens/ })).toBeVisible();
});
