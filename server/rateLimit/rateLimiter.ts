import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Limit } from './limits.ts';

const keyOf = ({ name }: Limit, subject: string): string =>
  createHash('sha256').update(`${name}\n${subject}`).digest('hex');

/** Counts uses in the database, so that limits hold across processes. */
export const createRateLimiter = (db: Database, isOn: boolean, clock: () => number = Date.now) => {
  /** Counts a use by `subject` and gives 0, or gives the milliseconds to wait where the limit is reached. */
  const use = async (limit: Limit, subject: string, now: number): Promise<number> => {
    const key = keyOf(limit, subject);
    const start = sql`${now - limit.window}::bigint`;
    const recent = sql`array(select t from unnest(${rateLimits.times}) t where t > ${start})`;
    const counted = await db
      .insert(rateLimits)
      .values({ key, times: [now], expireTime: now + limit.window })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { times: sql`${recent} || ${now}::bigint`, expireTime: now + limit.window },
        setWhere: sql`cardinality(${recent}) < ${limit.max}`,
      })
      .returning({ key: rateLimits.key });
    if (counted.length > 0) return 0;
    const [full] = await db.select({ times: rateLimits.times }).from(rateLimits).where(eq(rateLimits.key, key));
    const oldest = Math.min(...(full?.times ?? []).filter((time) => time > now - limit.window), now);
    return oldest + limit.window - now;
  };

  return {
    /** Counts a use of something by an e-mail or address. Throws `ApiError` 1006 once the limit is reached. */
    async pass(limit: Limit, subject: string): Promise<void> {
      if (!isOn) return;
      const wait = await use(limit, subject, clock());
      if (wait > 0) throw new ApiError(errNo.tooManyRequests, 'Too many tries', null, Math.ceil(wait / 1000));
    },

    deleteExpired: (now: number) => db.delete(rateLimits).where(lt(rateLimits.expireTime, now)),
  };
};
export type RateLimiter = ReturnType<typeof createRateLimiter>;
