import { expect } from '@playwright/test';
import { streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { clockText } from './support/clockText.ts';
import { test } from './support/heldSite.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

/** What becomes of the words of a message. */

const CODE = "const lamp = '*on*';";
const ANSWER = `*She nods.* **Yes**, _really_:\n\n- one\n- two\n\n> a quote\n\n\`\`\`ts\n${CODE}\n\`\`\`\n\nSee [the lamp](https://lamp.example/a), not [this](javascript:alert(1)).\n\nשלום`;

test('[CHAT-02] an answer is shown with its marks while it is written and after, and its code can be copied', async ({
  tab,
  site,
}) => {
  const { page } = tab;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const newest = page.getByRole('article').last();
  const link = newest.getByRole('link');
  const seeBlocks = async () => {
    await expect(newest.locator('strong')).toHaveText(['Yes']);
    await expect(newest.locator('em')).toHaveText(['She nods.', 'really']);
    await expect(newest.getByRole('listitem')).toHaveText(['one', 'two']);
    await expect(newest.getByRole('blockquote')).toHaveText(['a quote']);
    await expect(newest.locator('pre')).toHaveText([CODE]);
  };
  const held = site.holdNext();
  await tab.say('Hello');
  await held.say(ANSWER.slice(0, ANSWER.indexOf('See')));
  await seeBlocks();
  await expect(newest.locator('time')).toHaveCount(0);
  await held.end(ANSWER.slice(ANSWER.indexOf('See')));
  await expect(newest).toHaveAttribute('data-status', 'done');
  await seeBlocks();
  // Rows out of view are drawn once the page is idle.
  const places = () =>
    page
      .getByRole('article')
      .evaluateAll((articles) => articles.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`));
  await expect.poll(places).toEqual(['1 of 3', '2 of 3', '3 of 3']);

  await expect(link).toHaveText(['the lamp']);
  await expect(link).toHaveAttribute('href', 'https://lamp.example/a');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(link).toHaveAttribute('target', '_blank');
  const directions = newest
    .locator('p[dir=auto]')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
  expect(await directions).toEqual(['ltr', 'ltr', 'rtl']);

  const copied = page.getByRole('status').filter({ hasText: text.chat_copied });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await newest.getByRole('button', { name: text.chat_copy_code, exact: true }).click();
  await expect(copied).toBeVisible();
  expect(await clipboard()).toBe(CODE);
  await newest.getByRole('button', { name: text.chat_copy, exact: true }).click();
  await expect.poll(clipboard).toBe(ANSWER);
});

testInTurn(
  '[N-21] headings, tables, lines between scenes and struck words are shown as such',
  async ({ tab, site }) => {
    site.provider.add(
      streams('## The lamp\n\nIt is ~~off~~ on.\n\n---\n\n| Room | Light |\n|---|--:|\n| Hall | 40 W |\n'),
    );
    await tab.say('Hello');
    const newest = tab.page.getByRole('article').last();
    await expect(newest.getByRole('heading')).toHaveText(['The lamp']);
    await expect(newest.locator('s')).toHaveText(['off']);
    await expect(newest.getByRole('separator')).toHaveCount(1);
    await expect(newest.getByRole('columnheader')).toHaveText(['Room', 'Light']);
    await expect(newest.getByRole('cell')).toHaveText(['Hall', '40 W']);
  },
);

testInTurn('[CHAT-02] a message tells the time of day at which it was said', async ({ tab, site }) => {
  site.provider.add(streams('Good evening.'));
  await tab.say('Hello');
  const newest = tab.page.getByRole('article').last();
  const time = newest.locator('time');
  await expect(newest).toHaveAttribute('data-status', 'done');
  const said = new Date((await time.getAttribute('datetime')) ?? '').getTime();
  await expect(time).toHaveText(clockText(said));
  await expect(tab.page.getByRole('article').locator('time')).toHaveCount(3);
});

testInTurn('[CHAT-02] what is written has the direction of its letters', async ({ tab }) => {
  const direction = () => tab.composer.evaluate((field) => getComputedStyle(field).direction);
  await tab.composer.fill('Hello');
  expect(await direction()).toBe('ltr');
  await tab.composer.fill('שלום');
  expect(await direction()).toBe('rtl');
});
