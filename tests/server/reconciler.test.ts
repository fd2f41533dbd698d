import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Promotion } from '#contract/activity.ts';
import { errNo } from '#contract/errNo.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { subscriptions } from '#server/db/paymentSchema.ts';
import { transact } from '#server/db/transact.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { createPayments, type Payments } from '#server/features/billing/payments.ts';
import { deleteAccount } from '#server/features/account/userRepository.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { defaultPrices } from '#server/prices.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { holdableStore } from './support/holdableStore.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { newMember } from './support/newMember.ts';
import { openPaymentService } from './support/payments.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const log = pino({ level: 'silent' });

/** Everything about buying on a payment service none of whose notices arrive. */
describeOnDatabases('orders without notices, reconciled', (kind) => {
  let database: OpenDatabase;
  let service: DevPayments;
  let payments: Payments;
  let promotion: Promotion | undefined;
  const { store, holdNext } = holdableStore();

  /** Another process of the same shop. */
  const open = ({ prices = defaultPrices, isServiceDown = false } = {}): Payments =>
    createPayments({
      db: database.db,
      provider: stripeProvider({ ...service.settings, ...(isServiceDown && { secretKey: 'sk_test_wrong' }) }),
      prices,
      promotion: () => promotion,
      publicOrigin: () => 'http://liora.example',
      log,
    });

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    service = await openPaymentService(() => 'http://127.0.0.1:9/nowhere', { store });
    service.delivery.hold();
    payments = open();
  });
  afterEach(async () => deepEqual(await auditLedgers(database.db), {}));
  afterAll(async () => {
    await payments.close();
    await service.close();
    await database.close();
  });

  const join = () => newMember(database);
  const choose = async (caller: Caller, productKind: 'package' | 'subscription', productId: string) => {
    const request = { kind: productKind, productId, returnPath: '/tokens' };
    const { orderId, checkoutURL } = await payments.orders.checkout(caller, request, randomUUID());
    return { orderId, sessionId: checkoutURL.split('/').at(-1) ?? '' };
  };
  const statusOf = async (caller: Caller, orderId: string) => (await payments.orders.payment(caller, orderId)).status;

  it('[BUY-05] finds out after a while that an order was paid', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 4 * MINUTE);
    const early = await statusOf(caller, orderId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    expect([early, await statusOf(caller, orderId)]).toEqual(['open', 'paid']);
  });

  it('finds out that the money of an order went back', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const { status } = await payments.orders.refund(caller, orderId);
    await payments.lookAfter(Date.now());
    expect([status, await statusOf(caller, orderId)]).toEqual(['refunding', 'refunded']);
  });

  it('takes a refund for done that the house made in the same moment', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const { paymentIntent } = await service.records.checkouts.get(sessionId);
    await service.engine.refund(paymentIntent ?? '');
    const { status } = await payments.orders.refund(caller, orderId);
    expect([status, await statusOf(caller, orderId)]).toEqual(['refunded', 'refunded']);
  });

  it('[M-02] a refund that the payment service refuses leaves the tokens, and can be asked for anew', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const payment = await service.records.payments.get(
      (await service.records.checkouts.get(sessionId)).paymentIntent ?? '',
    );
    await service.records.payments.put({ ...payment, status: 'processing' });
    const refused = await payments.orders.refund(caller, orderId);
    await service.records.payments.put(payment);
    const again = await payments.orders.refund(caller, orderId);
    await payments.lookAfter(Date.now());
    expect([
      refused.status,
      refused.canRefund,
      again.status,
      await statusOf(caller, orderId),
      (await service.records.payments.get(payment.id)).refunded,
    ]).toEqual(['refundFailed', true, 'refunding', 'refunded', 499]);
  });

  it('ends the subscription of an order that shall be refunded, also when the house has given the money back', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'subscription', 'plus-1');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const closed = open({ isServiceDown: true });
    const { status } = await closed.orders.refund(caller, orderId);
    await closed.close();
    const { invoice, subscription } = await service.records.checkouts.get(sessionId);
    await service.engine.refund((await service.records.invoices.get(invoice ?? '')).paymentIntent);
    await payments.lookAfter(Date.now());
    expect([
      status,
      await statusOf(caller, orderId),
      (await service.records.subscriptions.get(subscription ?? '')).status,
      await payments.subscriptions.find(caller),
    ]).toEqual(['refunding', 'refunded', 'canceled', { subscription: null }]);
  });

  it.each([
    ['of which the house gave a part back', 100, false],
    ['whose earlier refund by the house failed', 499, true],
  ])('refunds an order %s', async (_, amount, hasFailed) => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const paymentIntent = (await service.records.checkouts.get(sessionId)).paymentIntent ?? '';
    const made = await service.engine.refund(paymentIntent, amount);
    if (hasFailed) await service.engine.failRefund(made.id);
    const closed = open({ isServiceDown: true });
    await closed.orders.refund(caller, orderId);
    await closed.close();
    await payments.lookAfter(Date.now());
    const between = await statusOf(caller, orderId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    expect([
      between,
      await statusOf(caller, orderId),
      (await service.records.payments.get(paymentIntent)).refunded,
    ]).toEqual(['refunding', 'refunded', 499]);
  });

  it('[M-01] a change of plan that got no answer is made once when it comes again, and keeps others out for a while', async () => {
    const caller = await join();
    const { sessionId } = await choose(caller, 'subscription', 'plus-1');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const before = await payments.subscriptions.find(caller);
    const closed = open({ isServiceDown: true });
    const change = (planId: string, by = payments) => {
      const { amount, currency } = by.products.findPlan(planId) ?? { amount: 0, currency: '' };
      return by.subscriptions.change(caller, { planId, amount, currency }, { key: randomUUID(), isAgain: false });
    };
    const noAnswer = { name: 'ApiError', errNo: 1007 };
    await expect(change('plus-12', closed)).rejects.toMatchObject(noAnswer);
    await expect(change('premium-1')).rejects.toMatchObject({ name: 'ApiError', errNo: 1005 });
    expect(await payments.subscriptions.find(caller)).toEqual(before);
    // Whoever comes when it is made has the plan already.
    const twice = await Promise.allSettled([change('plus-12'), change('plus-12')]);
    const codes = twice.map((one) => (one.status === 'fulfilled' ? 0 : Number(Object(one.reason).errNo)));
    expect([
      [0, 0],
      [0, errNo.alreadySubscribed],
    ]).toContainEqual(codes.toSorted((one, other) => one - other));

    await expect(change('premium-12', closed)).rejects.toMatchObject(noAnswer);
    await database.db.update(subscriptions).set({ changeTime: Date.now() - HOUR });
    await change('premium-1');
    await closed.close();
    const { subscription: id } = await service.records.checkouts.get(sessionId);
    const invoices = (await service.records.invoices.list()).filter(({ subscription }) => subscription === id);
    expect(invoices.map(({ metadata }) => String(metadata['planId'])).toSorted()).toEqual([
      'plus-1',
      'plus-12',
      'premium-1',
    ]);
  });

  it('an order that was paid stays so, whatever else is read of its checkout in the same moment', async () => {
    const caller = await join();
    const { orderId, sessionId } = await choose(caller, 'package', 'small');
    await service.engine.pay(sessionId);
    const { isRead, release } = holdNext(sessionId);
    const slow = payments.lookAfter(Date.now() + 6 * MINUTE);
    await isRead;
    const other = open();
    // When it is due again: the first still has it for now.
    await other.lookAfter(Date.now() + 13 * MINUTE);
    await other.close();
    const { checkouts } = service.records;
    await checkouts.put({ ...(await checkouts.get(sessionId)), amount: 1 });
    release();
    await slow;
    expect(await statusOf(caller, orderId)).toBe('paid');
  });

  it('[AUTH-14] ends what goes on for an account that is gone: its subscription, and its open checkouts', async () => {
    const caller = await join();
    const { sessionId } = await choose(caller, 'subscription', 'plus-1');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const open = await choose(caller, 'package', 'small');
    await transact(database.db, (tx) => deleteAccount(tx, caller.id));
    await payments.lookAfter(Date.now());
    const { subscription } = await service.records.checkouts.get(sessionId);
    expect([
      (await service.records.subscriptions.get(subscription ?? '')).status,
      (await service.records.checkouts.get(open.sessionId)).status,
    ]).toEqual(['canceled', 'expired']);
  });

  it('[M-03] a deletion ends the same without the reconciler, also when its process dies with it', async () => {
    const caller = await join();
    const { sessionId } = await choose(caller, 'subscription', 'plus-1');
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const left = await choose(caller, 'package', 'small');
    await transact(database.db, async (tx) => {
      await payments.inbox.closeWalletOf(tx, caller.id);
      await deleteAccount(tx, caller.id);
    });
    const other = open();
    other.inbox.wake();
    const { subscription = '' } = await service.records.checkouts.get(sessionId);
    await expect
      .poll(async () => [
        (await service.records.subscriptions.get(subscription)).status,
        (await service.records.checkouts.get(left.sessionId)).status,
      ])
      .toEqual(['canceled', 'expired']);
    await other.close();
  });

  it('[M-03] nobody can pay a checkout that opens while the account is deleted', async () => {
    const caller = await join();
    const known = await choose(caller, 'package', 'small');
    const { customer } = await service.records.checkouts.get(known.sessionId);
    const { isRead, release } = holdNext(customer);
    const opening = choose(caller, 'package', 'small');
    const ended = Promise.allSettled([opening]);
    await isRead;
    await transact(database.db, (tx) => deleteAccount(tx, caller.id));
    release();
    expect(await ended).toMatchObject([{ status: 'rejected', reason: { errNo: errNo.notSignedIn } }]);
    const opened = (await service.records.checkouts.list()).filter((checkout) => checkout.customer === customer);
    expect(opened.filter(({ id }) => id !== known.sessionId).map(({ status }) => status)).toEqual(['expired']);
  });

  it('ends an order whose checkout the payment service never opened', async () => {
    const caller = await join();
    const closed = open({ isServiceDown: true });
    const request = { kind: 'package' as const, productId: 'small', returnPath: '/' };
    await expect(closed.orders.checkout(caller, request, randomUUID())).rejects.toMatchObject({ errNo: 1007 });
    await closed.close();
    await payments.lookAfter(Date.now() + 2 * HOUR);
    expect((await payments.orders.payments(caller, undefined, 10)).orders.map(({ status }) => status)).toEqual([
      'expired',
    ]);
  });

  it('an order keeps its own terms when its checkout is opened later, after prices changed', async () => {
    const caller = await join();
    const key = randomUUID();
    const request = { kind: 'subscription' as const, productId: 'plus-1', returnPath: '/' };
    const before = open({ isServiceDown: true });
    await expect(before.orders.checkout(caller, request, key)).rejects.toMatchObject({ errNo: 1007 });
    const [plus, ...others] = defaultPrices.plans;
    const plans = plus === undefined ? others : [{ ...plus, monthlyTokens: 1 }, ...others];
    const after = open({ prices: { ...defaultPrices, plans } });
    const { checkoutURL } = await after.orders.checkout(caller, request, key);
    const { metadata } = await service.records.checkouts.get(checkoutURL.split('/').at(-1) ?? '');
    expect(metadata['tokens']).toBe('1000');
    await before.close();
    await after.close();
  });

  it('gives a promotion’s tokens once, and writes down when they have ended', async () => {
    const caller = await join();
    promotion = { name: 'Autumn', maxSubscriptionDiscount: '50%', tokens: 5, startTime: 0, endTime: Date.now() + HOUR };
    await payments.lookAfter(Date.now());
    await payments.lookAfter(Date.now());
    promotion = undefined;
    await payments.lookAfter(Date.now() + 2 * HOUR);
    const lines = await database.db
      .select({ kind: transfers.kind, change: transfers.change })
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
