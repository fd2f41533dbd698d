import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Help, Need } from '#contract/care.ts';
import type { AnswerFailure, Message } from '#contract/chat.ts';
import type { PictureFrame } from '#contract/picture.ts';
import { databaseTime } from '#server/db/agreedTime.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { pictures, pictureTasks } from '#server/db/pictureSchema.ts';
import { characters } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { helpOf } from '#server/features/care/help.ts';
import type { Judged } from '#server/features/care/judged.ts';
import { raisePopularity, seenColumns, summaryFor } from '#server/features/character/characterRepository.ts';
import { imageThere } from '#server/features/picture/blockedRepository.ts';
import { failureOf } from './answerFailure.ts';

/** Of a picture that the person had made; the key alone, which a file can bring, tells nothing of the pictures of others. */
const frame = sql<PictureFrame | null>`(
  select json_build_object('aspect', task.wish->>'aspect', 'placeholder', picture.placeholder)
  from ${pictures} picture
  join ${pictureTasks} task on task.id = picture.task_id
  join ${conversations} conversation on conversation.account_id = picture.account_id
  where picture.image = ${alternatives.image} and conversation.id = ${messages.conversationId}
)`;

/** What a message is made of, for a query that joins it `withChosen`; see `asMessage`. */
const messageColumns = {
  msgId: messages.id,
  role: messages.role,
  text: alternatives.text,
  status: alternatives.status,
  createTime: messages.createTime,
  chosen: messages.chosen,
  alternatives: sql<number>`(select count(*)::int from ${alternatives} a where a.message_id = ${messages.id})`,
  liked: alternatives.liked,
  hasFeedback: sql<boolean>`${alternatives.feedbackContent} is not null`,
  image: imageThere,
  frame,
  need: alternatives.need,
  isTakenBack: alternatives.isTakenBack,
  isCut: alternatives.isCut,
  failureReason: alternatives.failureReason,
  retryTime: alternatives.retryTime,
};

/** Milliseconds for which a message keeps its help lines in sight. */
const HELP_LASTS = 24 * 60 * 60 * 1000;

interface Row extends Omit<Message, 'frame' | 'help' | 'failure' | 'isCut' | 'isTakenBack'> {
  readonly frame: PictureFrame | null;
  readonly need: Need | null;
  readonly isTakenBack: boolean;
  readonly isCut: boolean;
  readonly failureReason: AnswerFailure['reason'] | null;
  readonly retryTime: number | null;
}

const asMessage = ({ frame: known, need, isTakenBack, isCut, failureReason, retryTime, ...message }: Row): Message => ({
  ...message,
  ...(failureReason !== null && { failure: failureOf(failureReason, retryTime, Date.now()) }),
  ...(known !== null && message.image !== null && { frame: known }),
  ...(isCut && { isCut }),
  ...(isTakenBack && { isTakenBack }),
  ...(need !== null && message.createTime > Date.now() - HELP_LASTS && { help: helpOf(need) }),
});

export const withChosen = and(eq(alternatives.messageId, messages.id), eq(alternatives.ordinal, messages.chosen));

export type Conversation = typeof conversations.$inferSelect;

export const findConversation = async (
  db: Queries,
  accountId: string,
  characterId: string,
): Promise<Conversation | undefined> =>
  (
    await db
      .select()
      .from(conversations)
      .where(and(eq(conversations.accountId, accountId), eq(conversations.characterId, characterId)))
  )[0];

/** The conversation, made if there is none, held against others who want to change it until the transaction ends. */
export const openConversation = async (
  tx: Transaction,
  fresh: typeof conversations.$inferInsert,
): Promise<Conversation> => {
  const begun = await tx.insert(conversations).values(fresh).onConflictDoNothing().returning({ id: conversations.id });
  if (begun.length > 0) await raisePopularity(tx, fresh.characterId);
  const [locked] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.accountId, fresh.accountId), eq(conversations.characterId, fresh.characterId)))
    .for('update');
  if (locked === undefined) throw new Error('The conversation is gone');
  return locked;
};

/** An own message as it stands while its conversation is held against others until the transaction ends. */
export const lockMessage = async (
  tx: Transaction,
  accountId: string,
  msgId: string,
): Promise<{ readonly conversation: Conversation; readonly message: Message } | undefined> => {
  const [place] = await tx
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)));
  if (place === undefined) return undefined;
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, place.conversationId))
    .for('update');
  const [message] = await tx
    .select(messageColumns)
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(eq(messages.id, msgId));
  return conversation && message && { conversation, message: asMessage(message) };
};

/** The latest `limit` messages before `endTime`, the latest first. */
export const latestMessages = async (
  db: Queries,
  conversationId: string,
  limit: number,
  endTime?: number,
): Promise<Message[]> => {
  const latest = await db
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
  return latest.map(asMessage);
};

