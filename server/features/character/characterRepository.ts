import { and, arrayContains, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { type CharacterSummary, HOME_TAGS_MAX } from '#contract/character.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { characters, conversations } from '#server/db/schema.ts';
import { characterTexts, listedTags } from '#server/db/searchSchema.ts';
import type { CatalogueFilter, CataloguePlace } from './catalogueCursor.ts';
import { asSeenBy } from './characterAccess.ts';
import { matching, type Meanings, tiersOf } from './catalogueWords.ts';
import { shownTagline } from './greeting.ts';

const namesAndTagline = z.tuple([z.string(), z.string(), z.string()]);

export const summaryColumns = {
  characterId: characters.id,
  origin: characters.origin,
  name: characters.name,
  age: characters.age,
  tagline: sql`json_build_array(${characters.name}, ${characters.nickname}, ${characters.tagline})`.mapWith(
    (value: unknown) => {
      const [name, nickname, tagline] = namesAndTagline.parse(value);
      return shownTagline({ name, nickname, tagline });
    },
  ),
  tags: characters.tags,
  portrait: characters.portrait,
};

/** For `summaryFor`: of characters that can be private by now. */
export const seenColumns = {
  ...summaryColumns,
  tagline: characters.tagline,
  nickname: characters.nickname,
  accountId: characters.accountId,
  lastShown: characters.lastShown,
};
type Seen = Pick<typeof characters.$inferSelect, Exclude<keyof typeof seenColumns, 'characterId'>> &
  Pick<CharacterSummary, 'characterId'>;

/** A character in the lists of somebody. */
export const summaryFor = (character: Seen, accountId: string): CharacterSummary => {
  const { accountId: _accountId, lastShown: _lastShown, nickname, ...seen } = asSeenBy(character, { id: accountId });
  return { ...seen, tagline: shownTagline({ ...seen, nickname }) };
};

/** As the partial indexes have it. */
const isListed = sql`${characters.isListed}`;

export const findCharacter = async (db: Queries, id: string) =>
  (await db.select().from(characters).where(eq(characters.id, id)))[0];

/** What characters are sorted by, in ascending order: as the indexes have it. */
const valueOf = (sort: CatalogueFilter['sort']): SQL<number> => {
  const value = sort === 'popular' ? sql`(-${characters.popularity})` : sql`(-${characters.createTime})`;
  return value.mapWith(Number);
};

interface Page {
  readonly after: CataloguePlace | undefined;
  readonly limit: number;
}

const isChosen = ({ tag, origin }: Pick<CatalogueFilter, 'tag' | 'origin'>): SQL | undefined =>
  and(
    isListed,
    tag === undefined ? undefined : arrayContains(characters.tags, [tag]),
    origin === undefined ? undefined : eq(characters.origin, origin),
  );

/** Those of the catalogue with these ids, in the order that is asked for. */
export const listThese = async (
  db: Queries,
  filter: CatalogueFilter,
  ids: readonly string[],
): Promise<CharacterSummary[]> =>
  ids.length === 0
    ? []
    : db
        .select(summaryColumns)
        .from(characters)
        .where(and(isChosen(filter), inArray(characters.id, [...ids])))
        .orderBy(asc(valueOf(filter.sort)), asc(characters.rank), asc(characters.id));

const listTier = (
  db: Queries,
  filter: CatalogueFilter,
  { tier, found, after, limit }: Page & { readonly tier: number; readonly found: SQL | undefined },
) => {
  const value = valueOf(filter.sort);
  const place = sql`(${value}, ${characters.rank}, ${characters.id})`;
  const listed = db
    .select({ ...summaryColumns, tier: sql<number>`${tier}::integer`, value, rank: characters.rank })
    .from(characters)
    .$dynamic();
  if (found !== undefined) listed.innerJoin(characterTexts, eq(characterTexts.characterId, characters.id));
  return listed
    .where(
      and(
        isChosen(filter),
        found,
        after && sql`${place} > (${after.value}::bigint, ${after.rank}::integer, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(value), asc(characters.rank), asc(characters.id))
    .limit(limit);
};

/** Whether any listed character has all words of `meanings`, whatever else is asked of it. */
export const isAnybodyFound = async (db: Queries, meanings: Meanings): Promise<boolean> =>
  (await db.select({ id: characterTexts.characterId }).from(characterTexts).where(matching(meanings)).limit(1)).length >
  0;

/** A page of the catalogue, of those who have all words of `meanings` if there are any. */
export const listCharacters = async (
  db: Queries,
  filter: CatalogueFilter,
  { meanings, after, limit }: Page & { readonly meanings: Meanings },
) => {
  const tiers = meanings.length === 0 ? [undefined] : tiersOf(meanings);
  const listed: Awaited<ReturnType<typeof listTier>> = [];
  // One after the other: a page is mostly full before all who have a common word need be looked at and sorted.
  for (const [tier, found] of tiers.entries()) {
    if (listed.length >= limit) break;
    if (after !== undefined && tier < after.tier) continue;
    const page = { after: after?.tier === tier ? after : undefined, limit: limit - listed.length };
    listed.push(...(await listTier(db, filter, { tier, found, ...page })));
  }
  return listed;
};

export const featuredCharacters = (db: Queries, limit: number): Promise<CharacterSummary[]> =>
  db
    .select(summaryColumns)
    .from(characters)
    .where(isListed)
    .orderBy(asc(valueOf('popular')), asc(characters.rank), asc(characters.id))
    .limit(limit);

/** Tags with the number of listed characters that have them, the most used first, at most `HOME_TAGS_MAX`. */
export const countTags = (db: Queries) =>
  db
    .select({ tag: listedTags.tag, count: listedTags.characters })
    .from(listedTags)
    .orderBy(sql`(-${listedTags.characters})`, asc(listedTags.tag))
    .limit(HOME_TAGS_MAX);

export const talksWith = async (db: Queries, accountId: string, characterId: string): Promise<boolean> => {
  const [talks] = await db
    .select({ count: count() })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.characterId, characterId)));
  return talks !== undefined && talks.count > 0;
};

/** One more conversation was begun with a character. */
export const raisePopularity = (tx: Transaction, characterId: string) =>
  tx
    .update(characters)
    .set({ popularity: sql`${characters.popularity} + 1` })
    .where(eq(characters.id, characterId));
