import * as repository from './chatRepository.ts';
import { addAlternative, conflict, lockTarget, refuseWhileWriting, type Target } from './exchange.ts';
import { emptyAnswer, UNWRITTEN } from './newMessages.ts';
import { orderAnswer, type OrderDeps } from './orderAnswer.ts';
import { allowPicture } from './pictureChoice.ts';
import type { StoredExchange, Storing } from './storedExchange.ts';
import { judgementOf, saidUnderAge } from './turnRepository.ts';

/** Adds an empty alternative to the last answer, or a first one to what the person said last. */
export const storeRegenerated = async (
  deps: OrderDeps,
  { tx, caller, character, key }: Storing,
  target: Target,
): Promise<StoredExchange> => {
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
  const answer = isAnswered ? await addAlternative(tx, last, UNWRITTEN, key) : emptyAnswer(last.createTime + 1);
  if (!isAnswered) await repository.insertMessages(tx, conversation, [{ ...answer, editKey: key }]);
  await orderAnswer(deps, tx, caller, { character, said: said.text, judged, answer, hasPicture, isMinor });
  return {
    messages: [answer],
    fresh: { conversationId: conversation.id, saidId: said.msgId, hasPicture },
  };
};
