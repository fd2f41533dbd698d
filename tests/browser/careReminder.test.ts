import { expect } from '@playwright/test';
import text from '../../messages/en.json' with { type: 'json' };
import { test } from './support/heldSite.ts';
import { troublesOfLooks } from './support/looks.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

test('[M-12] who opens a conversation is reminded once a day that it is with an AI, over all tabs and reloads', async ({
  tab,
}) => {
  const { page } = tab;
  const cardIn = (one: typeof page) =>
    one.getByRole('main').getByRole('button', { name: text.care_reminder_done, exact: true });
  const card = cardIn(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(text.care_reminder_start);
  await expect(card).toBeVisible();
  const before = await tab.composer.boundingBox();
  const button = await card.boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await page.reload();
  await expect(card).toBeVisible();
  const another = await tab.another();
  await expect(cardIn(another.page)).toBeVisible();
  await card.click();
  await expect(card).toHaveCount(0);
  await expect(cardIn(another.page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
  // It takes its room from the messages alone.
  expect(await tab.composer.boundingBox()).toEqual(before);

  const told = page.waitForResponse('**/api/care/use');
  await page.reload();
  expect(await (await told).json()).toMatchObject({ data: { reminder: null } });
  await expect(tab.composer).toBeVisible();
  await expect(card).toHaveCount(0);
});

testInTurn(
  '[M-12] the reminder and what is always in sight can be read at every width, light and dark',
  async ({ tab }) => {
    const { page } = tab;
    await expect(page.getByRole('button', { name: text.care_reminder_done, exact: true })).toBeVisible();
    expect(await troublesOfLooks(page)).toEqual({});
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(text.chat_ai_note, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  },
);
