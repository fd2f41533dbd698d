import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Message } from '#contract/chat.ts';
import { databaseTime } from '#server/db/agreedTime.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { isLost } from '#server/db/signOfLife.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { type AlternativeId, isThis } from '#server/features/conversation/alternativeRepository.ts';

export interface Alternative extends AlternativeId {
  readonly text: string;
  readonly status: Message['status'];
  /** How the character sounds; null where that was not chosen. */
  readonly voice: string | null;
}

/** Not blocked after a report. */
const isSaid = eq(alternatives.isTakenBack, false);

const ownAlternatives = (db: Queries) =>
  db
    .select({
      msgId: messages.id,
      ordinal: alternatives.ordinal,
      text: alternatives.text,
      status: alternatives.status,
      voice: characters.voice,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(characters, eq(characters.id, conversations.characterId))
    .innerJoin(alternatives, eq(alternatives.messageId, messages.id));

/** What counts of a message of the account's own with a character. */
export const findChosen = async (
  db: Queries,
  accountId: string,
  characterId: string,
  msgId: string,
): Promise<Alternative | undefined> =>
  (
    await ownAlternatives(db).where(
      and(
        eq(messages.id, msgId),
        eq(conversations.accountId, accountId),
        eq(conversations.characterId, characterId),
        eq(alternatives.ordinal, messages.chosen),
        isSaid,
      ),
    )
  )[0];

/** An alternative of a message of the account's own. */
export const findAlternative = async (
  db: Queries,
  accountId: string,
  id: AlternativeId,
): Promise<Alternative | undefined> =>
  (await ownAlternatives(db).where(and(eq(conversations.accountId, accountId), isThis(id), isSaid)))[0];

/**
 * Holds an alternative against others until the transaction ends. Gives whether it is there and, where that is asked, whoever works on it
 * gave a sign of life since `beatTime`.
 */
export const lockAlternative = async (tx: Transaction, id: AlternativeId, beatTime?: number): Promise<boolean> => {
  const [found] = await tx
    .select({
      isLost: beatTime === undefined ? sql<boolean>`false` : sql<boolean>`${isLost(alternatives.beatTime, beatTime)}`,
    })
    .from(alternatives)
    .where(isThis(id))
    .for('update');
  return found?.isLost === false;
};

/**
 * Gives a sign of life of the process that makes the sound of an alternative: the text is written by then, so that nobody else does.
 * False when the alternative is gone.
 */
export const beat = async (db: Queries, id: AlternativeId): Promise<boolean> =>
  (
    await db
      .update(alternatives)
      .set({ beatTime: databaseTime() })
      .where(isThis(id))
      .returning({ msgId: alternatives.messageId })
  ).length > 0;

/** How many ids are asked about in one query. */
const AT_ONCE = 1000;

/** Those of the messages that there are no more. */
export const goneMessages = async (db: Queries, msgIds: readonly string[]): Promise<Set<string>> => {
  const gone = new Set(msgIds);
  for (let start = 0; start < msgIds.length; start += AT_ONCE) {
    const some = msgIds.slice(start, start + AT_ONCE);
    for (const { id } of await db.select({ id: messages.id }).from(messages).where(inArray(messages.id, some)))
      gone.delete(id);
  }
  return gone;
};
