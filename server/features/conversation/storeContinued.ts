import type { Message } from '#contract/chat.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import { reopen } from './alternativeRepository.ts';
import * as repository from './chatRepository.ts';
import { conflict, lockTarget, type Target } from './exchange.ts';
import { wholeWords } from './newMessages.ts';
import { orderAnswer, type OrderDeps } from './orderAnswer.ts';
import type { StoredExchange, Storing } from './storedExchange.ts';
import { judgementOf } from './turnRepository.ts';

export interface ContinuationDeps extends OrderDeps {
  readonly provider: Pick<ChatProvider, 'isDemo'>;
}

/** Opens the last answer again where it was cut. */
export const storeContinued = async (
  deps: ContinuationDeps,
  { tx, caller, character }: Storing,
  target: Target,
): Promise<StoredExchange> => {
  const { conversation, message } = await lockTarget(tx, caller, target);
  const [last, said] = await repository.latestMessages(tx, conversation.id, 2);
  if (last?.msgId !== message.msgId || last.isCut !== true || said?.role !== 'user' || deps.provider.isDemo)
    throw conflict('Only the last answer can be gone on with, where it was cut');
  const { isCut: _isCut, failure: _failure, ...rest } = last;
  const answer: Message = { ...rest, text: wholeWords(last.text), status: 'generating' };
  await reopen(tx, { msgId: last.msgId, ordinal: last.chosen }, answer.text);
  const judged = await judgementOf(tx, said.msgId);
  const ordered = { character, said: said.text, judged, answer, hasPicture: false, isMinor: false };
  await orderAnswer(deps, tx, caller, ordered);
  return {
    messages: [answer],
    fresh: { conversationId: conversation.id, saidId: said.msgId, hasPicture: false, before: last.text },
  };
};
