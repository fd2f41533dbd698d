import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { WEBHOOK_PATH } from '#server/features/order/orderRoutes.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { makeDataDir, type RunningServer, startServer } from '#tests/browser/support/server.ts';
import { isFull, sample } from '#tests/support/extent.ts';
import { Buyer, lineOf } from './buyer.ts';
import { keptPort } from './keptPort.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { openPaymentService, stripeEnv } from './payments.ts';
import { type databaseKinds, newPostgresqlUrl } from './testDatabase.ts';
import { Visitor } from './visitor.ts';

const silent = pino({ level: 'silent' });
const preload = `--import=${new URL('crashAtCommit.ts', import.meta.url).href}`;
/** Optimizing the code of servers that live for seconds takes more time than it saves. */
const QUICK_TO_START = '--liftoff-only';
const characterId = seedCharacters[0]?.characterId ?? '';
const checkout = z.object({ orderId: z.string(), checkoutURL: z.string() });

/** Somewhere to die: a commit by its number, or the first of its kind. */
type Death = number | string;
type When = 'before' | 'after';

/** A server that dies at one of its commits, once it is armed, and is started again. */
const startMortal = async (kind: (typeof databaseKinds)[number], when: When) => {
  const dataDir = await makeDataDir();
  const databaseUrl = kind === 'postgresql' ? await newPostgresqlUrl() : undefined;
  const port = await keptPort();
  const origin = `http://127.0.0.1:${port}`;
  const payments = await openPaymentService(() => origin + WEBHOOK_PATH, { firstWait: 50 });
  const armed = join(dataDir, 'armed');
  const log = join(dataDir, 'commits');
  const start = (): Promise<RunningServer> =>
    startServer({
      dataDir,
      port,
      nodeArgs: [preload, QUICK_TO_START],
      env: {
        ...stripeEnv(payments),
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        CRASH_ARMED: armed,
        CRASH_LOG: log,
        CRASH_WHEN: when,
      },
    });
  let server = await start();
  return {
    origin,
    payments,
    /** Counts commits from now on, and dies at the given one. */
    arm: (death?: Death) => writeFile(armed, String(death ?? 0)),
    disarm: () => rm(armed, { force: true }),
    /** Kinds of the commits so far, while it was armed. */
    commits: async (): Promise<string[]> => (await readFile(log, 'utf8')).trim().split('\n'),
    /** Starts it again, disarmed. */
    async restart(): Promise<void> {
      await server.kill();
      await rm(armed, { force: true });
      server = await start();
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
 * Somebody buys tokens, has them given back, and spends a token, while the server dies at each of `deaths`, one after the other, is started
 * again, and whoever had no answer asks again. Gives the deaths that did not come.
 */
const buyThrough = async (server: Mortal, deaths: readonly Death[]): Promise<readonly Death[]> => {
  const { payments } = server;
  let left = deaths;
  /** Asks again, with the same key, when there is no answer, as a browser does. */
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (left.length === 0 || !(error instanceof TypeError)) throw error;
      left = left.slice(1);
      await server.restart();
      if (left.length > 0) await server.arm(left[0]);
      return insist(ask);
    }
  };
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const buyer = new Buyer(visitor);
  await server.arm(left[0]);
  const request = { kind: 'package', productId: 'medium', returnPath: '/' };
  const intent = { 'idempotency-key': randomUUID() };
  const { orderId, checkoutURL } = checkout.parse(
    (await insist(() => visitor.post('/api/order/checkout', request, intent))).data,
  );
  const sees = (status: string): Promise<void> =>
    vi.waitFor(async () => expect(await insist(async () => (await buyer.order(orderId)).status)).toBe(status), {
      timeout: 120_000,
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
  return left;
};

/** Goes through one purchase after the other until all have come. Gives how many that took. */
const buyThroughAll = async (server: Mortal, deaths: readonly Death[]): Promise<number> => {
  let purchases = 0;
  for (let left = deaths; left.length > 0; purchases += 1) {
    const missed = await buyThrough(server, left);
    // One that did not come had been passed already; it comes first now.
    expect(missed).not.toEqual(left);
    left = missed;
  }
  return purchases;
};

/** The kinds of all commits of a purchase, in their order. */
const commitsOn = async (kind: (typeof databaseKinds)[number]): Promise<readonly string[]> => {
  const server = await startMortal(kind, 'before');
  await buyThrough(server, []);
  const commits = await server.commits();
  expect(await server.end()).toEqual({});
  return commits;
};

/** Deaths are shared among so many servers, which wait side by side. */
const SHARES = 3;
const shares = (['before', 'after'] as const).flatMap((when) =>
  Array.from({ length: SHARES }, (_, share) => ({ when, share, name: `${share + 1} of ${SHARES}` })),
);

/** Has a server die before and after its commits while somebody buys: at each of them when everything is wanted, else at each kind and one more. */
export const describeCrashes = (kind: (typeof databaseKinds)[number]): void => {
  describe(`a server that dies on ${kind}`, () => {
    let commits: readonly string[] = [];
    beforeAll(async () => {
      commits = await commitsOn(kind);
    });

    it.concurrent.each(shares)(
      `[BUY-05] $when ${isFull ? 'any' : 'each kind'} of its commits leaves every token accounted for: $name`,
      { timeout: 400_000 },
      async ({ when, share }) => {
        const numbers = commits.map((_, index) => index + 1);
        const mine = (_: unknown, index: number): boolean => index % SHARES === share;
        const kinds = [...new Set(commits)];
        // There were commits to die at.
        expect(kinds.length).toBeGreaterThan(10);
        const server = await startMortal(kind, when);
        const alone = isFull ? numbers.filter(mine) : share === 0 ? sample(numbers, 1, `${kind} ${when}`) : [];
        let purchases = isFull ? 0 : await buyThroughAll(server, kinds.filter(mine));
        for (const number of alone) {
          await buyThrough(server, [number]);
          purchases += 1;
        }
        // Every round bought once, and gave it back once.
        expect(await server.payments.records.checkouts.list()).toHaveLength(purchases);
        expect(await server.payments.records.refunds.list()).toHaveLength(purchases);
        expect(await server.end()).toEqual({});
      },
    );
  });
};
