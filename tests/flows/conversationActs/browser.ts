import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import type { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import type { ConversationActsSnapshot } from '#machines/conversationActs/conversationActsSelectors.ts';
import { CONVERSATION_ACTS_DELAYS } from '#machines/conversationActs/conversationActsSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { characterId, mira } from './model.ts';
import { conversation } from '../conversations/model.ts';
import { expectNothingWaits, filled, holdCall, seeHeld, standInAccount } from '../support/billing.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

/** Too narrow for a conversation beside the list. */
const LIST_ALONE = { width: 960, height: 800 };

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
};
const whyOf = ({ errNo: code }: Failure): string => failureTexts[code] ?? '';
const listed = { ...conversation, character: { ...conversation.character, ...mira } };

/** What the machine takes and the screen does not offer. */
export const conversationActsNotOffered = {
  'resting.idle: act dismissed': { when: ({ context }) => context.imported === null },
} satisfies NotOffered<ConversationActsSnapshot>;

/** What one does with a conversation as people do it in the list, before a server whose answers wait. */
export const createConversationActsDriver = async (page: Page): Promise<Driver<typeof conversationActsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.setViewportSize(LIST_ALONE);
  await standInAccount(page);
  await page.route('**/api/conversation/list', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: { conversations: [listed] } } }),
  );
  const calls = {
    clear: await holdCall(page, '/api/conversation/clear'),
    remove: await holdCall(page, '/api/conversation/delete'),
    importing: await holdCall(page, '/api/chat/import'),
  };
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const importButton = button(text.conversations_import);
  const menuButton = button(filled(text.conversations_acts, { name: mira.name }));
  const heading = main.getByRole('heading', { name: text.conversations_title, exact: true });
  const dialog = page.getByRole('dialog');
  const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });

  const openMenu = async (item: string) => {
    await menuButton.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const choose = async (file: string) => {
    const choosing = page.waitForEvent('filechooser');
    await importButton.click();
    await (await choosing).setFiles({ name: 'mira.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  };
  const giveUpAfter = (delay: keyof typeof CONVERSATION_ACTS_DELAYS) => () =>
    page.clock.runFor(CONVERSATION_ACTS_DELAYS[delay]);

  const words = {
    clear: {
      title: text.conversations_clear_title,
      says: text.conversations_clear_text,
      submit: text.conversations_clear_submit,
    },
    deletion: {
      title: text.conversations_delete_title,
      says: text.conversations_delete_text,
      submit: text.conversations_delete_submit,
    },
  };
  const seeDialog = async ({ title, says, submit }: typeof words.clear, failure: Failure | null, canAct: boolean) => {
    await expect(dialog).toHaveAccessibleName(title);
    await expect(dialog).toHaveAccessibleDescription(filled(says, { name: mira.name }));
    await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [whyOf(failure)]);
    await expect(dialogButton(submit)).toBeEnabled({ enabled: canAct });
    await expect(dialogButton(text.action_cancel)).toBeEnabled({ enabled: canAct });
    await seeHeld(dialog, !canAct);
  };
  const notice = main.getByRole('alert');
  const seeAsking = async ({ context }: ConversationActsSnapshot, asked: typeof words.clear) => {
    await seeDialog(asked, context.failure, true);
    await expectNothingWaits(calls);
  };

  return {
    events: {
      'clear.requested': () => openMenu(text.conversations_clear),
      'deletion.requested': () => openMenu(text.conversations_delete),
      'dialog.closed': async () => {
        await dialogButton(text.action_cancel).click();
        await expect(dialog).toHaveCount(0);
        await expect(menuButton).toBeFocused();
      },
      'act.confirmed': (_, before) =>
        dialogButton(before.matches('confirmingClear') ? words.clear.submit : words.deletion.submit).click(),
      'file.chosen': ({ text: file }) => choose(file),
      'act.retried': () => button(text.action_retry).click(),
      'act.dismissed': () => button(text.action_close).click(),
    },
    done: {
      clearConversation: async () => {
        await calls.clear.answer({});
        await expect(menuButton).toBeFocused();
      },
      deleteConversation: async () => {
        await calls.remove.answer({});
        await expect(heading).toBeFocused();
      },
      importConversation: (answer) => calls.importing.answer(answer),
    },
    failed: {
      clearConversation: (error) => calls.clear.fail(error),
      deleteConversation: (error) => calls.remove.fail(error),
      importConversation: (error) => calls.importing.fail(error),
    },
    after: {
      clearTimeout: giveUpAfter('clearTimeout'),
      deleteTimeout: giveUpAfter('deleteTimeout'),
      importTimeout: giveUpAfter('importTimeout'),
    },
    states: {
      resting: async () => {
        await expect(dialog).toHaveCount(0);
        await expect(importButton).toBeEnabled();
        await expect(menuButton).toHaveCount(1);
        await expectNothingWaits(calls);
      },
      'resting.idle': async ({ context: { imported } }) => {
        if (imported === null) return expect(notice).toHaveCount(0);
        const told = filled(text.conversations_imported, { messages: String(imported.messages) });
        await expect(notice).toHaveText(`${told}${text.conversations_imported_open}${text.action_close}`);
        await expect(notice.getByRole('link')).toHaveAttribute('href', `/ai-girlfriend/${characterId}`);
      },
      'resting.importFailed': async ({ context: { failure } }) => {
        const why = failure === null ? '' : whyOf(failure);
        await expect(notice).toHaveText(
          `${text.conversations_import_failed} ${why}${text.action_retry}${text.action_close}`,
        );
      },
      confirmingClear: (snapshot) => seeAsking(snapshot, words.clear),
      clearing: async () => {
        expect(await calls.clear.arrived()).toEqual({ query: {}, body: { characterId } });
        await seeDialog(words.clear, null, false);
      },
      confirmingDeletion: (snapshot) => seeAsking(snapshot, words.deletion),
      deleting: async () => {
        expect(await calls.remove.arrived()).toEqual({ query: {}, body: { characterId } });
        await seeDialog(words.deletion, null, false);
      },
      importing: async ({ context: { request } }) => {
        const file: unknown = request?.kind === 'import' ? JSON.parse(request.text) : null;
        expect(await calls.importing.arrived()).toEqual({ query: {}, body: { conversation: file } });
        await expect(notice).toHaveText(text.conversations_importing);
        await expect(importButton).toBeDisabled();
      },
    },
    notOffered: {
      'resting.idle: act dismissed': {
        ...conversationActsNotOffered['resting.idle: act dismissed'],
        look: () => expect(notice).toHaveCount(0),
      },
    },
  };
};
