import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders, subscriptions, reconcilerTurns } from '#server/db/paymentSchema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is looked at in one go; the rest waits for the next minute. */
const PAGE = 50;
/** Whoever has not come back this long after the checkout was opened may have paid all the same, and the notice be lost. */
const NOTICE_WITHIN = 5 * MINUTE;
/** The slowest ways to pay take two weeks. */
const PAID_WITHIN = 30 * DAY;
/** How long after the end of a period its renewal is paid, as a rule. */
const RENEWED_WITHIN = 2 * HOUR;

/** What goes on for nobody is ended again after this long, where it could not be. */
const ENDED_AGAIN = 5 * MINUTE;

/** Whether a time has come, or is further away than any that is meant: written by a clock that was ahead. */
const hasCome = (time: AnyPgColumn, now: number): SQL =>
  sql`(${time} <= ${now}::bigint or ${time} > ${now + 2 * DAY}::bigint)`;

/** Whether it is time to end what goes on for nobody. A time that is further away is from before its account was gone. */
const isToEnd = (time: AnyPgColumn, now: number): SQL =>
  sql`(${time} is null or ${time} <= ${now}::bigint or ${time} > ${now + ENDED_AGAIN}::bigint)`;

/** Takes up to a page of orders that are due, each of which is due again after as long as it has waited already: a day at the most. */
const takeOrders = (db: Database, isWanted: SQL | undefined, now: number) => {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isWanted, or(isNull(orders.lookTime), hasCome(orders.lookTime, now))))
    .orderBy(sql`${orders.lookTime} nulls first`, asc(orders.createTime))
    .limit(PAGE)
    .for('update', { skipLocked: true });
  const since = sql`coalesce(${orders.payTime}, ${orders.createTime})`;
  return db
    .update(orders)
    .set({
      lookTime: sql`${now}::bigint + least(${DAY}::bigint, greatest(${NOTICE_WITHIN}::bigint, ${now}::bigint - ${since}))`,
    })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id, paymentIntentId: orders.paymentIntentId });
};

/** Checkouts that were left open, or whose notice got lost, that nobody has asked about for a while. */
export const takeUnsettled = (db: Database, now: number) =>
  takeOrders(
    db,
    and(
      inArray(orders.status, ['open', 'pending']),
      isNotNull(orders.sessionId),
      gt(orders.createTime, now - PAID_WITHIN),
      lt(orders.createTime, now - NOTICE_WITHIN),
    ),
    now,
  );

/** Orders whose money shall go back, that nobody has asked about for a while. */
export const takeRefunding = (db: Database, now: number) => takeOrders(db, eq(orders.status, 'refunding'), now);

/** Takes up to a page of live subscriptions that are due: once a day, and once an hour while a renewal is not settled. */
export const takeSubscriptions = (db: Database, now: number) => {
  const renewal = sql`${subscriptions.periodEnd} + ${RENEWED_WITHIN}::bigint`;
  const tomorrow = (from: SQL) => sql`least(${from} + ${DAY}::bigint, greatest(${from} + ${HOUR}::bigint, ${renewal}))`;
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(wallets, eq(wallets.id, subscriptions.walletId))
    .where(
      and(
        ne(subscriptions.status, 'ended'),
        isNotNull(wallets.accountId),
        or(
          hasCome(subscriptions.lookTime, now),
          and(isNull(subscriptions.lookTime), sql`${tomorrow(sql`${subscriptions.createTime}`)} <= ${now}::bigint`),
        ),
      ),
    )
    .orderBy(sql`${subscriptions.lookTime} nulls first`)
    .limit(PAGE)
    .for('update', { of: subscriptions, skipLocked: true });
  return db
    .update(subscriptions)
    .set({ lookTime: tomorrow(sql`${now}::bigint`) })
    .where(inArray(subscriptions.id, due))
    .returning({ id: subscriptions.id, invoiceId: subscriptions.invoiceId });
};

/** Takes up to a page of checkouts that could still be paid although their account is gone. */
export const takeOwnerlessCheckouts = (db: Database, now: number) => {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(wallets, eq(wallets.id, orders.walletId))
    .where(
      and(
        isNull(wallets.accountId),
        eq(orders.status, 'open'),
        isNotNull(orders.sessionId),
        gt(orders.expireTime, now),
        isToEnd(orders.lookTime, now),
      ),
    )
    .orderBy(sql`${orders.lookTime} nulls first`, asc(orders.createTime))
    .limit(PAGE)
    .for('update', { of: orders, skipLocked: true });
  return db
    .update(orders)
    .set({ lookTime: now + ENDED_AGAIN })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id, sessionId: orders.sessionId });
};

/** Takes up to a page of subscriptions that go on although their account is gone. */
export const takeOwnerlessSubscriptions = (db: Database, now: number) => {
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(wallets, eq(wallets.id, subscriptions.walletId))
    .where(and(ne(subscriptions.status, 'ended'), isNull(wallets.accountId), isToEnd(subscriptions.lookTime, now)))
    .orderBy(sql`${subscriptions.lookTime} nulls first`, asc(subscriptions.createTime))
    .limit(PAGE)
    .for('update', { of: subscriptions, skipLocked: true });
  return db
    .update(subscriptions)
    .set({ lookTime: now + ENDED_AGAIN })
    .where(inArray(subscriptions.id, due))
    .returning({ id: subscriptions.id });
};

/** Takes a turn that is due, for so many milliseconds; undefined when it is not, or another process has it. */
export const takeTurn = async (
  db: Database,
  name: string,
  now: number,
  lease: number,
): Promise<{ readonly reachedTime: number | null } | undefined> => {
  const [taken] = await db
    .insert(reconcilerTurns)
    .values({ name, dueTime: now + lease })
    .onConflictDoUpdate({
      target: reconcilerTurns.name,
      set: { dueTime: now + lease },
      setWhere: hasCome(reconcilerTurns.dueTime, now),
    })
    .returning({ reachedTime: reconcilerTurns.reachedTime });
  return taken;
};

/** Ends a turn: it is due again then. */
export const endTurn = async (db: Database, name: string, dueTime: number, reachedTime?: number): Promise<void> => {
  await db
    .update(reconcilerTurns)
    .set({ dueTime, ...(reachedTime !== undefined && { reachedTime }) })
    .where(eq(reconcilerTurns.name, name));
};
