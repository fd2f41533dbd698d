import type { Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { SPEECH_DELAYS, type speechMachine } from '#machines/speech/speechMachine.ts';
import type { SpeechSnapshot } from '#machines/speech/speechSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { message } from '../chat/model.ts';
import { conversationOn, expect } from '../chat/pageObject.ts';
import { standInConversation } from '../messageActs/browser.ts';
import { first, spoken } from './model.ts';
import { expectNothingWaits, holdCall, renewing } from '../support/billing.browser.ts';
import { speechNotOffered } from './tours.ts';
import type { Absence, Driver } from '@liora/flow-kit/model/walk.ts';

const messages = [message(1, 'companion', spoken.text), message(2, 'companion', 'Yes?')];
const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.tokensNeeded]: text.failure_tokens,
};
const whyOf = (failure: Failure | null): string => failureTexts[failure?.errNo ?? 0] ?? '';

type VoiceEvent = 'start' | 'end' | 'not-allowed' | 'synthesis-failed' | 'broken';

/**
 * A voice, which headless browsers have none of: it does what `voice:…` events of the page say. What it speaks stands in `data-spoken` of
 * the root element. A press was always just now, however long a test takes over it.
 */
const standInVoice = () => {
  const root = () => document.documentElement;
  let isBroken = false;
  let current: EventTarget | null = null;
  const forget = () => {
    current = null;
    delete root().dataset['spoken'];
  };
  const tell = (event: Event) => {
    const told = current;
    if (event.type !== 'start') forget();
    told?.dispatchEvent(event);
  };
  // An arrow function cannot be called with `new`.
  const Utterance = function (words: string) {
    return Object.assign(new EventTarget(), { text: words, lang: '', voice: null });
  };
  const voice = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    paused: false,
    getVoices: () => [{ name: 'Ada', lang: 'en-US', default: true, localService: true, voiceURI: 'ada' }],
    speak: (utterance: EventTarget & { text: string }) => {
      if (isBroken) {
        isBroken = false;
        throw new Error('broken');
      }
      current = utterance;
      root().dataset['spoken'] = utterance.text;
    },
    cancel: forget,
    resume: () => undefined,
  });
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true, hasBeenActive: true } });
  for (const type of ['start', 'end']) addEventListener(`voice:${type}`, () => tell(new Event(type)));
  for (const error of ['not-allowed', 'synthesis-failed'])
    addEventListener(`voice:${error}`, () => tell(Object.assign(new Event('error'), { error })));
  addEventListener('voice:broken', () => {
    isBroken = true;
  });
};

