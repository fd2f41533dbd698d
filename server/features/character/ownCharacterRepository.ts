import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Creation, type CreationStatus, type OwnCharacter } from '#contract/ownCharacter.ts';
import { type Refusal, refusal as refusalSchema } from '#contract/characterDraft.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { conversations } from '#server/db/conversationSchema.ts';
import { forgetFiles } from './characterFileRepository.ts';
import { shownTagline } from './greeting.ts';

export type CharacterRow = typeof characters.$inferSelect;
/** Characters of people stand behind those that Liora brought, among those that are as popular. */
export const OWN_RANK = 1000;
type Change = Partial<typeof characters.$inferInsert>;

/** What goes on by itself. */
export const UNDER_WAY = ['queued', 'moderating', 'painting'] as const satisfies readonly CreationStatus[];
const isUnderWay = inArray(characters.status, [...UNDER_WAY]);
const isThere = isNull(characters.deleteTime);

export const findOwn = async (db: Queries, characterId: string): Promise<CharacterRow | undefined> =>
  (
    await db
      .select()
      .from(characters)
      .where(and(eq(characters.id, characterId), isThere))
  )[0];

/** Held against others who want to change it until the transaction ends. */
export const lockOwn = async (tx: Transaction, characterId: string): Promise<CharacterRow | undefined> =>
  (
    await tx
      .select()
      .from(characters)
      .where(and(eq(characters.id, characterId), isThere))
      .for('update')
  )[0];

export const insertOwn = async (tx: Transaction, row: typeof characters.$inferInsert): Promise<void> => {
  await tx.insert(characters).values(row);
};

/** Whether it is new: the same intent stores one character. */
export const insertImported = async (tx: Transaction, row: typeof characters.$inferInsert): Promise<boolean> =>
  (await tx.insert(characters).values(row).onConflictDoNothing().returning({ id: characters.id })).length > 0;

/** Those of a person that are being made. */
export const countUnderWay = async (db: Queries, accountId: string): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(characters)
    .where(and(eq(characters.accountId, accountId), isUnderWay, isThere));
  return found?.count ?? 0;
};

/** How many are made before one that is queued. */
export const placeOf = async (
  db: Queries,
  { id, status, turnTime }: Pick<CharacterRow, 'id' | 'status' | 'turnTime'>,
): Promise<number> => {
  if (status !== 'queued') return 0;
  const [found] = await db
    .select({ count: count() })
    .from(characters)
    .where(
      and(
        eq(characters.status, 'queued'),
        isThere,
        or(lt(characters.turnTime, turnTime), and(eq(characters.turnTime, turnTime), lt(characters.id, id))),
      ),
    );
  return found?.count ?? 0;
};

/** Changes a character whose making is still at that attempt; undefined when it has ended, or is another attempt, or is deleted. */
export const changeUnderWay = async (
  db: Queries,
  { characterId, attempt }: { readonly characterId: string; readonly attempt: number },
  change: Change,
): Promise<CharacterRow | undefined> =>
  (
    await db
      .update(characters)
      .set(change)
      .where(and(eq(characters.id, characterId), eq(characters.attempt, attempt), isUnderWay, isThere))
      .returning()
  )[0];

export const changeOwn = async (tx: Transaction, characterId: string, change: Change): Promise<CharacterRow> => {
  const [row] = await tx.update(characters).set(change).where(eq(characters.id, characterId)).returning();
  if (row === undefined) throw new Error('The character is gone');
  return row;
};

/** What is being made does not go on, and what is there is seen only by those who talked with it. */
const gone = (now: number) => ({
  deleteTime: now,
  status: sql`case when ${isUnderWay} then 'failed' else ${characters.status} end`,
});

export const markDeleted = async (tx: Transaction, characterId: string, now: number): Promise<void> => {
  await tx.update(characters).set(gone(now)).where(eq(characters.id, characterId));
  await forgetFiles(tx, [characterId]);
};

/** All of an account's. */
export const markAllDeleted = async (tx: Transaction, accountId: string, now: number): Promise<CharacterRow[]> => {
  const deleted = await tx
    .update(characters)
    .set(gone(now))
    .where(and(eq(characters.accountId, accountId), isThere))
    .returning();
  await forgetFiles(
    tx,
    deleted.map(({ id }) => id),
  );
  return deleted;
};

/** Those of some characters that are there, or that somebody has a conversation with. */
export const charactersWithPictures = (
  db: Queries,
  characterIds: readonly string[],
): Promise<Pick<CharacterRow, 'id' | 'deleteTime' | 'portrait' | 'appearance'>[]> =>
  db
    .selectDistinct({
      id: characters.id,
      deleteTime: characters.deleteTime,
      portrait: characters.portrait,
      appearance: characters.appearance,
    })
    .from(characters)
    .leftJoin(conversations, eq(conversations.characterId, characters.id))
    .where(and(inArray(characters.id, [...characterIds]), or(isThere, isNotNull(conversations.id))));

export const listOf = (db: Queries, whose: { readonly accountId: string } | 'liora'): Promise<CharacterRow[]> =>
  db
    .select()
    .from(characters)
    .where(and(whose === 'liora' ? eq(characters.origin, 'pgc') : eq(characters.accountId, whose.accountId), isThere))
    .orderBy(desc(characters.createTime), asc(characters.rank), asc(characters.id));

export const inReview = (db: Queries, limit: number): Promise<CharacterRow[]> =>
  db
    .select()
    .from(characters)
    .where(and(eq(characters.review, 'pending'), eq(characters.status, 'ready'), isThere))
    .orderBy(asc(characters.createTime), asc(characters.id))
    .limit(limit);

/** Those that go by their address alone and have no review, whose ids come after `afterId`, in their order. */
export const unreviewedUnlisted = (db: Queries, afterId: string | null, limit: number): Promise<CharacterRow[]> =>
  db
    .select()
    .from(characters)
    .where(
      and(
        eq(characters.visibility, 'unlisted'),
        eq(characters.review, 'none'),
        eq(characters.status, 'ready'),
        isThere,
        afterId === null ? undefined : gt(characters.id, afterId),
      ),
    )
    .orderBy(asc(characters.id))
    .limit(limit);

const refusalOf = ({ refusal }: CharacterRow): Refusal | null =>
  refusal === null ? null : (refusalSchema.safeParse(refusal).data ?? 'other');

export const creationOf = async (db: Queries, row: CharacterRow): Promise<Creation> => ({
  characterId: row.id,
  status: row.status,
  place: await placeOf(db, row),
  progress: row.progress,
  refusal: refusalOf(row),
});

export const ownCharacterOf = (row: CharacterRow): OwnCharacter => ({
  characterId: row.id,
  origin: row.origin,
  name: row.name,
  age: row.age,
  tagline: shownTagline(row),
  tags: row.tags,
  portrait: row.portrait,
  status: row.status,
  refusal: refusalOf(row),
  visibility: row.visibility,
  review: row.review,
  ...(row.reviewReason !== null && { reviewReason: row.reviewReason }),
  createTime: row.createTime,
});
