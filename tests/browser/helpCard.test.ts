import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { streams } from '#tests/server/support/openaiServer.ts';
import { test } from './support/heldSite.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

test('[M-12] whoever is in need sees whom to call, without a word to the provider, also after a reload', async ({
  tab,
  site,
}) => {
  const { page } = tab;
  const card = page.getByRole('region', { name: text.help_label });
  const asked = site.provider.requests.length;
  await expect(card).toHaveCount(0);
  await tab.say('I took all my pills');
  await expect(card.getByRole('link', { name: text.help_emergency.replace('{number}', '911') })).toHaveAttribute(
    'href',
    'tel:911',
  );
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'done');
  await expect(page.getByRole('article').last()).toContainText('findahelpline.com');
  expect(site.provider.requests.length).toBe(asked);
  await page.reload();
  await card.getByText(text.help_more).click();
  await expect(card.getByRole('link', { name: text.help_elsewhere })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  await expect(card.getByRole('link', { name: text.safety_title })).toHaveAttribute('href', paths.safety());
});

testInTurn(
  '[M-12] once it was seen, the card is one line with the first number, and unfolds',
  async ({ tab, site }) => {
    const { page } = tab;
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('region', { name: text.help_label });
    const emergency = card.getByRole('link', { name: text.help_emergency.replace('{number}', '911') });
    const others = card.getByText(text.help_more);
    const heightOf = async (): Promise<number> => (await card.boundingBox())?.height ?? 0;
    await tab.say('I took all my pills');
    await expect(others).toBeVisible();
    site.provider.add(streams('I listen.'));
    await tab.say('It rains here');
    await expect(page.getByRole('article').last()).toContainText('I listen.');
    for (const look of [() => Promise.resolve(), () => page.reload()]) {
      await look();
      await expect(others).toBeHidden();
      await expect(emergency).toHaveAttribute('href', 'tel:911');
      expect(await heightOf()).toBeLessThan(80);
    }
    await card.getByText(text.help_label, { exact: true }).press('Enter');
    await expect(others).toBeVisible();
    await expect(emergency).toBeVisible();
  },
);

/** Of a conversation, at least this much must be seen between its head and its composer, in CSS pixels. */
const LEAST_OF_MESSAGES = 64;

testInTurn('in a low window the card scrolls: what was said last and the composer are in reach', async ({ tab }) => {
  const { page } = tab;
  await page.setViewportSize({ width: 640, height: 400 });
  const card = page.getByRole('region', { name: text.help_label });
  await tab.say('I took all my pills');
  await card.getByText(text.help_more).click();
  const elsewhere = card.getByRole('link', { name: text.help_elsewhere });
  await elsewhere.scrollIntoViewIfNeeded();
  await expect(elsewhere).toBeInViewport({ ratio: 1 });
  await expect(tab.composer).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('article').last();
  await expect(last).toHaveAttribute('data-status', 'done');
  const log = page.getByRole('log');
  await log.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const [said, messages] = await Promise.all([last.boundingBox(), log.boundingBox()]);
  if (said === null || messages === null) throw new Error('Both are there');
  expect(messages.height).toBeGreaterThanOrEqual(LEAST_OF_MESSAGES);
  expect(said.y + said.height).toBeLessThanOrEqual(messages.y + messages.height);
});
