import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#contract/call.ts';
import type { Judgement } from '#contract/care.ts';
import type { chatCompletion } from '#contract/chat.ts';
import type { Locale } from '#contract/locale.ts';
import { isByMinor } from '#server/features/care/content.ts';
import { countNeed } from '#server/features/care/needCounts.ts';
import { greetingsFor } from '#server/features/character/greeting.ts';
import { inLocale } from '#server/features/character/inLocale.ts';
import type { ChatCosts } from './charge.ts';
import * as repository from './chatRepository.ts';
import { refuseWhileWriting } from './exchange.ts';
import { emptyAnswer, newMessage, openingOf, saidInNeed } from './newMessages.ts';
import { orderAnswer, type OrderDeps } from './orderAnswer.ts';
import { allowPicture, isPictureAgreed, keepChoice } from './pictureChoice.ts';
import type { StoredExchange, Storing } from './storedExchange.ts';
import { saidUnderAge } from './turnRepository.ts';

type Saying = RequestOf<typeof chatCompletion>;

const isPictureWanted = async (
  { tx, caller }: Storing,
  { picture, speechText }: Saying,
  judgement: Judgement,
  costs: ChatCosts,
): Promise<boolean> => {
  if (picture !== 'ifSaid') return picture;
  return isPictureAgreed(tx, caller, { ...judgement, text: speechText }, costs);
};

/** Stores what the person says, with what it was judged to be, and an empty answer; a greeting before them where they are the first words. */
export const storeSaid = async (
  deps: OrderDeps,
  storing: Storing,
  request: Saying,
  { judgement, locale }: { readonly judgement: Judgement; readonly locale: Locale },
): Promise<StoredExchange> => {
  const { tx, caller, character, key } = storing;
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
    last === undefined ? openingOf(greetingsFor(inLocale(character, locale), caller), firstTime, request.greeting) : [];
  await keepChoice(tx, caller, request.pictureChoice, deps.costs.picture);
  const isMinor = isByMinor(judgement.content) || (await saidUnderAge(tx, conversation.id));
  const wantsPicture = !isMinor && (await isPictureWanted(storing, request, judgement, deps.costs));
  const hasPicture = await allowPicture(tx, caller, judgement.need, wantsPicture);
  await repository.insertMessages(tx, conversation, [
    ...opening,
    { ...said, judgement, idempotencyKey: key, wantsPicture },
    answer,
  ]);
  await orderAnswer(deps, tx, caller, { character, said: speechText, judged: judgement, answer, hasPicture, isMinor });
  await countNeed(tx, judgement.need, Date.now());
  return {
    messages: [...opening.map(({ all: _all, ...message }) => message), said, answer],
    fresh: { conversationId: conversation.id, saidId: said.msgId, hasPicture },
  };
};
