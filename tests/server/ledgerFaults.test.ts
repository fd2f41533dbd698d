import { sql } from 'drizzle-orm';
import { check } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { isWanted, seed } from '#tests/support/extent.ts';
import { faults } from './support/ledger/faults.ts';
import { ledgerProperty } from './support/ledger/history.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const definitions = z.object({ rows: z.tuple([z.object({ source: z.string() })]) });

/** Histories without which no fault may go. */
const ENOUGH = 3000;
/** They show within a few histories. */
const QUICK: ReadonlySet<string> = new Set([
  'two holds do not wait for each other',
  'what is given back to an ended lot can be spent',
  'a refund takes other lots first',
  'a hold takes the last token never',
  'what was granted once is granted again',
  'a refund forgets what is back already',
  'tokens that end last are spent first',
]);
const tried = faults.filter(({ what }) => QUICK.has(what) || isWanted(`a ledger in which ${what}`));

describe.each(tried)('a ledger in which $what', ({ of, right, wrong }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgresql');
  });
  afterAll(() => database.close());

  it('[N-12] is found out by the model', { timeout: 1_800_000 }, async () => {
    const { db } = database;
    const [{ source }] = definitions.parse(
      await db.execute(sql`select pg_get_functiondef(oid) as source from pg_proc where proname = ${of}`),
    ).rows;
    expect(source.split(right)).toHaveLength(2);
    await db.execute(sql.raw(source.replace(right, wrong)));
    const { failed } = await check(ledgerProperty(database), { numRuns: ENOUGH, seed, endOnFailure: true });
    expect(failed).toBe(true);
  });
});
