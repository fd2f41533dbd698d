import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { identities, sessions } from '#server/db/signInSchema.ts';

/** The live sessions of an account, those used last first. */
export const findSessionsOf = (db: Queries, accountId: string, now: number) =>
  db
    .select({
      sessionId: sessions.id,
      tokenHash: sessions.tokenHash,
      browser: sessions.browser,
      system: sessions.system,
      createTime: sessions.createTime,
      lastUseTime: sessions.lastUseTime,
    })
    .from(sessions)
    .innerJoin(
      accounts,
      and(eq(accounts.id, sessions.accountId), eq(accounts.credentialVersion, sessions.credentialVersion)),
    )
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expireTime, now)))
    .orderBy(desc(sessions.lastUseTime), desc(sessions.createTime), desc(sessions.id));

/** Ends a session of an account, but the one that asks. */
export const endSession = (db: Queries, accountId: string, sessionId: string, ownTokenHash: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId), ne(sessions.tokenHash, ownTokenHash)));

/** Ends an identity of an account with the sessions that it opened, but the one that asks. */
export const endIdentity = async (
  db: Queries,
  accountId: string,
  identityId: string,
  ownTokenHash: string,
): Promise<void> => {
  await db.update(sessions).set({ identityId: null }).where(eq(sessions.tokenHash, ownTokenHash));
  await db.delete(identities).where(and(eq(identities.accountId, accountId), eq(identities.id, identityId)));
};
