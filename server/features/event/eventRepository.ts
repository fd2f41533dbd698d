import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { EventVariant } from '#contract/event.ts';
import type { UserExport } from '#contract/userExport.ts';
import type { Queries } from '#server/db/database.ts';
import { events } from '#server/db/eventSchema.ts';
import { inPages } from '#server/db/pages.ts';

const DAY = 24 * 60 * 60 * 1000;

export const insertEvent = async (db: Queries, row: Omit<typeof events.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(events).values(row);
};

/** How often each event happened on each day since `firstDay`; days are counted from 1970-01-01 UTC. */
export const countByDay = (
  db: Queries,
  variant: EventVariant,
  firstDay: number,
): Promise<{ event: string; day: number; times: number }[]> => {
  const day = sql<number>`(${events.createTime} / ${DAY}::bigint)::int`;
  return (
    db
      .select({ event: events.name, day, times: count() })
      .from(events)
      .where(and(eq(events.variant, variant), gte(events.createTime, firstDay * DAY)))
      // By their places: the same expression with another parameter is another one to the database.
      .groupBy(sql`1, 2`)
      .orderBy(desc(count()), asc(events.name))
  );
};

const exported = {
  event: events.name,
  variant: events.variant,
  createTime: events.createTime,
  clientTime: events.clientTime,
  timezoneOffset: events.timezoneOffset,
  clientId: events.clientId,
  os: events.os,
  kernel: events.kernel,
  device: events.device,
  screen: events.screen,
  ga: events.ga,
  gid: events.gid,
  extData: events.extData,
};

/** What was noted of what somebody did, the first one first. */
export async function* exportEvents(
  db: Queries,
  accountId: string,
): AsyncGenerator<UserExport['events'][number], void> {
  const rows = inPages<UserExport['events'][number] & { readonly id: number }>((last, size) =>
    db
      .select({ id: events.id, ...exported })
      .from(events)
      .where(
        and(
          eq(events.accountId, accountId),
          last && sql`(${events.createTime}, ${events.id}) > (${last.createTime}::bigint, ${last.id}::bigint)`,
        ),
      )
      .orderBy(asc(events.createTime), asc(events.id))
      .limit(size),
  );
  for await (const { id: _id, ...event } of rows) yield event;
}

/** Forgets what is older than `days`. */
export const deleteOldEvents = async (db: Queries, days: number, now: number): Promise<void> => {
  await db.delete(events).where(lt(events.createTime, now - days * DAY));
};
