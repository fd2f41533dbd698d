import { and, arrayContains, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { type CharacterSummary, HOME_TAGS_MAX } from '#contract/character.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { conversations } from '#server/db/conversationSchema.ts';
import { characterTexts, listedTags } from '#server/db/searchSchema.ts';
import { type CatalogueFilter, type CataloguePlace, NEAR } from './catalogueCursor.ts';
import { asSeenBy } from './characterAccess.ts';
import { matching, nearnessOf, type SearchWord, tiersOf } from './catalogueWords.ts';
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

/** With what stands behind them, for `apart`. */
const placedColumns = { ...summaryColumns, setting: sql<string | null>`${characters.appearance}->>'setting'` };

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

const listTier = (
  db: Queries,
  filter: CatalogueFilter,
  { tier, found, after, limit }: Page & { readonly tier: number; readonly found: SQL | undefined },
) => {
  const value = valueOf(filter.sort);
  const place = sql`(${value}, ${characters.rank}, ${characters.id})`;
  const listed = db
    .select({ ...placedColumns, tier: sql<number>`${tier}::integer`, value, rank: characters.rank })
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

/** Whether any listed character has all the words, whatever else is asked of it. */
export const isAnybodyFound = async (db: Queries, words: readonly SearchWord[]): Promise<boolean> =>
  (await db.select({ id: characterTexts.characterId }).from(characterTexts).where(matching(words)).limit(1)).length > 0;

type SearchedPage = Page & { readonly words: readonly SearchWord[] };

/** A page of the catalogue, of those who have all the words if there are any. */
export const listCharacters = async (db: Queries, filter: CatalogueFilter, { words, after, limit }: SearchedPage) => {
  const tiers = words.length === 0 ? [undefined] : tiersOf(words);
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

/** A page of those who have some of the words, whoever has the most first. */
export const listNear = async (
  db: Queries,
  filter: CatalogueFilter,
  { words, after, limit }: SearchedPage,
): Promise<Awaited<ReturnType<typeof listTier>>> => {
  const nearness = nearnessOf(words);
  if (nearness === undefined) return [];
  const tier = sql<number>`(${NEAR}::integer + ${nearness.missing})`;
  const value = valueOf(filter.sort);
  const place = sql`(${tier}, ${value}, ${characters.rank}, ${characters.id})`;
  return db
    .select({ ...placedColumns, tier: tier.mapWith(Number), value, rank: characters.rank })
    .from(characters)
    .innerJoin(characterTexts, eq(characterTexts.characterId, characters.id))
    .where(
      and(
        isChosen(filter),
        nearness.found,
        after &&
          sql`${place} > (${after.tier}::integer, ${after.value}::bigint, ${after.rank}::integer, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(tier), asc(value), asc(characters.rank), asc(characters.id))
    .limit(limit);
};

export const featuredCharacters = (db: Queries, limit: number) =>
  db
    .select(placedColumns)
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
