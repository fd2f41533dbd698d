import { devices, expect } from '@playwright/test';
import { answers, streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, type ConversationPage, opening, said } from './support/conversationPage.ts';
import { type Site, test } from './support/heldSite.ts';

/** The button with the focus goes away when it is pressed: the focus stays in the conversation. */

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

test('[N-14] who has another answer can write at once', async ({ tab, site }) => {
  await talk(tab, site);
  const held = site.holdNext();
  await press(tab, text.chat_another);
  await held.say('Oh');
  await expect(tab.composer).toBeFocused();
  await held.end('.');
});

test('[N-14] who tries again can write at once', async ({ tab, site }) => {
  site.provider.add(answers(500, 'oops'), streams('Good evening.'));
  await tab.say('Hello');
  await tab.retry.press('Enter');
  await tab.shows(opening, said('Hello'), answered('Good evening.', 'done', 2));
  await expect(tab.composer).toBeFocused();
});

test('[N-14] who deletes the newest message can write at once', async ({ tab, site }) => {
  await talk(tab, site);
  await press(tab, text.chat_delete);
  await tab.page.getByRole('button', { name: text.act_delete_submit, exact: true }).press('Enter');
  await tab.shows(opening, said('Hello'));
  await expect(tab.composer).toBeFocused();
});

test.describe('on a phone', () => {
  const { isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ isMobile, hasTouch });

  test('[N-14] no keyboard comes up by itself', async ({ tab, site }) => {
    await talk(tab, site);
    await press(tab, text.chat_delete);
    await tab.page.getByRole('button', { name: text.act_delete_submit, exact: true }).press('Enter');
    await tab.shows(opening, said('Hello'));
    await expect(tab.page.getByRole('log')).toBeFocused();
  });
});
