import { devices, expect, type Locator } from '@playwright/test';
import { answers, streamOf, streams, streamsRaw } from '#tests/server/support/openaiServer.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, companion, ConversationPage, opening, said } from './support/conversationPage.ts';
import { paidOnce, type Site, test } from './support/heldSite.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

/** What becomes of the lines of a conversation, and of the focus when a pressed button goes away. */

// One site for all of them.
test.describe.configure({ mode: 'default' });

const newest = ({ page }: ConversationPage) => page.getByRole('article').last();
const press = (tab: ConversationPage, name: string) =>
  newest(tab).getByRole('button', { name, exact: true }).press('Enter');
const talk = async (tab: ConversationPage, site: Site) => {
  site.provider.add(streams('Good evening.'));
  await tab.say('Hello');
  await tab.shows(opening, said('Hello'), answered('Good evening.'));
};

testInTurn('[N-14] who has another answer can write at once', async ({ tab, site }) => {
  await talk(tab, site);
  const held = site.holdNext();
  await press(tab, text.chat_another);
  await held.say('Oh');
  await expect(tab.composer).toBeFocused();
  await held.end('.');
});

/** As a finger does it. */
const swipe = async (bubble: Locator, by: number) => {
  const pointer = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 100 };
  await bubble.dispatchEvent('pointerdown', { ...pointer, clientX: 200 });
  await bubble.dispatchEvent('pointerup', { ...pointer, clientX: 200 + by });
};

test('other answers are turned to by arrow keys and by a swipe', async ({ tab, site }) => {
  await talk(tab, site);
  site.provider.add(streams('Good morning.'));
  await press(tab, text.chat_another);
  await tab.shows(opening, said('Hello'), answered('Good morning.', 'done', 2));
  const which = (number: number) =>
    newest(tab).getByText(filled(text.chat_alternative_of, { number: String(number), count: '2' }), { exact: true });
  await newest(tab).getByRole('button', { name: text.chat_alternative_before, exact: true }).press('ArrowLeft');
  await expect(which(1)).toBeVisible();
  await swipe(newest(tab).getByText('Good evening.', { exact: true }), -80);
  await expect(which(2)).toBeVisible();
  await expect(newest(tab).getByText('Good morning.', { exact: true })).toBeVisible();
});

testInTurn('a bubble keeps its width when the next line comes', async ({ tab, site }) => {
  await tab.page.setViewportSize({ width: 390, height: 844 });
  const long = 'The lamp turns, and the sea below it says the same thing over and over again. '.repeat(3).trim();
  site.provider.add(streams(long), streams('Yes.'));
  await tab.say('Hello');
  await tab.shows(opening, said('Hello'), answered(long));
  const widths = () =>
    tab.page
      .getByRole('article')
      .getByText(long, { exact: true })
      .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().width));
  const before = await widths();
  await tab.say('Always?');
  await tab.shows(opening, said('Hello'), answered(long), said('Always?'), answered('Yes.'));
  expect([before.length, await widths()]).toEqual([1, before]);
});

testInTurn('[N-14] who tries again can write at once', async ({ tab, site }) => {
  site.provider.add(answers(500, 'oops'), streams('Good evening.'));
  await tab.say('Hello');
  await tab.retry.press('Enter');
  await tab.shows(opening, said('Hello'), answered('Good evening.', 'done', 2));
  await expect(tab.composer).toBeFocused();
});

testInTurn('[N-14] who deletes the newest message can write at once', async ({ tab, site }) => {
  await talk(tab, site);
  await press(tab, text.chat_delete);
  await tab.page.getByRole('button', { name: text.act_delete_submit, exact: true }).press('Enter');
  await tab.shows(opening, said('Hello'));
  await expect(tab.composer).toBeFocused();
});

test('[N-19] what was said is answered again, or said in other words, once its answer is deleted', async ({
  tab,
  site,
}) => {
  const dropAnswer = async () => {
    await press(tab, text.chat_delete);
    await tab.page.getByRole('button', { name: text.act_delete_submit, exact: true }).press('Enter');
  };
  await talk(tab, site);
  await dropAnswer();
  await tab.shows(opening, said('Hello'));
  site.provider.add(streams('Hello to you.'), streams('Good morning.'));
  await press(tab, text.chat_acts_open);
  await press(tab, text.chat_answer);
  await tab.shows(opening, said('Hello'), answered('Hello to you.'));
  await dropAnswer();
  await tab.shows(opening, said('Hello'));
  await press(tab, text.chat_acts_open);
  await press(tab, text.chat_edit);
  await tab.say('Good morning');
  await tab.shows(opening, said('Good morning'), answered('Good morning.'));
});

testInTurn('[N-20] an answer of which nothing came has no bubble, and is not read out', async ({ tab, site }) => {
  site.provider.add(answers(500, 'oops'), streams('Good evening.'));
  await tab.say('Hello');
  await tab.shows(opening, said('Hello'), answered('', 'failed'));
  const empty = newest(tab);
  await expect(empty.getByRole('paragraph')).toHaveCount(0);
  await expect(tab.page.locator('[data-live=answer]')).toHaveText('');
  await tab.say('Are you there?');
  await tab.shows(opening, said('Hello'), answered('', 'failed'), said('Are you there?'), answered('Good evening.'));
});

