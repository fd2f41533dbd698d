import { expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

describeOnDatabases('money that goes back of a plan', (kind) => {
  const { payments, join, buy, paymentOf, subscriptionOf } = useShop(kind);

  /** Somebody who went over to Premium; `settle` waits until the books know that it was paid. */
  const upgrade = async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buy(buyer, 'subscription', 'plus-1');
    const subscriptionId = await subscriptionOf(sessionId);
    await buyer.changePlan('premium-1');
    const { latestInvoice = '' } = await payments().records.subscriptions.get(subscriptionId);
    const { paymentIntent } = await payments().records.invoices.get(latestInvoice);
    return {
      buyer,
      plus: { orderId, paymentIntent: await paymentOf(sessionId) },
      premium: { paymentIntent },
      settle: async () => {
        await expect.poll(async () => (await buyer.detail()).tokens, { timeout: 10_000 }).toBe(4100);
      },
      renew: () => payments().engine.renew(subscriptionId),
      atService: async () => (await payments().records.subscriptions.get(subscriptionId)).status,
    };
  };

  it('[M-07] leaves the plan that was gone over to, and that stays paid', async () => {
    const { buyer, plus, settle, atService } = await upgrade();
    await settle();
    await buyer.visitor.post('/api/order/refund', { orderId: plus.orderId });
    await buyer.sees(plus.orderId, 'refunded');
    expect([await atService(), await buyer.subscription()]).toMatchObject([
      'active',
      { planId: 'premium-1', status: 'active' },
    ]);
    expect(await buyer.detail()).toEqual({ tokens: 3100, plan: 'Premium' });
  });

  it('[M-07] leaves that plan also when nobody has told yet that it was paid', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buy(buyer, 'subscription', 'plus-1');
    payments().delivery.hold();
    await buyer.changePlan('premium-1');
    const { data } = await buyer.visitor.post('/api/order/refund', { orderId });
    const atService = await payments().records.subscriptions.get(await subscriptionOf(sessionId));
    const seen = [Object(data).status, atService.status, await buyer.subscription(), await buyer.detail()];
    payments().delivery.release();
    await buyer.sees(orderId, 'refunded');
    expect(seen).toEqual([
      'refunding',
      'active',
      expect.objectContaining({ planId: 'premium-1', status: 'active' }),
      { tokens: 3100, plan: 'Premium' },
    ]);
    expect((await buyer.orders()).map(({ productId, status }) => [productId, status])).toEqual([
      ['premium-1', 'paid'],
      ['plus-1', 'refunded'],
    ]);
  });

  it('[M-07] ends what a dispute is about: the plan whose period it paid, and no later one', async () => {
    const { buyer, plus, premium, settle, atService } = await upgrade();
    await settle();
    await payments().engine.dispute(plus.paymentIntent);
    await buyer.sees(plus.orderId, 'disputed');
    expect([await atService(), await buyer.detail()]).toEqual(['active', { tokens: 3100, plan: 'Premium' }]);

    const dispute = await payments().engine.dispute(premium.paymentIntent);
    const [latest] = await buyer.orders();
    await buyer.sees(latest?.orderId ?? '', 'disputed');
    expect([await atService(), await buyer.subscription(), await buyer.detail()]).toEqual([
      'canceled',
      null,
      { tokens: 100, plan: null },
    ]);

    // What was paid for comes again; the plan is not charged for once more unless the person wants that.
    await payments().engine.closeDispute(dispute, 'won');
    await buyer.sees(latest?.orderId ?? '', 'paid');
    expect([await atService(), await buyer.detail()]).toEqual(['canceled', { tokens: 3100, plan: null }]);
  });

  it('[N-11] of an upgrade leaves the plan before until what was paid for it is over, and it can be kept', async () => {
    const { buyer, settle, atService, renew } = await upgrade();
    await settle();
    const [premium] = await buyer.orders();
    await buyer.visitor.post('/api/order/refund', { orderId: premium?.orderId });
    await buyer.sees(premium?.orderId ?? '', 'refunded');
    const left = { planId: 'plus-1', amount: 1299, status: 'active', nextPlanId: null };
    await expect.poll(() => buyer.subscription()).toMatchObject({ ...left, isEnding: true });
    expect([await atService(), await buyer.detail()]).toEqual(['trialing', { tokens: 1100, plan: 'Plus' }]);
    expect((await buyer.remaining()).expiring).toEqual([
      { tokens: 1000, expireTime: (await buyer.subscription())?.periodEnd },
    ]);

    await buyer.visitor.post('/api/subscription/resume', {});
    expect(await buyer.subscription()).toMatchObject({ ...left, isEnding: false });
    await renew();
    await expect
      .poll(async () => (await buyer.orders()).map(({ productId, status }) => `${productId} ${status}`))
      .toEqual(['plus-1 paid', 'premium-1 refunded', 'plus-1 paid']);
  });

  it('[N-11] of an upgrade can be followed by another one at once', async () => {
    const { buyer, settle, atService } = await upgrade();
    await settle();
    const [premium] = await buyer.orders();
    await buyer.visitor.post('/api/order/refund', { orderId: premium?.orderId });
    await buyer.sees(premium?.orderId ?? '', 'refunded');
    await expect.poll(() => buyer.subscription()).toMatchObject({ planId: 'plus-1' });
    expect(await buyer.changePlan('premium-1')).toMatchObject({ errNo: 0 });
    await expect.poll(() => buyer.detail()).toEqual({ tokens: 4100, plan: 'Premium' });
    expect(await atService()).toBe('active');
  });

  it('[N-11] to a bank leaves the plan before an upgrade, and ends with it once that is disputed, too', async () => {
    const { buyer, plus, premium, settle, atService } = await upgrade();
    await settle();
    await payments().engine.dispute(premium.paymentIntent);
    await expect.poll(() => buyer.subscription()).toMatchObject({ planId: 'plus-1', isEnding: true });
    await expect.poll(() => buyer.detail()).toEqual({ tokens: 1100, plan: 'Plus' });
    await payments().engine.dispute(plus.paymentIntent);
    await buyer.sees(plus.orderId, 'disputed');
    expect([await atService(), await buyer.detail()]).toEqual(['canceled', { tokens: 100, plan: null }]);
  });
});
