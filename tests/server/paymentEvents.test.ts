import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/moneySchema.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { createPayments, type Payments } from '#server/features/order/payments.ts';
import { defaultPrices } from '#server/prices.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { holdableStore } from './support/holdableStore.ts';
import { openPaymentService } from './support/payments.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const log = pino({ level: 'silent' });
const { webhooks } = new Stripe('sk_test_unused');

/** Events that are told one by one to a shop whose payment service tells none by itself. */
describeOnDatabases('events of payments', (kind) => {
  let database: OpenDatabase;
  let service: DevPayments;
  let payments: Payments;
  const { store } = holdableStore();

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
    database = await openTestDatabase(kind);
    service = await openPaymentService(() => 'http://127.0.0.1:9/nowhere', { store });
    service.delivery.hold();
    payments = open();
  });
  afterAll(async () => {
    await payments.close();
    await service.close();
    await database.close();
  });

  /** Gives the name of the event. */
  const tell = async (type: string, object: unknown, to = payments): Promise<string> => {
    const id = `evt_${randomUUID()}`;
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
    const { webhookSecret: secret } = service.settings;
    await to.inbox.receive(payload, webhooks.generateTestHeaderString({ payload, secret }));
    return id;
  };
  const rowOf = async (id: string) =>
    (await database.db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0];

  it('[M-10] what other products sell on the same account is put aside, and not tried again', async () => {
    const { records } = service;
    const base = { created: 1, customer: 'cus_other', amount: 700, currency: 'usd' };
    const theirs = { orderId: 'cart-17' };
    const payment = { ...base, status: 'succeeded', charge: 'ch_other', refunded: 0 } as const;
    const ofInvoice = await records.payments.put({ ...payment, id: 'pi_other_invoice', metadata: {} });
    const ofCart = await records.payments.put({ ...payment, id: 'pi_other_cart', metadata: theirs });
    const invoice = await records.invoices.put({
      ...base,
      id: 'in_other',
      subscription: 'sub_other',
      metadata: theirs,
      reason: 'subscription_cycle',
      status: 'paid',
      paymentIntent: ofInvoice.id,
      periodStart: 1,
      periodEnd: 2,
    });
    const told = [
      await tell('checkout.session.completed', { id: 'cs_other', client_reference_id: 'cart-17' }),
      await tell('invoice.upcoming', { object: 'invoice' }),
      await tell('charge.refunded', { id: 'ch_other', payment_intent: null }),
      await tell('customer.created', { id: 'cus_other', email: 'somebody@example.org' }),
    ];
    const asked = [
      await tell('invoice.paid', { id: invoice.id }),
      await tell('invoice.deleted', { id: 'in_deleted' }),
      await tell('payment_intent.succeeded', { id: ofInvoice.id }),
      await tell('payment_intent.succeeded', { id: ofCart.id }),
      await tell('charge.refunded', { id: 'ch_gone', payment_intent: 'pi_gone' }),
    ];
    await expect
      .poll(() => Promise.all([...told, ...asked].map(async (id) => (await rowOf(id))?.status)))
      .toEqual([...told.map(() => undefined), ...asked.map(() => 'unknown')]);
  });
});
