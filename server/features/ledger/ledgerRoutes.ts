import { and, desc, eq, lt, sql } from 'drizzle-orm';
import {
  type LedgerPage,
  tokensLedger,
  tokensPackages,
  tokensRemaining,
  type TokensRemaining,
} from '#contract/tokens.ts';
import type { Database } from '#server/db/database.ts';
import { holds, ledgerAccounts, transfers, wallets } from '#server/db/moneySchema.ts';
import type { Products } from '#server/features/product/products.ts';
import type { Endpoints } from '#server/http/endpoint.ts';

const remainingOf = async (db: Database, accountId: string, now: number): Promise<TokensRemaining> => {
  const places = await db
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance, expireTime: ledgerAccounts.expireTime })
    .from(ledgerAccounts)
    .innerJoin(wallets, eq(wallets.id, ledgerAccounts.walletId))
    .where(and(eq(wallets.accountId, accountId), sql`${ledgerAccounts.balance} <> 0`));
  const sum = (kind: string): number =>
    places.filter((place) => place.kind === kind).reduce((total, { balance }) => total + balance, 0);
  const lots = places.filter(({ kind, expireTime }) => kind === 'lot' && (expireTime === null || expireTime > now));
  return {
    tokens: lots.reduce((total, { balance }) => total + balance, 0),
    held: sum('held'),
    debt: Math.abs(sum('debt')),
    expiring: lots
      .flatMap(({ balance, expireTime }) => (expireTime === null ? [] : [{ tokens: balance, expireTime }]))
      .toSorted((one, other) => one.expireTime - other.expireTime),
  };
};

const pageOf = async (
  db: Database,
  accountId: string,
  before: number | undefined,
  pageSize: number,
): Promise<LedgerPage> => {
  const expireTime = sql<number | null>`(select l.expire_time from ${ledgerAccounts} l
    join entries e on e.to_id = l.id where e.transfer_id = ${transfers.id} and l.kind = 'lot' and ${transfers.kind} in ('allowance', 'promotion') limit 1)`;
  const found = await db
    .select({
      transferId: transfers.id,
      seq: transfers.seq,
      kind: transfers.kind,
      service: holds.service,
      change: transfers.change,
      tokens: transfers.spendable,
      expireTime: expireTime.mapWith((value: unknown) => (value === null ? null : Number(value))),
      orderId: transfers.orderId,
      createTime: transfers.createTime,
    })
    .from(transfers)
    .innerJoin(wallets, eq(wallets.id, transfers.walletId))
    .leftJoin(holds, eq(holds.id, transfers.holdId))
    .where(and(eq(wallets.accountId, accountId), before === undefined ? undefined : lt(transfers.seq, before)))
    .orderBy(desc(transfers.seq))
    .limit(pageSize + 1);
  return { lines: found.slice(0, pageSize), hasMore: found.length > pageSize };
};

export const ledgerRoutes = (endpoints: Endpoints, db: Database, products: Products): void => {
  endpoints.open(tokensPackages, () => Promise.resolve({ packages: products.packages() }));
  endpoints.member(tokensRemaining, (_request, caller) => remainingOf(db, caller.id, Date.now()));
  endpoints.member(tokensLedger, ({ before, pageSize }, caller) => pageOf(db, caller.id, before, pageSize));
};
