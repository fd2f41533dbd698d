import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, max, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Judgement } from '#contract/care.ts';
import type { AnswerFailure, Message } from '#contract/chat.ts';
import type { Feedback } from '#contract/chatActs.ts';
import { databaseTime } from '#server/db/agreedTime.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { alternatives, messages } from '#server/db/conversationSchema.ts';
import { isLost } from '#server/db/signOfLife.ts';

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
  /** Key of the picture that came with it. */
  readonly image?: string | null;
  /** Only its picture is waited for. */
  readonly isWritten?: boolean;
  readonly isCut?: boolean;
  readonly reasoning?: string;
  readonly failureReason?: AnswerFailure['reason'] | null;
  readonly retryTime?: number | null;
}

/** An answer that has lost its process. */
export interface Abandoned extends AlternativeId {
  readonly isWritten: boolean;
}

/** Whether a row is that alternative. */
export const isThis = ({ msgId, ordinal }: AlternativeId) =>
  and(eq(alternatives.messageId, msgId), eq(alternatives.ordinal, ordinal));
const isGenerating = eq(alternatives.status, 'generating');

/** Adds an alternative to a message and chooses it. Gives its ordinal. */
export const insertAlternative = async (
  tx: Transaction,
  fresh: {
    readonly msgId: string;
    readonly text: string;
    readonly status: Status;
    readonly idempotencyKey: string;
    readonly judgement?: Judgement;
  },
): Promise<number> => {
  const { msgId, text, status, idempotencyKey, judgement } = fresh;
  const [last] = await tx
    .select({ ordinal: max(alternatives.ordinal) })
    .from(alternatives)
    .where(eq(alternatives.messageId, msgId));
  const ordinal = (last?.ordinal ?? -1) + 1;
  await tx
    .insert(alternatives)
    .values({ messageId: msgId, ordinal, text, status, idempotencyKey, ...judgement, beatTime: databaseTime() });
  await choose(tx, { msgId, ordinal });
  return ordinal;
};

/** Keeps what was judged of a text that came without a judgement. */
export const keepJudgement = async (db: Queries, alternative: AlternativeId, judgement: Judgement): Promise<void> => {
  await db
    .update(alternatives)
    .set(judgement)
    .where(and(isThis(alternative), isNull(alternatives.content)));
};

/** Has an alternative written on from `text`. */
export const reopen = async (tx: Transaction, alternative: AlternativeId, text: string): Promise<void> => {
  const fresh = { isCut: false, isWritten: false, isStopWanted: false, failureReason: null, retryTime: null };
  const continuations = sql`${alternatives.continuations} + 1`;
  await tx
    .update(alternatives)
    .set({ ...fresh, text, status: 'generating', beatTime: databaseTime(), continuations })
    .where(isThis(alternative));
};

/** How often an alternative was gone on with. */
export const continuationsOf = async (db: Queries, alternative: AlternativeId): Promise<number> =>
  (await db.select({ times: alternatives.continuations }).from(alternatives).where(isThis(alternative)))[0]?.times ?? 0;

export const choose = async (tx: Transaction, { msgId, ordinal }: AlternativeId): Promise<void> => {
  await tx.update(messages).set({ chosen: ordinal }).where(eq(messages.id, msgId));
};

/** Ordinal of the first alternative of an answer to what the person says now: those before it answer what was edited since. */
const firstSinceEdit = async (db: Queries, answerId: string, saidId: string): Promise<number> => {
  const said = alias(alternatives, 'said');
  const [found] = await db
    .select({ ordinal: alternatives.ordinal })
    .from(messages)
    .innerJoin(said, and(eq(said.messageId, messages.id), eq(said.ordinal, messages.chosen)))
    .innerJoin(alternatives, eq(alternatives.idempotencyKey, said.idempotencyKey))
    .where(and(eq(messages.id, saidId), eq(alternatives.messageId, answerId)));
  return found?.ordinal ?? 0;
};

/** What an answer to a message said before this alternative, oldest first; not what it said before the message was edited. */
export const rejectedTexts = async (
  db: Queries,
  { msgId, ordinal }: AlternativeId,
  saidId: string,
): Promise<string[]> => {
  if (ordinal === 0) return [];
  const first = await firstSinceEdit(db, msgId, saidId);
  const found = await db
    .select({ text: alternatives.text })
    .from(alternatives)
    .where(
      and(
        eq(alternatives.messageId, msgId),
        gte(alternatives.ordinal, first),
        lt(alternatives.ordinal, ordinal),
        ne(alternatives.text, ''),
      ),
    )
    .orderBy(asc(alternatives.ordinal));
  return found.map(({ text }) => text);
};

