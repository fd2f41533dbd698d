import { and, desc, eq, lt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/database.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { type Judged, UNJUDGED } from '#server/features/care/judged.ts';
import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';
import type { AlternativeId } from './alternativeRepository.ts';
import type { Told } from './chatRequest.ts';
import { withChosen } from './chatRepository.ts';

/** What is said in the latest `limit` messages before `endTime`, oldest first. */
export const turnsBefore = async (
  db: Queries,
  conversationId: string,
  limit: number,
  endTime: number,
): Promise<ChatTurn[]> => {
  const latest = await db
    .select({
      role: messages.role,
      text: alternatives.text,
      need: alternatives.need,
      content: alternatives.content,
    })
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(alternatives.isTakenBack, false),
        lt(messages.createTime, endTime),
      ),
    )
    .orderBy(desc(messages.createTime))
    .limit(limit);
  return latest.toReversed();
};

/** How far a conversation is before `endTime`. */
export const toldBefore = async (db: Queries, conversationId: string, endTime: number): Promise<Told> => {
  const before = and(eq(messages.conversationId, conversationId), lt(messages.createTime, endTime));
  const [counted, [first]] = await Promise.all([
    db.$count(messages, and(before, eq(messages.role, 'companion'))),
    db
      .select({ role: messages.role, chosen: messages.chosen })
      .from(messages)
      .where(before)
      .orderBy(messages.createTime)
      .limit(1),
  ]);
  return { answers: counted, greeting: first?.role === 'companion' ? first.chosen : null };
};

/** What a message was judged to be. */
export const judgementOf = async (db: Queries, msgId: string): Promise<Judged> =>
  (
    await db
      .select({ need: alternatives.need, content: alternatives.content })
      .from(messages)
      .innerJoin(alternatives, withChosen)
      .where(eq(messages.id, msgId))
  )[0] ?? UNJUDGED;

/** A message of the person's, and where it was said. */
interface Answered extends Judged, AlternativeId {
  readonly text: string;
  readonly characterId: string;
  readonly createTime: number;
}

/** The person's message itself, or the one that an answer of the account's own answers, or the last one before that. */
export const findAnswered = async (db: Queries, accountId: string, msgId: string): Promise<Answered | undefined> => {
  const answer = alias(messages, 'answer');
  const [found] = await db
    .select({
      msgId: messages.id,
      ordinal: messages.chosen,
      text: alternatives.text,
      need: alternatives.need,
      content: alternatives.content,
      characterId: conversations.characterId,
      createTime: messages.createTime,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(answer, and(eq(answer.conversationId, messages.conversationId), eq(answer.id, msgId)))
    .innerJoin(alternatives, withChosen)
    .where(
      and(
        eq(conversations.accountId, accountId),
        eq(messages.role, 'user'),
        lte(messages.createTime, answer.createTime),
      ),
    )
    .orderBy(desc(messages.createTime))
    .limit(1);
  return found;
};

/** What the person said last in their conversation with a character, before `endTime`; empty where nothing. */
export const lastSaid = async (
  db: Queries,
  accountId: string,
  characterId: string,
  endTime: number = Number.MAX_SAFE_INTEGER,
): Promise<string> =>
  (
    await db
      .select({ text: alternatives.text })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(alternatives, withChosen)
      .where(
        and(
          eq(conversations.accountId, accountId),
          eq(conversations.characterId, characterId),
          eq(messages.role, 'user'),
          lt(messages.createTime, endTime),
        ),
      )
      .orderBy(desc(messages.createTime))
      .limit(1)
  )[0]?.text ?? '';
