import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import { WEBHOOK_PATH } from '#server/features/billing/orderRoutes.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { Buyer, lineOf } from './buyer.ts';
import { auditLedgers } from './ledgerAudit.ts';
import type { Ordeal } from './describeDeaths.ts';
import { type Death, type MortalServer, startMortalServer, type When } from './mortalServer.ts';
import { openPaymentService, stripeEnv } from './payments.ts';
import type { DatabaseKind } from './testDatabase.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

const characterId = seedCharacters[0]?.characterId ?? '';
const checkout = z.object({ orderId: z.string(), checkoutURL: z.string() });

/**
 * Somebody buys tokens, has them given back, and spends a token, while the server dies at each of `deaths`, one after the other, is started
 * again, and whoever had no answer asks again. Gives the deaths that did not come.
 */
const buyThrough = async (
  server: MortalServer,
  payments: DevPayments,
  deaths: readonly Death[],
): Promise<readonly Death[]> => {
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const buyer = new Buyer(visitor);
  const { insist, left } = await server.insistThrough(deaths);
  const request = { kind: 'package', productId: 'medium', returnPath: '/' };
  const intent = { 'idempotency-key': randomUUID() };
  const { orderId, checkoutURL } = checkout.parse(
    (await insist(() => visitor.post('/api/order/checkout', request, intent))).data,
  );
  const sees = async (status: string): Promise<void> => {
    await until(async () => (await insist(async () => (await buyer.order(orderId)).status)) === status, {
      timeout: 120_000,
    });
  };
  await payments.engine.pay(checkoutURL.split('/').at(-1) ?? '');
  await sees('paid');
  const key = { 'idempotency-key': randomUUID() };
  await insist(() => visitor.post('/api/order/refund', { orderId }, key));
  await sees('refunded');
  const said = randomUUID();
  await insist(() => visitor.say(characterId, 'Hello', said));
  await server.disarm();
  const lines = await insist(() => buyer.ledger());
  const uses = new Set<string>(['hold', 'capture', 'void']);
  expect((await buyer.remaining()).held).toBe(0);
  expect(lines.filter(({ kind }) => !uses.has(kind)).map(lineOf)).toEqual([
    ['refund', -500, 100],
    ['purchase', 500, 600],
    ['welcome', 100, 100],
  ]);
  expect(lines.filter(({ kind }) => uses.has(kind))).toHaveLength(1);
  return left();
};

/** Somebody who buys from a shop whose server dies. */
export const buying = async (kind: DatabaseKind, when: When): Promise<Ordeal> => {
  let webhookUrl = '';
  const payments = await openPaymentService(() => webhookUrl, { firstWait: 50 });
  const server = await startMortalServer({
    kind,
    when,
    envAt: async (origin) => {
      webhookUrl = origin + WEBHOOK_PATH;
      return stripeEnv(payments);
    },
  });
  return {
    server,
    goThrough: (deaths) => buyThrough(server, payments, deaths),
    async end(times) {
      // Every time something was bought once, and given back once.
      expect(await payments.records.checkouts.list()).toHaveLength(times);
      expect(await payments.records.refunds.list()).toHaveLength(times);
      await payments.close();
      expect(await server.end(({ db }) => auditLedgers(db))).toEqual({});
    },
  };
};
