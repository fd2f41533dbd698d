import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { makeDataDir, removeDataDir, type RunningServer, startServer } from './support/server.ts';
import { test, testInTurn } from './support/test.ts';
import { characterId, newMember, dialog, chooseSmall, act, atCheckout } from './support/purchasing.ts';

test.describe('out of tokens', () => {
  let dataDir: string;
  let server: RunningServer;
  test.beforeAll(async () => {
    dataDir = await makeDataDir();
    const prices = path.join(dataDir, 'prices.json');
    await writeFile(prices, JSON.stringify({ welcomeTokens: 1 }));
    server = await startServer({ dataDir, env: { PRICES_FILE: prices } });
  });
  test.afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  });

  testInTurn(
    '[BUY-01] [CHAT-06] 3101 in a conversation leads through the checkout and back to the same message, which is sent by itself',
    async ({ browser }) => {
      const { visitor } = await newMember(server.origin);
      const context = await browser.newContext({ baseURL: server.origin });
      await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.origin })));
      const page = await context.newPage();
      await page.goto(paths.conversation(characterId));
      const composer = page.getByRole('textbox');
      await composer.fill('Hello there');
      await composer.press('Enter');
      await expect(page.getByText('Hello there')).toBeVisible();
      await expect(composer).toBeEnabled();
      await expect(page.getByRole('button', { name: text.chat_send })).toBeVisible();
      await composer.fill('And something else');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveAccessibleName(text.purchase_tokens_title);
      await chooseSmall(page);
      await atCheckout(page);
      await act(page, 'Pay');
      await expect(dialog(page)).toHaveAccessibleName(text.purchase_done_title);
      await dialog(page).getByRole('button', { name: text.purchase_go_on }).click();
      await expect(page).toHaveURL(paths.conversation(characterId));
      await expect(page.getByText('Hello there')).toBeVisible();
      const message = page.getByRole('article').filter({ hasText: 'And something else' });
      await expect(message).toHaveAttribute('data-status', 'done');
      await expect(page.getByRole('article').last()).toHaveAttribute('data-message', 'companion');
      await expect(composer).toHaveValue('');
      await context.close();
    },
  );

  testInTurn('[N-10] tokens that ran out elsewhere are not told of as there', async ({ browser }) => {
    const { visitor } = await newMember(server.origin);
    const context = await browser.newContext({ baseURL: server.origin });
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.origin })));
    const page = await context.newPage();
    await page.goto(paths.conversation(characterId));
    await expect(page.getByRole('banner').getByRole('link', { name: text.nav_tokens_one })).toBeVisible();
    const [, other] = seedCharacters;
    await visitor.say(other?.characterId ?? '', 'Hello from elsewhere');
    const composer = page.getByRole('textbox');
    await composer.fill('Hello there');
    await composer.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(text.purchase_tokens_title);
    await expect(dialog(page).getByText(/^You have/)).toHaveText(text.tokens_left.replace('{tokens}', '0'));
    await context.close();
  });
});
