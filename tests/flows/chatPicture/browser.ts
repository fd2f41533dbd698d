import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { answer, characterId, mira, said } from '../chat/model.ts';
import { conversationOn } from '../chat/pageObject.ts';
import { standInConversation } from '../messageActs/browser.ts';
import { expectNothingWaits, filled, holdCall } from '../support/billing.browser.ts';
import { standInPlan } from '../support/plan.browser.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const price = filled(text.chat_picture_price, { name: mira.name, cost: '20' });
const left = filled(text.chat_picture_balance, { tokens: '100', left: '79' });

/** A picture as people ask for it in a conversation. */
export const createChatPictureDriver = async (page: Page): Promise<Driver<typeof chatPictureMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInConversation(page, () => [said, answer.done]);
  await standInPlan(page, 100);
  const calls = { send: await holdCall(page, '/api/chat/completion') };
  const screen = conversationOn(page);
  const { words, send, dialog } = screen.picturing;

  return {
    events: {
      'picture.opened': async ({ typed }) => {
        await screen.composer.fill(typed);
        await screen.picture.press('Enter');
      },
      'words.changed': ({ text: wanted }) => words.fill(wanted),
      // What comes to nothing leaves the words, and with them what was typed besides, where one writes.
      'picture.confirmed': async (_, { context }) => {
        const wish = context.words.trim();
        await send.press('Enter');
        const { body } = await calls.send.arrived();
        expect(body).toEqual({ characterId, speechText: wish, picture: true });
        await calls.send.fail({ errNo: errNo.contentRefused });
        await screen.edit.press('Enter');
        await expect(screen.composer).toHaveValue(wish.includes(context.typed) ? wish : `${wish}\n${context.typed}`);
      },
      'picture.closed': async () => {
        await words.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(screen.picture).toBeFocused();
      },
      'words.restored': async ({ words: kept, typed }) => {
        await page.evaluate(([key, unsent]) => sessionStorage.setItem(key, unsent), [
          `unsent:${characterId}`,
          JSON.stringify({
            draft: '',
            editing: null,
            request: null,
            wasSending: false,
            picture: { words: kept, typed },
          }),
        ] as const);
        await page.reload();
      },
    },
    done: {},
    failed: {},
    after: {},
    states: {
      closed: async () => {
        await expect(screen.composer).toBeVisible();
        await expect(dialog).toHaveCount(0);
      },
      asking: async ({ context }) => {
        await expect(words).toHaveValue(context.words);
        await expect(dialog).toHaveAccessibleDescription(price);
        await expect(dialog.getByText(left)).toHaveCount(1);
        await expect(send).toBeEnabled({ enabled: context.words.trim() !== '' });
        await expectNothingWaits(calls);
      },
    },
  };
};
