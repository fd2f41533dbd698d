import type { Database } from '#server/db/database.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { limits } from '#server/rateLimit/limits.ts';
import { type Opener, openSession, type SignedIn, wrongCredentials } from './openSession.ts';
import { verifyPassword } from './passwordHash.ts';
import * as repository from './sessionRepository.ts';
import { hashToken } from './sessionToken.ts';

/** Who asks: what a service needs to know about a request. */
export interface Client extends Opener {
  /** For limits: see clientAddress. */
  readonly address: string;
}

export const createSessionService = (db: Database, limiter: RateLimiter) => ({
  callerOf: async (token: string | undefined) =>
    token === undefined ? undefined : repository.findAccountBySession(db, hashToken(token), Date.now()),

  /** Says the same, and works as long, whether the e-mail, the password or the account's lock is the reason. */
  async signIn(email: string, digest: string, client: Client): Promise<SignedIn> {
    await limiter.pass(limits.signInByAddress, client.address);
    await limiter.pass(limits.signInByEmail, email);
    const account = await repository.findAccountByEmail(db, email);
    const isRight = await verifyPassword(account?.passwordHash ?? undefined, digest);
    if (!isRight || account === undefined || account.lockTime !== null) throw wrongCredentials();
    return openSession(db, account, client);
  },

  async signOut(token: string | undefined): Promise<void> {
    if (token !== undefined) await repository.deleteSession(db, hashToken(token));
  },

  async signOutEverywhere(accountId: string): Promise<void> {
    await repository.deleteSessionsOf(db, accountId, Date.now());
  },
});
export type SessionService = ReturnType<typeof createSessionService>;
