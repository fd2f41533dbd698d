import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import { createPayments, type Payments } from '#server/features/billing/payments.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { memoryStore } from '#server/features/devPayments/records.ts';
import { spendableTokens } from '#server/features/ledger/wallet.ts';
import { accounts } from '#server/db/schema.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { defaultPrices } from '#server/prices.ts';
import { EVENT_TYPES } from '#server/providers/payment/stripe/events.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { newMember } from './support/newMember.ts';
import { openPaymentService } from './support/payments.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const log = pino({ level: 'silent' });

/** Everything about buying on a payment service none of whose notices arrive. */
describeOnDatabases('what no notice came of', (kind) => {
  let database: OpenDatabase;
  let service: DevPayments;
  let payments: Payments;
  const store = memoryStore();
  /** How often the payment service was asked about a checkout. */
  let asked = 0;
  const countingStore = {
    ...store,
    get: (id: string) => {
      if (id.startsWith('cs_')) asked += 1;
      return store.get(id);
    },
  };
  const open = (): Payments =>
    createPayments({
      db: database.db,
      provider: stripeProvider(service.settings),
      prices: defaultPrices,
      promotion: () => undefined,
      publicOrigin: () => 'http://liora.example',
      log,
    });
  beforeAll(async () => {
    service = await openPaymentService(() => 'http://127.0.0.1:9/nowhere', { store: countingStore });
    service.delivery.hold();
  });
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    payments = open();
  });
  afterEach(async () => {
    await payments.close();
    deepEqual(await auditLedgers(database.db), {});
    await database.close();
  });
  afterAll(() => service.close());

  const choose = async (caller: Caller, productKind: 'package' | 'subscription', productId: string) => {
    const request = { kind: productKind, productId, returnPath: '/tokens' };
    const { orderId, checkoutURL } = await payments.orders.checkout(caller, request, randomUUID());
    return { orderId, sessionId: checkoutURL.split('/').at(-1) ?? '' };
  };
  const tokensOf = async (caller: Caller): Promise<number | undefined> => {
    const [found] = await database.db
      .select({ tokens: spendableTokens(caller.id, Date.now()) })
      .from(accounts)
      .limit(1);
    return found?.tokens;
  };
  const statusOf = async (caller: Caller, orderId: string) => (await payments.orders.payment(caller, orderId)).status;
  /** Somebody who has bought, as has been found out. */
  const buy = async (productKind: 'package' | 'subscription', productId: string) => {
    const caller = await newMember(database);
    const { orderId, sessionId } = await choose(caller, productKind, productId);
    await service.engine.pay(sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    await expect.poll(() => statusOf(caller, orderId)).toBe('paid');
    const { subscription = '', paymentIntent = '' } = await service.records.checkouts.get(sessionId);
    return { caller, orderId, subscription, paymentIntent };
  };

  it.each([
    ['as soon as the events are looked at', 17 * MINUTE, 2000],
    // What was there before has ended by then.
    ['when the plan is asked about, although the events are gone', 40 * DAY, 1000],
  ])('[N-02] a renewal that was paid brings its tokens %s', async (_, later, tokens) => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    await service.engine.renew(subscription);
    expect(await tokensOf(caller)).toBe(1000);
    await payments.lookAfter(Date.now() + later);
    await expect.poll(() => tokensOf(caller)).toBe(tokens);
  });

  it.each([
    ['as soon as the events are looked at', 17 * MINUTE],
    ['when the plan is asked about, although the events are gone', 40 * DAY],
  ])('[N-02] a plan that ended is none any more %s', async (_, later) => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    await service.engine.end(subscription);
    expect(await payments.subscriptions.find(caller)).toMatchObject({ subscription: { planId: 'plus-1' } });
    await payments.lookAfter(Date.now() + later);
    await expect.poll(() => payments.subscriptions.find(caller)).toEqual({ subscription: null });
  });

  it('[N-02] money that the house gave back takes its tokens', async () => {
    const { caller, orderId, paymentIntent } = await buy('package', 'small');
    await service.engine.refund(paymentIntent);
    await payments.lookAfter(Date.now() + 17 * MINUTE);
    await expect.poll(() => statusOf(caller, orderId)).toBe('refunded');
    expect(await tokensOf(caller)).toBe(0);
  });

  it('[N-02] a dispute takes the tokens, and brings them again when it is won', async () => {
    const { caller, orderId, paymentIntent } = await buy('package', 'small');
    const dispute = await service.engine.dispute(paymentIntent);
    await payments.lookAfter(Date.now() + 17 * MINUTE);
    await expect.poll(() => statusOf(caller, orderId)).toBe('disputed');
    expect(await tokensOf(caller)).toBe(0);
    await service.engine.closeDispute(dispute, 'won');
    await payments.lookAfter(Date.now() + 28 * MINUTE);
    await expect.poll(() => statusOf(caller, orderId)).toBe('paid');
    expect(await tokensOf(caller)).toBe(200);
  });

  it('[N-05] a change that was confirmed begins, and brings its tokens', async () => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    const { customer } = await service.records.subscriptions.get(subscription);
    await service.engine.setAsks(customer, true);
    const terms = { planId: 'premium-1', amount: 2499, currency: 'USD' };
    await payments.subscriptions.change(caller, terms, { key: randomUUID(), isAgain: false });
    const { latestInvoice = '' } = await service.records.subscriptions.get(subscription);
    await service.engine.confirmInvoice(latestInvoice, true);
    await payments.lookAfter(Date.now() + 17 * MINUTE);
    await expect.poll(() => tokensOf(caller)).toBe(4000);
    // Events are worked off one after the other: that of the invoice brings the tokens, a later one ends the confirmation.
    await expect
      .poll(() => payments.subscriptions.find(caller))
      .toMatchObject({ subscription: { planId: 'premium-1', confirmation: null } });
  });

  it('[N-05] a change that nobody confirmed is none any more', async () => {
    const { caller, subscription } = await buy('subscription', 'plus-1');
    const { customer } = await service.records.subscriptions.get(subscription);
    await service.engine.setAsks(customer, true);
    const terms = { planId: 'premium-1', amount: 2499, currency: 'USD' };
    await payments.subscriptions.change(caller, terms, { key: randomUUID(), isAgain: false });
    const { latestInvoice = '' } = await service.records.subscriptions.get(subscription);
    await service.engine.voidInvoice(latestInvoice);
    await payments.lookAfter(Date.now() + 17 * MINUTE);
    await expect
      .poll(() => payments.subscriptions.find(caller))
      .toMatchObject({ subscription: { planId: 'plus-1', confirmation: null } });
    expect(await tokensOf(caller)).toBe(1000);
  });

  it('[N-02] events are looked at page by page', async () => {
    const caller = await newMember(database);
    for (let count = 0; count < 60; count += 1)
      await service.engine.pay((await choose(caller, 'package', 'small')).sessionId);
    await payments.lookAfter(Date.now() + 6 * MINUTE);
    const happened = (await service.delivery.events()).filter(({ type }) => EVENT_TYPES.some((one) => one === type));
    const stored = await database.db.select({ id: paymentEvents.id }).from(paymentEvents);
    expect(happened.length).toBeGreaterThan(100);
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(happened.map(({ id }) => id)));
  });

  it('[N-02] forty open orders are asked about four times an hour each, however many processes there are', async () => {
    const other = open();
    const caller = await newMember(database);
    for (let count = 0; count < 40; count += 1) await choose(caller, 'package', 'small');
    const start = Date.now();
    asked = 0;
    for (let minute = 1; minute <= 60; minute += 1) {
      const now = start + minute * MINUTE;
      await Promise.all([payments.lookAfter(now), other.lookAfter(now)]);
    }
    await other.close();
    expect(asked).toBe(160);
  });
});
