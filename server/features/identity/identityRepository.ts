import { and, eq, gt, lt, sql } from 'drizzle-orm';
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

/** The account that an identity is joined with. */
export const findAccountByIdentity = async (db: Queries, issuer: string, subject: string) =>
  (
    await db
      .select({ account: accounts })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  )[0]?.account;

/** Gives false when the identity is joined with an account already. */
export const insertIdentity = async (db: Queries, identity: typeof identities.$inferInsert): Promise<boolean> =>
  (await db.insert(identities).values(identity).onConflictDoNothing().returning({ issuer: identities.issuer }))
    .length === 1;

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
