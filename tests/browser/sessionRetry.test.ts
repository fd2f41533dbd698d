import { expect, type Page } from '@playwright/test';
import { userDetail } from '#contract/user.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion, joinIn } from './support/conversationPage.ts';
import { openGateway } from './support/gateway.ts';
import { originOf } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';
import { TRIES } from './support/tries.ts';

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: text.session_retry });
const unknown = `${text.session_unknown} ${text.session_no_server}${text.session_retry}`;

/** Who is not known to be signed out is offered no sign-in. */
const seeUnknown = async (page: Page): Promise<void> => {
  await expect(noticeOf(page)).toHaveText(unknown);
  await expect(page.getByRole('button', { name: text.nav_sign_in, exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(async ({ page, context }) => {
      await page.clock.install();
      await joinIn(context, originOf());
    });

    testInTurn(
      '[M-21] a guarded link waits while the server is away, and leads on once it is back by itself',
      async ({ page }) => {
        await using gateway = await openGateway(originOf());
        gateway.shut(userDetail.path);
        await page.goto(gateway.origin);
        await seeUnknown(page);
        expect(gateway.refusals()).toBe(TRIES);

        await page.getByRole('link', { name: text.nav_chats, exact: true }).filter({ visible: true }).click();
        await page.clock.runFor(60_000);
        await seeUnknown(page);
        await expect(page).toHaveURL(gateway.origin);
        await expect.poll(gateway.refusals).toBeGreaterThan(TRIES);

        gateway.open();
        await page.clock.runFor(30_000);
        await expect(page).toHaveURL(gateway.origin + paths.conversations());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.conversations_title);
        await expect(noticeOf(page)).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );

    const testAddress = width === 390 ? test : testInTurn;
    testAddress(
      '[M-21] a guarded address stays while the server is away, and opens at the press of a button',
      async ({ page }) => {
        await using gateway = await openGateway(originOf());
        gateway.shut(userDetail.path);
        await page.goto(gateway.origin + paths.settings());
        await seeUnknown(page);
        await expect(page).toHaveURL(gateway.origin + paths.settings());
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );

        gateway.open();
        await noticeOf(page).getByRole('button', { name: text.session_retry, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.settings_title);
        await expect(noticeOf(page)).toHaveCount(0);
        await expect(page.locator('#main')).toBeFocused();
      },
    );

    testInTurn(
      '[M-21] who is offline is told so, and asked after at once when they are back',
      async ({ page, context }) => {
        await using gateway = await openGateway(originOf());
        gateway.shut(userDetail.path);
        await page.goto(gateway.origin);
        await seeUnknown(page);
        await context.setOffline(true);
        await expect(noticeOf(page)).toContainText(text.session_no_network);
        gateway.open();
        const asked = page.waitForRequest((request) => new URL(request.url()).pathname === userDetail.path);
        await context.setOffline(false);
        await asked;
        await expect(noticeOf(page)).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button', { name: text.nav_account })).toBeVisible();
      },
    );

    testInTurn('[M-21] what was on the screen stays when the account cannot be asked for anew', async ({ page }) => {
      await using gateway = await openGateway(originOf());
      await page.goto(gateway.origin + paths.conversation(companion.characterId));
      const main = page.getByRole('main');
      const composer = main.getByRole('textbox');
      const balance = (tokens: number) =>
        page
          .getByRole('link', { name: text.nav_tokens.replace('{tokens}', String(tokens)), exact: true })
          .filter({ visible: true });
      await expect(balance(100)).toBeVisible();
      gateway.shut(userDetail.path);
      await composer.fill('Is this seat free?');
      await composer.press('Enter');
      await expect(noticeOf(page)).toHaveText(
        `${text.session_outdated} ${text.session_no_server}${text.session_retry}`,
      );
      await composer.fill('Half a sentence');
      await expect(main.getByText('Is this seat free?', { exact: true })).toBeVisible();
      await expect(balance(100)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      gateway.open();
      await noticeOf(page).getByRole('button', { name: text.session_retry, exact: true }).click();
      await expect(noticeOf(page)).toHaveCount(0);
      await expect(balance(99)).toBeVisible();
      await expect(composer).toHaveValue('Half a sentence');
    });
  });
