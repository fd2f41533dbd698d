import type { chatMachine } from '#machines/chat/chatMachine.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import type { AnswerRequest } from '#machines/chat/chatTypes.ts';
import { failureOf } from '#machines/failure.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { answer, characterId } from './model.ts';
import type { ChatServer } from './server.ts';
import { type ConversationOn, expect, failureText, seeOlder, seeResting, seeRunning, seeThread } from './pageObject.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const bodyOf = (request: AnswerRequest): unknown => {
  switch (request.kind) {
    case 'send':
      return {
        characterId,
        speechText: request.text,
        picture: request.picture,
        ...(request.pictureChoice && { pictureChoice: request.pictureChoice }),
        greeting: request.greeting,
      };
    case 'regenerate':
    case 'continue':
      return { characterId, msgId: request.msgId, createTime: request.createTime };
    case 'edit':
      return { characterId, msgId: request.msgId, createTime: request.createTime, speechText: request.text };
  }
};

const neverSeen = () => Promise.reject(new Error('Nobody can see this state'));

/** What a conversation shows in each state, and what it asks the server for. `comeBack` leads to the end of the list. */
export const chatStates = (
  screen: ConversationOn,
  server: ChatServer,
  comeBack: () => Promise<void>,
): Driver<typeof chatMachine>['states'] => {
  /** The key that each intent really has: the model has one for all. */
  const keys = new Map<AnswerRequest, string>();
  const seeRequest = async ({ context: { request } }: ChatSnapshot) => {
    if (request === null) throw new Error('Nothing is asked for');
    const { body, headers } = await server.one(request.kind);
    expect(JSON.parse(body)).toEqual(bodyOf(request));
    const key = String(headers['idempotency-key']);
    expect(keys.get(request) ?? key).toBe(key);
    keys.set(request, key);
    expect(new Set(keys.values()).size).toBe(keys.size);
  };
  const seeSettled = async (snapshot: ChatSnapshot) => {
    await seeResting(screen, snapshot);
    await server.none();
  };

  return {
    loading: async () => {
      await expect(screen.heading).toHaveText(text.chat_loading);
      await expect(screen.composer).toHaveCount(0);
      for (const { url } of await server.loads()) expect(url.searchParams.get('characterId')).toBe(characterId);
    },
    loadFailed: async ({ context }) => {
      await expect(screen.loadFailed).toContainText(failureText(context.failure ?? failureOf(undefined)));
      await expect(screen.reload).toBeEnabled();
      // Nothing seems to be still under way.
      await expect(screen.heading).toHaveText(text.chat_load_failed_title);
      await server.noLoads();
    },
    notFound: async () => {
      await expect(screen.missing).toBeVisible();
      await expect(screen.explore).toBeVisible();
      await expect(screen.composer).toHaveCount(0);
    },
    open: (snapshot) => seeThread(screen, snapshot),
    'open.history': (snapshot) => seeOlder(screen, snapshot),
    'open.history.idle': async () => {
      await server.noOlder();
      await comeBack();
    },
    'open.history.loadingOlder': async ({ context }) => {
      const { url } = await server.one('older');
      expect(url.searchParams.get('endTime')).toBe(String(context.messages[0]?.createTime));
    },
    'open.history.olderFailed': async () => {
      await server.noOlder();
      await comeBack();
    },
    'open.history.refreshing': async () => {
      await server.loads();
      await comeBack();
    },
    'open.exchange': ({ context }) => expect(screen.writable).toHaveValue(context.draft),
    'open.exchange.settled': neverSeen,
    'open.exchange.idle': seeSettled,
    'open.exchange.running': async () => void (await server.stream()),
    'open.exchange.running.sending': async (snapshot) => {
      await seeRunning(screen, true);
      await seeRequest(snapshot);
    },
    'open.exchange.running.answering': async () => {
      await seeRunning(screen, true);
      await server.noStop();
    },
    'open.exchange.running.stopping': async () => {
      await seeRunning(screen, false);
      const { body } = await server.one('stop');
      expect(JSON.parse(body)).toEqual({ msgId: answer.begun.msgId });
    },
    'open.exchange.agreeing': seeSettled,
    'open.exchange.unsent': seeSettled,
    'open.exchange.takingBack': async (snapshot) => {
      await seeSettled(snapshot);
      await server.loads();
    },
    'open.exchange.heldBack': async (snapshot) => {
      await seeSettled(snapshot);
      await expect(screen.retry).toHaveCount(0);
    },
    'open.exchange.answerFailed': seeSettled,
    'open.exchange.lost': seeSettled,
  };
};
