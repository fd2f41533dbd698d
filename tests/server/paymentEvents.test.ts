import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { createPayments, type Payments } from '#server/features/billing/payments.ts';
import { defaultPrices } from '#server/prices.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { holdableStore } from './support/holdableStore.ts';
import { newMember } from './support/newMember.ts';
import { openPaymentService } from './support/payments.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const log = pino({ level: 'silent' });
const { webhooks } = new Stripe('sk_test_unused');
/** Rows with all columns that there are. */
const stored = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Events that are told one by one to a shop whose payment service tells none by itself. */
describeOnDatabases('events of payments', (kind) => {
  let database: OpenDatabase;
  let service: DevPayments;
  let payments: Payments;
  const { store, holdNext } = holdableStore();

  /** A process of the shop. */
  const open = (settings: { readonly eventLease?: number } = {}): Payments =>
    createPayments({
      db: database.db,
      provider: stripeProvider(service.settings),
      prices: defaultPrices,
      promotion: () => undefined,
      publicOrigin: () => 'http://liora.example',
      log,
      ...settings,
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
  const buy = async () => {
    const request = { kind: 'package', productId: 'small', returnPath: '/tokens' } as const;
    const caller = await newMember(database);
    const { orderId, checkoutURL } = await payments.orders.checkout(caller, request, randomUUID());
    const sessionId = checkoutURL.split('/').at(-1) ?? '';
    await service.engine.pay(sessionId);
    const statusOf = async () => (await payments.orders.payment(caller, orderId)).status;
    return { orderId, sessionId, statusOf };
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

  it('[M-10] an event stays with whoever works on it for as long as the payment service takes', async () => {
    const { orderId, sessionId, statusOf } = await buy();
    const [slow, other] = [open({ eventLease: 3000 }), open()];
    const { isRead, release } = holdNext(sessionId);
    const id = await tell('checkout.session.completed', { client_reference_id: orderId }, slow);
    await isRead;
    const taken = await rowOf(id);
    await expect.poll(() => Date.now()).toBeGreaterThan(taken?.dueTime ?? Infinity);
    other.inbox.wake();
    await other.close();
    expect(await rowOf(id)).toEqual({ ...taken, dueTime: expect.any(Number) });
    release();
    await slow.close();
    expect([await rowOf(id), await statusOf()]).toEqual([
      { ...taken, dueTime: expect.any(Number), status: 'done', tries: 0 },
      'paid',
    ]);
  });

  it('[M-10] whoever takes an event over uses up no try, and whoever lost it has no say any more', async () => {
    const { orderId, sessionId, statusOf } = await buy();
    const [stuck, other] = [open(), open()];
    const { isRead, release } = holdNext(sessionId);
    const id = await tell('checkout.session.completed', { client_reference_id: orderId }, stuck);
    await isRead;
    await database.db.update(paymentEvents).set({ dueTime: 0 }).where(eq(paymentEvents.id, id));
    other.inbox.wake();
    await expect.poll(async () => (await rowOf(id))?.status).toBe('done');
    const ended = await rowOf(id);
    const { checkouts } = service.records;
    await checkouts.put({ ...(await checkouts.get(sessionId)), amount: 1 });
    release();
    await stuck.close();
    await other.close();
    expect([ended?.tries, await rowOf(id), await statusOf()]).toEqual([0, ended, 'paid']);
  });

  it('[M-10] of an event only names are kept, by which the payment service is asked', async () => {
    const { orderId, sessionId, statusOf } = await buy();
    const person = { name: 'Ada Lovelace', email: 'ada@example.org', address: { line1: '12 St James’s Square' } };
    const id = await tell('checkout.session.completed', {
      id: sessionId,
      client_reference_id: orderId,
      customer_details: person,
    });
    await expect.poll(async () => (await rowOf(id))?.status).toBe('done');
    const { rows } = stored.parse(await database.db.execute(sql`SELECT * FROM payment_events WHERE id = ${id}`));
    expect([rows, await statusOf()]).toEqual([
      [
        {
          id,
          type: 'checkout.session.completed',
          subject_kind: 'checkout',
          subject_id: orderId,
          status: 'done',
          tries: 0,
          due_time: expect.anything(),
          create_time: expect.anything(),
        },
      ],
      'paid',
    ]);
  });

  it('[M-10] of events that came before only names are kept, too, and those of other products are gone', async () => {
    const migration = await readFile(join(migrationsFolder, '0021_event_subjects.sql'), 'utf8');
    const [orderId, walletId] = [randomUUID(), randomUUID()];
    const came = [
      ['checkout.session.completed', { client_reference_id: orderId, customer_details: { name: 'Ada' } }],
      ['checkout.session.completed', { client_reference_id: 'cart-17' }],
      ['invoice.paid', { id: 'in_1', customer_email: 'ada@example.org' }],
      ['invoice.upcoming', { customer_email: 'ada@example.org' }],
      ['customer.subscription.deleted', { id: 'sub_1' }],
      ['payment_intent.succeeded', { id: 'pi_1', shipping: { name: 'Ada' } }],
      ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_2', billing_details: { name: 'Ada' } }],
      ['refund.failed', { id: 're_1', payment_intent: null }],
      ['charge.refunded', 7],
      ['customer.created', { id: 'cus_1', name: 'Ada' }],
      ['unknown.type', null],
      ['liora.wallet.closed', { walletId }],
    ] as const;
    const { rows } = await database.db.transaction(async (tx) => {
      await tx.execute(sql`CREATE SCHEMA before`);
      await tx.execute(sql`SET LOCAL search_path TO before`);
      await tx.execute(
        sql`CREATE TABLE payment_events (id text PRIMARY KEY, type text NOT NULL, object text NOT NULL, status text NOT NULL)`,
      );
      for (const [place, [type, object]] of came.entries())
        await tx.execute(
          sql`INSERT INTO payment_events VALUES (${`evt_${place}`}, ${type}, ${JSON.stringify(object)}, 'failed')`,
        );
      for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      const left = stored.parse(await tx.execute(sql`SELECT * FROM payment_events ORDER BY id`));
      await tx.execute(sql`DROP SCHEMA before CASCADE`);
      return left;
    });
    const row = (place: number, kept: { readonly subject_kind: string; readonly subject_id: string }) => ({
      id: `evt_${place}`,
      type: came[place]?.[0],
      status: 'failed',
      ...kept,
    });
    expect(rows).toEqual([
      row(0, { subject_kind: 'checkout', subject_id: orderId }),
      row(11, { subject_kind: 'wallet', subject_id: walletId }),
      row(2, { subject_kind: 'invoice', subject_id: 'in_1' }),
      row(4, { subject_kind: 'subscription', subject_id: 'sub_1' }),
      row(5, { subject_kind: 'payment', subject_id: 'pi_1' }),
      row(6, { subject_kind: 'payment', subject_id: 'pi_2' }),
    ]);
  });
});
