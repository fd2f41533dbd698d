import { expect } from '@playwright/test';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { joinIn } from './support/conversationPage.ts';
import { makeDataDir, removeDataDir, startServer } from './support/server.ts';
import { watchPage } from './support/watchPage.ts';
import { test } from './support/test.ts';

/** Painting a portrait takes its time on a busy machine. */
const MADE_WITHIN_MS = 60_000;

test('[CHAR-03] from a handful of choices, and step by step with a reload meanwhile, to the first words', async ({
  browser,
}) => {
  const dataDir = await makeDataDir();
  const server = await startServer({ dataDir });
  const context = await browser.newContext({ baseURL: server.origin });
  await joinIn(context, server.origin);
  const page = await context.newPage();
  const watched = watchPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  const create = page.getByRole('button', { name: new RegExp(filled(text.making_create, { cost: String.raw`\d+` })) });
  const untilMade = (name: string) =>
    expect(heading).toHaveText(filled(text.making_ready_title, { name }), { timeout: MADE_WITHIN_MS });

  await page.goto('/ai-generator/quick');
  const preview = page.getByRole('img', { name: text.making_preview_alt, exact: true });
  await expect(page.getByText(text.making_preview_open, { exact: true })).toBeVisible();
  await expect(preview).toHaveCount(0);
  await page.locator('input[name=lookId]').first().check();
  await expect(preview).toBeVisible();
  await page.getByRole('textbox', { name: text.making_name, exact: true }).fill('Mirabel');
  await page.getByRole('radio', { name: text.making_temperament_witty }).check();
  await page.getByRole('radio', { name: text.making_part_friend }).check();
  await create.click();
  await untilMade('Mirabel');
  await expect(page.getByRole('img', { name: 'Mirabel' })).toBeVisible();
  await page.getByRole('link', { name: text.making_ready_start }).click();
  await expect(page.getByText('Mirabel').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/ai-generator');
  await page.getByRole('textbox', { name: text.making_name, exact: true }).fill('Corvin');
  await page.getByRole('button', { name: text.making_step_greeting, exact: true }).click();
  await page.getByRole('textbox', { name: text.making_greeting, exact: true }).fill('Hello, {{user}}.');
  await page.getByRole('button', { name: text.making_step_summary, exact: true }).click();
  await create.click();
  await expect(heading).toHaveText(filled(text.making_title, { name: 'Corvin' }));
  await page.reload();
  await untilMade('Corvin');
  await page.getByRole('link', { name: text.making_ready_start }).click();
  await expect(page.getByText('Hello, Ada.').first()).toBeVisible();

  expect(watched.troubles()).toEqual([]);
  await context.close();
  await server.stop();
  await removeDataDir(dataDir);
});
