import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { holds, ledgerAccounts, transfers } from '#server/db/moneySchema.ts';
import { plainHash, readKeyedHash } from '#server/db/keyedHash.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { endHold, expireLots, grant, restoreLots } from './ledger.ts';

/** Gives what newcomers get, unless it was given by the email's hash without a key. */
const welcome = async (tx: Transaction, walletId: string, email: string, tokens: number): Promise<void> => {
  const before = eq(ledgerAccounts.cause, `welcome:${plainHash(email)}`);
  if ((await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(before)).length > 0) return;
  const hash = await readKeyedHash(tx);
  await grant(tx, { walletId, kind: 'welcome', cause: `welcome:${hash.of(email)}`, tokens });
};

/** Makes the wallet of a new account, with what newcomers get: once an email, also when the account is made anew. */
export const openWallet = async (
  tx: Transaction,
  account: { readonly id: string; readonly email: string },
  welcomeTokens: number,
): Promise<void> => {
  const walletId = randomUUID();
  const createTime = Date.now();
  const made = await tx
    .insert(wallets)
    .values({ id: walletId, accountId: account.id, createTime })
    .onConflictDoNothing()
    .returning({ id: wallets.id });
  if (made.length === 0) return;
  await tx
    .insert(ledgerAccounts)
    .values((['held', 'debt', 'outside'] as const).map((kind) => ({ id: randomUUID(), walletId, kind, createTime })));
  if (welcomeTokens > 0) await welcome(tx, walletId, account.email, welcomeTokens);
};

/** Gives a wallet to each account that was made before there were any. */
export const openMissingWallets = async (db: Database, welcomeTokens: number): Promise<void> => {
  const without = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .leftJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(isNull(wallets.id));
  for (const account of without) await transact(db, (tx) => openWallet(tx, account, welcomeTokens));
};

/** Writes down which lots have ended; until then they are only counted as ended. */
export const writeExpiries = async (db: Database, now: number): Promise<void> => {
  const found = await db
    .selectDistinct({ walletId: ledgerAccounts.walletId })
    .from(ledgerAccounts)
    .where(and(gt(ledgerAccounts.balance, 0), lte(ledgerAccounts.expireTime, now)));
  for (const { walletId } of found) await transact(db, (tx) => expireLots(tx, walletId, now));
};

/** Takes back what was written down as ended at a time that has not come yet. */
export const takeExpiriesBack = async (db: Database, now: number): Promise<void> => {
  const found = await db
    .selectDistinct({ walletId: transfers.walletId })
    .from(transfers)
    .where(and(eq(transfers.kind, 'expiry'), gt(transfers.createTime, now)));
  for (const { walletId } of found) await transact(db, (tx) => restoreLots(tx, walletId, now));
};

/** Wallets that are served in one go. */
const AT_ONCE = 1000;

/**
 * Gives what a promotion brings to wallets that have not had it; it ends with the promotion. Once an email, also when the account is made
 * anew: of the email its keyed hash stays, as of a welcome.
 */
export const grantPromotion = async (
  db: Database,
  { name, tokens, endTime }: { readonly name: string; readonly tokens: number; readonly endTime: number },
): Promise<void> => {
  const named = `promotion:${name}:`;
  const plain = sql`encode(sha256(convert_to(${accounts.email}, 'UTF8')), 'hex')`;
  const cause = sql<string>`${named}::text || ${(await readKeyedHash(db)).ofHash(plain)}`;
  /** What it was given for before hashes had a key, and before that was kept by email. */
  const earlier = sql`${named}::text || ${plain}, ${named}::text || ${wallets.id}`;
  const without = await db
    .select({ walletId: wallets.id, cause })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .leftJoin(ledgerAccounts, sql`${ledgerAccounts.cause} in (${cause}, ${earlier})`)
    .where(
      and(
        isNull(ledgerAccounts.id),
        // With another email it would come again.
        sql`not exists (select from ${ledgerAccounts} had where had.wallet_id = ${wallets.id} and starts_with(had.cause, ${named}))`,
      ),
    )
    .limit(AT_ONCE);
  for (const wallet of without)
    await transact(db, (tx) => grant(tx, { ...wallet, kind: 'promotion', tokens, expireTime: endTime }));
};

/** Tokens that the account can spend now. */
export const spendableTokens = (accountId: string, now: number) =>
  sql<number>`coalesce((select sum(l.balance) from ${ledgerAccounts} l join ${wallets} w on w.id = l.wallet_id
    where w.account_id = ${accountId} and l.kind = 'lot' and l.balance > 0 and (l.expire_time is null or l.expire_time > ${now})), 0)`.mapWith(
    Number,
  );

/** How many tokens the account can spend now. */
export const tokensOf = async (db: Queries, accountId: string): Promise<number> =>
  (
    await db
      .select({ tokens: spendableTokens(accountId, Date.now()) })
      .from(wallets)
      .where(eq(wallets.accountId, accountId))
  )[0]?.tokens ?? 0;

/**
 * Gives back all that is set aside, before an account goes. Whoever is setting something aside is waited for; whoever comes later finds no
 * wallet.
 */
export const voidHolds = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, accountId)).for('update');
  const open = await tx
    .select({ job: holds.job })
    .from(holds)
    .innerJoin(wallets, eq(wallets.id, holds.walletId))
    .where(and(eq(wallets.accountId, accountId), eq(holds.status, 'held')));
  for (const { job } of open) await endHold(tx, job, 'void');
};

/** Where the tokens of an account are, and when they end. */
export const filledAccounts = (db: Queries, accountId: string) =>
  db
    .select({
      kind: ledgerAccounts.kind,
      balance: ledgerAccounts.balance,
      expireTime: ledgerAccounts.expireTime,
      grace: ledgerAccounts.grace,
    })
    .from(ledgerAccounts)
    .innerJoin(wallets, eq(wallets.id, ledgerAccounts.walletId))
    .where(and(eq(wallets.accountId, accountId), sql`${ledgerAccounts.balance} <> 0`));
