import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LedgerLine } from '#contract/tokens.ts';
import type { Database, OpenDatabase, Transaction } from '#server/db/database.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { orders } from '#server/db/paymentSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { sqlState, UNIQUE_VIOLATION } from '#server/db/sqlState.ts';
import { transact } from '#server/db/transact.ts';
import {
  endHold,
  expireLots,
  grant,
  hold,
  lockWallet,
  prolong,
  restoreLots,
  takeBack,
} from '#server/features/ledger/ledger.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';
import { openWallet, spendableTokens } from '#server/features/ledger/wallet.ts';
import { ApiError } from '#server/http/apiError.ts';
import { until } from '../until.ts';
import {
  type Act,
  DAY,
  endAfter,
  GRACE,
  GRANTED,
  jobOf,
  NEWCOMER,
  ORDERS,
  type Outcome,
  paymentOf,
  PROMOTED,
  promotionOf,
  START,
  statusBack,
  tokensBack,
  WELCOME,
} from './acts.ts';

const counts = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });
const causes = z.object({ rows: z.array(z.object({ cause: z.string() })) });
const snapshots = z.object({
  rows: z.tuple([
    z.object({
      spendable: z.coerce.number(),
      places: z.record(z.string(), z.number()),
      lots: z.record(
        z.string(),
        z.object({ balance: z.number(), expireTime: z.number().nullable(), grace: z.number() }),
      ),
      holds: z.record(z.string(), z.string()),
      orders: z.record(z.string(), z.string()),
      lines: z.array(
        z.object({
          kind: z.string(),
          job: z.string().nullable(),
          order: z.number().nullable(),
          now: z.number(),
          change: z.number(),
          spendable: z.number(),
          moves: z.record(z.string(), z.number()),
        }),
      ),
    }),
  ]),
});

/** Small, so that there are several. */
const PAGE = 3;

const done = (isDone: boolean): Outcome => (isDone ? 'done' : 'nothing');

/** All lines of somebody's ledger, as they are read page after page. */
const readLines = async (db: Database, accountId: string) => {
  const found: LedgerLine[] = [];
  for (let before: number | undefined; ; before = found.at(-1)?.seq) {
    const { lines, hasMore } = await readLedger(db, accountId, before, PAGE);
    found.push(...lines);
    if (!hasMore) return found;
  }
};

