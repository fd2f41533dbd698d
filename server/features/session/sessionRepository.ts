import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { mailCodes, sessions } from '#server/db/signInSchema.ts';

export const findAccountByEmail = async (db: Queries, email: string) =>
  (await db.select().from(accounts).where(eq(accounts.email, email)))[0];

/** The account of a live session; a locked account has none. */
export const findAccountBySession = async (db: Queries, tokenHash: string, now: number) =>
  (
    await db
      .select({ account: accounts })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now), isNull(accounts.lockTime)))
  )[0]?.account;

export const insertSession = (db: Queries, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session);

export const deleteSession = (db: Queries, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const deleteSessionsOf = (db: Queries, accountId: string) =>
  db.delete(sessions).where(eq(sessions.accountId, accountId));

export const setPasswordHash = async (db: Queries, accountId: string, passwordHash: string): Promise<void> => {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
};

/** Gives undefined when the e-mail has an account already. */
export const insertAccount = async (db: Queries, account: typeof accounts.$inferInsert) =>
  (await db.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email }).returning())[0];

export const deleteExpired = async (db: Queries, now: number): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expireTime, now));
  await db.delete(mailCodes).where(lt(mailCodes.expireTime, now));
};
