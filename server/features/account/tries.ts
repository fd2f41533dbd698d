import type { Caller } from '#server/http/endpoint.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';

/** Whoever is signed in. */
type Known = Pick<Caller, 'id' | 'email'>;

/**
 * Counts tries at accounts. Strangers count by their address, alone and with the email that they try; whoever is signed in counts by the
 * account alone, so that no stranger can use up what the owner has. All throw 1006 once a limit is reached.
 */
export const createTries = (limiter: RateLimiter) => {
  const ofPair = (email: string, address: string): string => `${email}\n${address}`;

  /** A try at anybody's password from an address. */
  const passwordFrom = (address: string): Promise<void> => limiter.pass(limits.signInByAddress, address);

  /** A try at the password of an email, which `passwordFrom` has counted. */
  const passwordOf = async (email: string, address: string): Promise<void> => {
    await limiter.pass(limits.signInByEmailAndAddress, ofPair(email, address));
    await limiter.pass(limits.signInByEmail, email);
  };

  /** A try at the password of whoever is signed in: the open session is its own proof. */
  const ownPassword = (accountId: string): Promise<void> => limiter.pass(limits.passwordByAccount, accountId);

  return {
    passwordFrom,
    passwordOf,
    ownPassword,

    /** A sign-in. `caller`: who is signed in already. */
    async signIn(email: string, address: string, caller?: Known): Promise<void> {
      if (caller?.email === email) return ownPassword(caller.id);
      await passwordFrom(address);
      return passwordOf(email, address);
    },

    /** A mail that anybody can ask for. `caller`: who is signed in. */
    async mail(email: string, address: string, caller?: Known): Promise<void> {
      if (caller?.email === email) return limiter.pass(limits.mailByAccount, caller.id);
      await limiter.pass(limits.mailByAddress, address);
      await limiter.pass(limits.mailByEmailAndAddress, ofPair(email, address));
      return limiter.pass(limits.mailByEmail, email);
    },
  };
};
export type Tries = ReturnType<typeof createTries>;
