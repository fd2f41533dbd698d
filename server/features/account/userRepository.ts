import { and, eq, gt, ne } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/db/database.ts';
import { wallets } from '#server/db/walletSchema.ts';
import { subscriptions } from '#server/db/paymentSchema.ts';
import { accounts } from '#server/db/schema.ts';
import { emailChanges, mailCodes } from '#server/db/signInSchema.ts';
import { spendableTokens } from '#server/features/ledger/wallet.ts';

type Account = typeof accounts.$inferSelect;

const one = (rows: readonly Account[]): Account => {
  const [account] = rows;
  if (account === undefined) throw new Error('The account is gone');
  return account;
};

/** Others who want to change the account wait until the transaction ends. */
export const lockAccount = async (tx: Transaction, id: string): Promise<Account> =>
  one(await tx.select().from(accounts).where(eq(accounts.id, id)).for('update'));

export const updateAccount = async (
  tx: Transaction,
  id: string,
  values: Partial<
    Pick<
      Account,
      | 'name'
      | 'pronoun'
      | 'age'
      | 'country'
      | 'underAgeAnswers'
      | 'pictureChoice'
      | 'pictureAgreedCost'
      | 'showsReasoning'
    >
  >,
): Promise<Account> => one(await tx.update(accounts).set(values).where(eq(accounts.id, id)).returning());

/** Plan and tokens of an account now, and the email that it is to have. */
export const standingOf = async (
  db: Queries,
  accountId: string,
  now: number,
): Promise<{ readonly plan: string | null; readonly tokens: number; readonly newEmail?: string }> => {
  const [row] = await db
    .select({ plan: subscriptions.name, tokens: spendableTokens(accountId, now), newEmail: emailChanges.email })
    .from(wallets)
    .leftJoin(subscriptions, and(eq(subscriptions.walletId, wallets.id), ne(subscriptions.status, 'ended')))
    .leftJoin(emailChanges, and(eq(emailChanges.accountId, accountId), gt(emailChanges.expireTime, now)))
    .where(eq(wallets.accountId, accountId));
  if (row === undefined) return { plan: null, tokens: 0 };
  const { newEmail, ...standing } = row;
  return newEmail === null ? standing : { ...standing, newEmail };
};

/** Takes everything of the account with it, the codes that mails to it carry too. */
export const deleteAccount = async (tx: Transaction, id: string): Promise<void> => {
  const deleted = await tx.delete(accounts).where(eq(accounts.id, id)).returning({ email: accounts.email });
  for (const { email } of deleted) await tx.delete(mailCodes).where(eq(mailCodes.email, email));
};
