import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders } from '#server/db/paymentSchema.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { accounts } from '#server/db/schema.ts';
import { endHold, grant, hold, takeBack } from '#server/features/ledger/ledger.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { silentLog } from '#server/log.ts';
import { fillLedger } from '#tests/server/support/filledLedger.ts';
import { startPostgresql } from '#tests/server/support/postgresqlServer.ts';

/**
 * Prints how long, in milliseconds, one step of the ledger keeps a wallet locked among so many entries of others, on PostgreSQL: with the
 * indexes of the entries, and without them as it was before. Usage: node bench/takeBack.ts [entries]
 */
const ENTRIES = Number(process.argv[2] ?? 400_000);
const TIMES = 15;

/** Somebody with an order, of which half is spent. */
const openBuyer = async (db: Database, place: string) => {
  const account = { id: randomUUID(), email: `${place}@example.org`, createTime: 1 };
  await db.insert(accounts).values(account);
  await db.transaction((tx) => openWallet(tx, account, 0));
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
  if (wallet === undefined) throw new Error('An account has a wallet');
  const order = {
    id: randomUUID(),
    walletId: wallet.id,
    kind: 'package',
    productId: 'small',
    tokens: 50,
    amount: 499,
  } as const;
  await db.insert(orders).values({ ...order, currency: 'USD', status: 'paid', returnPath: '/', createTime: 1 });
  return { accountId: account.id, walletId: wallet.id, orderId: order.id, cause: `payment:${place}` };
};

const median = (values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(2);

const measure = async (db: Database, round: string): Promise<string> => {
  const times: Record<'grant' | 'hold' | 'capture' | 'take back', number[]> = {
    grant: [],
    hold: [],
    capture: [],
    'take back': [],
  };
  for (let time = 0; time < TIMES; time += 1) {
    const { accountId, walletId, orderId, cause } = await openBuyer(db, `${round}-${time}`);
    const job = `${round}-${time}`;
    const take = async (step: keyof typeof times, act: () => Promise<unknown>): Promise<void> => {
      const started = performance.now();
      await act();
      times[step].push(performance.now() - started);
    };
    await take('grant', () =>
      db.transaction((tx) => grant(tx, { walletId, kind: 'purchase', cause, tokens: 50, orderId })),
    );
    await take('hold', () => hold(db, { accountId, job, service: 'chat', cost: 25 }));
    await take('capture', () => endHold(db, job, 'capture'));
    await take('take back', () => db.transaction((tx) => takeBack(tx, { orderId, cause, tokens: 50 })));
  }
  return Object.entries(times)
    .map(([step, some]) => `${step} ${median(some)}`)
    .join(', ');
};

const server = await startPostgresql();
try {
  const database = await openPostgresql(server.url, silentLog, {
    connections: 2,
    statementTime: 0,
    lockTime: 0,
    idleTime: 0,
  });
  const { db } = database;
  await fillLedger(db, ENTRIES);
  process.stdout.write(`${ENTRIES} entries, with indexes: ${await measure(db, 'with')}\n`);
  await db.execute(sql`drop index entries_by_source, entries_by_target`);
  process.stdout.write(`${ENTRIES} entries, without: ${await measure(db, 'without')}\n`);
  await database.close();
} finally {
  await server.stop();
}
