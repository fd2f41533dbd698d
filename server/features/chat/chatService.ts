import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { greetingFor } from '#server/features/character/greeting.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import * as repository from './chatRepository.ts';
import { answerCost, chargeFor, endCharge } from './charge.ts';
import { Generation } from './generation.ts';
import { requestFor, TURNS_MAX } from './chatRequest.ts';

/** An answer without a sign of life for this long has lost its process. */
const ABANDONED_AFTER = 15_000;
const REAP_EVERY = 5000;
/** How often an answer that another process writes is looked at. */
const POLL_EVERY = 300;

export interface ChatDeps {
  readonly db: Database;
  readonly provider: ChatProvider;
  /** Tokens for an answer. */
  readonly cost: number;
  readonly log: Log;
}

/** What a call stored, and the answer among it. */
export interface Exchange {
  readonly messages: Message[];
  readonly answer: Message;
}

type Character = NonNullable<Awaited<ReturnType<typeof findCharacter>>>;

const exchangeOf = (messages: Message[]): Exchange => {
  const answer = messages.at(-1);
  if (answer === undefined) throw new Error('An exchange holds an answer');
  return { messages, answer };
};

export const createChatService = ({ db, provider, cost, log }: ChatDeps) => {
  const { isDemo } = provider;
  const live = new Map<string, Generation>();

  /** Stores how far an answer is; with its end, what it cost is spent or given back. */
  const save = (alternative: repository.AlternativeId, values: repository.Progress): Promise<boolean | undefined> => {
    if (values.status === 'generating') return repository.saveProgress(db, alternative, values);
    return transact(db, async (tx) => {
      const isStopWanted = await repository.saveProgress(tx, alternative, values);
      if (isStopWanted !== undefined) await endCharge(tx, alternative, values);
      return isStopWanted;
    });
  };

  const generate = async (
    caller: Caller,
    character: Character,
    conversationId: string,
    answer: Message,
    ordinal: number,
  ) => {
    const [earlier, rejected] = await Promise.all([
      repository.latestMessages(db, conversationId, TURNS_MAX, answer.createTime),
      repository.textsBefore(db, answer.msgId, ordinal),
    ]);
    const generation = new Generation(answer, requestFor(caller, character, earlier.toReversed(), rejected), {
      provider,
      log,
      save: (values) => save({ msgId: answer.msgId, ordinal }, values),
    });
    live.set(answer.msgId, generation);
    void generation.finished.finally(() => {
      if (live.get(answer.msgId) === generation) live.delete(answer.msgId);
    });
  };

  const characterOf = async (characterId: string): Promise<Character> => {
    const character = await findCharacter(db, characterId);
    if (character === undefined) throw new ApiError(errNo.notFound, 'No such character');
    return character;
  };

  const ownMessage = async (caller: Caller, msgId: string) => {
    const found = await repository.findOwnMessage(db, caller.id, msgId);
    if (found === undefined) throw new ApiError(errNo.notFound, 'No such message');
    const { ordinal, isStopWanted: _isStopWanted, ...message } = found;
    return { message, ordinal };
  };

  /** The answer each time it has grown or ended, wherever it is written. */
  async function* states(caller: Caller, msgId: string): AsyncGenerator<Message> {
    const generation = live.get(msgId);
    if (generation !== undefined) {
      yield* generation.states();
      return;
    }
    for (;;) {
      const { message } = await ownMessage(caller, msgId);
      yield message;
      if (message.status !== 'generating') return;
      await delay(POLL_EVERY);
    }
  }

  const reap = async (beatTime: number): Promise<void> => {
    const abandoned = await repository.abandonedSince(db, beatTime);
    for (const alternative of abandoned)
      await transact(db, async (tx) => {
        const ended = await repository.interruptAbandoned(tx, alternative, beatTime);
        if (ended) await endCharge(tx, alternative, { status: 'interrupted', text: '' });
      });
    if (abandoned.length > 0) log.warn({ answers: abandoned.length }, 'marked abandoned answers as interrupted');
  };
  const reaper = setInterval(() => {
    reap(Date.now() - ABANDONED_AFTER).catch((error: unknown) => log.error({ err: error }, 'the reaper failed'));
  }, REAP_EVERY).unref();

  return {
    states,

    async history(caller: Caller, characterId: string, endTime: number | undefined, pageSize: number) {
      await characterOf(characterId);
      const conversation = await repository.findConversation(db, caller.id, characterId);
      if (conversation === undefined) return { messages: [], hasOlder: false, isDemo };
      const latest = await repository.latestMessages(db, conversation.id, pageSize + 1, endTime);
      return { messages: latest.slice(0, pageSize).toReversed(), hasOlder: latest.length > pageSize, isDemo };
    },

    /** Stores what the person says and begins the answer. The same key gives the same exchange. */
    async say(caller: Caller, characterId: string, text: string, idempotencyKey: string): Promise<Exchange> {
      const character = await characterOf(characterId);
      const stored = await transact(db, async (tx) => {
        const now = Date.now();
        const conversation = await repository.lockConversation(tx, {
          id: randomUUID(),
          accountId: caller.id,
          characterId,
          lastTime: now,
        });
        const known = await repository.exchangeOf(tx, conversation.id, idempotencyKey);
        if (known.length > 0) {
          if (known.find(({ role }) => role === 'user')?.text !== text)
            throw new ApiError(errNo.conflict, 'The key belongs to another message');
          return { conversation, exchange: exchangeOf(known), isNew: false };
        }
        const [last] = await repository.latestMessages(tx, conversation.id, 1);
        if (last?.status === 'generating') throw new ApiError(errNo.conflict, 'An answer is still being written');
        const firstTime = Math.max(now, (last?.createTime ?? 0) + 1);
        const greeting: Message = {
          msgId: randomUUID(),
          role: 'companion',
          text: greetingFor(character, caller),
          status: 'done',
          createTime: firstTime,
        };
        const said: Message = { ...greeting, msgId: randomUUID(), role: 'user', text, createTime: firstTime + 1 };
        const answer: Message = {
          ...greeting,
          msgId: randomUUID(),
          text: '',
          status: 'generating',
          createTime: firstTime + 2,
        };
        if (last === undefined) await repository.insertMessage(tx, conversation.id, greeting, now);
        await repository.insertMessage(tx, conversation.id, { ...said, idempotencyKey }, now);
        await repository.insertMessage(tx, conversation.id, answer, now);
        await chargeFor(tx, caller.id, { msgId: answer.msgId, ordinal: 0 }, answerCost(text, cost));
        const messages = last === undefined ? [greeting, said, answer] : [said, answer];
        return { conversation, exchange: exchangeOf(messages), isNew: true };
      });
      if (stored.isNew) await generate(caller, character, stored.conversation.id, stored.exchange.answer, 0);
      return stored.exchange;
    },

    /** Writes the last answer anew as another alternative. The same key gives the same alternative. */
    async regenerate(
      caller: Caller,
      target: { readonly characterId: string; readonly msgId: string; readonly createTime: number },
      idempotencyKey: string,
    ): Promise<Exchange> {
      const character = await characterOf(target.characterId);
      const stored = await transact(db, async (tx) => {
        const now = Date.now();
        const found = await repository.findConversation(tx, caller.id, target.characterId);
        if (found === undefined) throw new ApiError(errNo.notFound, 'No such message');
        const conversation = await repository.lockConversation(tx, found);
        const [last, before] = await repository.latestMessages(tx, conversation.id, 2);
        if (last === undefined || before === undefined || last.msgId !== target.msgId || last.role !== 'companion')
          throw new ApiError(errNo.conflict, 'Only the last answer can be written anew');
        if (last.createTime !== target.createTime) throw malformed('createTime', 'doesNotFit');
        if ((await repository.findAlternativeByKey(tx, last.msgId, idempotencyKey)) !== undefined)
          return { conversation, answer: last, ordinal: undefined };
        if (last.status === 'generating') throw new ApiError(errNo.conflict, 'An answer is still being written');
        const ordinal = await repository.insertAlternative(tx, last.msgId, idempotencyKey, now);
        await chargeFor(tx, caller.id, { msgId: last.msgId, ordinal }, answerCost(before.text, cost));
        const answer: Message = { ...last, text: '', status: 'generating' };
        return { conversation, answer, ordinal };
      });
      if (stored.ordinal !== undefined)
        await generate(caller, character, stored.conversation.id, stored.answer, stored.ordinal);
      return exchangeOf([stored.answer]);
    },

    /** The answer, for taking up its stream. */
    async find(caller: Caller, msgId: string): Promise<Exchange> {
      return exchangeOf([(await ownMessage(caller, msgId)).message]);
    },

    /** Stops an answer and gives it as it ended. */
    async stop(caller: Caller, msgId: string): Promise<Message> {
      const { message, ordinal } = await ownMessage(caller, msgId);
      if (message.status !== 'generating') return message;
      const generation = live.get(msgId);
      if (generation === undefined) await repository.wantStop(db, { msgId, ordinal });
      else await generation.end('stopped');
      let ended = message;
      for await (const state of states(caller, msgId)) ended = state;
      return ended;
    },

    /** At the start of a process that is alone on its database: whatever is being written has lost its process. */
    interruptAll: () => reap(Date.now() + 1),

    /** Ends what this process writes; what was written so far is kept. */
    async close(): Promise<void> {
      clearInterval(reaper);
      await Promise.all([...live.values()].map((generation) => generation.end('interrupted')));
    },
  };
};
export type ChatService = ReturnType<typeof createChatService>;
