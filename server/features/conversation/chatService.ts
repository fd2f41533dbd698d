import { chatCompletion, chatContinue, chatEdit, chatRegenerate, type Message } from '#contract/chat.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Judgement } from '#contract/care.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { openCharacter } from '#server/features/character/openCharacter.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import type { AlternativeId } from './alternativeRepository.ts';
import { createAnswerWriter } from './answerWriter.ts';
import { type ChatCosts, voidCharge } from './charge.ts';
import { makeOnce } from './chatIntent.ts';
import { createChatReader } from './chatReader.ts';
import { type Asking, type Exchange, exchangeOf, type Target } from './exchange.ts';
import { withoutReasoning } from './reasoning.ts';
import { storeContinued } from './storeContinued.ts';
import type { StoredExchange, Storing } from './storedExchange.ts';
import { type Edit, storeEdited } from './storeEdited.ts';
import { storeRegenerated } from './storeRegenerated.ts';
import { storeSaid } from './storeSaid.ts';

export interface ChatDeps {
  readonly db: Database;
  readonly provider: ChatProvider;
  readonly illustrator: Illustrator;
  readonly costs: ChatCosts;
  readonly log: Log;
}

/** A call of an intent. */
interface Asked extends Asking {
  readonly path: string;
  readonly request: { readonly characterId: string };
}

export const createChatService = (deps: ChatDeps) => {
  const { db, illustrator } = deps;
  const reader = createChatReader(deps);
  const writer = createAnswerWriter(deps);

  /** The answer each time it has grown or ended, as the caller is told of it. */
  async function* statesOf(caller: Caller, msgId: string): AsyncGenerator<Message> {
    for await (const state of writer.states(msgId, () => reader.message(caller, msgId)))
      yield caller.showsReasoning ? state : withoutReasoning(state);
  }

  /** Stores an exchange once an intent and has its answer written. The same key with anything else: 1005. */
  const carryOut = async (
    caller: Caller,
    { path, request, key, acceptLanguage }: Asked,
    store: (storing: Storing) => Promise<StoredExchange>,
  ): Promise<Exchange> => {
    const character = await openCharacter(db, caller, request.characterId);
    const { messages, fresh } = await transact(db, (tx) =>
      makeOnce(tx, { accountId: caller.id, path, request, key }, () => store({ tx, caller, character, key })),
    );
    const exchange = exchangeOf(messages);
    if (fresh === undefined) return exchange;
    if (fresh.hasPicture) illustrator.wake();
    writer.begin(caller, character, { ...fresh, answer: exchange.answer, acceptLanguage });
    return exchange;
  };

  return {
    states: statesOf,
    history: reader.history,

    /** Stores what the person says, with what it was judged to be, and begins the answer. The same key gives the same exchange. */
    say: (
      caller: Caller,
      request: RequestOf<typeof chatCompletion>,
      judgement: Judgement,
      { locale, ...asking }: Asking & { readonly locale: Locale },
    ): Promise<Exchange> =>
      carryOut(caller, { path: chatCompletion.path, request, ...asking }, (storing) =>
        storeSaid(deps, storing, request, { judgement, locale }),
      ),

    /** Writes the last answer anew as another alternative, or the first to what the person said last. The same key gives the same answer. */
    regenerate: (caller: Caller, target: Target, asking: Asking): Promise<Exchange> =>
      carryOut(caller, { path: chatRegenerate.path, request: target, ...asking }, (storing) =>
        storeRegenerated(deps, storing, target),
      ),

    /** Says the last message in other words, and writes its answer anew. The same key gives the same exchange. */
    edit: (caller: Caller, request: Edit, judgement: Judgement, asking: Asking): Promise<Exchange> =>
      carryOut(caller, { path: chatEdit.path, request, ...asking }, (storing) =>
        storeEdited(deps, storing, request, judgement),
      ),

    /** Goes on with the last answer. The same key goes on with it once. */
    continueAnswer: (caller: Caller, target: Target, asking: Asking): Promise<Exchange> =>
      carryOut(caller, { path: chatContinue.path, request: target, ...asking }, (storing) =>
        storeContinued(deps, storing, target),
      ),

    /** The answer, for taking up its stream. */
    async find(caller: Caller, msgId: string): Promise<Exchange> {
      return exchangeOf([await reader.message(caller, msgId)]);
    },

    /** Stops an answer and gives it as it ended. */
    async stop(caller: Caller, msgId: string): Promise<Message> {
      const message = await reader.message(caller, msgId);
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
