import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Database, Transaction } from '#server/db/database.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders } from '#server/db/paymentSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { endHold, expireLots, grant, hold, takeBack } from '#server/features/ledger/ledger.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';
import { openWallet, spendableTokens, voidHolds } from '#server/features/ledger/wallet.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { silentLog } from '#server/log.ts';
import { fillLedger } from './support/filledLedger.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';

const FILLED = 20_000;
/** More rows than any way to read the ledger of somebody with a dozen lines looks at. */
const READ_MAX = 150;
const counts = z.object({ rows: z.array(z.object({ table: z.string(), rows: z.coerce.number() })) });

/** Rows of the ledger's tables that this session has read so far. */
const readSoFar = async (tx: Transaction): Promise<ReadonlyMap<string, number>> => {
  const { rows } = counts.parse(
    await tx.execute(sql`select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
      where relname in ('entries', 'transfers', 'ledger_accounts', 'holds', 'wallets')`),
  );
  return new Map(rows.map(({ table, rows: read }) => [table, read]));
};

/** Tables of which `act` reads many rows, and how many. */
const readMuchBy = (db: Database, act: (tx: Transaction) => Promise<unknown>): Promise<[string, number][]> =>
  db.transaction(async (tx) => {
    const before = await readSoFar(tx);
    await act(tx);
    // What is looked at when the transaction is committed counts too.
    await tx.execute(sql`set constraints all immediate`);
    const after = await readSoFar(tx);
    return [...after]
      .map(([table, read]): [string, number] => [table, read - (before.get(table) ?? 0)])
      .filter(([, read]) => read >= READ_MAX);
  });

it('[M-08] no way to read or write a ledger looks at those of others, among many', async () => {
  const database = await openPostgresql(await newPostgresqlUrl(), silentLog);
  const { db } = database;
  try {
    const account = { id: randomUUID(), email: 'ada@example.org', createTime: 1 };
    await db.insert(accounts).values(account);
    await db.transaction((tx) => openWallet(tx, account, 100));
    const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
    const walletId = wallet?.id ?? '';
    await fillLedger(db, FILLED, 10);
    const orderId = randomUUID();
    const bought = { kind: 'package', productId: 'small', tokens: 50, amount: 499, currency: 'USD' } as const;
    await db
      .insert(orders)
      .values({ id: orderId, walletId, ...bought, status: 'paid', returnPath: '/', createTime: 1 });
    const job = (name: string) => ({ accountId: account.id, job: name, service: 'chat', cost: 3 }) as const;
    const cause = 'payment:pi_1';
    const purchase = { walletId, kind: 'purchase', cause, tokens: 50, orderId } as const;
    const promotion = { walletId, kind: 'promotion', cause: 'promotion:1', tokens: 5 } as const;
    const acts: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
      grant: (tx) => grant(tx, purchase),
      'grant that ends': (tx) => grant(tx, { ...promotion, expireTime: Date.now() + 10 }, 1),
      hold: (tx) => hold(tx, job('one')),
      'another hold': (tx) => hold(tx, job('two')),
      capture: (tx) => endHold(tx, 'one', 'capture'),
      void: (tx) => endHold(tx, 'two', 'void'),
      'take back': (tx) => takeBack(tx, { orderId, cause, tokens: 50 }),
      'give again': (tx) => takeBack(tx, { orderId, cause, tokens: 0 }),
      expiries: (tx) => expireLots(tx, walletId, Date.now() + 60_000),
      'a page of the ledger': (tx) => readLedger(tx, account.id, undefined, 100),
      'what can be spent': (tx) =>
        tx
          .select({ tokens: spendableTokens(account.id, 1) })
          .from(accounts)
          .limit(1),
      'the end of an account': (tx) => voidHolds(tx, account.id),
    };
    const found: Record<string, unknown> = {};
    for (const [name, act] of Object.entries(acts)) {
      const much = await readMuchBy(db, act);
      if (much.length > 0) found[name] = Object.fromEntries(much);
    }
    expect(found).toEqual({});
  } finally {
    await database.close();
  }
});
