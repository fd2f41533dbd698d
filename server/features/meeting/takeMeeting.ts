import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import { readDatabaseTime } from '#server/db/agreedTime.ts';
import type { Transaction } from '#server/db/database.ts';
import { openCharacter } from '#server/features/character/openCharacter.ts';
import * as chats from '#server/features/conversation/chatRepository.ts';
import { setTimes } from '#server/features/conversation/conversationRepository.ts';
import { openingOf } from '#server/features/conversation/newMessages.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import * as repository from './meetingRepository.ts';

/**
 * Puts what was answered in a meeting at the end of the caller's conversation with that character, and ends the meeting. Gives how many
 * messages that were. Throws 1005 while an answer is being written in either.
 */
export const takeMeeting = async (tx: Transaction, caller: Caller, meetingId: string): Promise<number> => {
  const now = Date.now();
  const meeting = await repository.lockMeeting(tx, meetingId, now);
  if (meeting === undefined) return 0;
  const exchanges = await repository.exchangesOf(tx, meetingId);
  const databaseNow = await readDatabaseTime(tx);
  if (exchanges.some((exchange) => repository.isBeingWritten(exchange, databaseNow)))
    throw new ApiError(errNo.conflict, 'An answer is still being written');
  const { characterId, greetings, greeting } = meeting;
  const answered = exchanges.filter(repository.isAnswered);
  const [first] = answered;
  if (first === undefined) return 0;
  await openCharacter(tx, caller, characterId);
  const conversation = await chats.openConversation(tx, {
    id: randomUUID(),
    accountId: caller.id,
    characterId,
    lastTime: now,
  });
  const [last] = await chats.latestMessages(tx, conversation.id, 1);
  if (last?.status === 'generating') throw new ApiError(errNo.conflict, 'An answer is still being written');
  const opening = last === undefined ? openingOf(greetings, first.createTime - 1, greeting) : [];
  // Another device may have gone on since.
  const later = Math.max(0, (last?.createTime ?? 0) + 1 - first.createTime);
  const said = answered.flatMap((exchange) => {
    const [theirs, answer] = repository.messagesOf(exchange, databaseNow);
    const { need, content } = exchange;
    return [{ ...theirs, judgement: { need, content } }, answer];
  });
  const fresh = [...opening, ...said].map((message) => ({ ...message, createTime: message.createTime + later }));
  await chats.insertMessages(tx, conversation, fresh);
  const lastTime = fresh.at(-1)?.createTime ?? now;
  await setTimes(tx, conversation.id, { lastTime, readTime: lastTime });
  await repository.deleteMeeting(tx, meetingId);
  return fresh.length;
};
