import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  type Arbitrary,
  array,
  assert as assertProperty,
  asyncProperty,
  boolean,
  constant,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase, Transaction } from '#server/db/database.ts';
import { orders, wallets } from '#server/db/moneySchema.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { endHold, grant, hold, takeBack } from '#server/features/ledger/ledger.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { ApiError } from '#server/http/apiError.ts';
import { isFull, seed } from '#tests/support/extent.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { expectedPages, readPages } from './support/ledgerLines.ts';
import { databaseKinds, openTestDatabase } from './support/testDatabase.ts';

const HISTORIES = isFull ? 1000 : 100;
const START = 1_800_000_000_000;
/** Small numbers, so that histories run out of tokens, name the same thing twice and take back what was spent. */
const index = nat({ max: 3 });
const tokens = integer({ min: 1, max: 12 });

const command = oneof(
  { weight: 3, arbitrary: record({ kind: constant('grant' as const), order: index, ends: boolean() }) },
  { weight: 5, arbitrary: record({ kind: constant('hold' as const), job: nat({ max: 5 }), cost: tokens }) },
  { weight: 3, arbitrary: record({ kind: constant('capture' as const), job: nat({ max: 5 }) }) },
  { weight: 3, arbitrary: record({ kind: constant('void' as const), job: nat({ max: 5 }) }) },
  { weight: 3, arbitrary: record({ kind: constant('return' as const), order: index, part: nat({ max: 4 }) }) },
);
type Command = typeof command extends Arbitrary<infer C> ? C : never;
/** Steps one after another; the commands of a step run at once. Time goes on by a step each. */
const history = array(array(command, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

const wrongOnes = z.object({ rows: z.array(z.object({ wrong: z.string() })) });
const GRANTED = 10;
const MINUTE = 60_000;

interface Names {
  readonly accountId: string;
  readonly walletId: string;
  readonly order: string;
  readonly cause: string;
  readonly job: string;
}

const run = async (tx: Transaction, given: Command, names: Names, now: number): Promise<void> => {
  const { accountId, walletId, order, cause, job } = names;
  switch (given.kind) {
    case 'grant':
      await grant(
        tx,
        {
          walletId,
          kind: 'purchase',
          cause,
          tokens: GRANTED,
          orderId: order,
          ...(given.ends && { expireTime: now + 2 * MINUTE }),
        },
        now,
      );
      break;
    case 'hold':
      await hold(tx, { accountId, job, service: 'chat', cost: given.cost }, now);
      break;
    case 'capture':
    case 'void':
      await endHold(tx, job, given.kind, now);
      break;
    case 'return':
      await takeBack(tx, { orderId: order, cause, tokens: Math.floor((GRANTED * given.part) / 4) }, now);
      break;
  }
};

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const newWallet = async (): Promise<{ accountId: string; walletId: string; orderIds: string[] }> => {
    const { db } = database;
    const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, createTime: START };
    await db.insert(accounts).values(account);
    await transact(db, (tx) => openWallet(tx, account, 5));
    const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
    const walletId = wallet?.id ?? '';
    const orderIds = Array.from({ length: 4 }, () => randomUUID());
    await db.insert(orders).values(
      orderIds.map((id) => ({
        id,
        walletId,
        kind: 'package' as const,
        productId: 'small',
        tokens: GRANTED,
        amount: 499,
        currency: 'USD',
        status: 'open' as const,
        returnPath: '/',
        createTime: START,
      })),
    );
    return { accountId: account.id, walletId, orderIds };
  };

  it(
    `[BUY-05] stays sound through ${HISTORIES} random histories of parallel commands`,
    { timeout: 300_000 },
    async () => {
      const { db } = database;
      await assertProperty(
        asyncProperty(history, async (steps) => {
          const { accountId, walletId, orderIds } = await newWallet();
          for (const [step, commands] of steps.entries()) {
            const now = START + (step + 1) * MINUTE;
            await Promise.all(
              commands.map((given) =>
                transact(db, async (tx) => {
                  const orderIndex = 'order' in given ? given.order : 0;
                  const order = orderIds[orderIndex] ?? '';
                  const job = `${walletId}:${'job' in given ? given.job : 0}`;
                  await run(tx, given, { accountId, walletId, order, cause: `payment:${order}`, job }, now);
                }).catch((error: unknown) => {
                  const isRefused =
                    (error instanceof ApiError && error.errNo === 3101) ||
                    String(Object(error).cause).includes('holds_job');
                  if (!isRefused) throw error;
                }),
              ),
            );
          }
          expect(await auditWallet(walletId)).toEqual([]);
          for (const pageSize of [2, 100])
            expect(await readPages(db, accountId, pageSize)).toEqual(await expectedPages(db, walletId, pageSize));
        }),
        { numRuns: HISTORIES, seed },
      );
      expect(await auditLedgers(db)).toEqual({});
    },
  );

  /** The whole audit costs more with each history, so that it is made once, at the end; this one finds the history that went wrong. */
  const auditWallet = async (walletId: string): Promise<unknown[]> =>
    wrongOnes.parse(
      await database.db.execute(sql`
        select 'balance' as wrong from ledger_accounts a where a.wallet_id = ${walletId} and a.balance <>
          coalesce((select sum(e.amount) from entries e where e.to_id = a.id), 0) - coalesce((select sum(e.amount) from entries e where e.from_id = a.id), 0)
        union all select 'line' from (select spendable, change, coalesce(lag(spendable) over (order by seq), 0) as before
          from transfers where wallet_id = ${walletId}) t where spendable <> before + change
        union all select 'taken' from orders o where o.wallet_id = ${walletId} and
          coalesce((select sum(case when b.kind = 'outside' then e.amount else 0 end) - sum(case when s.kind = 'outside' then e.amount else 0 end)
            from transfers t join entries e on e.transfer_id = t.id join ledger_accounts b on b.id = e.to_id join ledger_accounts s on s.id = e.from_id
            where t.order_id = o.id and t.kind = 'refund'), 0) not between 0 and o.tokens`),
    ).rows;
});
