import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { emailChanges, mailCodes, sessions } from '#server/db/signInSchema.ts';

/** Which of an account's passwords somebody knew. */
export type Credential = Pick<typeof accounts.$inferSelect, 'id' | 'credentialVersion'>;

export const findAccountByEmail = async (db: Queries, email: string) =>
  (await db.select().from(accounts).where(eq(accounts.email, email)))[0];

const HOUR = 60 * 60 * 1000;

/** The account of a live session, which is noted to be in use; a locked account has none, and none is older than the password. */
export const findAccountBySession = async (db: Queries, tokenHash: string, now: number) => {
  const [found] = await db
    .select({ account: accounts, lastUseTime: sessions.lastUseTime })
    .from(sessions)
    .innerJoin(
      accounts,
      and(eq(accounts.id, sessions.accountId), eq(accounts.credentialVersion, sessions.credentialVersion)),
    )
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now), isNull(accounts.lockTime)));
  if (found !== undefined && found.lastUseTime <= now - HOUR)
    await db.update(sessions).set({ lastUseTime: now }).where(eq(sessions.tokenHash, tokenHash));
  return found?.account;
};

/** What a session keeps of how it was opened. */
export type NewSession = Pick<
  typeof sessions.$inferSelect,
  'tokenHash' | 'identityId' | 'browser' | 'system' | 'createTime' | 'expireTime'
>;

/** Gives false when the account has another password by now, or is gone. */
export const insertSession = async (
  db: Queries,
  { id, credentialVersion }: Credential,
  opened: NewSession,
): Promise<boolean> => {
  const owner = db
    .select({
      tokenHash: sql<string>`${opened.tokenHash}::text`.as('token_hash'),
      id: sql<string>`${randomUUID()}::uuid`.as('session_id'),
      accountId: accounts.id,
      credentialVersion: accounts.credentialVersion,
      identityId: sql<string | null>`${opened.identityId}::uuid`.as('identity_id'),
      browser: sql<string | null>`${opened.browser}::text`.as('browser'),
      system: sql<string | null>`${opened.system}::text`.as('system'),
      createTime: sql<number>`${opened.createTime}::bigint`.as('create_time'),
      lastUseTime: sql<number>`${opened.createTime}::bigint`.as('last_use_time'),
      expireTime: sql<number>`${opened.expireTime}::bigint`.as('expire_time'),
    })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.credentialVersion, credentialVersion)))
    // A change of the password comes wholly before, or finds what this transaction made, and ends it.
    .for('share');
  return (await db.insert(sessions).select(owner).returning({ accountId: sessions.accountId })).length > 0;
};

export const deleteSession = (db: Queries, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Gives how many were live. */
export const deleteSessionsOf = async (db: Queries, accountId: string, now: number): Promise<number> => {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.accountId, accountId))
    .returning({ expireTime: sessions.expireTime });
  return ended.filter(({ expireTime }) => expireTime > now).length;
};

/**
 * Sets the password, ends all sessions that earlier ones opened, and calls a change of the email off that waits. Gives what opens a new one, and how many ended; undefined when the account
 * is gone or, with `ifVersion`, when another password was set since.
 */
export const setPassword = async (
  db: Queries,
  accountId: string,
  passwordHash: string,
  ifVersion?: number,
): Promise<(Credential & { readonly endedSessions: number }) | undefined> => {
  const isThat = ifVersion === undefined ? undefined : eq(accounts.credentialVersion, ifVersion);
  const [changed] = await db
    .update(accounts)
    .set({ passwordHash, credentialVersion: sql`${accounts.credentialVersion} + 1` })
    .where(and(eq(accounts.id, accountId), isThat))
    .returning({ id: accounts.id, credentialVersion: accounts.credentialVersion });
  if (changed !== undefined) await db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
  return changed && { ...changed, endedSessions: await deleteSessionsOf(db, accountId, Date.now()) };
};

/** Gives undefined when the email has an account already. */
export const insertAccount = async (db: Queries, account: typeof accounts.$inferInsert) =>
  (await db.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email }).returning())[0];

export const deleteExpired = async (db: Queries, now: number): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expireTime, now));
  await db.delete(mailCodes).where(lt(mailCodes.expireTime, now));
  await db.delete(emailChanges).where(lt(emailChanges.expireTime, now));
};
