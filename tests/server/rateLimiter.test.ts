import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import { limits } from '#server/rateLimit/limits.ts';
import { createRateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const WINDOW = 10_000;
const twice = { name: 'something', max: 2, window: WINDOW };

describeOnDatabases('a limit', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** A limiter of its own on empty tables, and a clock. */
  const begin = async (isOn = true) => {
    const { db } = database;
    await db.delete(rateLimits);
    let now = 0;
    const limiter = createRateLimiter(db, isOn, () => now);
    return {
      limiter,
      /** `passes`, or after how many seconds to try again. */
      at: async (time: number, limit = twice, subject = 'ada@example.org'): Promise<unknown> => {
        now = time;
        try {
          await limiter.pass(limit, subject);
          return 'passes';
        } catch (error) {
          return error instanceof ApiError ? [error.errNo, error.retryAfter] : error;
        }
      },
      rows: () => db.select({ times: rateLimits.times, expireTime: rateLimits.expireTime }).from(rateLimits),
    };
  };

  it('counts uses within a window that moves on, and says when the next may come', async () => {
    const { at, rows } = await begin();
    expect([await at(1000), await at(4000), await at(5000), await at(10_999)]).toEqual([
      'passes',
      'passes',
      [1006, 6],
      [1006, 1],
    ]);
    expect(await rows()).toEqual([{ times: [1000, 4000], expireTime: 14_000 }]);
    expect([await at(11_000), await at(11_500)]).toEqual(['passes', [1006, 3]]);
    expect(await rows()).toEqual([{ times: [4000, 11_000], expireTime: 21_000 }]);
  });

  it('[M-12] lets whoever is in need have the 600th answer within an hour, all at once too', async () => {
    const { at } = await begin();
    const { careByAccount } = limits;
    await at(1000, careByAccount);
    await database.db.update(rateLimits).set({ times: Array.from({ length: 599 }, (_, use) => 1000 + use) });
    expect(await at(2000, careByAccount)).toBe('passes');
  });

  it('is each subject’s own, and each limit’s', async () => {
    const { at } = await begin();
    const once = { ...twice, max: 1 };
    expect([
      await at(1000, once),
      await at(1000, once, 'bob@example.org'),
      await at(1000, { ...once, name: 'something else' }),
      await at(1000, once),
    ]).toEqual(['passes', 'passes', 'passes', [1006, 10]]);
  });

  it('that was made smaller counts what is within its window alone', async () => {
    const { at } = await begin();
    const once = { ...twice, max: 1 };
    const often = { ...twice, max: 3 };
    expect([await at(1000, often), await at(4000, often), await at(9000, often)]).toEqual([
      'passes',
      'passes',
      'passes',
    ]);
    expect([await at(12_000), await at(14_000, once)]).toEqual([
      [1006, 2],
      [1006, 5],
    ]);
  });

  it('is forgotten when its last use is out of the window', async () => {
    const { at, limiter, rows } = await begin();
    await at(1000);
    await at(4000);
    await at(2000, twice, 'bob@example.org');
    await limiter.deleteExpired(12_000);
    expect(await rows()).toHaveLength(2);
    await limiter.deleteExpired(12_001);
    expect(await rows()).toEqual([{ times: [1000, 4000], expireTime: 14_000 }]);
    await limiter.deleteExpired(14_000);
    expect(await rows()).toHaveLength(1);
    await limiter.deleteExpired(14_001);
    expect(await rows()).toEqual([]);
  });

  it('counts nothing where limits are off', async () => {
    const { at, rows } = await begin(false);
    expect([await at(1000), await at(1000), await at(1000)]).toEqual(['passes', 'passes', 'passes']);
    expect(await rows()).toEqual([]);
  });
});
