import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { entries, holds, ledgerAccounts, transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { silentLog } from '#server/log.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { type Ledger, tamperings } from './support/tamperings.ts';
import { databaseKinds, newPostgresqlUrl, openTestDatabase } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const refused = z.object({ code: z.string(), table: z.string(), constraint: z.string(), message: z.string() });

/** What the database said to an act; undefined when it took it. */
const refusalOf = async (act: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await act();
    return undefined;
  } catch (error) {
    const found = refused.safeParse(error instanceof Error ? (error.cause ?? error) : error);
    if (!found.success) throw error;
    const { code, table, constraint, message } = found.data;
    return `${code} of ${table}.${constraint}: ${message}`;
  }
};

const openAccount = async (db: Database): Promise<{ accountId: string; walletId: string }> => {
  const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, createTime: 1 };
  await db.insert(accounts).values(account);
  await transact(db, (tx) => openWallet(tx, account, 20));
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
  return { accountId: account.id, walletId: wallet?.id ?? '' };
};

/** Somebody who got 20 tokens, spent 3 of them, and has 5 set aside. */
const openLedger = async (db: Database): Promise<Ledger> => {
  const { accountId, walletId } = await openAccount(db);
  const [spent, open] = [randomUUID(), randomUUID()];
  await hold(db, { accountId, job: spent, service: 'chat', cost: 3 });
  await endHold(db, spent, 'capture');
  await hold(db, { accountId, job: open, service: 'chat', cost: 5 });
  const places = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.walletId, walletId));
  const placeOf = (kind: string): string => places.find((place) => place.kind === kind)?.id ?? '';
  const [ofOpen] = await db
    .select({ hold: holds.id, transfer: transfers.id })
    .from(holds)
    .innerJoin(transfers, eq(transfers.holdId, holds.id))
    .where(eq(holds.job, open));
  if (ofOpen === undefined) throw new Error('A hold has a transfer');
  return {
    wallet: walletId,
    lot: placeOf('lot'),
    held: placeOf('held'),
    outside: placeOf('outside'),
    open: ofOpen,
  };
};

const readLedgers = async (db: Database): Promise<unknown> => [
  await db.select().from(wallets).orderBy(asc(wallets.id)),
  await db.select().from(ledgerAccounts).orderBy(asc(ledgerAccounts.id)),
  await db.select().from(holds).orderBy(asc(holds.id)),
  await db.select().from(transfers).orderBy(asc(transfers.id)),
  await db.select().from(entries).orderBy(asc(entries.transferId), asc(entries.fromId), asc(entries.toId)),
];

describe.each(databaseKinds)('[M-09] the ledger on %s', (kind) => {
  let database: OpenDatabase;
  let mine: Ledger;
  let theirs: Ledger;
  let before: unknown;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    mine = await openLedger(database.db);
    theirs = await openLedger(database.db);
    before = await readLedgers(database.db);
  });
  afterAll(() => database.close());

  it.each(tamperings)('refuses %s', async (_what, statements, wanted) => {
    const refusal = await refusalOf(() =>
      database.db.transaction(async (tx) => {
        for (const statement of statements(mine, theirs)) await tx.execute(statement);
      }),
    );
    expect(refusal).toBe(`23514 of ${wanted(mine)}`);
    expect(await readLedgers(database.db)).toEqual(before);
  });

  it('is sound', async () => {
    expect(await auditLedgers(database.db)).toEqual({});
  });
});

it('[M-09] what is set aside while an account is deleted on PostgreSQL is given back', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url });
  const database = await openPostgresql(url, silentLog);
  const { db } = database;
  try {
    const visitor = new Visitor(server.origin);
    const email = await visitor.join();
    const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    const answer = `chat:${randomUUID()}:0`;
    const deleted = await db.transaction(async (tx) => {
      await hold(tx, { accountId: account?.id ?? '', job: answer, service: 'chat', cost: 1 });
      const deleting = visitor.post('/api/user/delete', { email, password: passwordDigest('correct horse') });
      await expect
        .poll(() =>
          db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toMatchObject({ rowCount: 1 });
      return { deleting };
    });
    expect(await deleted.deleting).toEqual({ status: 200, errNo: 0, data: {} });
    const ended = await db.select({ status: holds.status }).from(holds).where(eq(holds.job, answer));
    expect([ended, await auditLedgers(db)]).toEqual([[{ status: 'voided' }], {}]);
  } finally {
    await database.close();
  }
});
