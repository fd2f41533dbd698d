import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import {
  answerId,
  canDiscard,
  canLoadOlder,
  canRetry,
  type ChatNoticeCode,
  type ChatSnapshot,
  noticeCode,
  visibleMessages,
  type VisibleMessage,
} from '#machines/chat/chatSelectors.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { mira } from './chat.model.ts';

/** Shorter than the 20 s after which a held call would fail by itself and hide that something is missing. */
export const PATIENCE = 5000;
export const expect = playwrightExpect.configure({ timeout: PATIENCE });

const named = (words: string) => words.replaceAll('{name}', mira.name);
const noticeTexts: Readonly<Record<ChatNoticeCode, string>> = {
  unsent: text.chat_unsent,
  takingBack: text.chat_taking_back,
  answerFailed: named(text.chat_answer_failed),
  answerInterrupted: named(text.chat_interrupted),
  lost: text.chat_lost,
  stopFailed: '',
};
const feet: Readonly<Partial<Record<VisibleMessage['status'], string>>> = {
  sending: text.chat_sending,
  unsent: text.chat_not_sent,
  stopped: text.chat_stopped,
};

export const failureText = ({ errNo: code, retryAfter }: Failure): string => {
  switch (code) {
    case NO_ANSWER:
      return text.failure_no_answer;
    case errNo.providerFailed:
      return text.failure_provider;
    case errNo.tooManyRequests:
      return text.failure_too_many_seconds.replace('{seconds}', String(retryAfter));
    default:
      throw new Error(`No fixture fails with ${code}`);
  }
};

/** Where things are on the screen of a conversation, by role and name. */
export const conversationOn = (page: Page) => {
  const main = page.getByRole('main');
  const messages = main.getByLabel(named(text.chat_messages), { exact: true });
  const older = main.getByRole('alert').filter({ hasText: text.chat_older_failed });
  const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
  const notice = messages.getByRole('alert');
  const loadFailed = main.getByRole('alert').filter({ hasText: text.chat_load_failed_title });
  return {
    heading: main.getByRole('heading', { level: 1 }),
    demo: main.getByText(text.chat_demo, { exact: true }),
    loadFailed,
    missing: main.getByRole('heading', { name: text.chat_not_found_title }),
    messages,
    articles: messages.getByRole('article'),
    notice,
    composer: main.getByRole('textbox', { name: named(text.chat_placeholder), exact: true }),
    send: button(main, text.chat_send),
    stop: button(main, text.chat_stop),
    retry: button(notice, text.action_retry),
    reconnect: button(notice, text.chat_reconnect),
    edit: button(notice, text.chat_unsent_edit),
    reload: button(loadFailed, text.action_retry),
    loadingOlder: main.getByText(text.chat_loading_older, { exact: true }),
    olderFailed: older,
    retryOlder: button(older, text.action_retry),
  };
};
export type ConversationOn = ReturnType<typeof conversationOn>;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** An avatar without its picture shows an initial. */
const lineOf = ({ msgId, role, text: words, status }: VisibleMessage, writingId: string | null): RegExp => {
  const isTyping = msgId === writingId && words === '';
  const line = [`${role === 'user' ? text.chat_you : mira.name}: `, isTyping ? named(text.chat_typing) : words];
  return new RegExp(`^${mira.name.charAt(0)}?${escaped(line.join('') + (feet[status] ?? ''))}$`);
};

/** Every message, in order. */
export const seeMessages = async ({ articles }: ConversationOn, snapshot: ChatSnapshot): Promise<void> => {
  const writingId = answerId(snapshot);
  await expect(articles).toHaveText(visibleMessages(snapshot).map((message) => lineOf(message, writingId)));
};

/** What is told under the messages, with the ways on that the machine takes. */
export const seeNotice = async (screen: ConversationOn, snapshot: ChatSnapshot): Promise<void> => {
  const { notice, retry, reconnect, edit } = screen;
  const code = noticeCode(snapshot);
  const { failure } = snapshot.context;
  await expect(notice).toHaveCount(code === null ? 0 : 1);
  if (code === null) return;
  await expect(notice).toContainText(noticeTexts[code]);
  if (failure !== null && code !== 'lost') await expect(notice).toContainText(failureText(failure));
  await expect(code === 'lost' ? reconnect : retry).toHaveCount(canRetry(snapshot) ? 1 : 0);
  await expect(edit).toHaveCount(canDiscard(snapshot) ? 1 : 0);
};

export const seeOlder = async (screen: ConversationOn, snapshot: ChatSnapshot): Promise<void> => {
  const isLoading = snapshot.matches({ open: { history: 'loadingOlder' } });
  const hasFailed = snapshot.matches({ open: { history: 'olderFailed' } });
  await expect(screen.loadingOlder).toHaveCount(isLoading ? 1 : 0);
  await expect(screen.olderFailed).toHaveCount(hasFailed ? 1 : 0);
  if (hasFailed) await expect(screen.retryOlder).toBeEnabled({ enabled: canLoadOlder(snapshot) });
};
