import { tokensLedger, tokensPackages, tokensRemaining, type TokensRemaining } from '#contract/tokens.ts';
import type { Database } from '#server/db/database.ts';
import type { Products } from '#server/features/product/products.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { readLedger } from './ledgerPage.ts';
import { filledAccounts } from './wallet.ts';

/** What was granted for, and once that is over, what was given beyond it. */
const shownEnd = (expireTime: number, grace: number, now: number): number =>
  expireTime - grace > now ? expireTime - grace : expireTime;

const remainingOf = async (db: Database, accountId: string, now: number): Promise<TokensRemaining> => {
  const places = await filledAccounts(db, accountId);
  const sum = (kind: string): number =>
    places.filter((place) => place.kind === kind).reduce((total, { balance }) => total + balance, 0);
  const lots = places.filter(({ kind, expireTime }) => kind === 'lot' && (expireTime === null || expireTime > now));
  return {
    tokens: lots.reduce((total, { balance }) => total + balance, 0),
    held: sum('held'),
    debt: Math.abs(sum('debt')),
    expiring: lots
      .flatMap(({ balance, expireTime, grace }) =>
        expireTime === null ? [] : [{ tokens: balance, expireTime: shownEnd(expireTime, grace, now) }],
      )
      .toSorted((one, other) => one.expireTime - other.expireTime),
  };
};

export const ledgerRoutes = (endpoints: Endpoints, db: Database, products: Products): void => {
  endpoints.open(tokensPackages, () => Promise.resolve({ packages: products.packages() }));
  endpoints.member(tokensRemaining, (_request, caller) => remainingOf(db, caller.id, Date.now()));
  endpoints.member(tokensLedger, ({ before, pageSize }, caller) => readLedger(db, caller.id, before, pageSize));
};
