import { and, asc, desc, eq, gte, lt, max, ne } from 'drizzle-orm';
import type { Message } from '#contract/chat.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { alternatives, conversations, messages } from '#server/db/schema.ts';

export type Status = Message['status'];

/** One of the texts of a message. */
export interface AlternativeId {
  readonly msgId: string;
  readonly ordinal: number;
}

/** How far an answer is. */
export interface Progress {
  readonly text: string;
  readonly status: Status;
  readonly beatTime: number;
}

const messageColumns = {
  msgId: messages.id,
  role: messages.role,
  text: alternatives.text,
  status: alternatives.status,
  createTime: messages.createTime,
};

const withChosen = and(eq(alternatives.messageId, messages.id), eq(alternatives.ordinal, messages.chosen));

export const findConversation = async (db: Queries, accountId: string, characterId: string) =>
  (
    await db
      .select()
      .from(conversations)
      .where(and(eq(conversations.accountId, accountId), eq(conversations.characterId, characterId)))
  )[0];

/** The conversation, made if there is none, held against others who want to change it until the transaction ends. */
export const lockConversation = async (
  tx: Transaction,
  fresh: typeof conversations.$inferInsert,
): Promise<typeof conversations.$inferSelect> => {
  await tx.insert(conversations).values(fresh).onConflictDoNothing();
  const [locked] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.accountId, fresh.accountId), eq(conversations.characterId, fresh.characterId)))
    .for('update');
  if (locked === undefined) throw new Error('The conversation is gone');
  return locked;
};

/** The latest `limit` messages before `endTime`, the latest first. */
export const latestMessages = (
  db: Queries,
  conversationId: string,
  limit: number,
  endTime?: number,
): Promise<Message[]> =>
  db
    .select(messageColumns)
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        endTime === undefined ? undefined : lt(messages.createTime, endTime),
      ),
    )
    .orderBy(desc(messages.createTime))
    .limit(limit);

/** All messages that an intent stored, oldest first: the greeting when it is the first message, the person's message, the answer. */
export const exchangeOf = async (db: Queries, conversationId: string, idempotencyKey: string): Promise<Message[]> => {
  const [said] = await db
    .select({ createTime: messages.createTime })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.idempotencyKey, idempotencyKey)));
  if (said === undefined) return [];
  const before = await latestMessages(db, conversationId, 2, said.createTime);
  const saidAndAnswer = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(and(eq(messages.conversationId, conversationId), gte(messages.createTime, said.createTime)))
    .orderBy(asc(messages.createTime))
    .limit(2);
  return before.length === 1 ? [...before, ...saidAndAnswer] : saidAndAnswer;
};

/** A message of the account's own, with its place. */
export const findOwnMessage = async (db: Queries, accountId: string, msgId: string) =>
  (
    await db
      .select({ ...messageColumns, ordinal: messages.chosen, isStopWanted: alternatives.isStopWanted })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(alternatives, withChosen)
      .where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)))
  )[0];

/** Stores a message with its first alternative and makes it the conversation's last. */
export const insertMessage = async (
  tx: Transaction,
  conversationId: string,
  message: Message & { readonly idempotencyKey?: string },
  now: number,
): Promise<void> => {
  const { msgId, role, text, status, createTime, idempotencyKey = null } = message;
  await tx.insert(messages).values({ id: msgId, conversationId, role, createTime, idempotencyKey });
  await tx.insert(alternatives).values({ messageId: msgId, ordinal: 0, text, status, beatTime: now });
  await tx.update(conversations).set({ lastTime: createTime }).where(eq(conversations.id, conversationId));
};

export const findAlternativeByKey = async (db: Queries, msgId: string, idempotencyKey: string) =>
  (
    await db
      .select({ ordinal: alternatives.ordinal })
      .from(alternatives)
      .where(and(eq(alternatives.messageId, msgId), eq(alternatives.idempotencyKey, idempotencyKey)))
  )[0];

/** Adds an empty alternative that is being written and chooses it. Gives its ordinal. */
export const insertAlternative = async (
  tx: Transaction,
  msgId: string,
  idempotencyKey: string,
  now: number,
): Promise<number> => {
  const [last] = await tx
    .select({ ordinal: max(alternatives.ordinal) })
    .from(alternatives)
    .where(eq(alternatives.messageId, msgId));
  const ordinal = (last?.ordinal ?? -1) + 1;
  await tx
    .insert(alternatives)
    .values({ messageId: msgId, ordinal, text: '', status: 'generating', idempotencyKey, beatTime: now });
  await tx.update(messages).set({ chosen: ordinal }).where(eq(messages.id, msgId));
  return ordinal;
};

/** What a message said in the alternatives before this one, oldest first. */
export const textsBefore = async (db: Queries, msgId: string, ordinal: number): Promise<string[]> =>
  (
    await db
      .select({ text: alternatives.text })
      .from(alternatives)
      .where(and(eq(alternatives.messageId, msgId), lt(alternatives.ordinal, ordinal), ne(alternatives.text, '')))
      .orderBy(asc(alternatives.ordinal))
  ).map(({ text }) => text);

/** Stores what was written so far, while it is still being written. Gives whether a stop is wanted, undefined when it has ended. */
export const saveProgress = async (
  db: Queries,
  alternative: AlternativeId,
  values: Progress,
): Promise<boolean | undefined> =>
  (
    await db
      .update(alternatives)
      .set(values)
      .where(
        and(
          eq(alternatives.messageId, alternative.msgId),
          eq(alternatives.ordinal, alternative.ordinal),
          eq(alternatives.status, 'generating'),
        ),
      )
      .returning({ isStopWanted: alternatives.isStopWanted })
  )[0]?.isStopWanted;

export const wantStop = (db: Queries, alternative: AlternativeId) =>
  db
    .update(alternatives)
    .set({ isStopWanted: true })
    .where(and(eq(alternatives.messageId, alternative.msgId), eq(alternatives.ordinal, alternative.ordinal)));

/** Answers whose process gave no sign of life since `beatTime`. */
export const abandonedSince = (db: Queries, beatTime: number): Promise<AlternativeId[]> =>
  db
    .select({ msgId: alternatives.messageId, ordinal: alternatives.ordinal })
    .from(alternatives)
    .where(and(eq(alternatives.status, 'generating'), lt(alternatives.beatTime, beatTime)));

/** Marks an answer as interrupted unless it gave a sign of life; what it has stays. Gives whether it did. */
export const interruptAbandoned = async (
  db: Queries,
  { msgId, ordinal }: AlternativeId,
  beatTime: number,
): Promise<boolean> =>
  (
    await db
      .update(alternatives)
      .set({ status: 'interrupted' })
      .where(
        and(
          eq(alternatives.messageId, msgId),
          eq(alternatives.ordinal, ordinal),
          eq(alternatives.status, 'generating'),
          lt(alternatives.beatTime, beatTime),
        ),
      )
      .returning({ msgId: alternatives.messageId })
  ).length > 0;
