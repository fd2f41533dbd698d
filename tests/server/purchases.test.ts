import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { lineOf } from './support/buyer.ts';
import { databaseKinds } from './support/testDatabase.ts';
import { useShop } from './support/useShop.ts';

const [mira] = seedCharacters;
if (mira === undefined) throw new Error('The seed has characters');
const DAY = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('purchases on %s', (kind) => {
  const { payments, join, buy, paymentOf, subscriptionOf, server } = useShop(kind);

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
    const line = { transferId: expect.any(String), service: null, expireTime: null, createTime: expect.any(Number) };
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
      isEnding: false,
      nextPlanId: null,
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

  it('names what is wrong with a checkout', async () => {
    const buyer = await join();
    const ask = async (change: object) =>
      buyer.visitor.post('/api/order/checkout', { kind: 'package', productId: 'small', returnPath: '/', ...change });
    expect(await ask({ productId: 'nothing' })).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'productId', reason: 'unknown' }] },
    });
    expect(await ask({ kind: 'subscription' })).toMatchObject({ errNo: 1001 });
    expect(await ask({ returnPath: '//evil.example' })).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'returnPath', reason: 'notAPath' }] },
    });
    expect(await ask({ amount: 1 })).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'amount', reason: 'unknown' }] },
    });
    expect(await buyer.orders()).toEqual([]);
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

  it('[BUY-03] an order whose tokens are all there is refunded, once', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buy(buyer, 'package', 'small');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.visitor.post('/api/order/refund', { orderId })),
    );
    expect(new Set(answers.map(({ errNo }) => errNo))).toEqual(new Set([0]));
    expect(await buyer.sees(orderId, 'refunded')).toMatchObject({ canRefund: false });
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['refund', -200, 100],
      ['purchase', 200, 300],
      ['welcome', 100, 100],
    ]);
    const paymentIntent = await paymentOf(sessionId);
    const made = (await payments().records.refunds.list()).filter((refund) => refund.paymentIntent === paymentIntent);
    expect(made.map(({ amount, status }) => [amount, status])).toEqual([[499, 'succeeded']]);
    expect((await payments().records.payments.get(await paymentOf(sessionId))).refunded).toBe(499);
  });

  it('[BUY-03] a subscription that is refunded ends at once', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buy(buyer, 'subscription', 'plus-1');
    await buyer.visitor.post('/api/order/refund', { orderId });
    await buyer.sees(orderId, 'refunded');
    expect(await buyer.subscription()).toBe(null);
    expect(await buyer.detail()).toEqual({ tokens: 100, plan: null });
    expect((await payments().records.subscriptions.get(await subscriptionOf(sessionId))).status).toBe('canceled');
  });

  it('[BUY-03] an order whose tokens were spent in part is not refunded', async () => {
    const buyer = await join();
    const { orderId } = await buy(buyer, 'subscription', 'plus-1');
    // What ends first is spent first.
    await buyer.visitor.say(mira.characterId, 'Hello');
    expect(await buyer.order(orderId)).toMatchObject({ status: 'paid', canRefund: false });
    expect(await buyer.visitor.post('/api/order/refund', { orderId })).toEqual({
      status: 409,
      errNo: 1005,
      data: null,
    });
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['capture', 0, 1099],
      ['hold', -1, 1099],
      ['allowance', 1000, 1100],
      ['welcome', 100, 100],
    ]);
  });

  it('a refund that comes back to the house gives the tokens again', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buy(buyer, 'package', 'small');
    const made = await payments().engine.refund(await paymentOf(sessionId));
    await buyer.sees(orderId, 'refunded');
    await payments().engine.failRefund(made.id);
    await buyer.sees(orderId, 'paid');
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['refund', 200, 300],
      ['refund', -200, 100],
      ['purchase', 200, 300],
      ['welcome', 100, 100],
    ]);
  });

  it('a part that the house gives back takes that part of the tokens', async () => {
    const buyer = await join();
    const { sessionId, orderId } = await buy(buyer, 'package', 'medium');
    const payment = await paymentOf(sessionId);
    await payments().engine.refund(payment, 333);
    await expect.poll(async () => (await buyer.detail()).tokens).toBe(600 - 166);
    await payments().engine.refund(payment, 333);
    await expect.poll(async () => (await buyer.detail()).tokens).toBe(600 - 333);
    expect(await buyer.order(orderId)).toMatchObject({ status: 'paid', canRefund: false });
    await payments().engine.refund(payment);
    await buyer.sees(orderId, 'refunded');
    expect(await buyer.remaining()).toEqual({ tokens: 100, held: 0, debt: 0, expiring: [] });
  });

  it('a dispute takes the tokens, and one that was won gives them again', async () => {
    const buyer = await join();
    const { sessionId, orderId } = await buy(buyer, 'package', 'small');
    const dispute = await payments().engine.dispute(await paymentOf(sessionId));
    await buyer.sees(orderId, 'disputed');
    expect(await buyer.remaining()).toEqual({ tokens: 100, held: 0, debt: 0, expiring: [] });
    await payments().engine.closeDispute(dispute, 'won');
    await buyer.sees(orderId, 'paid');
    expect(await buyer.remaining()).toEqual({ tokens: 300, held: 0, debt: 0, expiring: [] });
  });

  it('each period that is paid brings its allowance once', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    await payments().engine.renew(await subscriptionOf(sessionId));
    await expect.poll(async () => (await buyer.detail()).tokens, { timeout: 15_000 }).toBe(2100);
    expect((await buyer.orders()).map((order) => [order.kind, order.status, order.tokens, order.amount])).toEqual([
      ['renewal', 'paid', 1000, 1299],
      ['subscription', 'paid', 1000, 1299],
    ]);
    expect((await buyer.remaining()).expiring.map(({ tokens }) => tokens)).toEqual([1000, 1000]);
  });

  it('a renewal that is not paid leaves the plan past due, and brings nothing', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    await payments().engine.renew(await subscriptionOf(sessionId), false);
    await expect.poll(async () => (await buyer.subscription())?.status, { timeout: 15_000 }).toBe('pastDue');
    expect(await buyer.detail()).toEqual({ tokens: 1100, plan: 'Plus' });
  });

  it('a plan that is cancelled runs to the end of its period, and can be kept', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    const subscription = await buyer.subscription();
    expect(await buyer.visitor.post('/api/subscription/cancel', {})).toEqual({
      status: 200,
      errNo: 0,
      data: { subscription: { ...subscription, isEnding: true } },
    });
    expect(await buyer.visitor.post('/api/subscription/resume', {})).toEqual({
      status: 200,
      errNo: 0,
      data: { subscription },
    });
    await buyer.visitor.post('/api/subscription/cancel', {});
    await payments().engine.renew(await subscriptionOf(sessionId));
    await expect.poll(() => buyer.subscription(), { timeout: 15_000 }).toBe(null);
    expect(await buyer.detail()).toEqual({ tokens: 1100, plan: null });
    expect(await buyer.visitor.post('/api/subscription/cancel', {})).toEqual({ status: 403, errNo: 3100, data: null });
  });

  it('a higher plan begins at once and is paid, and what is left of the old allowance stays', async () => {
    const buyer = await join();
    await buy(buyer, 'subscription', 'plus-1');
    const changes = await Promise.all(
      Array.from({ length: 4 }, () => buyer.visitor.post('/api/subscription/change', { planId: 'premium-1' })),
    );
    // Done, being done, or done already; paid once, as the orders below say.
    expect(changes.map(({ errNo }) => errNo)).toContain(0);
    expect(changes.filter(({ errNo }) => ![0, 1005, 60_003].includes(errNo))).toEqual([]);
    await expect.poll(async () => (await buyer.detail()).tokens, { timeout: 15_000 }).toBe(4100);
    expect(await buyer.subscription()).toMatchObject({ planId: 'premium-1', amount: 2499, nextPlanId: null });
    expect((await buyer.orders()).map(({ kind: is, productId }) => [is, productId])).toEqual([
      ['renewal', 'premium-1'],
      ['subscription', 'plus-1'],
    ]);
    expect(await buyer.visitor.post('/api/subscription/change', { planId: 'premium-1' })).toMatchObject({
      status: 409,
      errNo: 60_003,
    });
  });

  it('a lower plan begins with the next period', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'premium-1');
    expect((await buyer.visitor.post('/api/subscription/change', { planId: 'plus-1' })).data).toMatchObject({
      subscription: { planId: 'premium-1', nextPlanId: 'plus-1' },
    });
    expect(await buyer.detail()).toEqual({ tokens: 3100, plan: 'Premium' });
    await payments().engine.renew(await subscriptionOf(sessionId));
    await expect.poll(async () => (await buyer.detail()).tokens, { timeout: 15_000 }).toBe(4100);
    expect(await buyer.subscription()).toMatchObject({ planId: 'plus-1', amount: 1299, nextPlanId: null });
  });

  it('a lower plan of another length is refused, and so is an unknown one', async () => {
    const buyer = await join();
    expect(await buyer.visitor.post('/api/subscription/change', { planId: 'plus-1' })).toMatchObject({ errNo: 3100 });
    await buy(buyer, 'subscription', 'plus-12');
    expect(await buyer.visitor.post('/api/subscription/change', { planId: 'plus-1' })).toMatchObject({ errNo: 1005 });
    expect(await buyer.visitor.post('/api/subscription/change', { planId: 'none' })).toMatchObject({ errNo: 1001 });
    expect(await buyer.subscription()).toMatchObject({ planId: 'plus-12', nextPlanId: null });
  });

  it('the payment service shows its own pages to who has paid', async () => {
    const buyer = await join();
    expect(await buyer.visitor.post('/api/subscription/portal', {})).toMatchObject({ status: 404, errNo: 1004 });
    await buy(buyer, 'package', 'small');
    expect(await buyer.visitor.post('/api/subscription/portal', {})).toEqual({
      status: 200,
      errNo: 0,
      data: { portalURL: expect.stringMatching(/^http:\/\/pay\.example\/dev\/checkout\/portal\/bps_/) },
    });
  });

  it('[AUTH-14] a subscription ends with its account, and nobody is welcomed twice', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    const { email } = Object((await buyer.visitor.get('/api/user/detail')).data);
    const password = Object(await import('#src/api/passwordDigest.ts')).passwordDigest('correct horse');
    expect(await buyer.visitor.post('/api/user/delete', { email, password })).toMatchObject({ errNo: 0 });
    const subscriptionId = await subscriptionOf(sessionId);
    await expect
      .poll(async () => (await payments().records.subscriptions.get(subscriptionId)).status, { timeout: 15_000 })
      .toBe('canceled');
    await buyer.visitor.join(email);
    expect(await buyer.detail()).toEqual({ tokens: 0, plan: null });
    expect(await buyer.orders()).toEqual([]);
  });

  it('whoever is out of tokens hears so, and nothing is stored of what was not sent', async () => {
    const buyer = await join();
    expect(server().origin).toMatch(/^http/);
    await Promise.all(
      Array.from({ length: 4 }, async (_, part) => {
        const characterId = seedCharacters[part]?.characterId ?? '';
        for (let said = 0; said < 25; said += 1) await buyer.visitor.say(characterId, `Hello ${said}`);
      }),
    );
    expect(await buyer.remaining()).toEqual({ tokens: 0, held: 0, debt: 0, expiring: [] });
    expect(await buyer.visitor.say(mira.characterId, 'One more')).toEqual({ status: 403, errNo: 3101, data: null });
    const { messages } = Object((await buyer.visitor.get('/api/chat/history', { characterId: mira.characterId })).data);
    expect(messages.at(-2).text).toBe('Hello 24');
    // Whoever is in need is answered all the same.
    expect(await buyer.visitor.say(mira.characterId, 'I want to die')).toMatchObject({ errNo: 0 });
  });
});
