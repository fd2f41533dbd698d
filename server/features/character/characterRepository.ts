import { and, arrayContains, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { CharacterSummary } from '#contract/character.ts';
import type { Queries } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';

export const summaryColumns = {
  characterId: characters.id,
  origin: characters.origin,
  name: characters.name,
  age: characters.age,
  tagline: characters.tagline,
  tags: characters.tags,
  portrait: characters.portrait,
};

/** Where a page ended: rank and id of its last character. */
export interface CatalogueCursor {
  readonly rank: number;
  readonly id: string;
}

export const findCharacter = async (db: Queries, id: string) =>
  (await db.select().from(characters).where(eq(characters.id, id)))[0];

export const listCharacters = (
  db: Queries,
  filter: { readonly tag: string | undefined; readonly after: CatalogueCursor | undefined; readonly limit: number },
) =>
  db
    .select({ ...summaryColumns, rank: characters.rank })
    .from(characters)
    .where(
      and(
        filter.tag === undefined ? undefined : arrayContains(characters.tags, [filter.tag]),
        filter.after &&
          or(
            gt(characters.rank, filter.after.rank),
            and(eq(characters.rank, filter.after.rank), gt(characters.id, filter.after.id)),
          ),
      ),
    )
    .orderBy(asc(characters.rank), asc(characters.id))
    .limit(filter.limit);

export const featuredCharacters = (db: Queries, limit: number): Promise<CharacterSummary[]> =>
  db.select(summaryColumns).from(characters).orderBy(asc(characters.rank), asc(characters.id)).limit(limit);

/** Tags with the number of characters that have them, the most used first. */
export const countTags = async (db: Queries) => {
  const tagged = db
    .$with('tagged')
    .as(db.select({ tag: sql<string>`unnest(${characters.tags})`.as('tag') }).from(characters));
  const count = sql<number>`count(*)::int`;
  return db
    .with(tagged)
    .select({ tag: tagged.tag, count })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count), asc(tagged.tag));
};
