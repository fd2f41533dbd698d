import { expect } from '@playwright/test';
import * as z from 'zod';
import { oneInTurn } from '#tests/support/extent.ts';
import { sayThird } from './support/meeting.ts';
import { makeDataDir, removeDataDir, startServer } from './support/server.ts';
import { watchPage } from './support/watchPage.ts';
import { test } from './support/test.ts';

const outbox = z.array(z.object({ recipient: z.string(), text: z.string() }));

/** The code of the mail to `email`, once it is there. */
const codeFor = async (origin: string, email: string): Promise<string> => {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = outbox.parse(await (await fetch(`${origin}/dev/outbox.json`)).json());
      const mail = mails.find(({ recipient }) => recipient === email);
      code = /[?&]code=([0-9A-Z]{12})/.exec(mail?.text ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
};

const windows = [
  ['wide', { width: 1440, height: 900 }, /\/ai-girlfriend\/[0-9a-f-]{36}$/],
  ['narrow', { width: 390, height: 844 }, /\/ai-girlfriend\/chat\/[0-9a-f-]{36}$/],
] as const;

for (const [name, viewport, path] of oneInTurn(windows, 'journey'))
  test(`[ROUTE-17] [AUTH-13] [CHAT-02] from the first visit to a conversation that is there after a restart, ${name}`, async ({
    browser,
  }) => {
    const dataDir = await makeDataDir();
    let server = await startServer({ dataDir });
    const context = await browser.newContext({ viewport, baseURL: server.origin });
    const page = await context.newPage();
    const watched = watchPage(page);
    const email = `ada-${name}@example.org`;

    await page.goto('/');
    await page
      .getByRole('link', { name: /Idris Okonjo/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/meet\/[0-9a-f-]{36}$/);
    await sayThird(page, 'My name is Ada and I love astronomy.');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Code from the email').fill(await codeFor(server.origin, email));
    await dialog.getByRole('button', { name: 'Confirm email' }).click();
    await dialog.getByLabel('Name').fill('Ada');
    await dialog.getByText('she/her').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Age').fill('36');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => sessionStorage.getItem('redirectPath'))).toBeNull();
    await expect(page.getByText('AI, not a person').first()).toBeVisible();

    const messages = page.getByRole('article');
    await expect(messages.filter({ hasText: 'I love astronomy' })).toHaveCount(1);
    await expect(messages.last()).toHaveAttribute('data-status', 'done');
    // Lines out of sight are drawn a moment after those in sight.
    await expect.poll(async () => `${await messages.count()}`).toBe(await messages.last().getAttribute('aria-setsize'));
    // An avatar shows a letter until its portrait has come, which is painted at a first start.
    const texts = async () => (await messages.allInnerTexts()).map((text) => text.replace(/^\p{Lu}\n/u, ''));
    const said = await texts();

    await page.reload();
    await expect.poll(texts).toEqual(said);

    // Left meanwhile: a page that asks a stopped server is told so on its console, by rights.
    const conversation = page.url();
    await page.goto('about:blank');
    await server.stop();
    server = await startServer({ dataDir, port: Number(new URL(server.origin).port) });
    await page.goto(conversation);
    await expect.poll(texts).toEqual(said);

    expect(watched.troubles()).toEqual([]);
    await context.close();
    await server.stop();
    await removeDataDir(dataDir);
  });
