import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { chatImport, type ConversationFile } from '#contract/conversationFile.ts';
import { errNo } from '#contract/errNo.ts';
import { databaseTime } from '#server/db/agreedTime.ts';
import type { Transaction } from '#server/db/database.ts';
import { isShownTo } from '#server/features/character/characterAccess.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { openConversation } from './chatRepository.ts';
import { isChatPicture, isShownPicture } from '#server/features/media/pictureKeys.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { holdsMessages, setTimes } from './conversationRepository.ts';
import { firstWrong } from './firstWrong.ts';

type Said = ConversationFile['messages'][number];

const PATH_MAX = 100;
const DAY = 24 * 60 * 60 * 1000;
/** How many messages are stored at a time. */
const BATCH = 1000;

/** As the contract says; of a file that does not fit, only the first part that does not is told. */
export const importCall = {
  ...chatImport,
  request: z.pipe(
    z.unknown(),
    z.transform((request) => {
      const wrong = firstWrong(chatImport.request, request);
      if (wrong === undefined) return chatImport.request.parse(request);
      const path = wrong.path.join('.').slice(0, PATH_MAX);
      throw path === 'conversation.format'
        ? malformed('conversation', 'notAConversation')
        : malformed(path || 'request', wrong.reason);
    }),
  ),
};

/** What of an alternative nobody could have stored; undefined when it is sound. */
const unsoundPart = (role: Said['role'], alternative: Said['alternatives'][number]): string | undefined => {
  const { status, liked, feedback, image } = alternative;
  const isPicture = role === 'companion' ? isChatPicture : isShownPicture;
  if (image !== null && !isPicture(image)) return 'image';
  if (role === 'companion') return undefined;
  if (status !== 'done') return 'status';
  if (liked) return 'liked';
  return feedback === null ? undefined : 'feedback';
};

/** Throws 1001 that names the first part of the file that cannot be. */
export const checkFile = ({ messages }: ConversationFile, now: number): void => {
  let before = -1;
  for (const [index, { role, createTime, chosen, alternatives }] of messages.entries()) {
    const path = `conversation.messages.${index}`;
    if (createTime <= before || createTime > now + DAY) throw malformed(`${path}.createTime`, 'doesNotFit');
    if (chosen >= alternatives.length) throw malformed(`${path}.chosen`, 'doesNotFit');
    for (const [ordinal, alternative] of alternatives.entries()) {
      const part = unsoundPart(role, alternative);
      if (part !== undefined) throw malformed(`${path}.alternatives.${ordinal}.${part}`, 'doesNotFit');
    }
    before = createTime;
  }
};

interface Fresh extends Said {
  readonly id: string;
  readonly wantsPicture: boolean;
}

/** What was answered with a picture had asked for one, as whoever writes the answer anew has to know. */
const freshMessages = (messages: readonly Said[]): Fresh[] =>
  messages.map((message, index) => ({
    ...message,
    id: randomUUID(),
    wantsPicture:
      message.role === 'user' &&
      messages[index + 1]?.role === 'companion' &&
      (messages[index + 1]?.alternatives.some(({ image }) => image !== null) ?? false),
  }));

/** One parameter a batch: rows with one for each of their values take three times as long. */
const insertMessages = async (tx: Transaction, conversationId: string, batch: readonly Fresh[]): Promise<void> => {
  const rows = batch.map(({ alternatives: _alternatives, ...row }) => row);
  await tx.execute(sql`
    insert into messages (id, conversation_id, role, create_time, chosen, wants_picture)
    select id, ${conversationId}::uuid, role, "createTime", chosen, "wantsPicture"
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      id uuid, role text, "createTime" bigint, chosen integer, "wantsPicture" boolean)`);
  const texts = batch.flatMap(({ id, alternatives }) =>
    alternatives.map(({ feedback, ...alternative }, ordinal) => ({
      ...alternative,
      id,
      ordinal,
      tags: feedback?.tags ?? null,
      content: feedback?.content ?? null,
    })),
  );
  await tx.execute(sql`
    insert into alternatives (message_id, ordinal, text, status, liked, feedback_tags, feedback_content, image, beat_time)
    select id, ordinal, text, status, liked, tags, content, image, ${databaseTime()}
    from json_to_recordset(${JSON.stringify(texts)}::json) as row(
      id uuid, ordinal integer, text text, status text, liked boolean, tags text[], content text, image text)`);
};

/** Stores the messages of a file that was checked, under ids of their own. Throws 1004 for the character, 1005 over messages. */
export const importFile = async (
  tx: Transaction,
  caller: Caller,
  { character: { characterId }, messages }: ConversationFile,
): Promise<{ characterId: string; messages: number }> => {
  const character = await findCharacter(tx, characterId);
  if (character === undefined || !isShownTo(character, caller)) throw new ApiError(errNo.notFound, 'No such character');
  const lastTime = messages.at(-1)?.createTime;
  const conversation = await openConversation(tx, {
    id: randomUUID(),
    accountId: caller.id,
    characterId,
    lastTime: Date.now(),
  });
  if (await holdsMessages(tx, conversation.id)) throw new ApiError(errNo.conflict, 'The conversation holds messages');
  const fresh = freshMessages(messages);
  for (let start = 0; start < fresh.length; start += BATCH)
    await insertMessages(tx, conversation.id, fresh.slice(start, start + BATCH));
  if (lastTime !== undefined) await setTimes(tx, conversation.id, { lastTime, readTime: lastTime });
  return { characterId: character.id, messages: messages.length };
};
