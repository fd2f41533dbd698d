import type { Locale } from '#contract/locale.ts';
import type { Database } from '#server/db/database.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { type Opener, openSession, type SignedIn, wrongCredentials } from './openSession.ts';
import { verifyPassword } from './passwordHash.ts';
import * as repository from './sessionRepository.ts';
import { hashToken } from './sessionToken.ts';
import type { Tries } from './tries.ts';

/** Who asks: what a service needs to know about a request. */
export interface Client extends Opener {
  /** For limits: see clientAddress. */
  readonly address: string;
  /** In which they get mails. */
  readonly locale: Locale;
}

export const createSessionService = (db: Database, tries: Tries) => ({
  callerOf: async (token: string | undefined) =>
    token === undefined ? undefined : repository.findAccountBySession(db, hashToken(token), Date.now()),

  /** Says the same, and works as long, whether the email, the password or the account's lock is the reason. `caller`: who is signed in. */
  async signIn(email: string, digest: string, client: Client, caller?: Caller): Promise<SignedIn> {
    await tries.signIn(email, client.address, caller);
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
