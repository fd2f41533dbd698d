import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { orders, subscriptions } from '#server/db/paymentSchema.ts';
import {
  expireUnopened,
  failUnpaid,
  liveSubscription,
  liveSubscriptionOfAccount,
  openSubscriptionOrders,
  ordersBefore,
  ordersOfSubscription,
  setRefund,
  unsettledOrders,
  updateSubscription,
} from '#server/features/billing/orderRepository.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { NOW, type OrderRows, orderRows } from './support/orderRows.ts';
import { openTestDatabase } from './support/testDatabase.ts';

describeOnDatabases('[N-12] what is kept of orders', (kind) => {
  let database: OpenDatabase;
  let rows: OrderRows;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    rows = orderRows(database);
  });
  afterEach(() => database.close());

  it('is of one wallet', async () => {
    const { db } = database;
    const [{ walletId, accountId }, other] = [await rows.newWallet(), await rows.newWallet()];
    await rows.newPlan(walletId, 'over', { status: 'ended' });
    await rows.newPlan(walletId, 'live');
    await rows.newPlan(other.walletId, 'other', { status: 'ended' });
    await rows.newOrder(walletId, 'open');
    await rows.newOrder(walletId, 'pending', { status: 'pending', createTime: NOW - 2 });
    const plan = { kind: 'subscription', subscriptionId: 'live' } as const;
    await rows.newOrder(walletId, 'plan', { ...plan, status: 'paid', payTime: 1, createTime: NOW - 3 });
    await rows.newOrder(walletId, 'renewal', {
      ...plan,
      kind: 'renewal',
      status: 'paid',
      payTime: 2,
      createTime: NOW - 3,
    });
    await rows.newOrder(walletId, 'choice', { ...plan, createTime: NOW - 1 });
    await rows.newOrder(other.walletId, 'others', { kind: 'subscription' });
    const sessionsOf = (some: readonly { readonly sessionId: string | null }[]) =>
      some.map(({ sessionId }) => String(sessionId));
    const before = async (endTime: number | undefined, limit: number) =>
      sessionsOf((await ordersBefore(db, walletId, endTime, limit)).map(({ order }) => order));
    expect([
      [(await liveSubscription(db, walletId))?.id, (await liveSubscriptionOfAccount(db, accountId))?.id],
      [await liveSubscription(db, other.walletId), await liveSubscriptionOfAccount(db, other.accountId)],
      sessionsOf(await unsettledOrders(db, walletId)).toSorted((a, b) => a.localeCompare(b)),
      sessionsOf(await openSubscriptionOrders(db, walletId)),
      sessionsOf(await ordersOfSubscription(db, 'live')),
      await before(undefined, 2),
      (await before(NOW - 2, 9)).toSorted((a, b) => a.localeCompare(b)),
    ]).toEqual([
      ['live', 'live'],
      [undefined, undefined],
      ['choice', 'open', 'pending'],
      ['choice'],
      ['renewal', 'plan'],
      ['choice', 'pending'],
      ['open', 'plan', 'renewal'],
    ]);
  });

  it('ends or fails only where nothing came of it', async () => {
    const { db } = database;
    const { walletId } = await rows.newWallet();
    const past = { expireTime: NOW - 1, sessionId: null };
    const ids = [
      await rows.newOrder(walletId, 'unopened', past),
      await rows.newOrder(walletId, 'fresh', { ...past, expireTime: NOW }),
      await rows.newOrder(walletId, 'opened', { ...past, sessionId: 'opened' }),
      await rows.newOrder(walletId, 'paid', { ...past, status: 'paid', payTime: 1 }),
    ];
    const standing = async () => {
      const all = await db.select().from(orders);
      return ids.map((wanted) => all.flatMap(({ id, status, reason }) => (id === wanted ? [status, reason] : [])));
    };
    await expireUnopened(db, NOW);
    expect(await standing()).toEqual([
      ['expired', null],
      ['open', null],
      ['open', null],
      ['paid', null],
    ]);
    for (const id of [ids[1], ids[3]]) await failUnpaid(db, id ?? '', 1005);
    expect(await standing()).toEqual([
      ['expired', null],
      ['failed', 1005],
      ['open', null],
      ['paid', null],
    ]);
  });

  it('takes no state over that is older', async () => {
    const { db } = database;
    const { walletId } = await rows.newWallet();
    await rows.newPlan(walletId, 'plan', { version: 4 });
    await rows.newPlan((await rows.newWallet()).walletId, 'other', { version: 4 });
    expect([
      await updateSubscription(db, 'plan', { planId: 'late', version: 4 }, 3),
      await updateSubscription(db, 'plan', { planId: 'premium-1', version: 5 }, 4),
      await updateSubscription(db, 'plan', { isEnding: true }),
      await updateSubscription(db, 'none', { isEnding: true }),
    ]).toEqual([false, true, true, false]);
    const plans = await db.select().from(subscriptions).orderBy(asc(subscriptions.id));
    expect(plans.map(({ id, planId, isEnding, version }) => [id, planId, isEnding, version])).toEqual([
      ['other', 'plus-1', false, 4],
      ['plan', 'premium-1', true, 5],
    ]);
    const id = await rows.newOrder(walletId, 'order', { refundTries: 2 });
    await rows.newOrder(walletId, 'another', { refundTries: 2 });
    await setRefund(db, { id, refundTries: 1 }, 're_old');
    await setRefund(db, { id, refundTries: 2 }, 're_new');
    const all = await db.select().from(orders).orderBy(asc(orders.sessionId));
    expect(all.map(({ refundId }) => refundId)).toEqual([null, 're_new']);
  });
});
