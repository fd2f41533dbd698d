import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';

/**
 * The earlier of the times that this process and the database have, in milliseconds since 1970. What is written down for good because its
 * time is over has ended by both of them: a clock that is wrong for a while ends nothing.
 */
export const agreedTime = (): SQL =>
  sql`least(${Date.now()}::bigint, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;

const answer = z.object({ rows: z.tuple([z.object({ time: z.coerce.number() })]) });

/** The agreed time, once for many statements. */
export const readAgreedTime = async (db: Queries): Promise<number> =>
  answer.parse(await db.execute(sql`select ${agreedTime()} as time`)).rows[0].time;
