import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CharacterSummary } from '#contract/character.ts';
import type { Database } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { conversations } from '#server/db/conversationSchema.ts';
import { OPEN_REVIEWS } from '#server/features/character/characterAccess.ts';
import { summaryColumns } from '#server/features/character/characterRepository.ts';

const RECOMMENDED_MAX = 24;

/** As `looksOf` knows them. */
const hasLooks = or(isNotNull(characters.appearance), isNotNull(characters.slug));
/** As `isOpenTo` has it. */
const isOpenTo = (accountId: string): SQL | undefined =>
  and(
    eq(characters.status, 'ready'),
    sql`${characters.deleteTime} is null`,
    or(
      eq(characters.accountId, accountId),
      and(ne(characters.visibility, 'private'), inArray(characters.review, OPEN_REVIEWS)),
    ),
  );

/** Whom pictures may be made of, whose looks are known: those that somebody talks to, then their own, then the popular ones. */
export const recommendedTo = async (db: Database, accountId: string): Promise<CharacterSummary[]> => {
  const talkedTo = await db
    .select(summaryColumns)
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.characterId))
    .where(and(eq(conversations.accountId, accountId), hasLooks, isOpenTo(accountId)))
    .orderBy(desc(conversations.lastTime), asc(characters.id))
    .limit(RECOMMENDED_MAX);
  const own = await db
    .select(summaryColumns)
    .from(characters)
    .where(and(eq(characters.accountId, accountId), hasLooks, isOpenTo(accountId)))
    .orderBy(desc(characters.createTime), asc(characters.id))
    .limit(RECOMMENDED_MAX);
  const popular = await db
    .select(summaryColumns)
    .from(characters)
    .where(and(sql`${characters.isListed}`, hasLooks))
    .orderBy(asc(sql`(-${characters.popularity})`), asc(characters.rank), asc(characters.id))
    .limit(RECOMMENDED_MAX);
  const byId = new Map<string, CharacterSummary>();
  for (const character of [...talkedTo, ...own, ...popular])
    if (!byId.has(character.characterId)) byId.set(character.characterId, character);
  return [...byId.values()].slice(0, RECOMMENDED_MAX);
};
