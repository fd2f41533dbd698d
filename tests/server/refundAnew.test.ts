import { expect, it } from 'vitest';
import { lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

describeOnDatabases('money that could not go back', (kind) => {
  const { payments, join, buy, paymentOf, subscriptionOf } = useShop(kind);
  const refundsOf = async (paymentIntent: string) =>
    (await payments().records.refunds.list()).filter((refund) => refund.paymentIntent === paymentIntent);

  it('[M-02] says so, leaves the tokens, and goes back once when that is asked for anew', async () => {
    const buyer = await join();
    const { orderId, sessionId } = await buy(buyer, 'package', 'small');
    const payment = await paymentOf(sessionId);
    const ask = () => buyer.visitor.post('/api/order/refund', { orderId });
    for (const failures of [1, 2]) {
      await ask();
      await buyer.sees(orderId, 'refunded');
      const sent = (await refundsOf(payment)).filter(({ status }) => status === 'succeeded');
      await Promise.all(sent.map(({ id }) => payments().engine.failRefund(id)));
      expect([failures, await buyer.sees(orderId, 'refundFailed')]).toMatchObject([failures, { canRefund: true }]);
      expect(await buyer.remaining()).toEqual({ tokens: 300, held: 0, debt: 0, expiring: [] });
    }
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    expect(new Set(answers.map(({ errNo }) => errNo))).toEqual(new Set([0]));
    expect(await buyer.sees(orderId, 'refunded')).toMatchObject({ canRefund: false });
    expect((await refundsOf(payment)).map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'failed',
      'succeeded',
    ]);
    expect((await payments().records.payments.get(payment)).refunded).toBe(499);
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['refund', -200, 100],
      ['refund', 200, 300],
      ['refund', -200, 100],
      ['refund', 200, 300],
      ['refund', -200, 100],
      ['purchase', 200, 300],
      ['welcome', 100, 100],
    ]);
  });

  it('[M-02] of a second subscription can be asked for, although it brought no tokens', async () => {
    const buyer = await join();
    const [first, lost] = [
      await buyer.choose('subscription', 'plus-1'),
      await buyer.choose('subscription', 'premium-1'),
    ];
    payments().delivery.hold();
    await payments().engine.pay(first.sessionId);
    await payments().engine.pay(lost.sessionId);
    payments().delivery.release();
    await buyer.sees(lost.orderId, 'refunded');
    const [sent] = await refundsOf(await paymentOf(lost.sessionId));
    await payments().engine.failRefund(sent?.id ?? '');
    const before = await buyer.remaining();
    expect(await buyer.sees(lost.orderId, 'refundFailed')).toMatchObject({ canRefund: true, reason: 60_003 });
    await buyer.visitor.post('/api/order/refund', { orderId: lost.orderId });
    expect(await buyer.sees(lost.orderId, 'refunded')).toMatchObject({ canRefund: false, reason: 60_003 });
    expect(await buyer.remaining()).toEqual(before);
    expect((await payments().records.subscriptions.get(await subscriptionOf(lost.sessionId))).status).toBe('canceled');
  });
});
