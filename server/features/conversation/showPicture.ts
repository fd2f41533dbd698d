import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import type { Locale } from '#contract/locale.ts';
import type { Transaction } from '#server/db/database.ts';
import { greetingsFor } from '#server/features/character/greeting.ts';
import { inLocale } from '#server/features/character/inLocale.ts';
import { openCharacter } from '#server/features/character/openCharacter.ts';
import { insertMessages, latestMessages, openConversation } from './chatRepository.ts';
import { newMessage, openingOf } from './newMessages.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';

/** What is shown: the words of the message are those that it was asked for with. */
export interface Shown {
  readonly image: string;
  readonly prompt: string;
  /** In which a conversation begins. */
  readonly locale: Locale;
}

/** A message of the person's with a picture, in a conversation that begins if need be. Throws 1004 or 1015, or 1005 while an answer is being written. */
export const showPicture = async (
  tx: Transaction,
  caller: Caller,
  characterId: string,
  { image, prompt, locale }: Shown,
): Promise<string> => {
  const character = await openCharacter(tx, caller, characterId);
  const now = Date.now();
  const conversation = await openConversation(tx, {
    id: randomUUID(),
    accountId: caller.id,
    characterId,
    lastTime: now,
  });
  const [last] = await latestMessages(tx, conversation.id, 1);
  if (last?.status === 'generating') throw new ApiError(errNo.conflict, 'An answer is still being written');
  const firstTime = Math.max(now, (last?.createTime ?? 0) + 1);
  const opening = last === undefined ? openingOf(greetingsFor(inLocale(character, locale), caller), firstTime) : [];
  const shown = { ...newMessage('user', prompt, firstTime + 1), image };
  await insertMessages(tx, conversation, [...opening, shown]);
  return shown.msgId;
};
