import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { subscriptions } from '#server/db/paymentSchema.ts';
import { transact } from '#server/db/transact.ts';
import { deleteAccount } from '#server/features/account/userRepository.ts';
import { defaultPrices } from '#server/prices.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useUntoldShop } from './support/useUntoldShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnDatabases('orders without notices, reconciled', (kind) => {
  const shop = useUntoldShop(kind);

  it('[BUY-05] finds out after a while that an order was paid', async () => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'package', 'small');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 4 * MINUTE);
    const early = await shop.statusOf(caller, orderId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    expect([early, await shop.statusOf(caller, orderId)]).toEqual(['open', 'paid']);
  });

  it('finds out that the money of an order went back', async () => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'package', 'small');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const { status } = await shop.current().payments.orders.refund(caller, orderId);
    await shop.current().payments.lookAfter(Date.now());
    expect([status, await shop.statusOf(caller, orderId)]).toEqual(['refunding', 'refunded']);
  });

  it('takes a refund for done that the house made in the same moment', async () => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'package', 'small');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const { paymentIntent } = await shop.current().service.records.checkouts.get(sessionId);
    await shop.current().service.engine.refund(paymentIntent ?? '');
    const { status } = await shop.current().payments.orders.refund(caller, orderId);
    expect([status, await shop.statusOf(caller, orderId)]).toEqual(['refunded', 'refunded']);
  });

  it('[M-02] a refund that the payment service refuses leaves the tokens, and can be asked for anew', async () => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'package', 'small');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const payment = await shop
      .current()
      .service.records.payments.get(
        (await shop.current().service.records.checkouts.get(sessionId)).paymentIntent ?? '',
      );
    await shop.current().service.records.payments.put({ ...payment, status: 'processing' });
    const refused = await shop.current().payments.orders.refund(caller, orderId);
    await shop.current().service.records.payments.put(payment);
    const again = await shop.current().payments.orders.refund(caller, orderId);
    await shop.current().payments.lookAfter(Date.now());
    expect([
      refused.status,
      refused.canRefund,
      again.status,
      await shop.statusOf(caller, orderId),
      (await shop.current().service.records.payments.get(payment.id)).refunded,
    ]).toEqual(['refundFailed', true, 'refunding', 'refunded', 499]);
  });

  it('ends the subscription of an order that shall be refunded, also when the house has given the money back', async () => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'subscription', 'plus-1');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const closed = shop.open({ isServiceDown: true });
    const { status } = await closed.orders.refund(caller, orderId);
    await closed.close();
    const { invoice, subscription } = await shop.current().service.records.checkouts.get(sessionId);
    await shop
      .current()
      .service.engine.refund((await shop.current().service.records.invoices.get(invoice ?? '')).paymentIntent);
    await shop.current().payments.lookAfter(Date.now());
    expect([
      status,
      await shop.statusOf(caller, orderId),
      (await shop.current().service.records.subscriptions.get(subscription ?? '')).status,
      await shop.current().payments.subscriptions.find(caller),
    ]).toEqual(['refunding', 'refunded', 'canceled', { subscription: null }]);
  });

  it.each([
    ['of which the house gave a part back', 100, false],
    ['whose earlier refund by the house failed', 499, true],
  ])('refunds an order %s', async (_, amount, hasFailed) => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'package', 'small');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const paymentIntent = (await shop.current().service.records.checkouts.get(sessionId)).paymentIntent ?? '';
    const made = await shop.current().service.engine.refund(paymentIntent, amount);
    if (hasFailed) await shop.current().service.engine.failRefund(made.id);
    const closed = shop.open({ isServiceDown: true });
    await closed.orders.refund(caller, orderId);
    await closed.close();
    await shop.current().payments.lookAfter(Date.now());
    const between = await shop.statusOf(caller, orderId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    expect([
      between,
      await shop.statusOf(caller, orderId),
      (await shop.current().service.records.payments.get(paymentIntent)).refunded,
    ]).toEqual(['refunding', 'refunded', 499]);
  });

  it('[M-01] a change of plan that got no answer is made once when it comes again, and keeps others out for a while', async () => {
    const caller = await shop.join();
    const { sessionId } = await shop.choose(caller, 'subscription', 'plus-1');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const before = await shop.current().payments.subscriptions.find(caller);
    const closed = shop.open({ isServiceDown: true });
    const change = (planId: string, by = shop.current().payments) => {
      const { amount, currency } = by.products.findPlan(planId) ?? { amount: 0, currency: '' };
      return by.subscriptions.change(caller, { planId, amount, currency }, { key: randomUUID(), isAgain: false });
    };
    const noAnswer = { name: 'ApiError', errNo: 1007 };
    await expect(change('plus-12', closed)).rejects.toMatchObject(noAnswer);
    await expect(change('premium-1')).rejects.toMatchObject({ name: 'ApiError', errNo: 1005 });
    expect(await shop.current().payments.subscriptions.find(caller)).toEqual(before);
    // Whoever comes when it is made has the plan already.
    const twice = await Promise.allSettled([change('plus-12'), change('plus-12')]);
    const codes = twice.map((one) => (one.status === 'fulfilled' ? 0 : Number(Object(one.reason).errNo)));
    expect([
      [0, 0],
      [0, errNo.alreadySubscribed],
    ]).toContainEqual(codes.toSorted((one, other) => one - other));

    await expect(change('premium-12', closed)).rejects.toMatchObject(noAnswer);
    await shop
      .current()
      .database.db.update(subscriptions)
      .set({ changeTime: Date.now() - HOUR });
    await change('premium-1');
    await closed.close();
    const { subscription: id } = await shop.current().service.records.checkouts.get(sessionId);
    const invoices = (await shop.current().service.records.invoices.list()).filter(
      ({ subscription }) => subscription === id,
    );
    expect(invoices.map(({ metadata }) => String(metadata['planId'])).toSorted()).toEqual([
      'plus-1',
      'plus-12',
      'premium-1',
    ]);
  });

  it('an order that was paid stays so, whatever else is read of its checkout in the same moment', async () => {
    const caller = await shop.join();
    const { orderId, sessionId } = await shop.choose(caller, 'package', 'small');
    await shop.current().service.engine.pay(sessionId);
    const { isRead, release } = shop.holdNext(sessionId);
    const slow = shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    await isRead;
    const other = shop.open();
    // When it is due again: the first still has it for now.
    await other.lookAfter(Date.now() + 13 * MINUTE);
    await other.close();
    const { checkouts } = shop.current().service.records;
    await checkouts.put({ ...(await checkouts.get(sessionId)), amount: 1 });
    release();
    await slow;
    expect(await shop.statusOf(caller, orderId)).toBe('paid');
  });

  it('[AUTH-14] ends what goes on for an account that is gone: its subscription, and its open checkouts', async () => {
    const caller = await shop.join();
    const { sessionId } = await shop.choose(caller, 'subscription', 'plus-1');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const open = await shop.choose(caller, 'package', 'small');
    await transact(shop.current().database.db, (tx) => deleteAccount(tx, caller.id));
    await shop.current().payments.lookAfter(Date.now());
    const { subscription } = await shop.current().service.records.checkouts.get(sessionId);
    expect([
      (await shop.current().service.records.subscriptions.get(subscription ?? '')).status,
      (await shop.current().service.records.checkouts.get(open.sessionId)).status,
    ]).toEqual(['canceled', 'expired']);
  });

  it('[M-03] a deletion ends the same without the reconciler, also when its process dies with it', async () => {
    const caller = await shop.join();
    const { sessionId } = await shop.choose(caller, 'subscription', 'plus-1');
    await shop.current().service.engine.pay(sessionId);
    await shop.current().payments.lookAfter(Date.now() + 6 * MINUTE);
    const left = await shop.choose(caller, 'package', 'small');
    await transact(shop.current().database.db, async (tx) => {
      await shop.current().payments.inbox.closeWalletOf(tx, caller.id);
      await deleteAccount(tx, caller.id);
    });
    const other = shop.open();
    other.inbox.wake();
    const { subscription = '' } = await shop.current().service.records.checkouts.get(sessionId);
    await expect
      .poll(async () => [
        (await shop.current().service.records.subscriptions.get(subscription)).status,
        (await shop.current().service.records.checkouts.get(left.sessionId)).status,
      ])
      .toEqual(['canceled', 'expired']);
    await other.close();
  });

  it('[M-03] nobody can pay a checkout that opens while the account is deleted', async () => {
    const caller = await shop.join();
    const known = await shop.choose(caller, 'package', 'small');
    const { customer } = await shop.current().service.records.checkouts.get(known.sessionId);
    const { isRead, release } = shop.holdNext(customer);
    const opening = shop.choose(caller, 'package', 'small');
    const ended = Promise.allSettled([opening]);
    await isRead;
    await transact(shop.current().database.db, (tx) => deleteAccount(tx, caller.id));
    release();
    expect(await ended).toMatchObject([{ status: 'rejected', reason: { errNo: errNo.notSignedIn } }]);
    const opened = (await shop.current().service.records.checkouts.list()).filter(
      (checkout) => checkout.customer === customer,
    );
    expect(opened.filter(({ id }) => id !== known.sessionId).map(({ status }) => status)).toEqual(['expired']);
  });

  it('ends an order whose checkout the payment service never opened', async () => {
    const caller = await shop.join();
    const closed = shop.open({ isServiceDown: true });
    const request = { kind: 'package' as const, productId: 'small', returnPath: '/' };
    await expect(closed.orders.checkout(caller, request, randomUUID())).rejects.toMatchObject({ errNo: 1007 });
    await closed.close();
    await shop.current().payments.lookAfter(Date.now() + 2 * HOUR);
    expect(
      (await shop.current().payments.orders.payments(caller, undefined, 10)).orders.map(({ status }) => status),
    ).toEqual(['expired']);
  });

  it('an order keeps its own terms when its checkout is opened later, after prices changed', async () => {
    const caller = await shop.join();
    const key = randomUUID();
    const request = { kind: 'subscription' as const, productId: 'plus-1', returnPath: '/' };
    const before = shop.open({ isServiceDown: true });
    await expect(before.orders.checkout(caller, request, key)).rejects.toMatchObject({ errNo: 1007 });
    const [plus, ...others] = defaultPrices.plans;
    const plans = plus === undefined ? others : [{ ...plus, monthlyTokens: 1 }, ...others];
    const after = shop.open({ prices: { ...defaultPrices, plans } });
    const { checkoutURL } = await after.orders.checkout(caller, request, key);
    const { metadata } = await shop.current().service.records.checkouts.get(checkoutURL.split('/').at(-1) ?? '');
    expect(metadata['tokens']).toBe('1000');
    await before.close();
    await after.close();
  });

  it('gives a promotion’s tokens once, and writes down when they have ended', async () => {
    const caller = await shop.join();
    shop.promote({
      name: 'Autumn',
      maxSubscriptionDiscount: '50%',
      tokens: 5,
      startTime: 0,
      endTime: Date.now() + HOUR,
    });
    await shop.current().payments.lookAfter(Date.now());
    await shop.current().payments.lookAfter(Date.now());
    shop.promote(undefined);
    await shop.current().payments.lookAfter(Date.now() + 2 * HOUR);
    const lines = await shop
      .current()
      .database.db.select({ kind: transfers.kind, change: transfers.change })
      .from(transfers)
      .innerJoin(wallets, eq(wallets.id, transfers.walletId))
      .where(eq(wallets.accountId, caller.id))
      .orderBy(asc(transfers.seq));
    expect(lines).toEqual([
      { kind: 'promotion', change: 5 },
      { kind: 'expiry', change: -5 },
    ]);
  });
});
