import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokensRemaining } from '#contract/tokens.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { readKeyedHash } from '#server/db/keyedHash.ts';
import { ledgerAccounts } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders } from '#server/db/paymentSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { endHold, grant, type Grant, hold, takeBack } from '#server/features/ledger/ledger.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';
import { grantPromotion, openMissingWallets, tokensOf, writeExpiries } from '#server/features/ledger/wallet.ts';
import { silentLog } from '#server/log.ts';
import { lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { newPostgresqlUrl, openTestDatabase } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const walletOf = async (db: Database, accountId: string): Promise<string> => {
  const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, accountId));
  return wallet?.id ?? '';
};

describeOnDatabases('wallets', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    deepEqual(await auditLedgers(database.db), {});
    await database.close();
  });

  /** Somebody with a wallet and this much to begin with. */
  const open = async (welcomeTokens: number) => {
    const { db } = database;
    const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, createTime: 1 };
    await db.insert(accounts).values(account);
    await openMissingWallets(db, welcomeTokens);
    const walletId = await walletOf(db, account.id);
    return {
      accountId: account.id,
      walletId,
      digest: (await readKeyedHash(db)).of(account.email),
      lines: async () => (await readLedger(db, account.id, undefined, 100)).lines.map(lineOf),
      lots: async () =>
        (await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.walletId, walletId)))
          .filter(({ kind: is }) => is === 'lot')
          .map(({ cause, balance, expireTime }) => [cause, balance, expireTime]),
    };
  };

  it('[N-12] are opened once, with what newcomers get by the keyed hash of their e-mail', async () => {
    const { accountId, digest, lots } = await open(7);
    await openMissingWallets(database.db, 7);
    expect([await lots(), await tokensOf(database.db, accountId), await tokensOf(database.db, randomUUID())]).toEqual([
      [[`welcome:${digest}`, 7, null]],
      7,
      0,
    ]);
  });

  it('[N-12] are opened without anything where newcomers get nothing', async () => {
    const { accountId, lots } = await open(0);
    expect([await lots(), await tokensOf(database.db, accountId)]).toEqual([[], 0]);
  });

  it('[N-12] get each promotion once, by its name', async () => {
    const { digest, lots } = await open(0);
    const endTime = Date.now() + DAY;
    for (const name of ['Autumn', 'Winter', 'Autumn']) await grantPromotion(database.db, { name, tokens: 3, endTime });
    expect(await lots()).toEqual([
      [`promotion:Autumn:${digest}`, 3, endTime],
      [`promotion:Winter:${digest}`, 3, endTime],
    ]);
  });

  it('[N-12] hold nothing that has ended, which is written down at its time', async () => {
    const { accountId, walletId, lines } = await open(1);
    const end = Date.now() + DAY;
    const given = {
      walletId,
      kind: 'allowance',
      cause: `payment:${randomUUID()}`,
      tokens: 5,
      expireTime: end,
    } as const;
    await transact(database.db, (tx) => grant(tx, given));
    await writeExpiries(database.db, end - 1);
    expect([await tokensOf(database.db, accountId), await lines()]).toEqual([
      6,
      [
        ['allowance', 5, 6],
        ['welcome', 1, 1],
      ],
    ]);
    await writeExpiries(database.db, end);
    expect([await tokensOf(database.db, accountId), (await lines())[0]]).toEqual([1, ['expiry', -5, 1]]);
  });
});

it('[N-12] what remains is told whole: what is there, set aside and owed, and what ends, the next first', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url });
  const database = await openPostgresql(url, silentLog);
  const { db } = database;
  const visitor = new Visitor(server.origin);
  const email = await visitor.join();
  const remaining = async () => tokensRemaining.response.parse((await visitor.get('/api/tokens/remaining')).data);
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  const accountId = account?.id ?? '';
  const walletId = await walletOf(db, accountId);
  const give = (given: Omit<Grant, 'walletId'>) => transact(db, (tx) => grant(tx, { ...given, walletId }));
  const spend = async (job: string, cost: number) => {
    await hold(db, { accountId, job, service: 'chat', cost });
    await endHold(db, job, 'capture');
  };
  const now = Date.now();
  const [late, over, soon] = [now + 30 * DAY, now - HOUR, now + DAY];
  const cause = 'payment:pi_1';
  const bought = { kind: 'package', productId: 'small', tokens: 50, amount: 499, currency: 'USD' } as const;
  const orderId = randomUUID();
  await db.insert(orders).values({ ...bought, id: orderId, walletId, status: 'paid', returnPath: '/', createTime: 1 });
  try {
    await give({ kind: 'promotion', cause: 'promotion:late', tokens: 30, expireTime: late });
    await give({ kind: 'allowance', cause: 'payment:over', tokens: 5, expireTime: over, grace: 3 * DAY });
    await give({ kind: 'allowance', cause: 'payment:soon', tokens: 10, expireTime: soon, grace: 3 * DAY });
    await give({ kind: 'purchase', cause, tokens: 50, orderId });
    await hold(db, { accountId, job: 'held', service: 'chat', cost: 2 });
    expect(await remaining()).toEqual({
      tokens: 193,
      held: 2,
      debt: 0,
      expiring: [
        { tokens: 10, expireTime: soon },
        { tokens: 3, expireTime: over + 3 * DAY },
        { tokens: 30, expireTime: late },
      ],
    });
    await spend('all', 193);
    await transact(db, (tx) => takeBack(tx, { orderId, cause, tokens: 50 }));
    expect(await remaining()).toEqual({ tokens: 0, held: 2, debt: 50, expiring: [] });
  } finally {
    await database.close();
  }
});
