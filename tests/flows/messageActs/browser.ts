import type { Page } from '@playwright/test';
import type { Message } from '#contract/chat.ts';
import { FEEDBACK_TAGS, type FeedbackTag } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import type { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import type { MessageActsSnapshot } from '#machines/messageActs/messageActsSelectors.ts';
import { MESSAGE_ACTS_DELAYS } from '#machines/messageActs/messageActsSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { nothingDue } from '../careReminder/model.ts';
import { mira, said } from '../chat/model.ts';
import { conversationOn, expect } from '../chat/pageObject.ts';
import { answer, msgId } from './model.ts';
import {
  expectNothingWaits,
  filled,
  type HeldCall,
  holdCall,
  seeHeld,
  standInAccount,
} from '../support/billing.browser.ts';
import type { Absence, NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';
import { holdClipboard } from '../support/clipboard.browser.ts';

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
};
const whyOf = (failure: Failure | null): string => failureTexts[failure?.errNo ?? 0] ?? '';
const tagTexts: Readonly<Record<FeedbackTag, string>> = {
  outOfCharacter: text.feedback_tag_out_of_character,
  forgetful: text.feedback_tag_forgetful,
  repetitive: text.feedback_tag_repetitive,
  unwanted: text.feedback_tag_unwanted,
  wrongLength: text.feedback_tag_wrong_length,
  other: text.feedback_tag_other,
};

/** Somebody's conversation, which loads at once, with the messages that there are by then. */
export const standInConversation = async (page: Page, messages: () => readonly Message[]): Promise<void> => {
  const answers = {
    '/api/character/detail': () => mira,
    '/api/chat/history': () => ({ messages: messages(), hasMore: false, readTime: 0, isDemo: false }),
    '/api/conversation/list': () => ({ conversations: [] }),
    '/api/conversation/read': () => ({ readTime: 0 }),
    '/api/care/use': () => nothingDue,
  };
  await standInAccount(page);
  for (const [path, data] of Object.entries(answers))
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json: { errNo: errNo.success, data: data() } }),
    );
};

/** What the machine takes and the screen does not offer: a dialog keeps everything behind it out of reach. */
export const messageActsNotOffered = {
  'writingFeedback: message opened': {},
  'sendingFeedback: message opened': {},
  'helping: message opened': {},
  'confirmingDeletion: message opened': {},
  'deleting: message opened': {},
} satisfies NotOffered<MessageActsSnapshot>;

