import { and, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/database.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { type Judged, UNJUDGED } from '#server/features/care/judged.ts';
import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';
import type { AlternativeId } from './alternativeRepository.ts';
import type { Told } from './chatRequest.ts';
import { withChosen } from './chatRepository.ts';

/** The person says that they are a minor, and it stands. */
const saysUnderAge = and(
  eq(messages.role, 'user'),
  eq(alternatives.isTakenBack, false),
  sql`${alternatives.content}->>'minor' = 'self'`,
);

/** Whether the person says in a conversation, before `endTime`, that they are a minor. */
export const saidUnderAge = async (
  db: Queries,
  conversationId: string,
  endTime: number = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => {
  const found = await db
    .select({ msgId: messages.id })
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(and(eq(messages.conversationId, conversationId), saysUnderAge, lt(messages.createTime, endTime)))
    .limit(1);
  return found.length > 0;
};

/**
 * What is said in the latest `limit` messages before `endTime`, oldest first; and before them, however long ago, where the person said last
 * that they are a minor.
 */
export const turnsBefore = async (
  db: Queries,
  conversationId: string,
  limit: number,
  endTime: number,
): Promise<ChatTurn[]> => {
  const latest = (before: number, count: number, which?: SQL) =>
    db
      .select({
        role: messages.role,
        text: alternatives.text,
        need: alternatives.need,
        content: alternatives.content,
        createTime: messages.createTime,
      })
      .from(messages)
      .innerJoin(alternatives, withChosen)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(alternatives.isTakenBack, false),
          lt(messages.createTime, before),
          which,
        ),
      )
      .orderBy(desc(messages.createTime))
      .limit(count);
  const found = await latest(endTime, limit);
  const oldest = found.at(-1);
  const telling = found.length < limit || oldest === undefined ? [] : await latest(oldest.createTime, 1, saysUnderAge);
  return [...found, ...telling].toReversed().map(({ createTime: _createTime, ...turn }) => turn);
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
