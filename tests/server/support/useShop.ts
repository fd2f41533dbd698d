import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import type { EventRecord } from '#server/features/devPayments/records.ts';
import { Buyer } from './buyer.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { type Shop, startShop } from './payments.ts';
import type { DatabaseKind } from './testDatabase.ts';
import { placeOn } from './testServer.ts';

const silent = pino({ level: 'silent' });

/**
 * A server with a payment service for the tests of a `describe`. After each test, the ledgers are audited; on the embedded
 * database, which one process has to itself, when the server has stopped.
 */
export const useShop = (
  kind: DatabaseKind,
  env: () => Promise<Readonly<Record<string, string>>> = () => Promise.resolve({}),
  clock?: () => number,
) => {
  let shop: Shop | undefined;
  let database: OpenDatabase | undefined;
  let databaseUrl = '';
  beforeAll(async () => {
    const place = await placeOn(kind);
    const url = place['DATABASE_URL'];
    shop = await startShop({ ...(await env()), ...place }, clock);
    databaseUrl = url ?? '';
    if (url !== undefined) database = await openPostgresql(url, silent);
  });
  afterEach(async () => {
    if (database !== undefined) expect(await auditLedgers(database.db)).toEqual({});
  });
  afterAll(async () => {
    if (shop === undefined) return;
    await shop.payments.close();
    await shop.server.close();
    database ??= await openPglite(join(shop.server.dataDir, 'database'), silent);
    expect(await auditLedgers(database.db)).toEqual({});
    await database.close();
    await rm(shop.server.dataDir, { recursive: true, force: true });
  });

  const current = (): Shop => {
    if (shop === undefined) throw new Error('The shop opens before the tests');
    return shop;
  };
  const payments = (): DevPayments => current().payments;

  return {
    server: () => current().server,
    payments,
    join: () => Buyer.join(current()),
    /** Of PostgreSQL; empty where the database is embedded. */
    databaseUrl: () => databaseUrl,

    /** The payment service's name of the payment of a checkout. */
    paymentOf: async (sessionId: string): Promise<string> => {
      const { records } = payments();
      const { paymentIntent, invoice } = await records.checkouts.get(sessionId);
      return (invoice === undefined ? paymentIntent : (await records.invoices.get(invoice)).paymentIntent) ?? '';
    },
    subscriptionOf: async (sessionId: string): Promise<string> => {
      return (await payments().records.checkouts.get(sessionId)).subscription ?? '';
    },
    /** Events whose objects hold a text, in the order in which they happened. */
    eventsAbout: async (text: string): Promise<EventRecord[]> => {
      return (await payments().delivery.events()).filter(({ object }) => JSON.stringify(object).includes(text));
    },
    buy: async (buyer: Buyer, productKind: 'package' | 'subscription', productId: string) => {
      const chosen = await buyer.choose(productKind, productId);
      await payments().engine.pay(chosen.sessionId);
      return { ...chosen, order: await buyer.sees(chosen.orderId, 'paid') };
    },
  };
};
