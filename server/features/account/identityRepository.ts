import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { identities, oauthFlows, pendingLinks } from '#server/db/signInSchema.ts';

const MAX_TRIES = 5;

export const insertFlow = (db: Queries, flow: typeof oauthFlows.$inferInsert) => db.insert(oauthFlows).values(flow);

/** Uses a flow up: of two that come back at once, one gets it. */
export const takeFlow = async (db: Queries, tokenHash: string, now: number) =>
  (
    await db
      .delete(oauthFlows)
      .where(and(eq(oauthFlows.tokenHash, tokenHash), gt(oauthFlows.expireTime, now)))
      .returning()
  )[0];

/** An identity, and the account that it is joined with. */
export const findByIdentity = async (db: Queries, issuer: string, subject: string) =>
  (
    await db
      .select({ account: accounts, identityId: identities.id })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  )[0];

/** Gives its id; undefined when the identity is joined with an account already. */
export const insertIdentity = async (
  db: Queries,
  identity: typeof identities.$inferInsert,
): Promise<string | undefined> =>
  (await db.insert(identities).values(identity).onConflictDoNothing().returning({ id: identities.id }))[0]?.id;

/** What an account is joined with, the oldest first. */
export const findIdentitiesOf = (db: Queries, accountId: string) =>
  db
    .select({
      identityId: identities.id,
      issuer: identities.issuer,
      email: identities.email,
      createTime: identities.createTime,
    })
    .from(identities)
    .where(eq(identities.accountId, accountId))
    .orderBy(asc(identities.createTime), asc(identities.id));

/** Ends what was joined with an account by a password. Gives the issuers, the oldest first. */
export const deleteJoinedIdentities = async (
  db: Queries,
  account: Pick<typeof accounts.$inferSelect, 'id' | 'createTime'>,
): Promise<string[]> => {
  const ended = await db
    .delete(identities)
    // One that opened the account is as old as the account, and no password stood for it.
    .where(and(eq(identities.accountId, account.id), gt(identities.createTime, account.createTime)))
    .returning({ issuer: identities.issuer, createTime: identities.createTime });
  return ended.toSorted((a, b) => a.createTime - b.createTime).map(({ issuer }) => issuer);
};

export const insertPendingLink = (db: Queries, pending: typeof pendingLinks.$inferInsert) =>
  db.insert(pendingLinks).values(pending);

/** Counts a try, and gives what waits with its account's password; undefined when it is too late or tried too often. */
export const tryPendingLink = async (db: Queries, tokenHash: string, now: number) => {
  const [pending] = await db
    .update(pendingLinks)
    .set({ tries: sql`${pendingLinks.tries} + 1` })
    .where(
      and(eq(pendingLinks.tokenHash, tokenHash), gt(pendingLinks.expireTime, now), lt(pendingLinks.tries, MAX_TRIES)),
    )
    .returning();
  if (pending === undefined) return undefined;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, pending.accountId));
  return account && { pending, account };
};

/** Uses it up: of two that join at once, one gets it. */
export const takePendingLink = async (db: Queries, tokenHash: string): Promise<boolean> =>
  (
    await db
      .delete(pendingLinks)
      .where(eq(pendingLinks.tokenHash, tokenHash))
      .returning({ tokenHash: pendingLinks.tokenHash })
  ).length === 1;

export const deleteExpiredFlows = async (db: Queries, now: number): Promise<void> => {
  await db.delete(oauthFlows).where(lt(oauthFlows.expireTime, now));
  await db.delete(pendingLinks).where(lt(pendingLinks.expireTime, now));
};
