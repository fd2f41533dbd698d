import { expect } from '@playwright/test';
import { sharp } from '#server/sharp.ts';
import * as z from 'zod';
import { chunkOf, readPng, rewritePng } from '#server/features/card/png.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { joinIn } from './support/conversationPage.ts';
import { makeDataDir, removeDataDir, startServer } from './support/server.ts';
import { watchPage } from './support/watchPage.ts';
import { test } from './support/test.ts';

const data = {
  name: 'Vesper Lane',
  description: 'Vesper is a 45-year-old clockmaker. She mends what others throw away. <img src=x onerror=alert(1)>',
  personality: 'Exact and kind.',
  scenario: 'A workshop at night.',
  first_mes: 'Mind the ticking, {{user}}.',
  mes_example: '',
  creator_notes: 'For people only.',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: ['You are late, {{user}}.'],
  tags: ['clocks'],
  creator: 'somebody',
  character_version: '1.1',
  extensions: { other_program: { depth: 4, odd: [1, 2.5, null] } },
};
const young = { ...data, name: 'Pim', description: 'Pim is 15 years old and everybody’s sweetheart.' };
const card = (fields: object) => JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data: fields });
const exported = z.object({ data: z.unknown() });

const pngWith = async (json: string): Promise<Buffer> => {
  const picture = sharp({ create: { width: 400, height: 600, channels: 3, background: '#804060' } });
  const png = readPng(await picture.png().toBuffer());
  const chunk = chunkOf('tEXt', Buffer.from(`chara\0${Buffer.from(json).toString('base64')}`, 'latin1'));
  return Buffer.from(rewritePng(png, png.chunks, [chunk]));
};

test('[CHAR-04] [CHAR-05] cards come in by the batch, can be talked with, go out as they came, and leave what was said', async ({
  browser,
}) => {
  const dataDir = await makeDataDir();
  const server = await startServer({ dataDir });
  const context = await browser.newContext({ baseURL: server.origin });
  await joinIn(context, server.origin);
  const page = await context.newPage();
  const watched = watchPage(page);

  await page.goto('/characters');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'vesper.png', mimeType: 'image/png', buffer: await pngWith(card(data)) },
      { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"to": "nobody"}') },
      { name: 'pim.json', mimeType: 'application/json', buffer: Buffer.from(card(young)) },
    ]);
  const rows = page.getByRole('region', { name: text.cards_title, exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(filled(text.cards_imported, { name: 'Vesper Lane' }));
  await expect(rows.nth(1)).toContainText(text.cards_fault_not_a_card);
  await expect(rows.nth(2)).toContainText(text.own_refusal_under_age);

  const openMenu = () => page.getByRole('button', { name: filled(text.own_acts, { name: 'Vesper Lane' }) }).click();
  await openMenu();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: text.own_export_json, exact: true }).click();
  const file = await (await downloading).createReadStream();
  const json = (await file.toArray()).map(String).join('');
  expect(exported.parse(JSON.parse(json)).data).toEqual(data);

  await rows.nth(0).getByRole('link').click();
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await page.getByRole('link', { name: text.profile_start, exact: true }).click();
  await expect(page.getByText('Mind the ticking, Ada.').first()).toBeVisible();
  const composer = page.getByRole('textbox', { name: filled(text.chat_placeholder, { name: 'Vesper Lane' }) });
  await composer.fill('Good evening');
  await composer.press('Enter');
  const conversation = page.url();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.goto('/characters');
  await openMenu();
  await page.getByRole('menuitem', { name: text.own_delete, exact: true }).click();
  await page.getByRole('button', { name: text.own_delete_submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: text.own_empty_title, exact: true })).toBeVisible();
  await page.goto(conversation);
  await expect(page.getByText(filled(text.chat_gone, { name: 'Vesper Lane' }))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);

  expect(watched.troubles()).toEqual([
    'console: Failed to load resource: the server responded with a status of 400 (Bad Request)',
  ]);
  await context.close();
  await server.stop();
  await removeDataDir(dataDir);
});
