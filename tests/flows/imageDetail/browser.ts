import { expect as playwrightExpect, type Page } from '@playwright/test';
import { IMAGE_DETAIL_DELAYS, type imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { answer, mira, said } from '../chat/model.ts';
import { imageDetail, picture } from './model.ts';
import { standInConversation } from '../messageActs/browser.ts';
import { expectNothingWaits, filled, holdCall } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const made = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(imageDetail.createTime);
const told = `${filled(text.chat_image_prompt, { prompt: imageDetail.prompt })} ${filled(text.chat_image_made, { date: made })}`;

/** A picture of a conversation as people look at it, before a server whose answers wait. */
export const createImageDetailDriver = async (page: Page): Promise<Driver<typeof imageDetailMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInConversation(page, () => [said, { ...answer.done, ...picture }]);
  const calls = { detail: await holdCall(page, '/api/chat/image-detail') };
  const opener = page.getByRole('button', { name: text.chat_image_open, exact: true });
  const dialog = page.getByRole('dialog', { name: filled(text.chat_image_title, { name: mira.name }), exact: true });
  /** The picture is there at once, in its own shape. */
  const seeDialog = async (notice: readonly string[]): Promise<void> => {
    const image = dialog.getByRole('img', { name: filled(text.chat_image_alt, { name: mira.name }), exact: true });
    await expect(image).toHaveAttribute('src', new RegExp(picture.image));
    await expect(dialog.getByRole('alert')).toHaveText(notice);
    await expect(dialog.getByText(told)).toHaveCount(0);
  };

  return {
    events: {
      'image.opened': () => opener.click(),
      'image.closed': async () => {
        await dialog.getByRole('button', { name: text.action_close, exact: true }).press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      },
      'load.retried': () => dialog.getByRole('button', { name: text.action_retry, exact: true }).click(),
    },
    done: { loadImageDetail: (detail) => calls.detail.answer(detail) },
    failed: { loadImageDetail: (error) => calls.detail.fail(error) },
    after: { loadTimeout: () => page.clock.runFor(IMAGE_DETAIL_DELAYS.loadTimeout) },
    states: {
      closed: async () => {
        await expect(opener).toHaveCount(1);
        await expect(dialog).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      loading: async () => {
        expect(await calls.detail.arrived()).toEqual({ query: { msgId: picture.msgId }, body: null });
        await seeDialog([]);
      },
      shown: async () => {
        await expect(dialog.getByText(told)).toHaveCount(1);
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      failed: async () => {
        await seeDialog([`${text.chat_image_failed}${text.action_retry}`]);
        await expectNothingWaits(calls);
      },
    },
  };
};
