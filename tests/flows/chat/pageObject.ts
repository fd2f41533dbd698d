import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { isSendable, linesOf, named, noticesOf } from './lines.ts';
import { mira } from './model.ts';

export const expect = playwrightExpect.configure({ timeout: TIMEOUT });
/** Milliseconds of one of several looks. */
const LOOK = 1000;

export const failureText = ({ errNo: code }: Failure): string => {
  switch (code) {
    case NO_ANSWER:
      return text.failure_no_answer;
    case errNo.providerFailed:
      return text.failure_provider;
    case errNo.contentRefused:
      return text.failure_content;
    case errNo.pictureAgreementNeeded:
      return text.failure_internal;
    case errNo.tooManyRequests:
      return text.failure_too_many_minutes.replace('{minutes}', '10');
    default:
      throw new Error(`No fixture fails with ${code}`);
  }
};

/** Where things are on the screen of a conversation, by role and name. */
export const conversationOn = (page: Page) => {
  const main = page.getByRole('main');
  const messages = main.getByLabel(named(text.chat_messages), { exact: true });
  const heading = main.getByRole('heading', { level: 1 });
  const older = main.getByRole('alert').filter({ hasText: text.chat_older_failed });
  const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
  const notice = messages.getByRole('alert');
  const asking = page.getByRole('dialog', { name: text.chat_picture, exact: true });
  let hasGoneBack = false;
  const loadFailed = main.getByRole('alert').filter({ hasText: text.chat_load_failed_title });
  const latest = button(main, text.chat_latest);
  /** How often the way to the end is offered, after it was taken. All at once: the button goes by itself when the end comes into view. */
  const takeToEnd = async (): Promise<number> => {
    await latest.evaluateAll((found) => {
      for (const element of found) if (element instanceof HTMLElement) element.click();
    });
    return latest.count();
  };
  // Again and again: what one goes back to may be scrolled to only now.
  const goToEnd = () => expect.poll(takeToEnd).toBe(0);
  return {
    heading,
    loadFailed,
    explore: page.getByRole('link', { name: text.chat_explore }),
    missing: main.getByRole('heading', { name: text.profile_missing_title }),
    messages,
    articles: messages.getByRole('article'),
    notice,
    /** Above the messages: whose they are, the badge of the demo companion, and what becomes of earlier ones. */
    head: heading
      .or(main.getByText(text.chat_demo, { exact: true }))
      .or(main.getByText(text.chat_loading_older, { exact: true }))
      .or(older),
    composer: main.getByRole('textbox', { name: named(text.chat_placeholder), exact: true }),
    /** As long as it is not disabled. */
    writable: main.getByRole('textbox', { name: named(text.chat_placeholder), exact: true, disabled: false }),
    send: button(main, text.chat_send),
    stop: button(main, text.chat_stop),
    /** Of sending and stopping only one is offered. */
    onlySend: (disabled: boolean) =>
      main.getByRole('button', { name: text.chat_send, exact: true, disabled }).or(button(main, text.chat_stop)),
    onlyStop: (disabled: boolean) =>
      main.getByRole('button', { name: text.chat_stop, exact: true, disabled }).or(button(main, text.chat_send)),
    picture: button(main, text.chat_picture),
    /** Where the words for a picture are asked for. */
    picturing: {
      dialog: asking,
      words: asking.getByRole('textbox', { name: text.picture_prompt, exact: true }),
      send: button(asking, text.chat_send),
    },
    another: button(messages, text.chat_another),
    greetings: messages.getByRole('group', { name: text.chat_greetings, exact: true }),
    goOn: button(messages, text.chat_continue),
    closeEdit: button(main, text.chat_editing_close),
    acts: button(messages, text.chat_delete),
    like: button(messages, text.chat_like),
    /** From now on the list can stand at a message from long ago, and draw no others than those around it. */
    goesBack: () => {
      hasGoneBack = true;
    },
    hasGoneBack: () => hasGoneBack,
    takeToEnd,
    goToEnd,
    /** Does something with the message at this place from the end; its row of acts is opened first where it has to be. */
    act: async (fromEnd: number, name: string) => {
      await goToEnd();
      const articles = messages.getByRole('article');
      const article = articles.nth((await articles.count()) - 1 - fromEnd);
      const opener = button(article, text.chat_acts_open);
      if ((await button(article, name).count()) === 0) await opener.press('Enter');
      await button(article, name).press('Enter');
    },
    confirmDeletion: button(page.getByRole('alertdialog').or(page.getByRole('dialog')), text.act_delete_submit),
    always: button(notice, text.chat_picture_always),
    thisTime: button(notice, text.chat_picture_once),
    wordsOnly: button(notice, text.chat_picture_never),
    retry: button(notice, text.action_retry),
    reconnect: button(notice, text.chat_reconnect),
    edit: button(notice, text.chat_unsent_edit).or(button(notice, text.chat_another_drop)),
    reload: button(loadFailed, text.action_retry),
    retryOlder: button(older, text.action_retry),
  };
};
export type ConversationOn = ReturnType<typeof conversationOn>;

/** The badge of the demo companion, and what becomes of earlier messages. */
const marksOf = (snapshot: ChatSnapshot): readonly string[] => [
  ...(snapshot.context.isDemo ? [text.chat_demo] : []),
  ...(snapshot.matches({ open: { history: 'loadingOlder' } }) ? [text.chat_loading_older] : []),
  ...(hasOlderFailed(snapshot) ? [`${text.chat_older_failed}${text.action_retry}`] : []),
];
const hasOlderFailed = (snapshot: ChatSnapshot) => snapshot.matches({ open: { history: 'olderFailed' } });

/** All that is read from top to bottom: whose conversation it is, every message, and what is told of them; after going back to a message, those around it. */
export const seeThread = async (screen: ConversationOn, snapshot: ChatSnapshot): Promise<void> => {
  const { head, articles, notice } = screen;
  const { failure } = snapshot.context;
  const notices = noticesOf(snapshot, failure === null ? '' : failureText(failure));
  const heads = [mira.name, ...marksOf(snapshot)];
  const lines = linesOf(snapshot).map(({ words }) => words);
  if (!screen.hasGoneBack()) return expect(head.or(articles).or(notice)).toHaveText([...heads, ...lines, ...notices]);
  await expect
    .poll(async () => {
      const shown = await articles.allTextContents();
      const from = lines.findIndex((_, start) => shown.every((words, index) => lines[start + index]?.test(words)));
      return { from: from < 0 ? shown : 'in order', isEmpty: shown.length === 0 };
    })
    .toEqual({ from: 'in order', isEmpty: lines.length === 0 });
  // What is told stands at the end, and is not drawn far above it; where one goes back to may come into view only now.
  await expect(async () => {
    if (notices.length > 0) await screen.takeToEnd();
    await expect(head.or(notice)).toHaveText([...heads, ...notices], { timeout: LOOK });
  }).toPass({ timeout: TIMEOUT });
};

/** An answer is on its way. */
export const seeRunning = (screen: ConversationOn, isStoppable: boolean): Promise<void> =>
  expect(screen.onlyStop(!isStoppable)).toHaveAccessibleName(text.chat_stop);

/** No answer is on its way. */
export const seeResting = (screen: ConversationOn, snapshot: ChatSnapshot): Promise<void> =>
  expect(screen.onlySend(!isSendable(snapshot))).toHaveAccessibleName(text.chat_send);

/** What could not be loaded can be asked for again. */
export const seeOlder = async (screen: ConversationOn, snapshot: ChatSnapshot): Promise<void> => {
  if (hasOlderFailed(snapshot)) await expect(screen.retryOlder).toBeEnabled();
};
