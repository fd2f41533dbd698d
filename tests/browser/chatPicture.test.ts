import { expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { answer, characterId, said } from '#tests/flows/chat/model.ts';
import { conversationOn } from '#tests/flows/chat/pageObject.ts';
import { standInConversation } from '#tests/flows/messageActs/browser.ts';
import { filled, holdCall } from '#tests/flows/support/billing.browser.ts';
import { standInPlan } from '#tests/flows/support/plan.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { test, testInTurn } from './support/test.ts';

const WORDS = 'You at sea';

/** A conversation of somebody with a plan, or with none, and so many tokens, who has typed something and presses the picture button. */
const askedWith = async (page: Page, tokens: number, plan: string | null = 'Plus') => {
  await standInConversation(page, () => [said, answer.done]);
  await standInPlan(page, tokens, plan);
  await page.goto(paths.conversation(characterId));
  const screen = conversationOn(page);
  await screen.composer.fill(WORDS);
  await screen.picture.press('Enter');
  return screen;
};

testInTurn(
  '[CHAT-06] whoever has too few tokens for a picture is told, and keeps the words over buying some',
  async ({ page }) => {
    const { composer, picture, picturing } = await askedWith(page, 7);
    await expect(picturing.dialog).toContainText(filled(text.chat_picture_short, { cost: '21', tokens: '7' }));
    await expect(picturing.send).toHaveCount(0);
    await picturing.words.fill('You on a boat');
    await picturing.dialog.getByRole('button', { name: text.chat_get_tokens, exact: true }).press('Enter');
    const shop = page.getByRole('dialog', { name: text.purchase_tokens_title, exact: true });
    await shop.getByRole('button', { name: text.action_close, exact: true }).press('Enter');
    await expect(shop).toHaveCount(0);
    await expect(picturing.words).toHaveValue('You on a boat');
    await picturing.words.press('Escape');
    await expect(picture).toBeFocused();
    await expect(composer).toHaveValue(WORDS);
    await page.reload();
    await picture.press('Enter');
    await expect(picturing.words).toHaveValue('You on a boat');
  },
);

test('[CHAT-06] whoever has no plan reads what one is for, and keeps the words over looking at the plans', async ({
  page,
}) => {
  const { composer, picture, picturing } = await askedWith(page, 100, null);
  await expect(picturing.dialog).toContainText(text.chat_picture_plan);
  await expect(picturing.send).toHaveCount(0);
  await picturing.words.fill('You on a boat');
  await picturing.dialog.getByRole('button', { name: text.billing_plan_see, exact: true }).press('Enter');
  const plans = page.getByRole('dialog', { name: text.purchase_subscriptions_title, exact: true });
  await expect(plans.getByRole('heading', { name: 'Plus', exact: true })).toBeVisible();
  await plans.getByRole('button', { name: text.action_close, exact: true }).press('Enter');
  await expect(plans).toHaveCount(0);
  await expect(picturing.words).toHaveValue('You on a boat');
  await picturing.words.press('Escape');
  await expect(picture).toBeFocused();
  await expect(composer).toHaveValue(WORDS);
});

testInTurn('[CHAT-06] one goes on writing once the picture is asked for', async ({ page }) => {
  const call = await holdCall(page, '/api/chat/completion');
  const { composer, picturing } = await askedWith(page, 21);
  await expect(picturing.dialog).toContainText(filled(text.chat_picture_balance, { tokens: '21', left: '0' }));
  await picturing.send.press('Enter');
  expect(await call.arrived()).toEqual({ query: {}, body: { characterId, speechText: WORDS, picture: true } });
  await expect(picturing.dialog).toHaveCount(0);
  await expect(composer).toBeFocused();
  await expect(composer).toHaveValue('');
});
