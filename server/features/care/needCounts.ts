import { desc, sql } from 'drizzle-orm';
import { type Need, NEED_KINDS } from '#contract/care.ts';
import { type CareCounts, TOLD_FROM } from '#contract/careCounts.ts';
import { needCounts } from '#server/db/careCountSchema.ts';
import type { Queries, Transaction } from '#server/db/database.ts';

/**
 * Counts what somebody wrote where it was judged to be in need. Comes last in the transaction that stores it: until that ends, everybody waits here who is
 * in need of the same kind.
 */
export const countNeed = async (tx: Transaction, need: Pick<Need, 'kind'> | null, now: number): Promise<void> => {
  if (need === null) return;
  await tx
    .insert(needCounts)
    .values({ year: new Date(now).getUTCFullYear(), kind: need.kind, count: 1 })
    .onConflictDoUpdate({
      target: [needCounts.year, needCounts.kind],
      set: { count: sql`${needCounts.count} + 1` },
    });
};

/** What anybody may know of it. */
export const toldCounts = async (db: Queries): Promise<CareCounts> => {
  const rows = await db.select().from(needCounts).orderBy(desc(needCounts.year));
  return {
    years: [...Map.groupBy(rows, ({ year }) => year)].map(([year, counted]) => ({
      year,
      kinds: NEED_KINDS.flatMap((kind) =>
        counted
          .filter((row) => row.kind === kind)
          .map(({ count }) => ({ kind, count: count < TOLD_FROM ? null : count })),
      ),
    })),
  };
};
