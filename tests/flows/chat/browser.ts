import type { Page } from '@playwright/test';
import { chatCompletion } from '#contract/chat.ts';
import { httpStatus } from '#contract/errNo.ts';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { CHAT_DELAYS } from '#machines/chat/chatSetup.ts';
import { knownErrNo } from '#tests/browser/support/hold.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { triesAt } from '#tests/browser/support/tries.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { chatAbsences } from './absences.ts';
import { isSending, isStopping, linesOf } from './lines.ts';
import { characterId } from './model.ts';
import { chatServerFor } from './server.ts';
import { conversationOn, expect } from './pageObject.ts';
import { chatStates } from './states.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

/** Low enough that four messages do not fit: a conversation asks for earlier ones by itself until they do not. */
const WINDOW = { width: 1280, height: 590 };
/** How long a person takes over a message while earlier ones load, so that not everything times out at once. */
const TYPING = 5000;
/** Page time within which a broken connection is given up: before silence would end the wait for it. */
const GIVEN_UP_WITHIN = 40_000;
const TURN = 100;

const isRefreshing = (snapshot: ChatSnapshot): boolean => snapshot.matches({ open: { history: 'refreshing' } });

/** A conversation as a person holds it, with a server whose answers wait, stream, stall and break as the path says. */
export const createChatDriver = async (page: Page): Promise<Driver<typeof chatMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.setViewportSize(WINDOW);
  const server = await chatServerFor(page);
  const screen = conversationOn(page);
  const press = async (before: ChatSnapshot) => {
    if (before.matches({ open: { history: 'loadingOlder' } })) await page.clock.runFor(TYPING);
  };

  let hasGoneUp = false;
  /** Who has seen earlier messages goes back to the end: further up, the page would ask for more by itself. */
  const comeBack = async () => {
    if (hasGoneUp) await screen.goToEnd();
    hasGoneUp = false;
  };

  const breakForGood = async (before: ChatSnapshot) => {
    const call = await server.begun(before);
    await page.route('/api/chat/stream?*', (route) => route.abort('connectionfailed'));
    call.breakOff();
    for (let turned = 0; turned < GIVEN_UP_WITHIN && !(await screen.reconnect.isVisible()); turned += TURN)
      await page.clock.runFor(TURN);
    await page.unroute('/api/chat/stream?*');
  };

  /** Which message from the end. */
  const placeOf = (id: string, snapshot: ChatSnapshot) =>
    linesOf(snapshot)
      .toReversed()
      .findIndex(({ msgId }) => msgId === id);
  /** What is looked for meanwhile goes on being looked for. */
  const stallRefresh = async (snapshot: ChatSnapshot) => {
    if (isRefreshing(snapshot)) await server.stallLoad();
  };
  // The message is not on view, and the machine changes nothing: there must be nothing to press either.
  const nothingToActOn = () => expect(screen.acts).toHaveCount(0);

  return {
    events: {
      'load.retried': () => screen.reload.press('Enter'),
      'older.requested': async (_, before) => {
        if (before.matches({ open: { history: 'olderFailed' } })) return screen.retryOlder.press('Enter');
        await screen.messages.hover();
        await page.mouse.wheel(0, -WINDOW.height);
        hasGoneUp = true;
      },
      'draft.changed': ({ text: words }) => screen.composer.fill(words),
      'greeting.chosen': ({ ordinal }, before) =>
        screen.greetings
          .getByRole('button', {
            name: ordinal > before.context.greeting ? text.chat_greeting_next : text.chat_greeting_before,
            exact: true,
          })
          .press('Enter'),
      'message.submitted': async (_, before) => {
        await press(before);
        if (before.matches({ open: { exchange: 'idle' } })) await screen.composer.press('Enter');
        else await screen.send.press('Enter');
      },
      'message.retried': async (_, before) => {
        await press(before);
        await screen.goToEnd();
        await (before.matches({ open: { exchange: 'lost' } }) ? screen.reconnect : screen.retry).press('Enter');
      },
      'message.discarded': async () => {
        await screen.goToEnd();
        await screen.edit.press('Enter');
      },
      'message.stopRequested': () => screen.stop.press('Enter'),
      'picture.requested': async ({ text: words }, before) => {
        await press(before);
        await screen.picture.press('Enter');
        await screen.picturing.words.fill(words);
        await screen.picturing.send.press('Enter');
        await expect(screen.picturing.dialog).toHaveCount(0);
      },
      'picture.agreed': async ({ isForAll }) => {
        await screen.goToEnd();
        const asking = page.waitForRequest((request) => new URL(request.url()).pathname === chatCompletion.path);
        await (isForAll ? screen.always : screen.thisTime).press('Enter');
        const { pictureChoice } = Object((await asking).postDataJSON());
        expect(pictureChoice).toBe(isForAll ? 'always' : undefined);
      },
      'picture.declined': async () => {
        await screen.goToEnd();
        await screen.wordsOnly.press('Enter');
      },
      'answer.anotherRequested': async (_, before) => {
        await press(before);
        if (before.context.messages.at(-1)?.role === 'user') return screen.act(0, text.chat_answer);
        await screen.goToEnd();
        await screen.another.press('Enter');
      },
      'answer.continueRequested': async (_, before) => {
        await press(before);
        await screen.goToEnd();
        await screen.goOn.press('Enter');
      },
      'edit.opened': ({ msgId }, before) => screen.act(placeOf(msgId, before), text.chat_edit),
      'edit.closed': () => screen.closeEdit.press('Enter'),
      'message.sought': ({ createTime }) => {
        screen.goesBack();
        return page.evaluate((time) => {
          history.pushState(history.state, '', `?at=${time}`);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        }, createTime);
      },
      // What is sought is found by itself.
      'message.found': () => Promise.resolve(),
      'message.changed': async ({ message }, before) => {
        if (placeOf(message.msgId, before) < 0) return nothingToActOn();
        await screen.act(placeOf(message.msgId, before), text.chat_like);
        (await server.one('like')).answer({ message });
      },
      'message.removed': async ({ msgId }, before) => {
        if (placeOf(msgId, before) < 0) return nothingToActOn();
        await screen.act(placeOf(msgId, before), text.chat_delete);
        await screen.confirmDeletion.click();
        (await server.one('delete')).answer({});
        await expect(screen.confirmDeletion).toHaveCount(0);
      },
      'conversation.changed': () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      'network.restored': () => page.evaluate(() => void dispatchEvent(new Event('online'))),
      'unsent.restored': async ({ unsent }) => {
        await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
          `unsent:${characterId}`,
          JSON.stringify(unsent),
        ] as const);
        await page.reload();
      },
      'answer.started': ({ messages }, before) => server.start(messages, before, isSending(before)),
      'answer.extended': async ({ msgId, seq, text: piece }, before) => {
        (await server.begun(before)).tell({ event: 'delta', seq, data: { msgId, text: piece } });
      },
      'answer.pictured': async ({ msgId, picture }, before) => {
        const seq = before.context.messages.at(-1)?.text.length ?? 0;
        (await server.begun(before)).tell({ event: 'picture', seq, data: { msgId, picture } });
      },
      'answer.ended': async ({ message, errNo }, before) => {
        const call = await server.begun(before);
        const seq = message.text.length;
        if (errNo === undefined) call.tell({ event: 'done', seq, data: { message } });
        else call.tell({ event: 'failed', seq, data: { message, errNo } });
        call.end();
      },
      'answer.refused': ({ failure: { errNo, retryAfter } }) =>
        server.toEveryTry(
          (call) =>
            call.answer({}, knownErrNo(errNo), retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
          triesAt(httpStatus[knownErrNo(errNo)]),
        ),
      'answer.lost': (_, before) => {
        // Before the start a broken connection loses nothing: it comes to the same as one that is refused.
        if (isSending(before)) return server.toEveryTry((call) => call.breakOff());
        // Stopping is given up before a broken connection is, but not before an answer that has gone.
        return isStopping(before) ? server.forget(before) : breakForGood(before);
      },
    },
    done: {
      loadConversation: async ({ character, messages, hasMore, isDemo }) => {
        const [detail, history] = await server.loads();
        detail.answer(character);
        history.answer({ messages, hasMore, readTime: 0, isDemo });
      },
      loadOlder: async ({ messages, hasMore }) =>
        (await server.one('older')).answer({ messages, hasMore, readTime: 0, isDemo: false }),
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
      refreshTimeout: async () => {
        await server.stallLoad();
        await page.clock.runFor(CHAT_DELAYS.refreshTimeout);
      },
      olderTimeout: async (before) => {
        await server.stallOlder();
        if (isSending(before)) await server.stallStream();
        await page.clock.runFor(CHAT_DELAYS.olderTimeout - (isSending(before) ? TYPING : 0));
      },
      sendTimeout: async (before) => {
        await stallRefresh(before);
        await server.stallStream();
        await page.clock.runFor(CHAT_DELAYS.sendTimeout);
      },
      silenceTimeout: async (before) => {
        await stallRefresh(before);
        await server.stallStream();
        await page.clock.runFor(CHAT_DELAYS.silenceTimeout);
      },
      reconnectWait: () => page.clock.runFor(CHAT_DELAYS.reconnectWait),
      stopTimeout: () => page.clock.runFor(CHAT_DELAYS.stopTimeout),
      retryWait: ({ context }) => page.clock.runFor((context.failure?.retryAfter ?? 0) * 1000),
      takeBackTimeout: () => page.clock.runFor(CHAT_DELAYS.takeBackTimeout),
    },
    states: chatStates(screen, server, comeBack),
    unnoticed: {
      // The screen sends it by itself once the message is in view.
      'message found': {},
      // What is asked again behind the screen may be as it was, or not come.
      'load conversation done (new)': { when: isRefreshing },
      'load conversation failed (not found)': { when: isRefreshing },
      'refresh timeout passed': {},
      // It stands there already.
      'draft changed': { when: ({ context }) => context.draft === ' Hello ' },
      // Both are told again to who takes up an answer.
      'answer started': { when: (before) => !isSending(before) },
      'answer pictured': { when: ({ context }) => context.messages.at(-1)?.picture !== undefined },
    },
    notOffered: chatAbsences(page, screen, server),
  };
};
