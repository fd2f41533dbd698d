import { expect } from '@playwright/test';
import { chatHistory } from '#contract/chat.ts';
import { chatImageDetail } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { imageDetail } from '#tests/flows/imageDetail/model.ts';
import { streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, opening, said } from './support/conversationPage.ts';
import { test } from './support/heldSite.ts';
import { Keyboard } from './support/keyboard.ts';

/** A conversation with the keyboard alone. */

test.use({ trace: 'off' });

test('says something, stops the answer, has another, and does with messages what can be done with them', async ({
  tab,
  site,
}) => {
  const { page } = tab;
  const keys = new Keyboard(page);
  const newest = page.getByRole('article').last();
  const inNewest = (name: string) => newest.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('says something, and stops the answer', async () => {
    const held = site.holdNext();
    await keys.type(tab.composer, 'A story');
    await keys.enter(tab.send);
    await held.say('Once upon ');
    await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
    await expect(tab.composer).toBeFocused();
    await keys.enter(tab.stop);
    await tab.shows(opening, said('A story'), answered('Once upon ', 'stopped'));
    await expect(tab.composer).toBeFocused();
  });

  await test.step('has another answer, and goes back to the first', async () => {
    site.provider.add(streams('There was a lamp.'));
    await keys.to(inNewest(text.chat_another), 'Shift+Tab');
    await keys.press('Enter');
    await tab.shows(opening, said('A story'), answered('There was a lamp.', 'done', 2));
    const before = inNewest(text.chat_alternative_before);
    await keys.to(before, 'Shift+Tab');
    await keys.press('Enter');
    await expect(newest).toContainText('1 of 2');
    await expect(before).toBeFocused();
    await keys.enter(inNewest(text.chat_alternative_next));
    await expect(newest).toContainText('2 of 2');
  });

  await test.step('tells what is wrong with it', async () => {
    await keys.enter(inNewest(text.chat_feedback));
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(inNewest(text.chat_feedback)).toBeFocused();
    await keys.press('Enter');
    await keys.to(dialog.getByRole('button', { name: text.feedback_tag_forgetful }));
    await keys.press('Space');
    await keys.type(dialog.getByLabel(text.feedback_content), 'The lamp');
    await keys.enter(dialog.getByRole('button', { name: text.feedback_submit }));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('says it in other words', async () => {
    const mine = page.getByRole('article').nth(1);
    const opener = mine.getByRole('button', { name: text.chat_acts_open });
    site.provider.add(streams('There was a boat.'));
    await keys.to(opener, 'Shift+Tab');
    await keys.press('Enter');
    await keys.enter(mine.getByRole('button', { name: text.chat_edit }));
    await expect(tab.composer).toBeFocused();
    await expect(tab.composer).toHaveValue('A story');
    await page.keyboard.type(' of boats');
    await keys.press('Escape');
    await expect(page.getByText(text.chat_editing, { exact: true })).toHaveCount(0);
    await expect(tab.composer).toHaveValue('');
    await keys.press('ArrowUp');
    await expect(tab.composer).toHaveValue('A story');
    await page.keyboard.type(' of boats');
    await keys.press('Enter');
    await tab.shows(opening, said('A story of boats'), answered('There was a boat.', 'done', 3));
  });

  await test.step('looks at a picture', async () => {
    await page.route('/images/**', (route) => route.abort());
    await page.route(
      (url) => url.pathname === chatHistory.path,
      async (route) => {
        const response = await route.fetch();
        const data = chatHistory.response.parse(Object(await response.json()).data);
        const messages = data.messages.map((message) => ({ ...message, image: 'pictures/1.webp' }));
        await route.fulfill({ json: { errNo: errNo.success, data: { ...data, messages } } });
      },
    );
    await page.route(
      (url) => url.pathname === chatImageDetail.path,
      (route) => route.fulfill({ json: { errNo: errNo.success, data: imageDetail } }),
    );
    await page.reload();
    const picture = inNewest(text.chat_image_open);
    await keys.to(picture, 'Shift+Tab');
    await keys.press('Enter');
    await expect(dialog).toContainText(imageDetail.prompt);
    await keys.enter(dialog.getByRole('button', { name: text.action_close }));
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
  });

  await test.step('deletes an answer', async () => {
    await keys.enter(inNewest(text.chat_delete));
    await keys.enter(dialog.getByRole('button', { name: text.action_cancel, exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(inNewest(text.chat_delete)).toBeFocused();
    await keys.press('Enter');
    await keys.enter(dialog.getByRole('button', { name: text.act_delete_submit }));
    await tab.shows(opening, said('A story of boats'));
  });

  await test.step('leaves what is to be bought before there is a picture', async () => {
    const asking = page.getByRole('main').getByRole('button', { name: text.chat_picture, exact: true });
    await keys.to(tab.composer);
    await keys.to(asking, 'Shift+Tab');
    await keys.press('Space');
    await expect(dialog).toHaveAccessibleName(text.chat_picture);
    const plans = dialog.getByRole('button', { name: text.billing_plan_see, exact: true });
    await keys.enter(plans);
    await expect(dialog).toHaveAccessibleName(text.purchase_subscriptions_title);
    await keys.enter(dialog.getByRole('button', { name: text.action_close }));
    await expect(dialog).toHaveAccessibleName(text.chat_picture);
    await expect(plans).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(asking).toBeFocused();
  });
});
