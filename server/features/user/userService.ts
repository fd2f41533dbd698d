import { ADULT_AGE } from '#contract/account.ts';
import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import { type AccountChange, DEFAULT_MAX_SUBSCRIPTION_DISCOUNT, type User, type UserExport } from '#contract/user.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { verifyPassword } from '#server/features/session/passwordHash.ts';
import { type Client, wrongCredentials } from '#server/features/session/sessionService.ts';
import { ApiError } from '#server/http/apiError.ts';
import { Notice, type Caller } from '#server/http/endpoint.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { exportAccount } from './exportAccount.ts';
import { blockUnderAge } from './underAgeBlocks.ts';
import * as repository from './userRepository.ts';

/** The second answer below 18 is final. */
const FINAL_UNDER_AGE_ANSWERS = 2;

const isFinallyUnderAge = ({ underAgeAnswers }: Caller): boolean => underAgeAnswers >= FINAL_UNDER_AGE_ANSWERS;

/** What the account still needs before it may use the product; 0 when nothing. */
export const setupErrNo = (account: Caller): SetupErrNo | 0 => {
  if (isFinallyUnderAge(account)) return errNo.underAge;
  if (account.name === null || account.pronoun === null) return errNo.setupNameAndPronoun;
  if (account.age === null) return errNo.setupAge;
  return account.age < ADULT_AGE ? errNo.underAgeChangeAge : 0;
};

const ageChange = (account: Caller, age: number) => {
  if (account.age !== null && account.age >= ADULT_AGE) {
    // Said again, as after an answer that got lost, it changes nothing.
    if (age === account.age) return {};
    throw new ApiError(errNo.forbidden, 'The age is set');
  }
  if (isFinallyUnderAge(account)) return {};
  return age < ADULT_AGE ? { age, underAgeAnswers: account.underAgeAnswers + 1 } : { age };
};

export interface UserDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  /** The discount of the promotion that runs now; undefined when none does. */
  readonly discount: () => string | undefined;
}

export const createUserService = ({ db, limiter, discount }: UserDeps) => {
  const toUser = (account: Caller): User => ({
    uid: account.id,
    email: account.email,
    hasPassword: account.passwordHash !== null,
    name: account.name,
    pronoun: account.pronoun,
    plan: null,
    tokens: 0,
    maxSubscriptionDiscount: discount() ?? DEFAULT_MAX_SUBSCRIPTION_DISCOUNT,
    serviceCosts: [],
  });

  /** The account as its owner sees it, with the code of what it still needs. */
  const describe = (account: Caller): User | Notice<User> => {
    const needed = setupErrNo(account);
    return needed === 0 ? toUser(account) : new Notice(needed, toUser(account));
  };

  return {
    describe,

    /** Whoever says for the second time to be under age is blocked, with e-mail and browser. */
    async update(
      tx: Transaction,
      accountId: string,
      change: AccountChange,
      clientId: string | undefined,
    ): Promise<User | Notice<User>> {
      const account = await repository.lockAccount(tx, accountId);
      const values = {
        ...(change.name !== undefined && { name: change.name }),
        ...(change.pronoun !== undefined && { pronoun: change.pronoun }),
        ...(change.age !== undefined && ageChange(account, change.age)),
      };
      if (Object.keys(values).length === 0) return describe(account);
      const updated = await repository.updateAccount(tx, accountId, values);
      if (isFinallyUnderAge(updated)) await blockUnderAge(tx, { email: updated.email, clientId });
      return describe(updated);
    },

    /** Throws 2001 unless e-mail and password are those of the account. */
    async checkOwner(owner: Caller, email: string, digest: string | undefined, client: Client): Promise<void> {
      await limiter.pass(limits.signInByAddress, client.address);
      await limiter.pass(limits.signInByEmail, owner.email);
      const isPasswordRight = owner.passwordHash === null || (await verifyPassword(owner.passwordHash, digest ?? ''));
      if (!isPasswordRight || email !== owner.email) throw wrongCredentials();
    },

    remove: (tx: Transaction, accountId: string): Promise<void> => repository.deleteAccount(tx, accountId),

    exportData: (accountId: string): Promise<UserExport> => exportAccount(db, accountId),
  };
};
export type UserService = ReturnType<typeof createUserService>;
