import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lineOf } from './support/buyer.ts';
import { databaseKinds } from './support/testDatabase.ts';
import { useShop } from './support/useShop.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('purchases on %s', (kind) => {
  const { payments, join, buy, paymentOf, subscriptionOf } = useShop(kind);

  it('[BUY-02] [BUY-03] [BUY-05] a package that is paid brings its tokens, and a line in the ledger', async () => {
    const buyer = await join();
    const { orderId, order } = await buy(buyer, 'package', 'small');
    expect(order).toEqual({
      orderId,
      kind: 'package',
      productId: 'small',
      name: null,
      months: null,
      tokens: 200,
      amount: 499,
      currency: 'USD',
      status: 'paid',
      reason: null,
      canRefund: true,
      returnPath: '/tokens',
      createTime: expect.any(Number),
      payTime: expect.any(Number),
    });
    expect(await buyer.orders()).toEqual([order]);
    expect(await buyer.remaining()).toEqual({ tokens: 300, held: 0, debt: 0, expiring: [] });
    expect(await buyer.detail()).toEqual({ tokens: 300, plan: null });
    const line = {
      transferId: expect.any(String),
      service: null,
      characterName: null,
      expireTime: null,
      createTime: expect.any(Number),
    };
    expect(await buyer.ledger()).toEqual([
      { ...line, seq: 2, kind: 'purchase', change: 200, tokens: 300, orderId },
      { ...line, seq: 1, kind: 'welcome', change: 100, tokens: 100, orderId: null },
    ]);
  });

  it('[BUY-02] a ledger is read page by page', async () => {
    const buyer = await join();
    await buy(buyer, 'package', 'small');
    const [latest, first] = await buyer.ledger();
    expect((await buyer.visitor.get('/api/tokens/ledger', { pageSize: 1 })).data).toEqual({
      lines: [latest],
      hasMore: true,
    });
    const beyondAll = { pageSize: 1, before: Number.MAX_SAFE_INTEGER };
    expect((await buyer.visitor.get('/api/tokens/ledger', beyondAll)).data).toEqual({ lines: [latest], hasMore: true });
    expect((await buyer.visitor.get('/api/tokens/ledger', { pageSize: 1, before: 2 })).data).toEqual({
      lines: [first],
      hasMore: false,
    });
  });

  it('[BUY-02] [BUY-03] a plan that is paid brings its allowance, which ends with the period', async () => {
    const buyer = await join();
    const { order } = await buy(buyer, 'subscription', 'plus-1');
    expect(order).toMatchObject({ kind: 'subscription', name: 'Plus', months: 1, tokens: 1000, amount: 1299 });
    const subscription = await buyer.subscription();
    expect(subscription).toEqual({
      planId: 'plus-1',
      name: 'Plus',
      months: 1,
      amount: 1299,
      currency: 'USD',
      status: 'active',
      periodStart: expect.any(Number),
      periodEnd: expect.any(Number),
      allowanceEnd: (subscription?.periodEnd ?? 0) + 3 * DAY,
      isEnding: false,
      nextPlanId: null,
      confirmation: null,
    });
    const periodEnd = subscription?.periodEnd ?? 0;
    expect((periodEnd - (subscription?.periodStart ?? 0)) / DAY).toBeGreaterThanOrEqual(28);
    expect(await buyer.remaining()).toEqual({
      tokens: 1100,
      held: 0,
      debt: 0,
      expiring: [{ tokens: 1000, expireTime: periodEnd }],
    });
    expect(await buyer.detail()).toEqual({ tokens: 1100, plan: 'Plus' });
    expect((await buyer.visitor.get('/api/user/plan')).data).toEqual({
      plan: { planId: 'plus-1', name: 'Plus', expireTime: periodEnd },
    });
    expect((await buyer.ledger()).map(({ kind: is, change, expireTime }) => [is, change, expireTime])).toEqual([
      ['allowance', 1000, periodEnd],
      ['welcome', 100, null],
    ]);
  });

  it('[BUY-04] whoever has a subscription cannot begin another', async () => {
    const buyer = await join();
    await buy(buyer, 'subscription', 'plus-1');
    expect(
      await buyer.visitor.post('/api/order/checkout', {
        kind: 'subscription',
        productId: 'premium-1',
        returnPath: '/',
      }),
    ).toEqual({ status: 409, errNo: 60003, data: null });
  });

  it('[BUY-04] of two checkouts that were open at once, the second that is paid is given back', async () => {
    const buyer = await join();
    const [one, other] = [
      await buyer.choose('subscription', 'plus-1'),
      await buyer.choose('subscription', 'premium-1'),
    ];
    payments().delivery.hold();
    await payments().engine.pay(one.sessionId);
    await payments().engine.pay(other.sessionId);
    payments().delivery.release();
    await buyer.sees(one.orderId, 'paid');
    expect(await buyer.sees(other.orderId, 'refunded')).toMatchObject({ reason: 60_003, canRefund: false });
    expect((await payments().records.subscriptions.get(await subscriptionOf(other.sessionId))).status).toBe('canceled');
    expect((await payments().records.payments.get(await paymentOf(other.sessionId))).refunded).toBe(2499);
    expect(await buyer.detail()).toEqual({ tokens: 1100, plan: 'Plus' });
  });

  it('[BUY-04] once a subscription has begun, other open checkouts of plans are closed', async () => {
    const buyer = await join();
    const other = await buyer.choose('subscription', 'premium-1');
    await buy(buyer, 'subscription', 'plus-1');
    await buyer.sees(other.orderId, 'expired');
    expect((await payments().records.checkouts.get(other.sessionId)).status).toBe('expired');
  });

  it('a checkout is the same for the same intent, and another for another', async () => {
    const buyer = await join();
    const request = { kind: 'package', productId: 'small', returnPath: '/tokens' };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.visitor.post('/api/order/checkout', request, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await buyer.orders()).toHaveLength(1);
    expect(await buyer.visitor.post('/api/order/checkout', { ...request, productId: 'large' }, key)).toMatchObject({
      status: 409,
      errNo: 1005,
    });
    await buyer.visitor.post('/api/order/checkout', request);
    expect(await buyer.orders()).toHaveLength(2);
  });

  it.each([
    ['a package that is not sold', { productId: 'nothing' }, 'productId', 'unknown'],
    ['a package for a plan', { kind: 'subscription' }, 'productId', 'unknown'],
    ['a plan for a package', { productId: 'plus-1' }, 'productId', 'unknown'],
    ['a plan that is not sold', { kind: 'subscription', productId: 'plus-2' }, 'productId', 'unknown'],
    ['another kind', { kind: 'renewal' }, 'kind', 'invalid_value'],
    ['no product', { productId: undefined }, 'productId', 'missing'],
    ['a price of one’s own', { amount: 1 }, 'amount', 'unknown'],
    ['a way back to another site', { returnPath: '//evil.example' }, 'returnPath', 'notAPath'],
    ['no way back', { returnPath: undefined }, 'returnPath', 'missing'],
  ])('names what is wrong with a checkout, and opens none: %s', async (_, change, path, reason) => {
    const buyer = await join();
    const request = { kind: 'package', productId: 'small', returnPath: '/' };
    expect(await buyer.visitor.post('/api/order/checkout', { ...request, ...change })).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path, reason }] },
    });
    expect(await buyer.orders()).toEqual([]);
    expect(await buyer.visitor.post('/api/order/checkout', request)).toMatchObject({ status: 200, errNo: 0 });
    expect((await buyer.orders()).map(({ productId, amount, status }) => [productId, amount, status])).toEqual([
      ['small', 499, 'open'],
    ]);
  });

  it('an order is nobody else’s', async () => {
    const [buyer, stranger] = [await join(), await join()];
    const { orderId } = await buy(buyer, 'package', 'small');
    const unknown = { status: 404, errNo: 1004, data: null };
    expect(await stranger.visitor.get('/api/order/payment', { orderId })).toEqual(unknown);
    expect(await stranger.visitor.post('/api/order/refund', { orderId })).toEqual(unknown);
    expect(await stranger.visitor.post('/api/order/cancel', { orderId })).toEqual(unknown);
    expect(await stranger.orders()).toEqual([]);
  });

  it('money that is late is waited for, and comes or does not', async () => {
    const buyer = await join();
    const late = await buyer.choose('package', 'small');
    await payments().engine.payLater(late.sessionId);
    await buyer.sees(late.orderId, 'pending');
    expect(await buyer.detail()).toEqual({ tokens: 100, plan: null });
    await payments().engine.settle(late.sessionId);
    await buyer.sees(late.orderId, 'paid');
    const never = await buyer.choose('subscription', 'plus-1');
    await payments().engine.payLater(never.sessionId);
    await buyer.sees(never.orderId, 'pending');
    await payments().engine.fail(never.sessionId);
    await buyer.sees(never.orderId, 'failed');
    expect(await buyer.detail()).toEqual({ tokens: 300, plan: null });
    const lateSubscription = await buyer.choose('subscription', 'plus-1');
    await payments().engine.payLater(lateSubscription.sessionId);
    await payments().engine.settle(lateSubscription.sessionId);
    await buyer.sees(lateSubscription.orderId, 'paid');
    expect(await buyer.detail()).toEqual({ tokens: 1300, plan: 'Plus' });
  });

  it('a payment that is declined brings nothing', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buyer.choose('package', 'small');
    await payments().engine.decline(sessionId);
    await buyer.sees(orderId, 'failed');
    expect((await buyer.ledger()).map(lineOf)).toEqual([['welcome', 100, 100]]);
  });

  it('a checkout that is given up cannot be paid any more; one that was paid meanwhile stays paid', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buyer.choose('package', 'small');
    expect(await buyer.visitor.post('/api/order/cancel', { orderId })).toMatchObject({
      errNo: 0,
      data: { status: 'cancelled' },
    });
    await expect(payments().engine.pay(sessionId)).rejects.toThrow('The checkout is expired');
    const paid = await buyer.choose('package', 'small');
    payments().delivery.hold();
    await payments().engine.pay(paid.sessionId);
    expect(await buyer.visitor.post('/api/order/cancel', { orderId: paid.orderId })).toMatchObject({
      errNo: 0,
      data: { status: 'paid' },
    });
    payments().delivery.release();
    await buyer.sees(orderId, 'cancelled');
    expect(await buyer.detail()).toEqual({ tokens: 300, plan: null });
  });
});
