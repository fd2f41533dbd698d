import { and, asc, count, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/db/database.ts';
import { characters, idempotentAnswers } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { seenColumns, summaryFor } from '#server/features/character/characterRepository.ts';
import { withChosen } from './chatRepository.ts';

/** The list shows a line or two. */
const LAST_TEXT_MAX = 200;

const isOf = (accountId: string, characterId: string) =>
  and(eq(conversations.accountId, accountId), eq(conversations.characterId, characterId));

/** With their last message, where there is one, the latest first. */
export const listConversations = async (db: Queries, accountId: string) => {
  const last = db
    .select({
      role: messages.role,
      text: sql<string>`left(${alternatives.text}, ${LAST_TEXT_MAX})`.as('last_text'),
      status: alternatives.status,
    })
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.createTime))
    .limit(1)
    .as('last');
  const unread = db
    .select({ count: count() })
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        gt(messages.createTime, conversations.readTime),
        eq(messages.role, 'companion'),
        ne(alternatives.status, 'generating'),
      ),
    );
  const listed = await db
    .select({
      character: seenColumns,
      last: { role: last.role, text: last.text, status: last.status },
      lastTime: conversations.lastTime,
      unread: sql`${unread}`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.characterId))
    .leftJoinLateral(last, sql`true`)
    .where(eq(conversations.accountId, accountId))
    .orderBy(desc(conversations.lastTime), asc(conversations.id));
  return listed.map(({ character, ...row }) => ({ character: summaryFor(character, accountId), ...row }));
};

/** Notes what was read, which neither goes back nor beyond the last message. Gives the new readTime; undefined without a conversation. */
export const raiseReadTime = async (
  db: Queries,
  accountId: string,
  characterId: string,
  readTime: number,
): Promise<number | undefined> =>
  (
    await db
      .update(conversations)
      .set({ readTime: sql`greatest(${conversations.readTime}, least(${readTime}, ${conversations.lastTime}))` })
      .where(isOf(accountId, characterId))
      .returning({ readTime: conversations.readTime })
  )[0]?.readTime;

/** The conversation, if there is one, held against others who want to change it until the transaction ends. */
export const holdConversation = async (tx: Transaction, accountId: string, characterId: string) =>
  (await tx.select().from(conversations).where(isOf(accountId, characterId)).for('update'))[0];

/** Whether an intent was answered before. */
export const wasAnswered = async (db: Queries, accountId: string, idempotencyKey: string): Promise<boolean> =>
  (
    await db
      .select({ key: idempotentAnswers.key })
      .from(idempotentAnswers)
      .where(and(eq(idempotentAnswers.accountId, accountId), eq(idempotentAnswers.key, idempotencyKey)))
  ).length > 0;

const imagesOf = (rows: readonly { readonly image: string | null }[]): string[] =>
  rows.flatMap(({ image }) => image ?? []);

/** Keys of the pictures that came with the messages of a conversation. */
export const picturesOfConversation = async (db: Queries, conversationId: string): Promise<string[]> =>
  imagesOf(
    await db
      .select({ image: alternatives.image })
      .from(alternatives)
      .innerJoin(messages, eq(messages.id, alternatives.messageId))
      .where(and(eq(messages.conversationId, conversationId), isNotNull(alternatives.image))),
  );

/** Keys of the pictures that came with any message to an account. */
export const picturesOfAccount = async (db: Queries, accountId: string): Promise<string[]> =>
  imagesOf(
    await db
      .select({ image: alternatives.image })
      .from(alternatives)
      .innerJoin(messages, eq(messages.id, alternatives.messageId))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(conversations.accountId, accountId), isNotNull(alternatives.image))),
  );

export const deleteMessages = (tx: Transaction, conversationId: string) =>
  tx.delete(messages).where(eq(messages.conversationId, conversationId));

export const deleteConversation = (tx: Transaction, conversationId: string) =>
  tx.delete(conversations).where(eq(conversations.id, conversationId));

export const setTimes = (tx: Transaction, conversationId: string, times: { lastTime: number; readTime: number }) =>
  tx.update(conversations).set(times).where(eq(conversations.id, conversationId));

export const holdsMessages = async (db: Queries, conversationId: string): Promise<boolean> =>
  (await db.select({ id: messages.id }).from(messages).where(eq(messages.conversationId, conversationId)).limit(1))
    .length > 0;
