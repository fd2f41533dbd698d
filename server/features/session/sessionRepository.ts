import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { identities, mailCodes, sessions } from '#server/db/signInSchema.ts';

/** Which of an account's passwords somebody knew. */
export type Credential = Pick<typeof accounts.$inferSelect, 'id' | 'credentialVersion'>;

export const findAccountByEmail = async (db: Queries, email: string) =>
  (await db.select().from(accounts).where(eq(accounts.email, email)))[0];

/** The account of a live session; a locked account has none, and none is older than the password. */
export const findAccountBySession = async (db: Queries, tokenHash: string, now: number) =>
  (
    await db
      .select({ account: accounts })
      .from(sessions)
      .innerJoin(
        accounts,
        and(eq(accounts.id, sessions.accountId), eq(accounts.credentialVersion, sessions.credentialVersion)),
      )
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now), isNull(accounts.lockTime)))
  )[0]?.account;

/** Gives false when the account has another password by now, or is gone. */
export const insertSession = async (
  db: Queries,
  { id, credentialVersion }: Credential,
  { tokenHash, createTime, expireTime }: Pick<typeof sessions.$inferInsert, 'tokenHash' | 'createTime' | 'expireTime'>,
): Promise<boolean> => {
  const owner = db
    .select({
      tokenHash: sql<string>`${tokenHash}::text`.as('token_hash'),
      accountId: accounts.id,
      credentialVersion: accounts.credentialVersion,
      createTime: sql<number>`${createTime}::bigint`.as('create_time'),
      expireTime: sql<number>`${expireTime}::bigint`.as('expire_time'),
    })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.credentialVersion, credentialVersion)))
    // A change of the password comes wholly before, or finds what this transaction made, and ends it.
    .for('share');
  return (await db.insert(sessions).select(owner).returning({ accountId: sessions.accountId })).length > 0;
};

export const deleteSession = (db: Queries, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const deleteSessionsOf = (db: Queries, accountId: string) =>
  db.delete(sessions).where(eq(sessions.accountId, accountId));

/**
 * Sets the password and ends what earlier ones opened: all sessions, and the identities that were joined by one. Gives what opens a new one; undefined when the account is gone or, with `ifVersion`, when
 * another password was set since.
 */
export const setPassword = async (
  db: Queries,
  accountId: string,
  passwordHash: string,
  ifVersion?: number,
): Promise<Credential | undefined> => {
  const isThat = ifVersion === undefined ? undefined : eq(accounts.credentialVersion, ifVersion);
  const [changed] = await db
    .update(accounts)
    .set({ passwordHash, credentialVersion: sql`${accounts.credentialVersion} + 1` })
    .where(and(eq(accounts.id, accountId), isThat))
    .returning({ id: accounts.id, credentialVersion: accounts.credentialVersion, createTime: accounts.createTime });
  if (changed === undefined) return undefined;
  await deleteSessionsOf(db, accountId);
  // One that opened the account is as old as the account, and no password stood for it.
  await db
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), gt(identities.createTime, changed.createTime)));
  return { id: changed.id, credentialVersion: changed.credentialVersion };
};

/** Gives undefined when the e-mail has an account already. */
export const insertAccount = async (db: Queries, account: typeof accounts.$inferInsert) =>
  (await db.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email }).returning())[0];

export const deleteExpired = async (db: Queries, now: number): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expireTime, now));
  await db.delete(mailCodes).where(lt(mailCodes.expireTime, now));
};
