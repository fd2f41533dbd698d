import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { accounts, mailCodes, sessions } from '#server/db/schema.ts';

export const findAccountByEmail = async (db: Queries, email: string) =>
  (await db.select().from(accounts).where(eq(accounts.email, email)))[0];

export const findAccountBySession = async (db: Queries, tokenHash: string, now: number) =>
  (
    await db
      .select({ account: accounts })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now)))
  )[0]?.account;

export const insertSession = (db: Queries, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session);

export const deleteSession = (db: Queries, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Gives false when the selector is taken. */
export const insertSignUp = async (db: Queries, signUp: typeof mailCodes.$inferInsert): Promise<boolean> =>
  (await db.insert(mailCodes).values(signUp).onConflictDoNothing().returning({ selector: mailCodes.selector })).length ===
  1;

export const findSignUp = async (db: Queries, selector: string, now: number) =>
  (
    await db
      .select()
      .from(mailCodes)
      .where(and(eq(mailCodes.selector, selector), gt(mailCodes.expireTime, now)))
  )[0];

export const countWrongTry = (db: Queries, selector: string) =>
  db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(eq(mailCodes.selector, selector));

/** Uses the sign-up up: of two that try at once, one gets it. */
export const takeSignUp = async (db: Queries, selector: string, codeHash: string) =>
  (
    await db
      .delete(mailCodes)
      .where(and(eq(mailCodes.selector, selector), eq(mailCodes.codeHash, codeHash)))
      .returning()
  )[0];

/** Gives undefined when the e-mail has an account already. */
export const insertAccount = async (db: Queries, account: typeof accounts.$inferInsert) =>
  (await db.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email }).returning())[0];

export const deleteExpired = async (db: Queries, now: number): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expireTime, now));
  await db.delete(mailCodes).where(lt(mailCodes.expireTime, now));
};