/** What one does with a message as people do it, before a server and a clipboard whose answers wait. */
export const createMessageActsDriver = async (page: Page): Promise<Driver<typeof messageActsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const atFirst: readonly Message[] = [said, answer];
  let messages = atFirst;
  await standInConversation(page, () => messages);
  const clipboard = await holdClipboard(page);
  const calls = {
    like: await holdCall(page, '/api/chat/liked'),
    select: await holdCall(page, '/api/chat/select'),
    feedback: await holdCall(page, '/api/chat/feedback'),
    delete: await holdCall(page, '/api/chat/delete'),
  };
  /** The key of each intent that was seen. */
  const keys = new Map<MessageActsSnapshot['context']['request'], string | undefined>();
  const screen = conversationOn(page);
  const button = (name: string) => screen.messages.getByRole('button', { name, exact: true });
  const opener = button(text.chat_acts_open);
  const groups = screen.messages.getByRole('group', { name: text.chat_acts, exact: true });
  const dialog = page.getByRole('dialog');
  const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });
  const words = dialog.getByRole('textbox', { name: text.feedback_content, exact: true });
  /** Where the keyboard stays while it is done what was pressed. */
  let pressed: string | null = null;
  /** The conversation as the model has it: what earlier steps have changed in it, another device has changed back. */
  const changeBack = async () => {
    if (messages === atFirst) return;
    messages = atFirst;
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(button(text.chat_like)).toHaveAttribute('aria-pressed', 'false');
  };
  const act = async (name: string, stays: 'stays' | 'goes') => {
    await changeBack();
    pressed = stays === 'stays' ? name : null;
    return screen.act(0, name);
  };
  const seeKeyboard = async () => {
    if (pressed !== null) await expect(button(pressed)).toBeFocused();
  };
  const toast = (told: string) => page.getByRole('status').filter({ hasText: told });

  const giveUpAfter = (delay: keyof typeof MESSAGE_ACTS_DELAYS) => () => page.clock.runFor(MESSAGE_ACTS_DELAYS[delay]);
  const callOf = ({ context: { request } }: MessageActsSnapshot): HeldCall => {
    if (request === null) throw new Error('Nothing is asked for');
    return calls[request.kind];
  };
  const seeRequest = async (snapshot: MessageActsSnapshot, body: object) => {
    const call = callOf(snapshot);
    const { request } = snapshot.context;
    expect(await call.arrived()).toEqual({ query: {}, body });
    const key = call.current()?.headers()['idempotency-key'];
    // What got no answer stays the same intent when it is asked for again.
    expect(keys.has(request) ? keys.get(request) : key).toBe(key);
    keys.set(request, key);
    expect(new Set(keys.values()).size, 'each press is an intent of its own').toBe(keys.size);
  };
  const isUnderWay = ({ value }: MessageActsSnapshot) =>
    ['copying', 'acting', 'sendingFeedback', 'deleting'].some((state) => state === value);
  const seeActs = async (snapshot: MessageActsSnapshot) => {
    const can = { enabled: !isUnderWay(snapshot) };
    const isOpened = snapshot.context.openedId === said.msgId;
    const answers = messages.filter(({ role }) => role === 'companion');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toHaveAttribute('aria-expanded', String(isOpened));
    await expect(groups).toHaveCount(answers.length + (isOpened ? 1 : 0));
    for (const group of await groups.all())
      for (const name of [text.chat_copy, text.chat_delete])
        await expect(group.getByRole('button', { name, exact: true })).toBeEnabled(can);
    for (const { liked } of answers) {
      for (const name of [text.chat_alternative_next, text.chat_like, text.chat_feedback])
        await expect(button(name)).toBeEnabled(can);
      await expect(button(text.chat_like)).toHaveAttribute('aria-pressed', String(liked));
    }
  };
  const seeFeedback = async (snapshot: MessageActsSnapshot) => {
    const { feedback, failure } = snapshot.context;
    const isWorthSending = feedback.tags.length > 0 || feedback.content.trim() !== '';
    const can = { enabled: !isUnderWay(snapshot) };
    await expect(dialog).toHaveAccessibleName(text.feedback_title);
    await expect(dialog).toHaveAccessibleDescription(filled(text.feedback_text, { name: mira.name }));
    for (const tag of FEEDBACK_TAGS) {
      const chip = dialogButton(tagTexts[tag]);
      await expect(chip).toHaveAttribute('aria-pressed', String(feedback.tags.includes(tag)));
      await expect(chip).toBeEnabled(can);
    }
    await expect(words).toHaveValue(feedback.content);
    await expect(words).toBeEnabled(can);
    await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [whyOf(failure)]);
    await expect(dialogButton(text.action_cancel)).toBeEnabled(can);
    await expect(dialogButton(text.feedback_submit)).toBeEnabled({ enabled: can.enabled && isWorthSending });
    await seeHeld(dialog, isUnderWay(snapshot));
  };
  const seeDeletion = async (snapshot: MessageActsSnapshot) => {
    const { failure } = snapshot.context;
    const can = { enabled: !isUnderWay(snapshot) };
    await expect(dialog).toHaveAccessibleName(text.act_delete_title);
    await expect(dialog).toHaveAccessibleDescription(filled(text.act_delete_text, { name: mira.name }));
    await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [whyOf(failure)]);
    await expect(dialogButton(text.action_cancel)).toBeEnabled(can);
    await expect(dialogButton(text.act_delete_submit)).toBeEnabled(can);
    await seeHeld(dialog, isUnderWay(snapshot));
  };
  const expectRemoved = async () => {
    messages = [said];
    await expect(screen.articles).toHaveCount(1);
  };
  const behindDialog: Absence<MessageActsSnapshot> = { look: () => expect(opener).toHaveCount(0) };

  return {
    events: {
      'message.opened': () => {
        pressed = null;
        return opener.click();
      },
      'like.toggled': () => act(text.chat_like, 'stays'),
      'alternative.chosen': () => act(text.chat_alternative_next, 'goes'),
      'copy.requested': () => act(text.chat_copy, 'stays'),
      'feedback.opened': () => act(text.chat_feedback, 'goes'),
      'tag.toggled': ({ tag }) => dialogButton(tagTexts[tag]).click(),
      'content.changed': ({ text: typed }) => words.fill(typed),
      'feedback.submitted': () => dialogButton(text.feedback_submit).click(),
      'deletion.opened': () => act(text.chat_delete, 'goes'),
      'deletion.confirmed': () => dialogButton(text.act_delete_submit).click(),
      'dialog.closed': async (_, before) => {
        await dialogButton(before.matches('helping') ? text.report_done : text.action_cancel).click();
        const opens = before.matches('confirmingDeletion') ? text.chat_delete : text.chat_feedback;
        // A message that is opened has some of the same; the answer is the last.
        await expect(button(opens).last()).toBeFocused();
      },
      'act.retried': () => {
        pressed = null;
        return button(text.action_retry).click();
      },
      'act.dismissed': () => button(text.chat_another_drop).click(),
    },
    done: {
      copyText: async () => {
        clipboard.accept();
        await expect(toast(text.chat_copied)).toBeVisible();
        await seeKeyboard();
      },
      changeMessage: async (answered, before) => {
        messages = [said, answered.message];
        await callOf(before).answer(answered);
        await seeKeyboard();
        if (before.matches('sendingFeedback') && answered.help === undefined)
          await expect(toast(text.chat_feedback_sent)).toBeVisible();
      },
      deleteMessage: async () => {
        await calls.delete.answer({});
        await expectRemoved();
      },
    },
    failed: {
      copyText: async (error) => clipboard.refuse(error),
      changeMessage: (error, before) => callOf(before).fail(error),
      deleteMessage: async (error) => {
        await calls.delete.fail(error);
        // Gone already.
        if (error instanceof Object && 'errNo' in error && error.errNo === errNo.notFound) await expectRemoved();
      },
    },
    after: {
      copyTimeout: async () => {
        await giveUpAfter('copyTimeout')();
        clipboard.forget();
      },
      actTimeout: giveUpAfter('actTimeout'),
      feedbackTimeout: giveUpAfter('feedbackTimeout'),
      deleteTimeout: giveUpAfter('deleteTimeout'),
    },
    states: {
      resting: async (snapshot) => {
        await seeActs(snapshot);
        await expectNothingWaits(calls);
        await clipboard.sees();
      },
      'resting.idle': () => expect(screen.notice).toHaveCount(0),
      'resting.actFailed': async (snapshot) => {
        const told =
          snapshot.context.request === null
            ? text.chat_copy_failed
            : `${text.chat_act_failed} ${whyOf(snapshot.context.failure)}`;
        await expect(screen.notice).toHaveText(`${told}${text.action_retry}${text.chat_another_drop}`);
      },
      copying: async (snapshot) => {
        await clipboard.sees(answer.text);
        await seeActs(snapshot);
        await expect(screen.notice).toHaveCount(0);
      },
      acting: async (snapshot) => {
        const { request } = snapshot.context;
        await seeRequest(snapshot, request?.kind === 'select' ? { msgId, ordinal: 1 } : { msgId, liked: true });
        await seeActs(snapshot);
        await expect(screen.notice).toHaveCount(0);
      },
      writingFeedback: async (snapshot) => {
        await seeFeedback(snapshot);
        await expectNothingWaits(calls);
      },
      sendingFeedback: async (snapshot) => {
        await seeRequest(snapshot, { msgId, ...snapshot.context.feedback });
        await seeFeedback(snapshot);
      },
      helping: async () => {
        await expect(dialog).toHaveAccessibleName(text.feedback_title);
        await expect(dialog).toHaveAccessibleDescription(text.chat_feedback_sent);
        await expect(dialog.getByRole('region', { name: text.help_label, exact: true })).toHaveCount(1);
        await expectNothingWaits(calls);
      },
      confirmingDeletion: async (snapshot) => {
        await seeDeletion(snapshot);
        await expectNothingWaits(calls);
      },
      deleting: async (snapshot) => {
        await seeRequest(snapshot, { msgId });
        await seeDeletion(snapshot);
      },
    },
    unnoticed: { 'content changed': { when: ({ context }) => context.feedback.content !== '' } },
    notOffered: {
      'writingFeedback: message opened': behindDialog,
      'sendingFeedback: message opened': behindDialog,
      'helping: message opened': behindDialog,
      'confirmingDeletion: message opened': behindDialog,
      'deleting: message opened': behindDialog,
    } satisfies Record<keyof typeof messageActsNotOffered, Absence<MessageActsSnapshot>>,
  };
};
