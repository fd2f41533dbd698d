import { randomUUID } from 'node:crypto';
import { chatCompletion, chatContinue, chatEdit, chatRegenerate, type Message } from '#contract/chat.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Judgement } from '#contract/care.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { isByMinor } from '#server/features/care/content.ts';
import type { Judged } from '#server/features/care/judged.ts';
import { countNeed } from '#server/features/care/needCounts.ts';
import { greetingsFor } from '#server/features/character/greeting.ts';
import { inLocale } from '#server/features/character/inLocale.ts';
import { openCharacter } from '#server/features/character/openCharacter.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import { type AlternativeId, reopen } from './alternativeRepository.ts';
import type { Commission } from './answerRequest.ts';
import { createAnswerWriter } from './answerWriter.ts';
import { type ChatCosts, chargeFor, chargesOf, voidCharge } from './charge.ts';
import { makeOnce } from './chatIntent.ts';
import * as repository from './chatRepository.ts';
import {
  addAlternative,
  type Asking,
  conflict,
  type Exchange,
  exchangeOf,
  lockTarget,
  noMessage,
  refuseWhileWriting,
  type Target,
} from './exchange.ts';
import { createMessagePictures } from './messagePictures.ts';
import { emptyAnswer, newMessage, openingOf, saidInNeed, UNWRITTEN, wholeWords } from './newMessages.ts';
import { allowPicture, isPictureAgreed, isPictureTakenBack, keepChoice } from './pictureChoice.ts';
import { tellReasoning, withoutReasoning } from './reasoning.ts';
import { judgementOf, saidUnderAge } from './turnRepository.ts';

export interface ChatDeps {
  readonly db: Database;
  readonly provider: ChatProvider;
  readonly illustrator: Illustrator;
  readonly costs: ChatCosts;
  readonly log: Log;
}

/** What a call stored, and how its answer is to be written. */
interface Stored {
  readonly messages: Message[];
  readonly fresh: Omit<Commission, 'answer' | 'acceptLanguage'>;
}

/** A call of an intent. */
interface Asked extends Asking {
  readonly path: string;
  readonly request: { readonly characterId: string };
}

type Character = typeof characters.$inferSelect;

/** An answer that is to be paid for. */
interface Ordered {
  readonly character: Character;
  readonly said: string;
  readonly judged: Judged;
  readonly answer: Message;
  readonly hasPicture: boolean;
  readonly isMinor: boolean;
}