/** What the person said within the last day, before `endTime`, that tells of need. */
export const latestHelp = async (db: Queries, conversationId: string, endTime: number): Promise<Help | undefined> => {
  const [told] = await db
    .select({ need: alternatives.need })
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        lt(messages.createTime, endTime),
        gt(messages.createTime, Date.now() - HELP_LASTS),
        isNotNull(alternatives.need),
      ),
    )
    .orderBy(desc(messages.createTime))
    .limit(1);
  const need = told?.need ?? null;
  return need === null ? undefined : helpOf(need);
};

export const wantsPicture = async (db: Queries, msgId: string): Promise<boolean> =>
  (await db.select({ wantsPicture: messages.wantsPicture }).from(messages).where(eq(messages.id, msgId)))[0]
    ?.wantsPicture ?? false;

/** What was said asks for no picture any more. */
export const wantNoPicture = async (tx: Transaction, msgId: string): Promise<void> => {
  await tx.update(messages).set({ wantsPicture: false }).where(eq(messages.id, msgId));
};

/** A message, whosever it is. */
export const findMessage = async (db: Queries, msgId: string): Promise<Message | undefined> =>
  (
    await db.select(messageColumns).from(messages).innerJoin(alternatives, withChosen).where(eq(messages.id, msgId))
  ).map(asMessage)[0];

/** Those of the messages that are the account's own and are still there, oldest first. */
export const findOwnMessages = async (
  db: Queries,
  accountId: string,
  msgIds: readonly string[],
): Promise<Message[]> => {
  const found = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(alternatives, withChosen)
    .where(and(inArray(messages.id, [...msgIds]), eq(conversations.accountId, accountId)))
    .orderBy(asc(messages.createTime));
  return found.map(asMessage);
};

/** A message of the account's own. */
export const findOwnMessage = async (db: Queries, accountId: string, msgId: string): Promise<Message | undefined> =>
  (await findOwnMessages(db, accountId, [msgId]))[0];

/** What the model thought before those of the messages that were not taken back. */
export const reasoningOf = async (db: Queries, msgIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await db
    .select({ msgId: messages.id, reasoning: alternatives.reasoning })
    .from(messages)
    .innerJoin(alternatives, withChosen)
    .where(
      and(inArray(messages.id, [...msgIds]), isNotNull(alternatives.reasoning), eq(alternatives.isTakenBack, false)),
    );
  return new Map(found.map(({ msgId, reasoning }) => [msgId, reasoning ?? '']));
};

/** The picture of a message of the account's own, and whom it shows. */
export const findPicture = async (db: Queries, accountId: string, msgId: string) => {
  const found = (
    await db
      .select({
        conversationId: messages.conversationId,
        character: seenColumns,
        role: messages.role,
        text: alternatives.text,
        image: imageThere,
        createTime: messages.createTime,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(characters, eq(characters.id, conversations.characterId))
      .innerJoin(alternatives, withChosen)
      .where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)))
  )[0];
  return found && { ...found, character: summaryFor(found.character, accountId) };
};

export interface NewMessage extends Message {
  readonly wantsPicture?: boolean;
  /** The texts of all its alternatives; `text` alone where it is left out. */
  readonly all?: readonly string[];
  /** The intent that says it. */
  readonly idempotencyKey?: string;
  readonly judgement?: Judged;
  /** The intent that makes its first alternative, when it was an edit, or had what was said answered again. */
  readonly editKey?: string;
}

/** Stores messages, oldest first, and makes the last one the conversation's last. What the person says is read. */
export const insertMessages = async (
  tx: Transaction,
  conversation: Conversation,
  fresh: readonly NewMessage[],
): Promise<void> => {
  const conversationId = conversation.id;
  await tx.insert(messages).values(
    fresh.map(({ msgId: id, role, createTime, chosen, wantsPicture, idempotencyKey }) => ({
      id,
      conversationId,
      role,
      createTime,
      chosen,
      wantsPicture,
      idempotencyKey,
    })),
  );
  await tx.insert(alternatives).values(
    fresh.flatMap(({ msgId: messageId, text, all = [text], status, image, judgement, editKey: idempotencyKey }) =>
      all.map((words, ordinal) => ({
        messageId,
        ordinal,
        text: words,
        status,
        image: all.length === 1 ? image : null,
        ...judgement,
        idempotencyKey,
        beatTime: databaseTime(),
      })),
    ),
  );
  const lastTime = Math.max(...fresh.map(({ createTime }) => createTime));
  const saidTimes = fresh.filter(({ role }) => role === 'user').map(({ createTime }) => createTime);
  const readTime = Math.max(conversation.readTime, ...saidTimes);
  await tx.update(conversations).set({ lastTime, readTime }).where(eq(conversations.id, conversationId));
};

/** Deletes a message; what is last then becomes the conversation's last. */
export const deleteMessage = async (
  tx: Transaction,
  conversation: Conversation,
  { msgId, createTime }: Message,
): Promise<void> => {
  await tx.delete(messages).where(eq(messages.id, msgId));
  if (createTime < conversation.lastTime) return;
  const [last] = await latestMessages(tx, conversation.id, 1);
  if (last !== undefined)
    await tx.update(conversations).set({ lastTime: last.createTime }).where(eq(conversations.id, conversation.id));
};
