import { expect, it } from 'vitest';
import { type Buyer, lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** For which an allowance outlasts its period, unless `PRICES_FILE` says otherwise. */
const GRACE = 3 * DAY;
const LONG_WAIT = { timeout: 10_000 };

describeOnDatabases('the renewal of a plan', (kind) => {
  /** How far the payment service is ahead. */
  let ahead = 0;
  const { payments, join, buy, subscriptionOf, eventsAbout } = useShop(kind, undefined, () => Date.now() + ahead);

  /** Somebody with a plan for a month, whose first period ended so many milliseconds ago, without anything having followed. */
  const subscribe = async (ago: number, { planId = 'plus-1', isEnding = false } = {}) => {
    const buyer = await join();
    const { delivery, engine, records } = payments();
    ahead = 0;
    delivery.hold();
    const { orderId, sessionId } = await buyer.choose('subscription', planId);
    await engine.pay(sessionId);
    const id = await subscriptionOf(sessionId);
    const subscription = await records.subscriptions.get(id);
    const invoice = await records.invoices.get(subscription.latestInvoice ?? '');
    const seconds = Math.floor((Date.now() - ago) / 1000);
    const period = { periodStart: seconds - 30 * 86_400, periodEnd: seconds };
    await records.invoices.put({ ...invoice, ...period });
    await records.subscriptions.put({ ...subscription, ...period, isEnding });
    delivery.release();
    await buyer.sees(orderId, 'paid');
    return { buyer, id, customer: subscription.customer, periodEnd: seconds * 1000 };
  };
  type Subscriber = Awaited<ReturnType<typeof subscribe>>;

  /** The payment service's time goes on; what it tells of the subscription is worked off. */
  const pass = async ({ id }: Subscriber, milliseconds: number): Promise<void> => {
    ahead += milliseconds;
    await payments().engine.passTime();
    await expect
      .poll(async () => (await eventsAbout(id)).every(({ isDelivered }) => isDelivered), LONG_WAIT)
      .toBe(true);
  };
  const draftOf = async ({ id }: Subscriber) => {
    const { records } = payments();
    return records.invoices.get((await records.subscriptions.get(id)).latestInvoice ?? '');
  };
  const standingOf = async (buyer: Buyer) => [(await buyer.subscription())?.status, (await buyer.detail()).tokens];
  const standsAt = async (buyer: Buyer, status: string, tokens: number): Promise<void> => {
    await expect.poll(() => standingOf(buyer), LONG_WAIT).toEqual([status, tokens]);
  };

  it('[M-04] lasts an hour, in which the allowance stays, and then ends it', async () => {
    const subscriber = await subscribe(10 * MINUTE);
    const { buyer, periodEnd } = subscriber;
    const allowanceEnd = periodEnd + GRACE;
    const seen = async () => [await buyer.subscription(), await buyer.remaining()];
    const renewing = [
      expect.objectContaining({ status: 'renewing', periodEnd, allowanceEnd }),
      { tokens: 1100, held: 0, debt: 0, expiring: [{ tokens: 1000, expireTime: allowanceEnd }] },
    ];
    await expect.poll(seen, LONG_WAIT).toEqual(renewing);
    await pass(subscriber, 0);
    expect([await draftOf(subscriber), await seen()]).toMatchObject([{ status: 'draft' }, renewing]);

    await pass(subscriber, HOUR);
    await standsAt(buyer, 'active', 1100);
    const renewed = await buyer.subscription();
    expect(renewed).toMatchObject({ periodStart: periodEnd, allowanceEnd: (renewed?.periodEnd ?? 0) + GRACE });
    expect((await buyer.remaining()).expiring).toEqual([{ tokens: 1000, expireTime: renewed?.periodEnd }]);
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['allowance', 1000, 1100],
      ['expiry', -1000, 100],
      ['allowance', 1000, 1100],
      ['welcome', 100, 100],
    ]);
  });

  it.each([
    ['stays past due for a while', 10 * MINUTE, 'pastDue', 1100],
    ['ends with the time of grace', GRACE + HOUR, 'unpaid', 100],
  ] as const)(
    '[M-04] the allowance of one that is declined %s, and comes anew once it is paid',
    async (_, ago, status, tokens) => {
      const subscriber = await subscribe(ago);
      const { buyer, customer } = subscriber;
      const { engine } = payments();
      await engine.setDeclines(customer, true);
      await pass(subscriber, 0);
      await pass(subscriber, HOUR);
      await standsAt(buyer, status, tokens);
      await engine.payInvoice((await draftOf(subscriber)).id);
      await expect.poll(() => standingOf(buyer), LONG_WAIT).toEqual(['active', 1100]);
    },
  );

  it('[M-04] is not made in its hour where the plan is cancelled then', async () => {
    const subscriber = await subscribe(10 * MINUTE);
    const { buyer, id } = subscriber;
    await pass(subscriber, 0);
    expect(await buyer.changePlan('premium-1')).toEqual({
      status: 409,
      errNo: 1005,
      data: null,
    });
    expect(await buyer.visitor.post('/api/subscription/cancel', {})).toEqual({
      status: 200,
      errNo: 0,
      data: { subscription: null },
    });
    await pass(subscriber, HOUR);
    expect([
      await buyer.detail(),
      (await payments().records.subscriptions.get(id)).status,
      (await draftOf(subscriber)).status,
      (await buyer.orders()).length,
    ]).toEqual([{ tokens: 100, plan: null }, 'canceled', 'draft', 1]);
  });

  it('[M-04] is not waited for where the plan ends', async () => {
    const { buyer } = await subscribe(10 * MINUTE, { isEnding: true });
    await standsAt(buyer, 'active', 100);
    const running = await subscribe(-DAY);
    const { subscription } = Object((await running.buyer.visitor.post('/api/subscription/cancel', {})).data);
    const resumed = Object((await running.buyer.visitor.post('/api/subscription/resume', {})).data);
    expect([subscription, resumed.subscription]).toMatchObject([
      { isEnding: true, allowanceEnd: running.periodEnd },
      { isEnding: false, allowanceEnd: running.periodEnd + GRACE },
    ]);
  });

  const ordersOf = async (buyer: Buyer) =>
    (await buyer.orders()).map(({ kind: is, productId, amount, tokens }) => [is, productId, amount, tokens]);
  /** A plan is changed while the payment service, which is a little ahead, has begun the next period already. */
  const changeInDraft = async (from: string, to: string) => {
    const subscriber = await subscribe(-DAY, { planId: from });
    await pass(subscriber, DAY + MINUTE);
    const draft = await draftOf(subscriber);
    expect(await subscriber.buyer.changePlan(to)).toMatchObject({ errNo: 0 });
    await pass(subscriber, HOUR);
    expect((await payments().records.invoices.get(draft.id)).metadata['planId']).toBe(to);
    return subscriber;
  };

  it('[M-06] gives what was paid for where a lower plan was chosen while it was a draft', async () => {
    const { buyer } = await changeInDraft('premium-1', 'plus-1');
    await expect.poll(async () => (await buyer.orders()).length, LONG_WAIT).toBe(2);
    expect(await ordersOf(buyer)).toEqual([
      ['renewal', 'premium-1', 2499, 3000],
      ['subscription', 'premium-1', 2499, 3000],
    ]);
    await expect
      .poll(() => buyer.subscription(), LONG_WAIT)
      .toMatchObject({ planId: 'premium-1', amount: 2499, nextPlanId: 'plus-1', status: 'active' });
  });

  it('[M-06] gives what was paid for where a higher plan was begun while it was a draft', async () => {
    const { buyer } = await changeInDraft('plus-1', 'premium-1');
    await expect.poll(async () => (await buyer.orders()).length, LONG_WAIT).toBe(3);
    expect((await ordersOf(buyer)).map((order) => order.join(' ')).toSorted()).toEqual([
      'renewal plus-1 1299 1000',
      'renewal premium-1 2499 3000',
      'subscription plus-1 1299 1000',
    ]);
    expect(await buyer.subscription()).toMatchObject({ planId: 'premium-1', amount: 2499, nextPlanId: null });
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'jpy' }],
    ['length', { periodEnd: Math.floor(Date.now() / 1000) + 7 * 86_400 }],
  ])('[M-06] brings nothing where another %s was paid than the plan has', async (_, other) => {
    const subscriber = await subscribe(10 * MINUTE);
    const { buyer } = subscriber;
    await pass(subscriber, 0);
    await payments().records.invoices.put({ ...(await draftOf(subscriber)), ...other });
    await pass(subscriber, HOUR);
    expect((await draftOf(subscriber)).status).toBe('paid');
    ahead = 0;
    await buy(buyer, 'package', 'small');
    await standsAt(buyer, 'renewing', 1300);
    expect(await ordersOf(buyer)).toEqual([
      ['package', 'small', 499, 200],
      ['subscription', 'plus-1', 1299, 1000],
    ]);
  });
});
