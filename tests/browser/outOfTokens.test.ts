import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion, ConversationPage, joinIn } from './support/conversationPage.ts';
import { makeDataDir, removeDataDir, type RunningServer, startServer } from './support/server.ts';
import { test } from './support/test.ts';

/** A conversation of somebody whose tokens come to an end. */

let server: RunningServer;

test.beforeAll(async () => {
  const dataDir = await makeDataDir();
  const prices = path.join(dataDir, 'prices.json');
  await writeFile(prices, JSON.stringify({ welcomeTokens: 1 }));
  server = await startServer({ dataDir, env: { PRICES_FILE: prices } });
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

test('a line waits until it is paid for, and then goes by itself', async ({ page, context }) => {
  test.slow();
  await joinIn(context, server.origin);
  const tab = new ConversationPage(page, server.origin);
  const dialog = page.getByRole('dialog');
  const spoken = async () => (await tab.history()).map(([role, words]) => (role === 'user' ? words : role));
  await tab.open();
  await expect(page.getByText(text.chat_answers_left_one, { exact: true })).toBeVisible();
  await tab.say('Hello');
  await expect(page.getByText(text.chat_tokens_gone, { exact: true })).toBeVisible();
  await tab.say('Are you there?');
  await expect(dialog).toHaveAccessibleName(text.purchase_tokens_title);
  await dialog.getByRole('button', { name: text.action_close, exact: true }).first().click();
  await expect(tab.notice).toContainText(text.chat_line_waits);
  await tab.notice.getByRole('button', { name: text.chat_get_tokens, exact: true }).click();
  await dialog.getByRole('button', { name: /^Buy 200 tokens/ }).click();
  await expect(page).toHaveURL(/\/dev\/checkout\/cs_/);
  expect(await spoken()).toEqual(['companion', 'Hello', 'companion']);
  await page.getByRole('main').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(dialog).toHaveAccessibleName(text.purchase_done_title);
  await expect.poll(spoken).toEqual(['companion', 'Hello', 'companion', 'Are you there?', 'companion']);
  await dialog.getByRole('button', { name: text.purchase_go_on, exact: true }).click();
  await expect(page).toHaveURL(server.origin + paths.conversation(companion.characterId));
  await expect(tab.notice).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Are you there?' })).toHaveCount(1);
});
