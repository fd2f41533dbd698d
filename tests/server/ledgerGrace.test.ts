import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { ledgerAccounts, transfers } from '#server/db/moneySchema.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { expireLots, grant, hold, prolong } from '#server/features/ledger/ledger.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const START = 1_800_000_000_000;
const DAY = 86_400_000;

describeOnDatabases('tokens that may outlast their time', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    deepEqual(await auditLedgers(database.db), {});
    await database.close();
  });

  /** A wallet that was given 10 tokens to a day's end, with three days of grace. */
  const open = async () => {
    const { db } = database;
    const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, createTime: START };
    await db.insert(accounts).values(account);
    await transact(db, (tx) => openWallet(tx, account, 0));
    const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
    const walletId = wallet?.id ?? '';
    const cause = `payment:${randomUUID()}`;
    const given = { walletId, kind: 'allowance', tokens: 10, expireTime: START + DAY } as const;
    await transact(db, (tx) => grant(tx, { ...given, cause, grace: 3 * DAY }, START));
    return {
      accountId: account.id,
      cause,
      give: (expireTime: number) =>
        transact(db, (tx) => grant(tx, { ...given, cause: `promotion:${randomUUID()}`, expireTime }, START)),
      prolong: (grace: number, now: number) => transact(db, (tx) => prolong(tx, cause, grace, now)),
      /** What is left at a time, by the ends of the lots. */
      leftAt: async (now: number) => {
        await transact(db, (tx) => expireLots(tx, walletId, now));
        const lots = await db
          .select({ end: ledgerAccounts.expireTime, balance: ledgerAccounts.balance })
          .from(ledgerAccounts)
          .where(sql`${ledgerAccounts.walletId} = ${walletId} and ${ledgerAccounts.kind} = 'lot'`)
          .orderBy(asc(ledgerAccounts.expireTime));
        return lots.map(({ end, balance }) => [((end ?? 0) - START) / DAY, balance]);
      },
      expiries: async () =>
        (await db.select().from(transfers).where(eq(transfers.walletId, walletId)))
          .filter(({ kind: is }) => is === 'expiry')
          .map(({ change, createTime }) => [change, (createTime - START) / DAY]),
    };
  };

  it('[M-04] last as much longer as was said, and end when that is taken back', async () => {
    const { leftAt, expiries, prolong: change } = await open();
    expect(await leftAt(START + 3 * DAY)).toEqual([[4, 10]]);
    await change(0, START + 3 * DAY);
    expect([await leftAt(START + 3 * DAY), await expiries()]).toEqual([[[1, 0]], [[-10, 3]]]);
  });

  it('[M-04] do not come back once they have ended', async () => {
    const { leftAt, expiries, prolong: change } = await open();
    await change(0, START);
    await change(3 * DAY, START + 2 * DAY);
    expect([await leftAt(START + 2 * DAY), await expiries()]).toEqual([[[4, 0]], [[-10, 2]]]);
  });

  it('[M-04] are spent before those that were given for longer', async () => {
    const { accountId, give, leftAt } = await open();
    await give(START + 2 * DAY);
    await hold(database.db, { accountId, job: randomUUID(), service: 'chat', cost: 4 }, START);
    expect(await leftAt(START)).toEqual([
      [2, 10],
      [4, 6],
    ]);
  });

  it('[M-04] have an end that nothing else moves', async () => {
    const { cause } = await open();
    const change = (values: string) =>
      database.db.execute(sql`update ledger_accounts set ${sql.raw(values)} where cause = ${cause}`);
    for (const values of ['expire_time = expire_time + 1', 'grace = grace + 1', 'balance = 11', 'grace = -1'])
      await expect(change(values)).rejects.toMatchObject({ cause: { code: '23514' } });
    await expect(database.db.execute(sql`delete from ledger_accounts where cause = ${cause}`)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });
});
