import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { characterImport } from '#contract/cardImport.ts';
import { paths } from '#src/addresses/paths.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { joinIn } from './support/conversationPage.ts';
import { originOf } from './support/member.ts';
import { testInTurn } from './support/test.ts';

const card = {
  name: 'Vesper Lane',
  description: 'Vesper is a 45-year-old clockmaker.',
  first_mes: 'Mind the ticking.',
  alternate_greetings: ['You are late.', 'The shop is closed.'],
};
const bring = async (context: BrowserContext): Promise<string> => {
  const response = await context.request.post(`${originOf()}/api/character/import`, {
    headers: { 'idempotency-key': randomUUID(), origin: originOf() },
    multipart: { file: { name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(card)) } },
  });
  return characterImport.response.parse((await response.json()).data).characterId;
};
/** As a finger does it. */
const swipe = async (bubble: Locator, by: number) => {
  const pointer = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 100 };
  await bubble.dispatchEvent('pointerdown', { ...pointer, clientX: 200 });
  await bubble.dispatchEvent('pointerup', { ...pointer, clientX: 200 + by });
};
const seen = (page: Page) => page.getByRole('group', { name: text.chat_greetings, exact: true });
const which = (number: number) => filled(text.chat_alternative_of, { number: String(number), count: '3' });

testInTurn(
  '[N-26] a greeting is chosen before the first line: by buttons, arrow keys and a swipe',
  async ({ page, context }) => {
    await joinIn(context, originOf());
    const characterId = await bring(context);
    await page.goto(paths.conversation(characterId));
    const bubble = page.getByRole('article').first();
    await expect(seen(page)).toHaveText(which(1));
    await seen(page).getByRole('button', { name: text.chat_greeting_next, exact: true }).click();
    await expect(bubble).toContainText('You are late.');
    await page.keyboard.press('ArrowRight');
    await expect(bubble).toContainText('The shop is closed.');
    await expect(seen(page)).toHaveText(which(3));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(bubble).toContainText('You are late.');
    const words = bubble.getByText('You are late.', { exact: true });
    await swipe(words, 80);
    await expect(bubble).toContainText('Mind the ticking.');
    await swipe(bubble.getByText('Mind the ticking.', { exact: true }), 10);
    await swipe(bubble.getByText('Mind the ticking.', { exact: true }), -80);
    await expect(bubble).toContainText('You are late.');

    await page.getByRole('main').getByRole('textbox').fill('I know.');
    await page.reload();
    await expect(bubble).toContainText('You are late.');
    await page.getByRole('main').getByRole('textbox').press('Enter');
    await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(bubble).toContainText('You are late.');
  },
);