/** Stores what was written so far, while it is still being written. Gives whether a stop is wanted, undefined when it has ended. */
export const saveProgress = async (
  db: Queries,
  alternative: AlternativeId,
  values: Progress,
): Promise<boolean | undefined> =>
  (
    await db
      .update(alternatives)
      .set({ ...values, beatTime: databaseTime() })
      .where(and(isThis(alternative), isGenerating))
      .returning({ isStopWanted: alternatives.isStopWanted })
  )[0]?.isStopWanted;

export const wantStop = async (db: Queries, alternative: AlternativeId): Promise<void> => {
  await db.update(alternatives).set({ isStopWanted: true }).where(isThis(alternative));
};

export const isBeingWritten = async (db: Queries, alternative: AlternativeId): Promise<boolean> =>
  (
    await db
      .select({ msgId: alternatives.messageId })
      .from(alternatives)
      .where(and(isThis(alternative), isGenerating))
  ).length > 0;

const idColumns = { msgId: alternatives.messageId, ordinal: alternatives.ordinal };

const writtenIn = (db: Queries, conversationId: string) =>
  db
    .select(idColumns)
    .from(alternatives)
    .innerJoin(messages, eq(messages.id, alternatives.messageId))
    .where(and(eq(messages.conversationId, conversationId), isGenerating));

/** What is being written in a conversation. */
export const beingWrittenIn = async (db: Queries, conversationId: string): Promise<AlternativeId[]> =>
  writtenIn(db, conversationId);

/** What is being written in a conversation, held until the transaction ends. */
export const holdBeingWritten = async (tx: Transaction, conversationId: string): Promise<AlternativeId[]> =>
  writtenIn(tx, conversationId).for('update', { of: alternatives });

/** Answers whose process gave no sign of life since `beatTime`. */
export const abandonedSince = (db: Queries, beatTime: number): Promise<Abandoned[]> =>
  db
    .select({ ...idColumns, isWritten: alternatives.isWritten })
    .from(alternatives)
    .where(and(isGenerating, isLost(alternatives.beatTime, beatTime)));

/** Marks an answer as interrupted unless it gave a sign of life; what it has stays. Gives whether it did. */
export const interruptAbandoned = async (db: Queries, alternative: AlternativeId, beatTime: number): Promise<boolean> =>
  (
    await db
      .update(alternatives)
      .set({ status: 'interrupted' })
      .where(and(isThis(alternative), isGenerating, isLost(alternatives.beatTime, beatTime)))
      .returning({ msgId: alternatives.messageId })
  ).length > 0;

/** Takes an answer up whose text is there, unless it gave a sign of life. Gives whether it did. */
export const adoptAbandoned = async (db: Queries, alternative: AlternativeId, beatTime: number): Promise<boolean> =>
  (
    await db
      .update(alternatives)
      .set({ beatTime: databaseTime() })
      .where(and(isThis(alternative), isGenerating, alternatives.isWritten, isLost(alternatives.beatTime, beatTime)))
      .returning({ msgId: alternatives.messageId })
  ).length > 0;

export const setLiked = async (tx: Transaction, alternative: AlternativeId, liked: boolean): Promise<void> => {
  await tx.update(alternatives).set({ liked }).where(isThis(alternative));
};

export const setFeedback = async (
  tx: Transaction,
  alternative: AlternativeId,
  { tags, content }: Feedback,
): Promise<void> => {
  await tx.update(alternatives).set({ feedbackTags: tags, feedbackContent: content }).where(isThis(alternative));
};

/** Keys of the pictures of a message, those of all alternatives. */
export const imagesOf = async (db: Queries, msgId: string): Promise<string[]> =>
  (
    await db
      .select({ image: alternatives.image })
      .from(alternatives)
      .where(and(eq(alternatives.messageId, msgId), isNotNull(alternatives.image)))
  ).flatMap(({ image }) => image ?? []);

/** Those of the keys whose pictures came with an answer. */
export const imagesTold = async (db: Queries, keys: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectDistinct({ image: alternatives.image })
      .from(alternatives)
      .where(inArray(alternatives.image, [...keys]))
  ).flatMap(({ image }) => image ?? []);
