import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';

/** The time that the database has, in milliseconds since 1970: one for all processes. */
export const databaseTime = (): SQL<number> =>
  sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`.mapWith(Number);

/**
 * The earlier of the times that this process and the database have, in milliseconds since 1970. What is written down for good because its
 * time is over has ended by both of them: a clock that is wrong for a while ends nothing.
 */
export const agreedTime = (): SQL => sql`least(${Date.now()}::bigint, ${databaseTime()})`;

const answer = z.object({ rows: z.tuple([z.object({ time: z.coerce.number() })]) });

const read = async (db: Queries, time: SQL): Promise<number> =>
  answer.parse(await db.execute(sql`select ${time} as time`)).rows[0].time;

/** The agreed time, once for many statements. */
export const readAgreedTime = (db: Queries): Promise<number> => read(db, agreedTime());

export const readDatabaseTime = (db: Queries): Promise<number> => read(db, databaseTime());
