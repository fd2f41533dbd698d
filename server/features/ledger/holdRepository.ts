import { and, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { holds } from '#server/db/moneySchema.ts';

type Hold = typeof holds.$inferSelect;

/** How what was set aside under that name stands; undefined where nothing was. */
export const holdStatusOf = async (db: Queries, job: string): Promise<Hold['status'] | undefined> =>
  (await db.select({ status: holds.status }).from(holds).where(eq(holds.job, job)))[0]?.status;

/** Names under which something is set aside for a service. */
export const openHolds = async (db: Queries, service: Hold['service']): Promise<string[]> => {
  const open = await db
    .select({ job: holds.job })
    .from(holds)
    .where(and(eq(holds.status, 'held'), eq(holds.service, service)));
  return open.map(({ job }) => job);
};
