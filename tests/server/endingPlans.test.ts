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
});
