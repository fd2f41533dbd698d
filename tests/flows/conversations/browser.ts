import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { Conversation } from '#contract/conversation.ts';
import { errNo } from '#contract/errNo.ts';
import { CONVERSATIONS_DELAYS, type conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import type { ConversationsSnapshot } from '#machines/conversations/conversationsSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { expectNothingWaits, filled, holdCall, renewing, standInAccount } from '../support/billing.browser.ts';
import type { Absence, NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

/** Too narrow for a conversation beside the list. */
const LIST_ALONE = { width: 960, height: 800 };

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.invalidInput]: text.failure_invalid_input,
};
const dayText = (time: number): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(time);
/** Everything that the list says of a conversation: the number for the eye, and the words for the ear. */
const itemText = ({ character, isWriting, lastText, lastTime, unread }: Conversation): string =>
  [
    character.name.slice(0, 1),
    character.name,
    dayText(lastTime),
    isWriting ? text.conversations_typing : lastText,
    unread === 0 ? '' : `${unread}${filled(text.conversations_unread, { count: String(unread) })}`,
  ].join('');

/** What the machine takes and the screen does not offer. */
export const conversationsNotOffered = {
  // What is deleted goes at once, and then the list is loaded anew: that is walked with the acts.
  'loading: conversation removed': {},
  'failed: conversation removed': {},
  'ready: conversation removed': {},
  // A conversation is read where it is on view.
  'loading: conversation read': {},
  'failed: conversation read': {},
  'ready: conversation read': {},
} satisfies NotOffered<ConversationsSnapshot>;

/** The list of conversations as people see it, before a server whose answers wait. Time stands still but where it is let go on. */
export const createConversationsDriver = async (page: Page): Promise<Driver<typeof conversationsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.setViewportSize(LIST_ALONE);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await standInAccount(page);
  const calls = { list: await holdCall(page, '/api/conversation/list') };
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: text.action_retry, exact: true });

  const seeList = async ({ context: { conversations } }: ConversationsSnapshot, alerts: readonly string[]) => {
    await expect(main.getByRole('listitem')).toHaveText(conversations.map(itemText));
    await expect(main.getByRole('alert')).toHaveText(alerts);
  };
  const arrived = async () => {
    expect(await calls.list.arrived()).toEqual({ query: {}, body: null });
  };
  const nothingToRead = { look: () => expect(page).toHaveURL('/ai-girlfriend') };
  const nothingAlone = { look: () => expect(page.getByRole('dialog')).toHaveCount(0) };

  return {
    events: {
      'load.retried': () => retry.press('Enter'),
      'list.refreshRequested': () =>
        renewing([calls.list], () =>
          page.evaluate(() => {
            document.dispatchEvent(new Event('visibilitychange'));
          }),
        ),
      'conversation.removed': () => Promise.reject(new Error('Deleting also loads the list anew')),
      'conversation.read': () => Promise.reject(new Error('Nothing is read in the list')),
    },
    done: {
      loadConversations: async (answer) => {
        await arrived();
        await calls.list.answer(answer);
      },
    },
    failed: {
      loadConversations: async (error) => {
        await arrived();
        await calls.list.fail(error);
      },
    },
    after: {
      loadTimeout: () => page.clock.runFor(CONVERSATIONS_DELAYS.loadTimeout),
      writingPause: () => page.clock.runFor(CONVERSATIONS_DELAYS.writingPause),
    },
    states: {
      loading: async (snapshot) => {
        await arrived();
        await seeList(snapshot, []);
        await expect(main.getByText(text.conversations_loading, { exact: true })).toHaveCount(
          snapshot.context.conversations.length === 0 ? 1 : 0,
        );
      },
      failed: async (snapshot) => {
        const why = failureTexts[snapshot.context.failure?.errNo ?? 0] ?? '';
        await seeList(snapshot, [`${text.conversations_failed_title}. ${why}${text.action_retry}`]);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await seeList(snapshot, []);
        await expect(main.getByText(text.conversations_empty_title)).toHaveCount(
          snapshot.context.conversations.length === 0 ? 1 : 0,
        );
        await expectNothingWaits(calls);
      },
    },
    notOffered: {
      'loading: conversation removed': nothingAlone,
      'failed: conversation removed': nothingAlone,
      'ready: conversation removed': nothingAlone,
      'loading: conversation read': nothingToRead,
      'failed: conversation read': nothingToRead,
      'ready: conversation read': nothingToRead,
    } satisfies Record<keyof typeof conversationsNotOffered, Absence<ConversationsSnapshot>>,
  };
};
