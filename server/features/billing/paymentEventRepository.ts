import { and, asc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import type { Database, Queries } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';

export type EventRow = typeof paymentEvents.$inferSelect;
/** Whose an event is: whoever knows until when it is leased. */
export type Held = Pick<EventRow, 'id' | 'dueTime'>;

const isWaiting = eq(paymentEvents.status, 'waiting');
const isHeld = ({ id, dueTime }: Held) => and(isWaiting, eq(paymentEvents.id, id), eq(paymentEvents.dueTime, dueTime));

/** Stores those of some events that are not stored. Gives how many were not. */
export const storeEvents = async (
  db: Queries,
  some: readonly Pick<EventRow, 'id' | 'type' | 'subjectKind' | 'subjectId'>[],
): Promise<number> => {
  if (some.length === 0) return 0;
  const now = Date.now();
  const stored = await db
    .insert(paymentEvents)
    .values(some.map((event) => ({ ...event, status: 'waiting' as const, dueTime: now, createTime: now })))
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return stored.length;
};

/** Stores an event, unless it is stored. */
export const storeEvent = async (
  db: Queries,
  event: Pick<EventRow, 'id' | 'type' | 'subjectKind' | 'subjectId'>,
): Promise<void> => {
  await storeEvents(db, [event]);
};

/** Twice as long as anything waits: what is due later than that was written by a clock that was ahead, and is due. */
const LATEST = 2 * 60 * 60_000;

/** Leases the oldest event that is due, for so many milliseconds. */
export const leaseEvent = async (db: Database, lease: number): Promise<EventRow | undefined> => {
  const now = Date.now();
  const next = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isWaiting, or(lte(paymentEvents.dueTime, now), gt(paymentEvents.dueTime, now + LATEST))))
    .orderBy(asc(paymentEvents.createTime))
    .limit(1)
    .for('update', { skipLocked: true });
  const [event] = await db
    .update(paymentEvents)
    .set({ dueTime: now + lease })
    .where(and(isWaiting, eq(paymentEvents.id, next)))
    .returning();
  return event;
};

/** Changes an event that is held. Gives how it is held from now on; undefined when somebody else has it. */
export const changeHeld = async (
  db: Database,
  held: Held,
  values: Partial<Pick<EventRow, 'status' | 'tries' | 'dueTime'>>,
): Promise<Held | undefined> => {
  const { id, dueTime } = paymentEvents;
  const [changed] = await db.update(paymentEvents).set(values).where(isHeld(held)).returning({ id, dueTime });
  return changed;
};

/** Ends all leases. */
export const endLeases = async (db: Database): Promise<void> => {
  await db.update(paymentEvents).set({ dueTime: 0 }).where(isWaiting);
};

/** Longer than the provider keeps events, so that none is taken for one that nobody has told of. */
const KEPT = 40 * 24 * 60 * 60_000;

/** Forgets events that were worked off, or were about nothing of ours. Those that were given up stay until somebody has looked at them. */
export const deleteFinished = async (db: Queries, now: number): Promise<void> => {
  await db
    .delete(paymentEvents)
    .where(and(inArray(paymentEvents.status, ['done', 'unknown']), lt(paymentEvents.createTime, now - KEPT)));
};

const isFailed = eq(paymentEvents.status, 'failed');

/** How many events were given up, and the oldest of them. */
export const failedEvents = async (db: Database, limit: number) => ({
  count: await db.$count(paymentEvents, isFailed),
  events: await db.select().from(paymentEvents).where(isFailed).orderBy(asc(paymentEvents.createTime)).limit(limit),
});

/** Has events that were given up wait again, one or all. `false`: there is none. */
export const queueFailed = async (db: Database, id?: string): Promise<boolean> => {
  const queued = await db
    .update(paymentEvents)
    .set({ status: 'waiting', tries: 0, dueTime: 0 })
    .where(and(isFailed, id === undefined ? undefined : eq(paymentEvents.id, id)))
    .returning({ id: paymentEvents.id });
  return queued.length > 0;
};