/** The wallet of a newcomer in a database, with orders that nobody has paid. */
export const openLedger = async ({ kind, db }: OpenDatabase) => {
  const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, createTime: START };
  await db.insert(accounts).values(account);
  await transact(db, (tx) => openWallet(tx, account, 0));
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
  const walletId = wallet?.id ?? '';
  const orderIds = Array.from({ length: ORDERS }, () => randomUUID());
  await db.insert(orders).values(
    orderIds.map((id, order) => ({
      id,
      walletId,
      kind: 'package' as const,
      productId: String(order),
      tokens: GRANTED,
      amount: 499,
      currency: 'USD',
      status: 'open' as const,
      returnPath: '/',
      createTime: START,
    })),
  );
  /** Names are of this wallet: `payment:1` is `payment:<wallet>:1`. */
  const named = (name: string): string => name.replace(':', `:${walletId}:`);
  const orderOf = (order: number): string => orderIds[order] ?? '';
  const welcome = { walletId, kind: 'welcome', cause: named(NEWCOMER), tokens: WELCOME } as const;
  await transact(db, (tx) => grant(tx, welcome, START));

  const payFor = async (tx: Transaction, { order, ...act }: Extract<Act, { kind: 'buy' | 'renew' }>) => {
    await lockWallet(tx, walletId);
    const cause = named(paymentOf(order));
    const given = { walletId, cause, tokens: GRANTED, orderId: orderOf(order) };
    const paid = { status: 'paid', paymentId: cause.slice('payment:'.length) } as const;
    if ('days' in act) {
      const running = causes.parse(
        await tx.execute(sql`select cause from ledger_accounts where wallet_id = ${walletId} and cause like 'payment:%'
          and expire_time is not null order by create_time desc limit 1`),
      ).rows;
      for (const period of running) await prolong(tx, period.cause, 0, act.now);
      const period = { kind: 'allowance', expireTime: endAfter(act.now, act.days), grace: GRACE } as const;
      if (!(await grant(tx, { ...given, ...period }, act.now))) return 'nothing';
    } else if (!(await grant(tx, { ...given, kind: 'purchase' }, act.now))) return 'nothing';
    await tx
      .update(orders)
      .set(paid)
      .where(eq(orders.id, orderOf(order)));
    return 'done';
  };

  const giveBack = async (tx: Transaction, { order, quarters, now }: Extract<Act, { kind: 'return' }>) => {
    await lockWallet(tx, walletId);
    const found = await tx
      .update(orders)
      .set({ status: statusBack(quarters) })
      .where(sql`${orders.id} = ${orderOf(order)} and ${orders.paymentId} is not null`)
      .returning({ id: orders.id });
    if (found.length === 0) return 'nothing';
    const cause = named(paymentOf(order));
    await takeBack(tx, { orderId: orderOf(order), cause, tokens: tokensBack(quarters) }, now);
    return 'done';
  };

  const perform = async (tx: Transaction, act: Act): Promise<Outcome> => {
    const { now } = act;
    switch (act.kind) {
      case 'buy':
      case 'renew':
        return payFor(tx, act);
      case 'promote': {
        const expireTime = endAfter(now, act.days);
        const cause = named(promotionOf(act.promotion));
        return done(await grant(tx, { walletId, kind: 'promotion', cause, tokens: PROMOTED, expireTime }, now));
      }
      case 'hold':
        await hold(tx, { accountId: account.id, job: named(jobOf(act.job)), service: 'chat', cost: act.cost }, now);
        return 'done';
      case 'capture':
      case 'void':
        return done(await endHold(tx, named(jobOf(act.job)), act.kind, now));
      case 'return':
        return giveBack(tx, act);
      case 'prolong':
        await prolong(tx, named(paymentOf(act.order)), act.days * DAY, now);
        return 'done';
      case 'expire':
        await expireLots(tx, walletId, now + act.ahead * DAY);
        return 'done';
      case 'restore':
        await restoreLots(tx, walletId, now);
        return 'done';
    }
  };

  const play = async (act: Act): Promise<Outcome> => {
    try {
      return await transact(db, (tx) => perform(tx, act));
    } catch (error) {
      if (error instanceof ApiError && error.errNo === 3101) return 'short';
      if (sqlState(error) === UNIQUE_VIOLATION && String(Object(error).cause).includes('holds_job')) return 'taken';
      throw error;
    }
  };

  /** Plays acts on a connection each, all of which have come to wait for the wallet before one goes on. */
  const playAtOnce = async (acts: readonly Act[]): Promise<Outcome[]> => {
    let ended = 0;
    const playing = await db.transaction(async (tx) => {
      await lockWallet(tx, walletId);
      const started = acts.map((act) =>
        play(act).finally(() => {
          ended += 1;
        }),
      );
      const all = Promise.allSettled(started);
      await until(
        async () => {
          const waiting = counts.parse(
            await db.execute(sql`select count(*) as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`),
          ).rows[0].count;
          return waiting + ended === acts.length;
        },
        { interval: 2 },
      );
      return { started, all };
    });
    await playing.all;
    return Promise.all(playing.started);
  };

  const read = async (now: number) => {
    const name = (account_: string) =>
      sql.raw(
        `(select coalesce(replace(cause, wallet_id || ':', ''), kind) from ledger_accounts where id = ${account_})`,
      );
    const mine = sql`wallet_id = ${walletId}`;
    const own = sql`${`${walletId}:`}::text`;
    return snapshots.parse(
      await db.execute(sql`select ${spendableTokens(account.id, now)} as spendable,
        (select json_object_agg(kind, balance) from ledger_accounts where ${mine} and kind <> 'lot') as places,
        (select json_object_agg(replace(cause, ${own}, ''), json_build_object('balance', balance, 'expireTime', expire_time, 'grace', grace))
          from ledger_accounts where ${mine} and kind = 'lot') as lots,
        (select coalesce(json_object_agg(replace(job, ${own}, ''), amount || ' ' || status), '{}') from holds where ${mine}) as holds,
        (select coalesce(json_object_agg(product_id, status), '{}') from orders where ${mine} and payment_id is not null) as orders,
        (select json_agg(json_build_object('kind', kind, 'now', create_time, 'change', change, 'spendable', spendable,
          'job', (select replace(job, ${own}, '') from holds h where h.id = hold_id),
          'order', (select product_id::int from orders o where o.id = order_id),
          'moves', (select json_object_agg(${name('from_id')} || ' > ' || ${name('to_id')}, amount) from entries where transfer_id = t.id)) order by seq)
          from transfers t where ${mine}) as lines`),
    ).rows[0];
  };

  return {
    read,
    /** What came of acts that are done at once. */
    play: (acts: readonly Act[]): Promise<Outcome[]> =>
      kind === 'postgresql' && acts.length > 1 ? playAtOnce(acts) : Promise.all(acts.map(play)),
    /** The lines that its owner reads, page by page, the latest first. */
    lines: async () =>
      (await readLines(db, account.id)).map(({ orderId, seq, kind: is, change, tokens, createTime }) => ({
        seq,
        kind: is,
        change,
        tokens,
        order: orderId === null ? null : orderIds.findIndex((id) => id === orderId),
        createTime,
      })),
  };
};
export type RealLedger = Awaited<ReturnType<typeof openLedger>>;
