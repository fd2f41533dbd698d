import { and, isNull, sql } from 'drizzle-orm';
import { alternatives } from '#server/db/conversationSchema.ts';
import { pictures } from '#server/db/pictureSchema.ts';
import { characters } from '#server/db/schema.ts';

/** Of a picture, that neither it nor whoever is on it is blocked after a report. */
export const isThere = and(
  isNull(pictures.blockTime),
  sql`not exists (select 1 from ${characters} c where c.id = ${pictures.characterId} and c.status = 'blocked')`,
);

/** The picture of what was said; null also where it, or whoever is on it, is blocked. For a query that joins `alternatives`. */
export const imageThere = sql<string | null>`case when ${alternatives.image} is not null and exists (
  select 1 from ${pictures} p left join ${characters} c on c.id = p.character_id
  where p.image = ${alternatives.image} and (p.block_time is not null or c.status = 'blocked')
) then null else ${alternatives.image} end`;