testInTurn('[N-20] an answer that broke off keeps its mark when more is said', async ({ tab, site }) => {
  const held = site.holdNext();
  await tab.say('Hello');
  await held.say('Good');
  await tab.shows(opening, said('Hello'), answered('Good', 'generating'));
  await held.breakOff();
  await tab.shows(opening, said('Hello'), answered('Good', 'failed'));
  site.provider.add(streams('Good evening.'));
  await tab.say('Are you there?');
  await tab.shows(
    opening,
    said('Hello'),
    answered(`Good${text.chat_broke_off}`, 'failed'),
    said('Are you there?'),
    answered('Good evening.'),
  );
});

testInTurn('[N-17] an answer that was cut at its length says so, and is gone on with', async ({ tab, site }) => {
  site.provider.add(streamsRaw(streamOf(['Once upon a ti'], 'length')));
  await tab.say('A story');
  const cut = [opening, said('A story'), answered(`Once upon a ti${text.chat_cut}${text.chat_continue}`)] as const;
  await tab.shows(...cut);
  await tab.page.reload();
  await tab.shows(...cut);
  site.provider.add(answers(500, 'oops'));
  await press(tab, text.chat_continue);
  await expect(newest(tab)).toContainText(text.chat_failed_serverError.replace('{name}', companion.name));
  const held = site.holdNext();
  await press(tab, text.chat_continue);
  await held.say('time there ');
  await tab.shows(opening, said('A story'), answered('Once upon a time there ', 'generating'));
  await expect(tab.composer).toBeFocused();
  await held.end('was a lamp.');
  await tab.shows(opening, said('A story'), answered('Once upon a time there was a lamp.'));
  await expect(newest(tab).getByRole('button', { name: text.chat_continue })).toHaveCount(0);
  expect(await tab.ledger()).toEqual([...paidOnce, ['void', 99], ['capture', 98]]);
});

testInTurn('[N-17] on a phone, the icons below an answer that was cut stand in one line', async ({ tab, site }) => {
  await tab.page.setViewportSize({ width: 390, height: 844 });
  site.provider.add(streamsRaw(streamOf(['Once upon a ti'], 'length')));
  await tab.say('A story');
  const acts = newest(tab).getByRole('group', { name: text.chat_acts });
  await expect(acts.getByRole('button', { name: text.chat_continue })).toBeVisible();
  const tops = await acts
    .getByRole('button')
    .evaluateAll((all) =>
      all.filter(({ textContent }) => textContent === '').map((one) => one.getBoundingClientRect().top),
    );
  expect([tops.length, new Set(tops).size]).toEqual([7, 1]);
});

testInTurn('[N-23] a draft is there again after the tab was closed', async ({ tab, context, site }) => {
  await tab.composer.fill('A draft');
  await tab.page.close();
  const again = new ConversationPage(await context.newPage(), site.origin);
  await again.open();
  await expect(again.composer).toHaveValue('A draft');
  site.provider.add(streams('Good evening.'));
  await again.say('Hello');
  await again.shows(opening, said('Hello'), answered('Good evening.'));
  const third = await again.another();
  await expect(third.composer).toHaveValue('');
});

testInTurn(
  '[N-23] a second tab begins without the draft that stands in the first, which outlives both',
  async ({ tab, context, site }) => {
    await tab.composer.fill('A draft');
    const second = await tab.another();
    await expect(second.composer).toHaveValue('');
    site.provider.add(streams('Good evening.'));
    await second.say('Hello');
    await second.shows(opening, said('Hello'), answered('Good evening.'));
    await second.page.close();
    await expect(tab.composer).toHaveValue('A draft');
    await tab.page.close();
    const again = new ConversationPage(await context.newPage(), site.origin);
    await again.open();
    await expect(again.composer).toHaveValue('A draft');
  },
);

testInTurn(
  '[N-23] what was not sent is there again after the tab was closed, and what waits for it says so',
  async ({ tab, context, site }) => {
    await context.setOffline(true);
    await tab.say('Hello');
    await tab.shows(opening, said('Hello', 'unsent'));
    await tab.page.close();
    await context.setOffline(false);
    const again = new ConversationPage(await context.newPage(), site.origin);
    await again.open();
    await again.shows(opening, said('Hello', 'unsent'));
    await again.say('Are you there?');
    await expect(again.page.getByText(text.chat_composer_held, { exact: true })).toBeVisible();
    site.provider.add(streams('Good evening.'));
    await again.retry.click();
    await again.shows(opening, said('Hello'), answered('Good evening.'));
    expect(await again.ledger()).toEqual(paidOnce);
  },
);

test.describe('on a phone', () => {
  const { isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ isMobile, hasTouch });

  testInTurn('[N-14] no keyboard comes up by itself', async ({ tab, site }) => {
    await talk(tab, site);
    await press(tab, text.chat_delete);
    await tab.page.getByRole('button', { name: text.act_delete_submit, exact: true }).press('Enter');
    await tab.shows(opening, said('Hello'));
    await expect(tab.page.getByRole('log')).toBeFocused();
  });

  testInTurn('[CHAT-02] no key is named for what is said while an answer is written', async ({ tab, site }) => {
    const held = site.holdNext();
    await tab.say('Hello');
    await held.say('Good ');
    await tab.composer.fill('And you?');
    const told = filled(text.chat_composer_waiting_touch, { name: companion.name });
    await expect(tab.page.getByText(told, { exact: true })).toBeVisible();
    await held.end('evening.');
    await tab.shows(opening, said('Hello'), answered('Good evening.'));
  });
});
