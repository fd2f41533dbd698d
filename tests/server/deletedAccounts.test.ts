import { expect, it } from 'vitest';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import type { Buyer } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

const LONG_WAIT = { timeout: 10_000 };
const password = passwordDigest('correct horse');

describeOnDatabases('money for an account that is deleted', (kind) => {
  const { payments, join, buy, paymentOf, subscriptionOf, eventsAbout } = useShop(kind);

  const leave = async ({ visitor }: Buyer): Promise<void> => {
    const { email } = Object((await visitor.get('/api/user/detail')).data);
    expect(await visitor.post('/api/user/delete', { email, password })).toMatchObject({ errNo: 0 });
  };
  /** What went back of what was paid with a checkout, and how the subscription stands that it began. */
  const standingOf = async (sessionId: string) => {
    const { records } = payments();
    const { subscription } = await records.checkouts.get(sessionId);
    return [
      (await records.payments.get(await paymentOf(sessionId))).refunded,
      subscription === undefined ? undefined : (await records.subscriptions.get(subscription)).status,
    ];
  };

  it('[M-03] cannot come by a checkout that was left open', async () => {
    const buyer = await join();
    const { sessionId } = await buyer.choose('package', 'small');
    await leave(buyer);
    await expect
      .poll(async () => (await payments().records.checkouts.get(sessionId)).status, LONG_WAIT)
      .toBe('expired');
  });

  it.each([
    ['package', 'small', 499, undefined],
    ['subscription', 'plus-1', 1299, 'canceled'],
  ] as const)('[M-03] that comes late for a %s goes back', async (product, productId, amount, status) => {
    const buyer = await join();
    const { sessionId } = await buyer.choose(product, productId);
    await payments().engine.payLater(sessionId);
    await leave(buyer);
    await payments().engine.settle(sessionId);
    await expect.poll(() => standingOf(sessionId), LONG_WAIT).toEqual([amount, status]);
  });

  it.each([
    ['package', 'small', 499, undefined],
    ['subscription', 'plus-1', 1299, 'canceled'],
  ] as const)('[M-03] that came for a %s in the same moment goes back without notice', async (...given) => {
    const [product, productId, amount, status] = given;
    const buyer = await join();
    const { sessionId } = await buyer.choose(product, productId);
    payments().delivery.hold();
    await payments().engine.pay(sessionId);
    await leave(buyer);
    await expect.poll(() => standingOf(sessionId), LONG_WAIT).toEqual([amount, status]);
    payments().delivery.release();
  });

  it('[M-03] that came for a renewal in the same moment goes back, and what was paid before stays', async () => {
    const buyer = await join();
    const { sessionId } = await buy(buyer, 'subscription', 'plus-1');
    const id = await subscriptionOf(sessionId);
    const { engine, delivery, records } = payments();
    delivery.hold();
    await engine.renew(id);
    await leave(buyer);
    await expect.poll(() => standingOf(sessionId), LONG_WAIT).toEqual([0, 'canceled']);
    delivery.release();
    const { latestInvoice = '' } = await records.subscriptions.get(id);
    const { paymentIntent } = await records.invoices.get(latestInvoice);
    await expect.poll(async () => (await records.payments.get(paymentIntent)).refunded, LONG_WAIT).toBe(1299);
    await expect
      .poll(async () => (await eventsAbout(id)).every(({ isDelivered }) => isDelivered), LONG_WAIT)
      .toBe(true);
    expect(await standingOf(sessionId)).toEqual([0, 'canceled']);
  });
});
