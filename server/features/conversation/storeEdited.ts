import type { Judgement } from '#contract/care.ts';
import { isByMinor } from '#server/features/care/content.ts';
import { countNeed } from '#server/features/care/needCounts.ts';
import * as repository from './chatRepository.ts';
import { addAlternative, conflict, lockTarget, refuseWhileWriting, type Target } from './exchange.ts';
import { emptyAnswer, saidInNeed, UNWRITTEN } from './newMessages.ts';
import { orderAnswer, type OrderDeps } from './orderAnswer.ts';
import { allowPicture, isPictureTakenBack } from './pictureChoice.ts';
import type { StoredExchange, Storing } from './storedExchange.ts';
import { saidUnderAge } from './turnRepository.ts';

/** What the person says in place of a message. */
export interface Edit extends Target {
  readonly speechText: string;
}

/** Stores other words for what the person said last, with what they were judged to be, and an empty answer to them. */
export const storeEdited = async (
  deps: OrderDeps,
  { tx, caller, character, key }: Storing,
  edit: Edit,
  judgement: Judgement,
): Promise<StoredExchange> => {
  const { speechText } = edit;
  const { conversation, message } = await lockTarget(tx, caller, edit);
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
  const said = saidInNeed(await addAlternative(tx, message, fresh, key), judgement.need);
  const answer = isAnswered ? await addAlternative(tx, last, UNWRITTEN, key) : emptyAnswer(createTime + 1);
  if (!isAnswered) await repository.insertMessages(tx, conversation, [{ ...answer, editKey: key }]);
  await orderAnswer(deps, tx, caller, { character, said: speechText, judged: judgement, answer, hasPicture, isMinor });
  await countNeed(tx, judgement.need, Date.now());
  return {
    messages: [said, answer],
    fresh: { conversationId: conversation.id, saidId: msgId, hasPicture },
  };
};
