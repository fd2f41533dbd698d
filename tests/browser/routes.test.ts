import { expect, type Page } from '@playwright/test';
import { userDetail } from '#contract/user.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { renderBySelf } from './support/prerendered.ts';
import { hold } from './support/hold.ts';
import { signInAsMember } from './support/member.ts';
import { sayThird } from './support/meeting.ts';
import { test, testInTurn } from './support/test.ts';

const [first, second] = seedCharacters;
if (first === undefined || second === undefined) throw new Error('The seed has characters');

const redirectPath = (page: Page) => page.evaluate(() => sessionStorage.getItem('redirectPath'));

for (const path of [
  paths.conversations(),
  paths.conversation(first.characterId),
  `${paths.conversationAlone(first.characterId)}?from=mail`,
])
  testInTurn(
    `[ROUTE-03] [ROUTE-04] [ROUTE-17] signed out at ${path}: home, with the sign-in form over it and the path kept`,
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_in_title);
      await expect(page).toHaveURL('/');
      expect(await redirectPath(page)).toBe(path);
    },
  );

test('[ROUTE-17] [CHAR-05] signed out, a card leads to a meeting, and the third line to an account, where the person is', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(first.name) })
    .first()
    .click();
  await expect(page).toHaveURL(paths.meeting(first.characterId));
  await sayThird(page, 'Is this seat free?');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(text.auth_sign_up_title);
  await expect(page).toHaveURL(paths.meeting(first.characterId));
  expect(await redirectPath(page)).toBe(paths.conversation(first.characterId));
});

test('[ROUTE-18] a kept path that is none of this site is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('redirectPath') === null) sessionStorage.setItem('redirectPath', '//evil.example/');
  });
  await signInAsMember(page.context());
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: text.nav_account })).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const [width, here, there] of [
  [1440, paths.conversationAlone(first.characterId), paths.conversation(first.characterId)],
  [390, paths.conversation(first.characterId), paths.conversationAlone(first.characterId)],
] as const)
  testInTurn(`[ROUTE-05] at ${width} px a conversation is at the address that fits the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsMember(page.context());
    await page.goto(here);
    await expect(page).toHaveURL(there);
  });

test('[ROUTE-05] a window that changes its width keeps the conversation and what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInAsMember(page.context());
  await page.goto(paths.conversation(first.characterId));
  await page.getByRole('textbox').fill('Half a sentence');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page).toHaveURL(paths.conversationAlone(first.characterId));
  await expect(page.getByRole('textbox')).toHaveValue('Half a sentence');
});

testInTurn('[ROUTE-04] another id begins another conversation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInAsMember(page.context());
  await page.goto(paths.conversation(first.characterId));
  await page.getByRole('textbox').fill('For the first only');
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, paths.conversation(second.characterId));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(second.name);
  await expect(page.getByRole('textbox')).toHaveValue('');
});

for (const [path, title] of [
  [paths.signIn(), text.auth_sign_in_title],
  [paths.signUp(), text.auth_sign_up_title],
] as const)
  testInTurn(`[ROUTE-15] [ROUTE-16] ${path} is a page of its own in the plain layout`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

for (const path of ['/nowhere', '/ai-girlfriend/chat/a/b', paths.error()])
  testInTurn(`[ROUTE-21] [ROUTE-22] ${path} shows the error screen, which leads home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Page not found/deleted.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

testInTurn('[SHELL-01] the colours that were chosen are there from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('color-mode', 'dark');
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
});

for (const [path, words] of [
  [paths.conversations(), text.session_unknown],
  [paths.signIn(), text.auth_sign_in_title],
] as const)
  testInTurn(`[ROUTE-17] ${path} does not wait without a word to learn who is there`, async ({ page }) => {
    await page.clock.install();
    await renderBySelf(page.context());
    const detail = await hold(page, userDetail.path);
    await page.goto(path);
    await detail.arrived();
    await page.clock.runFor(15_000);
    await page.clock.runFor(20_000);
    await expect(page.getByText(words)).toBeVisible();
  });
