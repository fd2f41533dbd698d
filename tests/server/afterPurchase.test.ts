import { expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

const [mira] = seedCharacters;
if (mira === undefined) throw new Error('The seed has characters');

describeOnDatabases('purchases', (kind) => {
  const { payments, join, buy, paymentOf, subscriptionOf } = useShop(kind);

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
      ['capture', -1, 1099],
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
    await expect.poll(async () => (await buyer.detail()).tokens).toBe(2100);
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
    await expect.poll(async () => (await buyer.subscription())?.status).toBe('pastDue');
    expect(await buyer.detail()).toEqual({ tokens: 1100, plan: 'Plus' });
  });

  it('a plan that is cancelled runs to the end of its period, and can be kept', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    const subscription = await buyer.subscription();
    expect(await buyer.visitor.post('/api/subscription/cancel', {})).toEqual({
      status: 200,
      errNo: 0,
      data: { subscription: { ...subscription, allowanceEnd: subscription?.periodEnd, isEnding: true } },
    });
    expect(await buyer.visitor.post('/api/subscription/resume', {})).toEqual({
      status: 200,
      errNo: 0,
      data: { subscription },
    });
    await buyer.visitor.post('/api/subscription/cancel', {});
    await payments().engine.renew(await subscriptionOf(sessionId));
    await expect.poll(() => buyer.subscription()).toBe(null);
    expect(await buyer.detail()).toEqual({ tokens: 1100, plan: null });
    expect(await buyer.visitor.post('/api/subscription/cancel', {})).toEqual({ status: 403, errNo: 3100, data: null });
  });

  it('a higher plan begins at once and is paid, and what is left of the old allowance stays', async () => {
    const buyer = await join();
    await buy(buyer, 'subscription', 'plus-1');
    const changes = await Promise.all(Array.from({ length: 12 }, () => buyer.changePlan('premium-1')));
    // Done, being done, or done already; paid once, as the orders below say.
    expect(changes.map(({ errNo }) => errNo)).toContain(0);
    expect(changes.filter(({ errNo }) => ![0, 1005, 60_003].includes(errNo))).toEqual([]);
    await expect.poll(async () => (await buyer.detail()).tokens).toBe(4100);
    expect(await buyer.subscription()).toMatchObject({ planId: 'premium-1', amount: 2499, nextPlanId: null });
    expect((await buyer.orders()).map(({ kind: is, productId }) => [is, productId])).toEqual([
      ['renewal', 'premium-1'],
      ['subscription', 'plus-1'],
    ]);
    expect(await buyer.changePlan('premium-1')).toMatchObject({
      status: 409,
      errNo: 60_003,
    });
  });

  it('a lower plan begins with the next period', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'premium-1');
    expect((await buyer.changePlan('plus-1')).data).toMatchObject({
      subscription: { planId: 'premium-1', nextPlanId: 'plus-1' },
    });
    expect(await buyer.detail()).toEqual({ tokens: 3100, plan: 'Premium' });
    await payments().engine.renew(await subscriptionOf(sessionId));
    await expect.poll(async () => (await buyer.detail()).tokens).toBe(4100);
    expect(await buyer.subscription()).toMatchObject({ planId: 'plus-1', amount: 1299, nextPlanId: null });
  });

  it.each([
    ['amount', { amount: 1999, currency: 'USD' }],
    ['currency', { amount: 2499, currency: 'EUR' }],
  ])(
    '[M-13] a plan of another %s than the person has read is not changed to, and nothing is charged',
    async (_, price) => {
      const buyer = await join();
      const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
      const before = await buyer.subscription();
      expect(await buyer.visitor.post('/api/subscription/change', { planId: 'premium-1', ...price })).toEqual({
        status: 409,
        errNo: 1014,
        data: null,
      });
      expect(await buyer.subscription()).toEqual(before);
      const subscription = await subscriptionOf(sessionId);
      const invoices = (await payments().records.invoices.list()).filter(
        (invoice) => invoice.subscription === subscription,
      );
      expect(invoices.map(({ amount }) => amount)).toEqual([1299]);
      expect(await buyer.changePlan('premium-1')).toMatchObject({ status: 200, errNo: 0 });
    },
  );

  it('a lower plan of another length is refused, and so is an unknown one', async () => {
    const buyer = await join();
    expect(await buyer.changePlan('plus-1')).toMatchObject({ errNo: 3100 });
    await buy(buyer, 'subscription', 'plus-12');
    expect(await buyer.changePlan('plus-1')).toMatchObject({ errNo: 1005 });
    expect(await buyer.changePlan('none')).toMatchObject({ errNo: 1001 });
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
    await expect.poll(async () => (await payments().records.subscriptions.get(subscriptionId)).status).toBe('canceled');
    await buyer.visitor.join(email);
    expect(await buyer.detail()).toEqual({ tokens: 0, plan: null });
    expect(await buyer.orders()).toEqual([]);
  });
});