/** Reading messages out as people ask for it, before a server and a voice that do what the path says. */
export const createSpeechDriver = async (page: Page): Promise<Driver<typeof speechMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript(standInVoice);
  await standInConversation(page, () => messages);
  const calls = { play: await holdCall(page, '/api/chat/play-audio') };
  const audio = await holdCall(page, '/api/chat/audio');
  const screen = conversationOn(page);
  const root = page.locator('html');
  const notice = screen.notice;
  const placeOf = (id: string | null) => messages.findIndex(({ msgId }) => msgId === id);
  const askToListen = (id: string | null) =>
    screen.act(
      messages.toReversed().findIndex(({ msgId }) => msgId === id),
      text.chat_listen,
    );
  const listenNames = [text.chat_listen, text.chat_listen_preparing, text.chat_listen_stop];
  /** How the way to hear a message is called now; it is there once the row of acts is. */
  const listenIn = (id: string | null, name: string) =>
    screen.articles.nth(placeOf(id)).getByRole('button', { name, exact: true });
  const purchase = page.getByRole('dialog');
  const isPreparing = (snapshot: SpeechSnapshot) => snapshot.hasTag('busy');

  const voice = (event: VoiceEvent) => () => root.dispatchEvent(`voice:${event}`);
  const stop = (before: SpeechSnapshot) =>
    listenIn(before.context.msgId, isPreparing(before) ? text.chat_listen_preparing : text.chat_listen_stop).click();
  /** Speech ends with the conversation on view. */
  const leaveAndComeBack = async () => {
    const there = page.url();
    await page.getByRole('link', { name: text.nav_explore, exact: true }).first().click();
    await expect(screen.messages).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(there);
  };

  /** Of the message that it is about, and of every other. */
  const seeListen = async ({ context }: SpeechSnapshot, name: string) => {
    for (const { msgId } of messages) {
      const told = msgId === context.msgId ? name : text.chat_listen;
      // The row of the earlier message is closed until something is asked of it.
      const isShown = msgId !== first.msgId || msgId === context.msgId;
      if (isShown) await expect(listenIn(msgId, told)).toHaveCount(1);
      for (const other of listenNames.filter((known) => known !== told))
        await expect(listenIn(msgId, other)).toHaveCount(0);
    }
  };
  const seeQuiet = async (snapshot: SpeechSnapshot, notices: readonly string[]) => {
    await seeListen(snapshot, text.chat_listen);
    await expect(notice).toHaveText(notices);
    await expect(root).not.toHaveAttribute('data-spoken');
    await expectNothingWaits(calls);
  };
  const seeSpeaking = async (snapshot: SpeechSnapshot, name: string) => {
    await seeListen(snapshot, name);
    await expect(notice).toHaveCount(0);
    await expectNothingWaits(calls);
    if (snapshot.context.sound?.audio === null) return expect(root).toHaveAttribute('data-spoken', spoken.text);
    expect(await audio.arrived()).toEqual({ query: { msgId: first.msgId, ordinal: '0' }, body: null });
  };
  const stopsInstead: Absence<SpeechSnapshot> = {
    ...speechNotOffered['preparing: play requested (first)'],
    look: ({ context }) => expect(listenIn(context.msgId, text.chat_listen)).toHaveCount(0),
  };

  return {
    events: {
      'play.requested': ({ msgId }, before) =>
        before.matches('preparing') ? renewing([calls.play], () => askToListen(msgId)) : askToListen(msgId),
      'play.stopped': (_, before) => (before.matches('blocked') ? leaveAndComeBack() : stop(before)),
      'play.allowed': () => notice.getByRole('button', { name: text.chat_listen_allow, exact: true }).click(),
      'play.dismissed': () => notice.getByRole('button', { name: text.action_close, exact: true }).click(),
      'sound.started': voice('start'),
      'sound.ended': voice('end'),
      'sound.blocked': voice('not-allowed'),
      'sound.failed': voice('synthesis-failed'),
    },
    done: { playAudio: (sound) => calls.play.answer(sound) },
    failed: {
      playAudio: async (error) => {
        await calls.play.fail(error);
        await purchase.getByRole('button', { name: text.action_close, exact: true }).click();
        await expect(purchase).toHaveCount(0);
      },
      // What throws does so when it begins, so it begins anew.
      speak: async (_, before) => {
        await voice('broken')();
        await stop(before);
        await askToListen(before.context.msgId);
        await calls.play.answer(before.context.sound);
      },
    },
    after: {
      playTimeout: () => page.clock.runFor(SPEECH_DELAYS.playTimeout),
      startTimeout: () => page.clock.runFor(SPEECH_DELAYS.startTimeout),
    },
    states: {
      silent: (snapshot) => seeQuiet(snapshot, []),
      preparing: async (snapshot) => {
        const { characterId, msgId } = snapshot.context;
        expect(await calls.play.arrived()).toEqual({ query: {}, body: { characterId, msgId } });
        await seeListen(snapshot, text.chat_listen_preparing);
        await expect(notice).toHaveCount(0);
        await expect(root).not.toHaveAttribute('data-spoken');
      },
      speaking: () => expect(purchase).toHaveCount(0),
      'speaking.starting': (snapshot) => seeSpeaking(snapshot, text.chat_listen_preparing),
      'speaking.sounding': (snapshot) => seeSpeaking(snapshot, text.chat_listen_stop),
      blocked: (snapshot) => seeQuiet(snapshot, [`${text.chat_listen_blocked}${text.chat_listen_allow}`]),
      failed: (snapshot) =>
        seeQuiet(snapshot, [`${text.chat_listen_failed} ${whyOf(snapshot.context.failure)}${text.action_close}`]),
    },
    notOffered: {
      'preparing: play requested (first)': stopsInstead,
      'speaking: play requested (first)': stopsInstead,
    } satisfies Record<keyof typeof speechNotOffered, Absence<SpeechSnapshot>>,
    sentAnyway: {
      'play.stopped': 'Leaving a conversation stops whatever is heard, and does not ask whether anything is',
    },
  };
};
