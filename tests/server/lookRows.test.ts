import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { orders, subscriptions, reconcilerTurns } from '#server/db/paymentSchema.ts';
import {
  endTurn,
  takeOwnerlessCheckouts,
  takeOwnerlessSubscriptions,
  takeRefunding,
  takeSubscriptions,
  takeTurn,
  takeUnsettled,
} from '#server/features/billing/lookRepository.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { NOW, type OrderRows, orderRows } from './support/orderRows.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describeOnDatabases('[N-12] what is due', (kind) => {
  let database: OpenDatabase;
  let rows: OrderRows;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    rows = orderRows(database);
  });
  afterEach(() => database.close());

  /** The checkouts of orders, in alphabetic order. */
  const namesOf = async (some: PromiseLike<readonly { readonly id: string }[]>): Promise<string[]> => {
    const ids = new Set((await some).map(({ id }) => id));
    const all = await database.db.select().from(orders);
    return all
      .filter(({ id }) => ids.has(id))
      .map(({ sessionId }) => String(sessionId))
      .toSorted((a, b) => a.localeCompare(b));
  };
  const lookTimes = async () =>
    Object.fromEntries(
      (await database.db.select().from(orders)).flatMap(({ sessionId, lookTime }) =>
        lookTime === null ? [] : [[String(sessionId), (lookTime - NOW) / MINUTE]],
      ),
    );

  it('is looked at where it is open and its notice may be lost, and again after as long as it has waited', async () => {
    const { walletId } = await rows.newWallet();
    await rows.newOrder(walletId, 'anHour');
    await rows.newOrder(walletId, 'pending', { status: 'pending', createTime: NOW - 6 * MINUTE });
    await rows.newOrder(walletId, 'aMonth', { createTime: NOW - 29 * DAY });
    await rows.newOrder(walletId, 'due', { lookTime: NOW });
    await rows.newOrder(walletId, 'ahead', { lookTime: NOW + 2 * DAY + 1 });
    await rows.newOrder(walletId, 'notDue', { lookTime: NOW + 1 });
    await rows.newOrder(walletId, 'notDueYet', { lookTime: NOW + 2 * DAY });
    await rows.newOrder(walletId, 'new', { createTime: NOW - 5 * MINUTE });
    await rows.newOrder(walletId, 'old', { createTime: NOW - 30 * DAY });
    await rows.newOrder(walletId, 'paid', { status: 'paid' });
    await rows.newOrder(walletId, 'unopened', { sessionId: null });
    expect(await namesOf(takeUnsettled(database.db, NOW))).toEqual(['ahead', 'aMonth', 'anHour', 'due', 'pending']);
    expect(await lookTimes()).toEqual({
      aMonth: 24 * 60,
      ahead: 60,
      anHour: 60,
      due: 60,
      pending: 6,
      notDue: 1 / MINUTE,
      notDueYet: 2 * 24 * 60,
    });
    expect(await takeUnsettled(database.db, NOW)).toEqual([]);
  });

  it('is looked at where its money shall go back, as long after it was paid, and five minutes at least', async () => {
    const { walletId } = await rows.newWallet();
    const paid = { status: 'refunding', payTime: NOW - 20 * MINUTE } as const;
    const id = await rows.newOrder(walletId, 'paid', { ...paid, paymentIntentId: 'pi_1' });
    await rows.newOrder(walletId, 'just', { ...paid, payTime: NOW });
    await rows.newOrder(walletId, 'back', { status: 'refunded' });
    expect(await namesOf(takeRefunding(database.db, NOW))).toEqual(['just', 'paid']);
    expect(await lookTimes()).toEqual({ paid: 20, just: 5 });
    expect(await takeRefunding(database.db, NOW + 20 * MINUTE)).toContainEqual({ id, paymentIntentId: 'pi_1' });
  });

  it('is looked at fifty at once, first those that nobody has looked at, and the oldest of them', async () => {
    const { walletId } = await rows.newWallet();
    await rows.newOrder(walletId, 'seen', { lookTime: NOW - DAY, createTime: NOW - 20 * DAY });
    for (let place = 10; place < 60; place += 1)
      await rows.newOrder(walletId, `order ${place}`, { createTime: NOW - HOUR - place });
    await rows.newOrder(walletId, 'newest');
    const first = await namesOf(takeUnsettled(database.db, NOW));
    expect(first).toEqual(Array.from({ length: 50 }, (_, place) => `order ${place + 10}`));
    expect(await namesOf(takeUnsettled(database.db, NOW))).toEqual(['newest', 'seen']);
  });

  it('is looked at of a plan once a day, and once an hour while its renewal is not settled', async () => {
    const plan = async (id: string, values: Parameters<OrderRows['newPlan']>[2] = {}, isOwned = true) =>
      rows.newPlan((await rows.newWallet({ isOwned })).walletId, id, values);
    await plan('new', { createTime: NOW - DAY + 1 });
    await plan('aDay', { createTime: NOW - DAY });
    await plan('renewing', { lookTime: NOW, periodEnd: NOW - 3 * HOUR });
    await plan('soon', { lookTime: NOW - 1, periodEnd: NOW + 3 * HOUR });
    await plan('notDue', { lookTime: NOW + 1 });
    await plan('ended', { status: 'ended' });
    await plan('ownerless', {}, false);
    const byId = <Row extends { readonly id: string }>(some: readonly Row[]) =>
      some.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(await takeSubscriptions(database.db, NOW))).toEqual([
      { id: 'aDay', invoiceId: 'in_aDay' },
      { id: 'renewing', invoiceId: 'in_renewing' },
      { id: 'soon', invoiceId: 'in_soon' },
    ]);
    const plans = await database.db.select().from(subscriptions).orderBy(asc(subscriptions.id));
    expect(plans.flatMap(({ id, lookTime }) => (lookTime === null ? [] : [[id, (lookTime - NOW) / MINUTE]]))).toEqual([
      ['aDay', 24 * 60],
      ['notDue', 1 / MINUTE],
      ['renewing', 60],
      ['soon', 5 * 60],
    ]);
  });

  it('goes on for nobody: live plans and open checkouts of accounts that are gone, each once in five minutes', async () => {
    const { db } = database;
    const { walletId } = await rows.newWallet({ isOwned: false });
    const { walletId: owned } = await rows.newWallet();
    const plan = async (id: string, values: Parameters<OrderRows['newPlan']>[2] = {}) =>
      rows.newPlan((await rows.newWallet({ isOwned: false })).walletId, id, values);
    await plan('over', { status: 'ended' });
    await plan('live', { status: 'pastDue' });
    await plan('planned', { lookTime: NOW + 5 * MINUTE + 1 });
    await plan('seen', { lookTime: NOW + 5 * MINUTE });
    await rows.newPlan(owned, 'owned');
    const later = { expireTime: NOW + HOUR };
    await rows.newOrder(walletId, 'open', later);
    await rows.newOrder(walletId, 'planned', { ...later, lookTime: NOW + DAY });
    await rows.newOrder(walletId, 'seen', { ...later, lookTime: NOW + 1 });
    await rows.newOrder(walletId, 'closed', { expireTime: NOW });
    await rows.newOrder(walletId, 'paid', { ...later, status: 'paid' });
    await rows.newOrder(walletId, 'unopened', { ...later, sessionId: null });
    await rows.newOrder(owned, 'owned', later);
    const taken = async (now: number) => [
      (await takeOwnerlessSubscriptions(db, now)).map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
      (await takeOwnerlessCheckouts(db, now))
        .map(({ sessionId }) => String(sessionId))
        .toSorted((a, b) => a.localeCompare(b)),
    ];
    expect([await taken(NOW), await taken(NOW + 1), await taken(NOW + 5 * MINUTE)]).toEqual([
      [
        ['live', 'planned'],
        ['open', 'planned'],
      ],
      [[], ['seen']],
      [
        ['live', 'planned', 'seen'],
        ['open', 'planned'],
      ],
    ]);
  });

  it('[N-02] goes on for nobody fifty at once, however many there are while nobody can end them', async () => {
    const { walletId } = await rows.newWallet({ isOwned: false });
    for (let place = 0; place < 60; place += 1) {
      await rows.newOrder(walletId, `order ${place}`, { expireTime: NOW + HOUR });
      await rows.newPlan((await rows.newWallet({ isOwned: false })).walletId, `plan ${place}`);
    }
    const taken: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      const now = NOW + minute * MINUTE;
      taken.push((await takeOwnerlessCheckouts(database.db, now)).length);
      taken.push((await takeOwnerlessSubscriptions(database.db, now)).length);
    }
    expect(taken).toEqual([50, 50, 10, 10, 0, 0, 0, 0, 0, 0, 50, 50]);
  });

  it('has a turn of one process at a time, from where it got to', async () => {
    const { db } = database;
    const turns = () => db.select().from(reconcilerTurns).orderBy(asc(reconcilerTurns.name));
    expect(await takeTurn(db, 'events', NOW, 10)).toEqual({ reachedTime: null });
    await takeTurn(db, 'upkeep', NOW, 7);
    expect([await takeTurn(db, 'events', NOW + 9, 10), await turns()]).toEqual([
      undefined,
      [
        { name: 'events', dueTime: NOW + 10, reachedTime: null },
        { name: 'upkeep', dueTime: NOW + 7, reachedTime: null },
      ],
    ]);
    await endTurn(db, 'events', NOW + 50, 3);
    await endTurn(db, 'events', NOW + 60);
    expect(await takeTurn(db, 'events', NOW + 60, 10)).toEqual({ reachedTime: 3 });
    // Of a clock that was ahead.
    expect(await takeTurn(db, 'events', NOW - 2 * DAY, 10)).toEqual({ reachedTime: 3 });
    expect(await turns()).toEqual([
      { name: 'events', dueTime: NOW - 2 * DAY + 10, reachedTime: 3 },
      { name: 'upkeep', dueTime: NOW + 7, reachedTime: null },
    ]);
  });
});
