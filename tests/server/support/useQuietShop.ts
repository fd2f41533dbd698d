import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { orders, paymentEvents } from '#server/db/paymentSchema.ts';
import { type EventRow, storeEvents } from '#server/features/billing/paymentEventRepository.ts';
import { createPayments, type Payments } from '#server/features/billing/payments.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { defaultPrices } from '#server/prices.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { newMember } from './newMember.ts';
import { openPaymentService } from './payments.ts';
import { readableLog } from './readableLog.ts';
import { type DatabaseKind, openTestDatabase } from './testDatabase.ts';

/** Everything about buying, for the tests of a `describe`, on a payment service that tells nothing by itself: tests tell what has happened. */
export const useQuietShop = (kind: DatabaseKind) => {
  const { log, take } = readableLog();
  let opened: OpenDatabase | undefined;
  let served: DevPayments | undefined;
  let bought: Payments | undefined;
  let isRefused = false;
  const there = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The shop opens before the tests');
    return part;
  };
  const database = (): OpenDatabase => there(opened);
  const service = (): DevPayments => there(served);
  const payments = (): Payments => there(bought);

  beforeAll(async () => {
    const [{ db }, { settings, delivery }] = [
      (opened = await openTestDatabase(kind)),
      (served = await openPaymentService(() => 'http://127.0.0.1:9/nowhere')),
    ];
    delivery.hold();
    const right = stripeProvider(settings);
    const wrong = stripeProvider({ ...settings, secretKey: 'sk_test_wrong' });
    bought = createPayments({
      db,
      provider: new Proxy(right, { get: (_, name) => Reflect.get(isRefused ? wrong : right, name) }),
      prices: defaultPrices,
      promotion: () => undefined,
      publicOrigin: () => 'http://liora.example',
      log,
    });
  });
  beforeEach(() => {
    take();
  });
  afterAll(async () => {
    await bought?.close();
    await served?.close();
    await opened?.close();
  });

  const choose = async (caller: Caller, productKind: 'package' | 'subscription', productId: string) => {
    const request = { kind: productKind, productId, returnPath: '/tokens' };
    const { orderId, checkoutURL } = await payments().orders.checkout(caller, request, randomUUID());
    return { orderId, sessionId: checkoutURL.split('/').at(-1) ?? '' };
  };
  const join = () => newMember(database());
  const tell = async (
    subjectKind: EventRow['subjectKind'],
    subjectId: string,
    tries = 0,
  ): Promise<EventRow | undefined> => {
    const { db } = database();
    const id = `evt_${randomUUID()}`;
    await storeEvents(db, [{ id, type: 'a.type', subjectKind, subjectId }]);
    if (tries > 0) await db.update(paymentEvents).set({ tries }).where(eq(paymentEvents.id, id));
    const rowOf = async () => (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0];
    payments().inbox.wake();
    await expect.poll(async () => (await rowOf())?.status !== 'waiting' || (await rowOf())?.tries !== tries).toBe(true);
    return rowOf();
  };

  return {
    database,
    service,
    payments,
    /** Does something while the payment service refuses all calls. */
    whileRefused: async <Done>(work: () => Promise<Done>): Promise<Done> => {
      isRefused = true;
      try {
        return await work();
      } finally {
        isRefused = false;
      }
    },
    /** What was logged since the test began, or since this was asked for last. */
    take,
    join,
    choose,
    orderOf: async (id: string) => (await database().db.select().from(orders).where(eq(orders.id, id)))[0],
    /** Has what happened to an object, by its name, worked off for the first time after so many tries; gives how the event stands then. */
    tell,
    /** Somebody who has bought; gives the payment service's names as well. */
    buy: async (productKind: 'package' | 'subscription', productId: string) => {
      const caller = await join();
      const { orderId, sessionId } = await choose(caller, productKind, productId);
      await service().engine.pay(sessionId);
      await tell('checkout', orderId);
      const { subscription = '', paymentIntent = '' } = await service().records.checkouts.get(sessionId);
      return { caller, orderId, sessionId, subscription, paymentIntent };
    },
  };
};
