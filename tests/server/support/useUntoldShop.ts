import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Promotion } from '#contract/activity.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { createPayments, type Payments } from '#server/features/billing/payments.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { defaultPrices, type Prices } from '#server/prices.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';
import { holdableStore } from './holdableStore.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { newMember } from './newMember.ts';
import { openPaymentService } from './payments.ts';
import { type DatabaseKind, openTestDatabase } from './testDatabase.ts';

const log = pino({ level: 'silent' });

/** Everything about buying, for the tests of a `describe`, on a payment service none of whose notices arrive. */
export const useUntoldShop = (kind: DatabaseKind) => {
  let opened:
    | { readonly database: OpenDatabase; readonly service: DevPayments; readonly payments: Payments }
    | undefined;
  let promotion: Promotion | undefined;
  const { store, holdNext } = holdableStore();
  const current = () => {
    if (opened === undefined) throw new Error('The shop opens before the tests');
    return opened;
  };

  const openOn = (
    { db }: OpenDatabase,
    { settings }: DevPayments,
    { prices = defaultPrices, isServiceDown = false } = {},
  ): Payments =>
    createPayments({
      db,
      provider: stripeProvider({ ...settings, ...(isServiceDown && { secretKey: 'sk_test_wrong' }) }),
      prices,
      promotion: () => promotion,
      publicOrigin: () => 'http://liora.example',
      log,
    });

  beforeAll(async () => {
    const database = await openTestDatabase(kind);
    const service = await openPaymentService(() => 'http://127.0.0.1:9/nowhere', { store });
    service.delivery.hold();
    opened = { database, service, payments: openOn(database, service) };
  });
  afterEach(async () => deepEqual(await auditLedgers(current().database.db), {}));
  afterAll(async () => {
    await opened?.payments.close();
    await opened?.service.close();
    await opened?.database.close();
  });

  return {
    current,
    holdNext,
    /** Another process of the same shop. */
    open: (options: { readonly prices?: Prices; readonly isServiceDown?: boolean } = {}) =>
      openOn(current().database, current().service, options),
    join: () => newMember(current().database),
    choose: async (caller: Caller, productKind: 'package' | 'subscription', productId: string) => {
      const request = { kind: productKind, productId, returnPath: '/tokens' };
      const { orderId, checkoutURL } = await current().payments.orders.checkout(caller, request, randomUUID());
      return { orderId, sessionId: checkoutURL.split('/').at(-1) ?? '' };
    },
    statusOf: async (caller: Caller, orderId: string) =>
      (await current().payments.orders.payment(caller, orderId)).status,
    promote: (next: Promotion | undefined) => {
      promotion = next;
    },
  };
};
