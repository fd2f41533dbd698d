import type { Page } from '@playwright/test';
import type { ChatEvent, Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
import { canSubmit, type ChatSnapshot, isDemo, isLoadingOlder, isSending } from '#machines/chat/chatSelectors.ts';
import { CHAT_DELAYS } from '#machines/chat/chatSetup.ts';
import { answerOf } from '#machines/chat/messages.ts';
import { failureOf } from '#machines/failure.ts';
import { knownErrNo } from '#tests/browser/support/hold.ts';
import { type Call, standIn } from '#tests/browser/support/standIn.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { characterId, mira } from './chat.model.ts';
import { conversationOn, expect, failureText, PATIENCE, seeMessages, seeNotice, seeOlder } from './chat.sights.ts';
import type { Walker } from './support/walk.ts';

/** Low enough that five messages do not fit: a conversation asks for earlier ones by itself until they do not. */
const WINDOW = { width: 1280, height: 520 };
/** How often a call that may be repeated is made before it counts as failed. */
const TRIES = 4;
/** How long a person takes over a message while earlier ones load, so that not everything times out at once. */
const TYPING = 5000;
/** Page time within which a broken stream is given up: before silence would end it. */
const GIVEN_UP_WITHIN = 40_000;

const CALLS = {
  '/api/character/detail': 'detail',
  '/api/chat/completion': 'send',
  '/api/chat/regenerate': 'regenerate',
  '/api/chat/stream': 'follow',
  '/api/chat/stop': 'stop',
} as const;
type CallName = (typeof CALLS)[keyof typeof CALLS] | 'history' | 'older';
const nameOf = ({ pathname, searchParams }: URL): CallName | undefined => {
  if (pathname === '/api/chat/history') return searchParams.has('endTime') ? 'older' : 'history';
  return Object.entries(CALLS).find(([path]) => path === pathname)?.[1];
};
const STREAMS = ['send', 'regenerate', 'follow'] as const;

/** A conversation as a person holds it, with a server whose answers wait, stream, stall and break as the path says. */
export const createChatWalker = async (page: Page): Promise<Walker<typeof chatMachine>> => {
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize(WINDOW);
  const calls = await standIn(page, nameOf);
  const screen = conversationOn(page);
  /** The key that each intent of the model really has. */
  const keys = new Map<string, string>();

  const stream = () => calls.one(...STREAMS);
  const loads = () => Promise.all([calls.one('detail'), calls.one('history')]);
  const lengthOf = ({ context }: ChatSnapshot) => answerOf(context.messages)?.text.length ?? 0;

  /** The server's part: an answer begins with what is there. */
  const startAt = (messages: readonly Message[], seq: number): ChatEvent => ({
    event: 'start',
    seq,
    data: { messages: [...messages] },
  });
  const begun = async (before: ChatSnapshot): Promise<Call> => {
    const call = await stream();
    const answer = answerOf(before.context.messages);
    if (!call.hasBegun && answer !== null) call.tell(startAt([answer], lengthOf(before)));
    return call;
  };
  /** Takes up a stream that broke. */
  const takenUp = async (before: ChatSnapshot): Promise<Call> => {
    const broken = await stream();
    if (!broken.hasBegun) return broken;
    broken.breakOff();
    await expect.poll(async () => (await stream()) === broken).toBe(false);
    const call = await calls.one('follow');
    expect(call.url.searchParams.get('after')).toBe(String(lengthOf(before)));
    return call;
  };
  const stall = async (contentType: 'application/json' | 'text/event-stream', call: Call) => {
    if (call.hasBegun) return;
    const responded = page.waitForResponse((response) => response.url().endsWith(call.url.pathname + call.url.search));
    call.begin(contentType);
    await responded;
  };
  const breakBeforeStart = async () => {
    for (let tries = 0; tries < TRIES; tries += 1) (await stream()).breakOff();
  };
  const failLoad = async (error: unknown) => {
    const { errNo: code } = failureOf(error);
    for (const call of await loads()) {
      if (code === errNo.notFound) call.answer({}, code);
      else call.answerFromElsewhere();
    }
  };
  const seeLost = () => expect(screen.notice).toContainText(text.chat_lost);
  const seeUnsent = async (before: ChatSnapshot) => {
    // A new answer that was not accepted leaves the one before as it is.
    const words = before.context.request?.kind === 'send' ? text.chat_unsent : text.failure_no_answer;
    await expect(screen.notice).toContainText(words);
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
    await calls.none(...STREAMS, 'stop');
  };
  const never = () => Promise.reject(new Error('Nobody can see this state'));

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
      'answer.started': async ({ messages }, before) => {
        const call = isSending(before) ? await stream() : await takenUp(before);
        call.tell(startAt(messages, isSending(before) ? 0 : lengthOf(before)));
      },
      'answer.extended': async ({ msgId, seq, text: piece }, before) => {
        (await begun(before)).tell({ event: 'delta', seq, data: { msgId, text: piece } });
      },
      'answer.ended': async ({ message, errNo: code }, before) => {
        const call = await begun(before);
        const seq = message.text.length;
        if (code === undefined) call.tell({ event: 'done', seq, data: { message } });
        else call.tell({ event: 'failed', seq, data: { message, errNo: code } });
        call.end();
      },
      'answer.refused': async ({ failure }) => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          (await stream()).answer({}, knownErrNo(failure.errNo), { 'retry-after': String(failure.retryAfter) });
        }
      },
      'answer.lost': async (_, before) => {
        if (before.matches({ open: { exchange: { running: 'stopping' } } })) {
          // Stopping is given up before the connection is; but the answer can be gone.
          await begun(before);
          (await takenUp(before)).answer({}, errNo.notFound);
          return;
        }
        await begun(before);
        await page.route('/api/chat/stream?*', (route) => route.abort('connectionfailed'));
        (await stream()).breakOff();
        const turn = 100;
        for (let turned = 0; turned < GIVEN_UP_WITHIN; turned += turn) {
          if (await screen.reconnect.isVisible()) break;
          await page.clock.runFor(turn);
        }
        await page.unroute('/api/chat/stream?*');
      },
    },
    done: {
      loadConversation: async ({ character, messages, hasOlder, isDemo }) => {
        const [detail, history] = await loads();
        detail.answer(character);
        history.answer({ messages, hasOlder, isDemo });
      },
      loadOlder: async ({ messages, hasOlder }) => {
        (await calls.one('older')).answer({ messages, hasOlder, isDemo: false });
      },
      stop: async ({ message }) => {
        (await calls.one('stop')).answer({ message });
      },
    },
    failed: {
      loadConversation: failLoad,
      loadOlder: async () => (await calls.one('older')).answerFromElsewhere(),
      answer: never,
      stop: async () => (await calls.one('stop')).breakOff(),
    },
    after: {
      loadTimeout: async () => {
        for (const call of await loads()) await stall('application/json', call);
        await page.clock.runFor(CHAT_DELAYS.loadTimeout);
      },
      olderTimeout: async (before) => {
        await stall('application/json', await calls.one('older'));
        if (isSending(before)) await stall('text/event-stream', await stream());
        await page.clock.runFor(CHAT_DELAYS.olderTimeout - (isSending(before) ? TYPING : 0));
      },
      sendTimeout: async () => {
        await stall('text/event-stream', await stream());
        await page.clock.runFor(CHAT_DELAYS.sendTimeout);
      },
      silenceTimeout: async () => {
        await stall('text/event-stream', await stream());
        await page.clock.runFor(CHAT_DELAYS.silenceTimeout);
      },
      stopTimeout: () => page.clock.runFor(CHAT_DELAYS.stopTimeout),
      takeBackTimeout: () => page.clock.runFor(CHAT_DELAYS.takeBackTimeout),
    },
    states: {
      loading: async () => {
        await expect(screen.heading).toHaveText(text.chat_loading);
        await expect(screen.composer).toHaveCount(0);
        for (const call of await loads()) expect(call.url.searchParams.get('characterId')).toBe(characterId);
      },
      loadFailed: async ({ context }) => {
        await expect(screen.loadFailed).toContainText(failureText(context.failure ?? failureOf(undefined)));
        await expect(screen.reload).toBeEnabled();
        await calls.none('detail', 'history');
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
      'open.history.idle': () => calls.none('older'),
      'open.history.loadingOlder': async ({ context }) => {
        const { url } = await calls.one('older');
        expect(url.searchParams.get('endTime')).toBe(String(context.messages[0]?.createTime));
      },
      'open.history.olderFailed': () => calls.none('older'),
      'open.exchange': () => Promise.resolve(),
      'open.exchange.settled': never,
      'open.exchange.idle': seeSettled,
      'open.exchange.running': async () => {
        await stream();
      },
      'open.exchange.running.sending': async (snapshot) => {
        await seeRunning(snapshot, true);
        const { request } = snapshot.context;
        if (request === null) throw new Error('Something is asked for');
        const call = await calls.one(request.kind);
        const { kind, characterId: id } = request;
        expect(JSON.parse(call.body)).toEqual(
          kind === 'send'
            ? { characterId: id, speechText: request.text }
            : { characterId: id, msgId: request.msgId, createTime: request.createTime },
        );
        const intent = `${kind} ${request.intentId}`;
        const key = String(call.headers['idempotency-key']);
        expect(keys.get(intent) ?? key).toBe(key);
        keys.set(intent, key);
        expect(new Set(keys.values()).size).toBe(keys.size);
      },
      'open.exchange.running.answering': async (snapshot) => {
        await seeRunning(snapshot, true);
        await calls.none('stop');
      },
      'open.exchange.running.stopping': async (snapshot) => {
        await seeRunning(snapshot, false);
        const { body } = await calls.one('stop');
        expect(JSON.parse(body)).toEqual({ msgId: answerOf(snapshot.context.messages)?.msgId });
      },
      'open.exchange.unsent': seeSettled,
      'open.exchange.takingBack': async (snapshot) => {
        await seeSettled(snapshot);
        await loads();
      },
      'open.exchange.answerFailed': seeSettled,
      'open.exchange.lost': seeSettled,
    },
    notOffered: {
      // Before the start nothing was accepted, so that a broken connection refuses and loses nothing.
      'open.exchange.running.sending: answer lost': {
        look: async (before) => {
          await breakBeforeStart();
          await seeUnsent(before);
        },
      },
      // After the start nothing can be refused any more: what the server refuses then is lost.
      'open.exchange.running.answering: answer refused': {
        look: async (before) => {
          await begun(before);
          (await takenUp(before)).answer({}, errNo.notFound);
          await seeLost();
        },
      },
      'open.exchange.running.stopping: answer refused': {
        look: async (before) => {
          await begun(before);
          (await takenUp(before)).answer({}, errNo.notFound);
          await seeLost();
        },
      },
      // Following an answer throws nothing, whatever the server sends.
      'open.exchange.running.sending: answer failed': {
        look: async (before) => {
          (await stream()).tellNonsense();
          await seeUnsent(before);
        },
      },
      'open.exchange.running.answering: answer failed': {
        look: async (before) => {
          const call = await begun(before);
          call.tellNonsense();
          await expect.poll(async () => (await stream()) === call).toBe(false);
          await expect(screen.stop).toBeEnabled();
        },
      },
      'open.exchange.running.stopping: answer failed': {
        look: async (before) => {
          const call = await begun(before);
          call.tellNonsense();
          await expect.poll(async () => (await stream()) === call).toBe(false);
          await expect(screen.stop).toBeDisabled();
        },
      },
    },
  };
};
