import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { WEBHOOK_PATH } from '#server/features/order/orderRoutes.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { makeDataDir, type RunningServer, startServer } from '#tests/browser/support/server.ts';
import { Buyer, lineOf } from './buyer.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { openPaymentService, stripeEnv } from './payments.ts';
import { type databaseKinds, newPostgresqlUrl } from './testDatabase.ts';
import { Visitor } from './visitor.ts';

const silent = pino({ level: 'silent' });
const preload = `--import=${new URL('crashAtCommit.ts', import.meta.url).href}`;
const characterId = seedCharacters[0]?.characterId ?? '';
const checkout = z.object({ orderId: z.string(), checkoutURL: z.string() });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A server that dies at one of its commits, once it is armed, and is started again. */
const startMortal = async (kind: (typeof databaseKinds)[number], when: 'before' | 'after') => {
  const dataDir = await makeDataDir();
  const databaseUrl = kind === 'postgresql' ? await newPostgresqlUrl() : undefined;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const payments = await openPaymentService(() => origin + WEBHOOK_PATH, { firstWait: 50 });
  const armed = join(dataDir, 'armed');
  const start = (commit: number): Promise<RunningServer> =>
    startServer({
      dataDir,
      port,
      env: {
        ...stripeEnv(payments),
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        NODE_OPTIONS: preload,
        CRASH_ARMED: armed,
        CRASH_COMMIT: String(commit),
        CRASH_WHEN: when,
      },
    });
  let server = await start(1);
  return {
    origin,
    payments,
    arm: () => writeFile(armed, ''),
    disarm: () => rm(armed, { force: true }),
    async restart(commit: number): Promise<void> {
      await server.kill();
      await rm(armed, { force: true });
      server = await start(commit);
    },
    /** Ends everything; gives what is wrong with the ledgers. */
    async end(): Promise<Record<string, string[]>> {
      await payments.close();
      await server.stop();
      const database =
        databaseUrl === undefined
          ? await openPglite(join(dataDir, 'database'), silent)
          : await openPostgresql(databaseUrl, silent);
      const wrong = await auditLedgers(database.db);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      return wrong;
    },
  };
};
type Mortal = Awaited<ReturnType<typeof startMortal>>;

/**
 * Somebody buys tokens, has them given back, and spends a token, while the server dies at its commit `number`, is started
 * again, and whoever had no answer asks again. Gives whether it died.
 */
const buyThroughACrash = async (server: Mortal, number: number): Promise<boolean> => {
  const { payments } = server;
  let hasDied = false;
  /** Asks again, with the same key, when there is no answer, as a browser does. */
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (hasDied || !(error instanceof TypeError)) throw error;
      hasDied = true;
      await server.restart(number + 1);
      return ask();
    }
  };
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const buyer = new Buyer(visitor);
  await server.arm();
  const request = { kind: 'package', productId: 'medium', returnPath: '/' };
  const intent = { 'idempotency-key': randomUUID() };
  const { orderId, checkoutURL } = checkout.parse(
    (await insist(() => visitor.post('/api/order/checkout', request, intent))).data,
  );
  const sees = (status: string): Promise<void> =>
    vi.waitFor(async () => expect(await insist(async () => (await buyer.order(orderId)).status)).toBe(status), {
      timeout: 30_000,
    });
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
  expect(lines.filter(({ kind }) => kind === 'hold')).toHaveLength(1);
  return hasDied;
};

/** Has a server die before and after each of its commits while somebody buys. */
export const describeCrashes = (kind: (typeof databaseKinds)[number]): void => {
  describe(`a server that dies on ${kind}`, () => {
    it.concurrent.each(['before', 'after'] as const)(
      '[BUY-05] %s any of its commits leaves every token accounted for',
      { timeout: 400_000 },
      async (when) => {
        const server = await startMortal(kind, when);
        let rounds = 1;
        while (await buyThroughACrash(server, rounds)) rounds += 1;
        // There were commits to die at.
        expect(rounds).toBeGreaterThan(10);
        // Every round bought once, and gave it back once.
        expect(await server.payments.records.checkouts.list()).toHaveLength(rounds);
        expect(await server.payments.records.refunds.list()).toHaveLength(rounds);
        expect(await server.end()).toEqual({});
      },
    );
  });
};
