import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { WEBHOOK_PATH } from '#server/features/billing/orderRoutes.ts';
import { createPayments, type Payments } from '#server/features/billing/payments.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { defaultPrices } from '#server/prices.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { removeDataDir, type RunningServer, startServer } from '#tests/browser/support/server.ts';
import { Buyer, lineOf } from './support/buyer.ts';
import { startFanOut } from './support/fanOut.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { openPaymentService, stripeEnv } from './support/payments.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { Visitor } from './support/visitor.ts';

const MINUTE = 60_000;
const log = pino({ level: 'silent' });

let service: DevPayments;
let fanOut: Awaited<ReturnType<typeof startFanOut>>;
let servers: readonly RunningServer[] = [];
let databases: readonly OpenDatabase[] = [];
/** What reconciles, as each process does for itself once a minute. */
let reconcilers: readonly Payments[] = [];

beforeAll(async () => {
  fanOut = await startFanOut(() => servers.map(({ origin }) => origin + WEBHOOK_PATH));
  service = await openPaymentService(() => fanOut.url);
  const url = await newPostgresqlUrl();
  const env = { DATABASE_URL: url, ...stripeEnv(service) };
  servers = await Promise.all([startServer({ env }), startServer({ env })]);
  databases = await Promise.all([openPostgresql(url, log), openPostgresql(url, log)]);
  reconcilers = databases.map(({ db }) =>
    createPayments({
      db,
      provider: stripeProvider(service.settings),
      prices: defaultPrices,
      promotion: () => undefined,
      publicOrigin: () => 'http://liora.example',
      log,
    }),
  );
});
afterAll(async () => {
  await Promise.all(reconcilers.map((payments) => payments.close()));
  await Promise.all(databases.map((database) => database.close()));
  await Promise.all(servers.map(({ stop }) => stop()));
  await Promise.all(servers.map(({ dataDir }) => removeDataDir(dataDir)));
  await service.close();
  await fanOut[Symbol.asyncDispose]();
});

/** Everybody asks at once how everything stands, at a time when nothing has been looked at yet. */
const reconcile = async (minutes: number): Promise<void> => {
  await Promise.all(reconcilers.map((payments) => payments.lookAfter(Date.now() + minutes * MINUTE)));
};

it('[N-12] two processes that get every notice, and reconcile at once, book each payment once', async () => {
  const origins = servers.map(({ origin }) => origin);
  const buyers = await Promise.all(
    [...origins, ...origins].map(async (origin) => {
      const visitor = new Visitor(origin);
      await visitor.join();
      return new Buyer(visitor);
    }),
  );
  const bought = await Promise.all(
    buyers.map(async (buyer) => {
      const { sessionId } = await buyer.choose('package', 'small');
      const plan = await buyer.choose('subscription', 'plus-1');
      return { buyer, sessionId, plan };
    }),
  );
  await Promise.all([
    ...bought.map(({ sessionId }) => service.engine.pay(sessionId)),
    ...bought.map(({ plan }) => service.engine.pay(plan.sessionId)),
    reconcile(6),
  ]);
  await Promise.all(bought.map(({ buyer, plan }) => buyer.sees(plan.orderId, 'paid')));
  const subscriptions = await service.records.subscriptions.list();
  await Promise.all([...subscriptions.map(({ id }) => service.engine.renew(id)), reconcile(17)]);
  await expect
    .poll(async () => Promise.all(bought.map(async ({ buyer }) => (await buyer.detail()).tokens)))
    .toEqual(bought.map(() => 2300));
  // A refund is asked for at both processes, and told of to both.
  await Promise.all([
    ...bought.flatMap(({ buyer, plan }) =>
      origins.map((origin) => buyer.visitor.at(origin).post('/api/order/refund', { orderId: plan.orderId })),
    ),
    reconcile(28),
  ]);
  await Promise.all(bought.map(({ buyer, plan }) => buyer.sees(plan.orderId, 'refunded')));
  await reconcile(60);

  const ledgers = await Promise.all(bought.map(async ({ buyer }) => (await buyer.ledger()).map(lineOf)));
  expect(ledgers.map((lines) => lines.map(([kind, change]) => `${kind} ${change}`).toSorted())).toEqual(
    bought.map(() => ['allowance 1000', 'allowance 1000', 'purchase 200', 'refund -1000', 'welcome 100']),
  );
  const refunds = await service.records.refunds.list();
  expect([refunds.length, new Set(refunds.map(({ paymentIntent }) => paymentIntent)).size]).toEqual([4, 4]);
  const db = databases[0]?.db;
  const events = db === undefined ? [] : await db.select({ status: paymentEvents.status }).from(paymentEvents);
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['done']));
  expect(db && (await auditLedgers(db))).toEqual({});
});