export const createChatService = ({ db, provider, illustrator, costs, log }: ChatDeps) => {
  const { isDemo } = provider;
  const withPicture = createMessagePictures(db, illustrator);
  const writer = createAnswerWriter({ db, provider, illustrator, log });

  const ownMessage = async (caller: Caller, msgId: string): Promise<Message> => {
    const found = await repository.findOwnMessage(db, caller.id, msgId);
    if (found === undefined) throw noMessage();
    const [message = found] = await tellReasoning(db, caller, [found]);
    return withPicture(message);
  };

  /** The answer each time it has grown or ended, as the caller is told of it. */
  async function* statesOf(caller: Caller, msgId: string): AsyncGenerator<Message> {
    for await (const state of writer.states(msgId, () => ownMessage(caller, msgId)))
      yield caller.showsReasoning ? state : withoutReasoning(state);
  }

  const isWanted = async (
    tx: Transaction,
    caller: Caller,
    { picture, speechText }: RequestOf<typeof chatCompletion>,
    judgement: Judgement,
  ): Promise<boolean> => {
    if (picture !== 'ifSaid') return picture;
    return isPictureAgreed(tx, caller, { ...judgement, text: speechText }, costs);
  };

  /** Sets aside what an answer costs, and asks for its picture where one comes with it. */
  const order = async (
    tx: Transaction,
    { id: accountId }: Caller,
    { character, said, judged, answer, hasPicture, isMinor }: Ordered,
  ): Promise<void> => {
    const alternative = { msgId: answer.msgId, ordinal: answer.chosen };
    await chargeFor(tx, accountId, alternative, chargesOf({ need: judged.need, isMinor, hasPicture }, costs));
    if (hasPicture) await illustrator.ask(tx, alternative, { accountId, character, said, content: judged.content });
  };

  /** Stores an exchange once an intent and has its answer written. The same key with anything else: 1005. */
  const carryOut = async (
    caller: Caller,
    { path, request, key, acceptLanguage }: Asked,
    store: (tx: Transaction, character: Character) => Promise<Stored>,
  ): Promise<Exchange> => {
    const character = await openCharacter(db, caller, request.characterId);
    const { messages, fresh } = await transact(db, (tx) =>
      makeOnce(tx, { accountId: caller.id, path, request, key }, () => store(tx, character)),
    );
    const exchange = exchangeOf(messages);
    if (fresh === undefined) return exchange;
    if (fresh.hasPicture) illustrator.wake();
    writer.begin(caller, character, { ...fresh, answer: exchange.answer, acceptLanguage });
    return exchange;
  };

  return {
    states: statesOf,

    async history(caller: Caller, characterId: string, endTime: number | undefined, pageSize: number) {
      const conversation = await repository.findConversation(db, caller.id, characterId);
      // What was said stays to be read, whatever became of the character.
      if (conversation === undefined) await openCharacter(db, caller, characterId);
      if (conversation === undefined) return { messages: [], hasMore: false, readTime: 0, isDemo };
      const latest = await repository.latestMessages(db, conversation.id, pageSize + 1, endTime);
      const shown = latest.slice(0, pageSize).toReversed();
      const told = await tellReasoning(db, caller, shown);
      const hasMore = latest.length > pageSize;
      const oldest = endTime === undefined && hasMore ? shown[0]?.createTime : undefined;
      const help = oldest === undefined ? undefined : await repository.latestHelp(db, conversation.id, oldest);
      return {
        messages: await Promise.all(told.map(withPicture)),
        hasMore,
        readTime: conversation.readTime,
        isDemo,
        ...(help !== undefined && { help }),
      };
    },

    /** Stores what the person says, with what it was judged to be, and begins the answer. The same key gives the same exchange. */
    say: (
      caller: Caller,
      request: RequestOf<typeof chatCompletion>,
      judgement: Judgement,
      { locale, ...asking }: Asking & { readonly locale: Locale },
    ): Promise<Exchange> =>
      carryOut(caller, { path: chatCompletion.path, request, ...asking }, async (tx, character) => {
        const { characterId, speechText } = request;
        const now = Date.now();
        const conversation = await repository.openConversation(tx, {
          id: randomUUID(),
          accountId: caller.id,
          characterId,
          lastTime: now,
        });
        const [last] = await repository.latestMessages(tx, conversation.id, 1);
        if (last !== undefined) refuseWhileWriting(last);
        const firstTime = Math.max(now, (last?.createTime ?? 0) + 1);
        const said = saidInNeed(newMessage('user', speechText, firstTime + 1), judgement.need);
        const answer = emptyAnswer(firstTime + 2);
        const opening =
          last === undefined
            ? openingOf(greetingsFor(inLocale(character, locale), caller), firstTime, request.greeting)
            : [];
        await keepChoice(tx, caller, request.pictureChoice, costs.picture);
        const isMinor = isByMinor(judgement.content) || (await saidUnderAge(tx, conversation.id));
        const picture = !isMinor && (await isWanted(tx, caller, request, judgement));
        const hasPicture = await allowPicture(tx, caller, judgement.need, picture);
        await repository.insertMessages(tx, conversation, [
          ...opening,
          { ...said, judgement, idempotencyKey: asking.key, wantsPicture: picture },
          answer,
        ]);
        await order(tx, caller, { character, said: speechText, judged: judgement, answer, hasPicture, isMinor });
        await countNeed(tx, judgement.need, Date.now());
        return {
          messages: [...opening.map(({ all: _all, ...message }) => message), said, answer],
          fresh: { conversationId: conversation.id, saidId: said.msgId, hasPicture },
        };
      }),

    /** Writes the last answer anew as another alternative, or the first to what the person said last. The same key gives the same answer. */
    regenerate: (caller: Caller, target: Target, asking: Asking): Promise<Exchange> =>
      carryOut(caller, { path: chatRegenerate.path, request: target, ...asking }, async (tx, character) => {
        const { conversation, message } = await lockTarget(tx, caller, target);
        const { msgId } = message;
        const [last, before] = await repository.latestMessages(tx, conversation.id, 2);
        const isAnswered = last?.role === 'companion';
        const said = isAnswered ? before : last;
        if (last?.msgId !== msgId || said?.role !== 'user')
          throw conflict('Only what was said last can be answered, or the last answer written anew');
        refuseWhileWriting(last);
        const wasWanted = await repository.wantsPicture(tx, said.msgId);
        const judged = await judgementOf(tx, said.msgId);
        const isMinor = await saidUnderAge(tx, conversation.id);
        const hasPicture = await allowPicture(tx, caller, judged.need, wasWanted && !isMinor);
        const answer = isAnswered
          ? await addAlternative(tx, last, UNWRITTEN, asking.key)
          : emptyAnswer(last.createTime + 1);
        if (!isAnswered) await repository.insertMessages(tx, conversation, [{ ...answer, editKey: asking.key }]);
        await order(tx, caller, { character, said: said.text, judged, answer, hasPicture, isMinor });
        return {
          messages: [answer],
          fresh: { conversationId: conversation.id, saidId: said.msgId, hasPicture },
        };
      }),

    /** Says the last message in other words, and writes its answer anew. The same key gives the same exchange. */
    edit: (
      caller: Caller,
      request: Target & { readonly speechText: string },
      judgement: Judgement,
      asking: Asking,
    ): Promise<Exchange> =>
      carryOut(caller, { path: chatEdit.path, request, ...asking }, async (tx, character) => {
        const { speechText } = request;
        const { conversation, message } = await lockTarget(tx, caller, request);
        const { msgId, createTime } = message;
        const [last, before] = await repository.latestMessages(tx, conversation.id, 2);
        const isAnswered = last?.role === 'companion' && before?.msgId === msgId;
        if (message.role !== 'user' || !(isAnswered || last?.msgId === msgId))
          throw conflict('Only what the person said last can be said in other words');
        if (isAnswered) refuseWhileWriting(last);
        const wasWanted = await repository.wantsPicture(tx, msgId);
        const isStill = wasWanted && !isPictureTakenBack(message.text, speechText);
        if (wasWanted && !isStill) await repository.wantNoPicture(tx, msgId);
        const isMinor = isByMinor(judgement.content) || (await saidUnderAge(tx, conversation.id, createTime));
        const hasPicture = await allowPicture(tx, caller, judgement.need, isStill && !isMinor);

        const fresh = { text: speechText, status: 'done', judgement } as const;
        const said = saidInNeed(await addAlternative(tx, message, fresh, asking.key), judgement.need);
        const answer = isAnswered ? await addAlternative(tx, last, UNWRITTEN, asking.key) : emptyAnswer(createTime + 1);
        if (!isAnswered) await repository.insertMessages(tx, conversation, [{ ...answer, editKey: asking.key }]);
        await order(tx, caller, { character, said: speechText, judged: judgement, answer, hasPicture, isMinor });
        await countNeed(tx, judgement.need, Date.now());
        return {
          messages: [said, answer],
          fresh: { conversationId: conversation.id, saidId: msgId, hasPicture },
        };
      }),

    /** Goes on with the last answer. The same key goes on with it once. */
    continueAnswer: (caller: Caller, target: Target, asking: Asking): Promise<Exchange> =>
      carryOut(caller, { path: chatContinue.path, request: target, ...asking }, async (tx, character) => {
        const { conversation, message } = await lockTarget(tx, caller, target);
        const [last, said] = await repository.latestMessages(tx, conversation.id, 2);
        if (last?.msgId !== message.msgId || last.isCut !== true || said?.role !== 'user' || isDemo)
          throw conflict('Only the last answer can be gone on with, where it was cut');
        const { isCut: _isCut, failure: _failure, ...rest } = last;
        const answer: Message = { ...rest, text: wholeWords(last.text), status: 'generating' };
        await reopen(tx, { msgId: last.msgId, ordinal: last.chosen }, answer.text);
        const judged = await judgementOf(tx, said.msgId);
        await order(tx, caller, { character, said: said.text, judged, answer, hasPicture: false, isMinor: false });
        return {
          messages: [answer],
          fresh: { conversationId: conversation.id, saidId: said.msgId, hasPicture: false, before: last.text },
        };
      }),

    /** The answer, for taking up its stream. */
    async find(caller: Caller, msgId: string): Promise<Exchange> {
      return exchangeOf([await ownMessage(caller, msgId)]);
    },

    /** Stops an answer and gives it as it ended. */
    async stop(caller: Caller, msgId: string): Promise<Message> {
      const message = await ownMessage(caller, msgId);
      if (message.status !== 'generating') return message;
      await writer.stop({ msgId, ordinal: message.chosen });
      let ended = message;
      for await (const state of statesOf(caller, msgId)) ended = state;
      return ended;
    },

    /** Within the transaction that deletes an answer that is being written: it costs nothing, and nothing more is made of its picture. */
    giveUp: async (tx: Transaction, alternative: AlternativeId): Promise<void> => {
      await voidCharge(tx, alternative);
      await illustrator.giveUp(tx, alternative);
    },

    /** Stops what is being written in a conversation; resolves once that is stored. */
    endIn: writer.endIn,
    interruptAll: writer.interruptAll,
    close: writer.close,
  };
};
export type ChatService = ReturnType<typeof createChatService>;
