import type { Page } from '@playwright/test';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
import {
  canSubmit,
  type ChatSnapshot,
  isDemo,
  isLoadingOlder,
  isSending,
  isStopping,
} from '#machines/chat/chatSelectors.ts';
import { CHAT_DELAYS } from '#machines/chat/chatSetup.ts';
import { answerOf } from '#machines/chat/messages.ts';
import { failureOf } from '#machines/failure.ts';
import { knownErrNo } from '#tests/browser/support/hold.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { characterId, mira } from './chat.model.ts';
import { chatServerFor } from './chat.server.ts';
import { conversationOn, expect, failureText, PATIENCE, seeMessages, seeNotice, seeOlder } from './chat.sights.ts';
import type { Absence, Walker } from './support/walk.ts';

/** Low enough that five messages do not fit: a conversation asks for earlier ones by itself until they do not. */
const WINDOW = { width: 1280, height: 520 };
/** How long a person takes over a message while earlier ones load, so that not everything times out at once. */
const TYPING = 5000;
/** Page time within which a broken connection is given up: before silence would end the wait for it. */
const GIVEN_UP_WITHIN = 40_000;
const TURN = 100;

/** A conversation as a person holds it, with a server whose answers wait, stream, stall and break as the path says. */
export const createChatWalker = async (page: Page): Promise<Walker<typeof chatMachine>> => {
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize(WINDOW);
  const server = await chatServerFor(page);
  const screen = conversationOn(page);
  /** The key that each intent of the model really has. */
  const keys = new Map<string, string>();

  const breakForGood = async (before: ChatSnapshot) => {
    const call = await server.begun(before);
    await page.route('/api/chat/stream?*', (route) => route.abort('connectionfailed'));
    call.breakOff();
    for (let turned = 0; turned < GIVEN_UP_WITHIN && !(await screen.reconnect.isVisible()); turned += TURN)
      await page.clock.runFor(TURN);
    await page.unroute('/api/chat/stream?*');
  };

  const seeRequest = async ({ context: { request } }: ChatSnapshot) => {
    if (request === null) throw new Error('Nothing is asked for');
    const { body, headers } = await server.one(request.kind);
    expect(JSON.parse(body)).toEqual(
      request.kind === 'send'
        ? { characterId, speechText: request.text }
        : { characterId, msgId: request.msgId, createTime: request.createTime },
    );
    const intent = `${request.kind} ${request.intentId}`;
    const key = String(headers['idempotency-key']);
    expect(keys.get(intent) ?? key).toBe(key);
    keys.set(intent, key);
    expect(new Set(keys.values()).size).toBe(keys.size);
  };
  const seeRunning = async (snapshot: ChatSnapshot, isStoppable: boolean) => {
    await expect(screen.stop).toBeEnabled({ enabled: isStoppable });
    await expect(screen.send).toHaveCount(0);
    await seeNotice(screen, snapshot);
  };
  const seeSettled = async (snapshot: ChatSnapshot) => {
    await expect(screen.send).toBeEnabled({ enabled: canSubmit(snapshot) });
    await expect(screen.stop).toHaveCount(0);
    await seeNotice(screen, snapshot);
    await server.none();
  };
  const seeLost = () => expect(screen.notice).toContainText(text.chat_lost);
  const seeUnsent = async ({ context: { request } }: ChatSnapshot) => {
    // A new answer that was not accepted leaves the one before as it is.
    const words = request?.kind === 'send' ? text.chat_unsent : text.failure_no_answer;
    await expect(screen.notice).toContainText(words);
  };
  const neverSeen = () => Promise.reject(new Error('Nobody can see this state'));

  // After the start nothing can be refused any more: what the server refuses then is lost.
  const refusalIsLoss: Absence<ChatSnapshot> = {
    look: async (before) => {
      await server.forget(before);
      await seeLost();
    },
  };
  // Following an answer throws nothing, whatever the server sends: it takes the answer up again.
  const nonsenseIsSurvived: Absence<ChatSnapshot> = {
    look: async (before) => {
      const call = await server.begun(before);
      call.tellNonsense();
      await server.replaced(call);
      await seeRunning(before, !isStopping(before));
    },
  };

  return {
    events: {
      'load.retried': () => screen.reload.click(),
      'older.requested': async (_, before) => {
        if (before.matches({ open: { history: 'olderFailed' } })) return screen.retryOlder.click();
        await screen.messages.hover();
        await page.mouse.wheel(0, -WINDOW.height);
      },
      'draft.changed': ({ text: words }) => screen.composer.fill(words),
      'message.submitted': async (_, before) => {
        if (isLoadingOlder(before)) await page.clock.runFor(TYPING);
        if (before.matches({ open: { exchange: 'idle' } })) await screen.composer.press('Enter');
        else await screen.send.click();
      },
      'message.retried': (_, before) =>
        (before.matches({ open: { exchange: 'lost' } }) ? screen.reconnect : screen.retry).click(),
      'message.discarded': () => screen.edit.click(),
      'message.stopRequested': () => screen.stop.click(),
      'answer.started': ({ messages }, before) => server.start(messages, before, isSending(before)),
      'answer.extended': async ({ msgId, seq, text: piece }, before) => {
        (await server.begun(before)).tell({ event: 'delta', seq, data: { msgId, text: piece } });
      },
      'answer.ended': async ({ message, errNo }, before) => {
        const call = await server.begun(before);
        const seq = message.text.length;
        if (errNo === undefined) call.tell({ event: 'done', seq, data: { message } });
        else call.tell({ event: 'failed', seq, data: { message, errNo } });
        call.end();
      },
      'answer.refused': ({ failure: { errNo, retryAfter } }) =>
        server.toEveryTry((call) => call.answer({}, knownErrNo(errNo), { 'retry-after': String(retryAfter) })),
      // Stopping is given up before a broken connection is, but not before an answer that has gone.
      'answer.lost': (_, before) => (isStopping(before) ? server.forget(before) : breakForGood(before)),
    },
    done: {
      loadConversation: async ({ character, messages, hasOlder, isDemo }) => {
        const [detail, history] = await server.loads();
        detail.answer(character);
        history.answer({ messages, hasOlder, isDemo });
      },
      loadOlder: async ({ messages, hasOlder }) =>
        (await server.one('older')).answer({ messages, hasOlder, isDemo: false }),
      stop: async ({ message }) => (await server.one('stop')).answer({ message }),
    },
    failed: {
      loadConversation: server.failLoad,
      loadOlder: async () => (await server.one('older')).answerFromElsewhere(),
      answer: () => Promise.reject(new Error('The actor never fails: see notOffered')),
      stop: async () => (await server.one('stop')).breakOff(),
    },
    after: {
      loadTimeout: async () => {
        await server.stallLoad();
        await page.clock.runFor(CHAT_DELAYS.loadTimeout);
      },
      olderTimeout: async (before) => {
        await server.stallOlder();
        if (isSending(before)) await server.stallStream();
        await page.clock.runFor(CHAT_DELAYS.olderTimeout - (isSending(before) ? TYPING : 0));
      },
      sendTimeout: async () => {
        await server.stallStream();
        await page.clock.runFor(CHAT_DELAYS.sendTimeout);
      },
      silenceTimeout: async () => {
        await server.stallStream();
        await page.clock.runFor(CHAT_DELAYS.silenceTimeout);
      },
      stopTimeout: () => page.clock.runFor(CHAT_DELAYS.stopTimeout),
      takeBackTimeout: () => page.clock.runFor(CHAT_DELAYS.takeBackTimeout),
    },
    states: {
      loading: async () => {
        await expect(screen.heading).toHaveText(text.chat_loading);
        await expect(screen.composer).toHaveCount(0);
        for (const { url } of await server.loads()) expect(url.searchParams.get('characterId')).toBe(characterId);
      },
      loadFailed: async ({ context }) => {
        await expect(screen.loadFailed).toContainText(failureText(context.failure ?? failureOf(undefined)));
        await expect(screen.reload).toBeEnabled();
        await server.noLoads();
      },
      notFound: async () => {
        await expect(screen.missing).toBeVisible();
        await expect(page.getByRole('link', { name: text.chat_explore })).toBeVisible();
        await expect(screen.composer).toHaveCount(0);
      },
      open: async (snapshot) => {
        await expect(screen.heading).toHaveText(mira.name);
        await expect(screen.demo).toHaveCount(isDemo(snapshot) ? 1 : 0);
        await expect(screen.composer).toHaveValue(snapshot.context.draft);
        await seeMessages(screen, snapshot);
      },
      'open.history': (snapshot) => seeOlder(screen, snapshot),
      'open.history.idle': () => server.noOlder(),
      'open.history.loadingOlder': async ({ context }) => {
        const { url } = await server.one('older');
        expect(url.searchParams.get('endTime')).toBe(String(context.messages[0]?.createTime));
      },
      'open.history.olderFailed': () => server.noOlder(),
      'open.exchange': () => expect(screen.composer).toBeEnabled(),
      'open.exchange.settled': neverSeen,
      'open.exchange.idle': seeSettled,
      'open.exchange.running': async () => void (await server.stream()),
      'open.exchange.running.sending': async (snapshot) => {
        await seeRunning(snapshot, true);
        await seeRequest(snapshot);
      },
      'open.exchange.running.answering': async (snapshot) => {
        await seeRunning(snapshot, true);
        await server.noStop();
      },
      'open.exchange.running.stopping': async (snapshot) => {
        await seeRunning(snapshot, false);
        const { body } = await server.one('stop');
        expect(JSON.parse(body)).toEqual({ msgId: answerOf(snapshot.context.messages)?.msgId });
      },
      'open.exchange.unsent': seeSettled,
      'open.exchange.takingBack': async (snapshot) => {
        await seeSettled(snapshot);
        await server.loads();
      },
      'open.exchange.answerFailed': seeSettled,
      'open.exchange.lost': seeSettled,
    },
    notOffered: {
      // Before the start nothing was accepted: a broken connection refuses and loses nothing.
      'open.exchange.running.sending: answer lost': {
        look: async (before) => {
          await server.toEveryTry((call) => call.breakOff());
          await seeUnsent(before);
        },
      },
      'open.exchange.running.sending: answer failed': {
        look: async (before) => {
          (await server.stream()).tellNonsense();
          await seeUnsent(before);
        },
      },
      'open.exchange.running.answering: answer refused': refusalIsLoss,
      'open.exchange.running.stopping: answer refused': refusalIsLoss,
      'open.exchange.running.answering: answer failed': nonsenseIsSurvived,
      'open.exchange.running.stopping: answer failed': nonsenseIsSurvived,
    },
  };
};
