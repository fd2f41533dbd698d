import { ADULT_AGE } from '#contract/account.ts';
import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import { type AccountChange, DEFAULT_MAX_SUBSCRIPTION_DISCOUNT, type User } from '#contract/user.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from '#server/http/apiError.ts';
import { Notice, type Caller } from '#server/http/endpoint.ts';
import * as repository from './userRepository.ts';

/** The second answer below 18 is final. */
const FINAL_UNDER_AGE_ANSWERS = 2;

/** What the account still needs before it may use the product; 0 when nothing. */
export const setupErrNo = (account: Caller): SetupErrNo | 0 => {
  if (account.underAgeAnswers >= FINAL_UNDER_AGE_ANSWERS) return errNo.underAge;
  if (account.name === null || account.pronoun === null) return errNo.setupNameAndPronoun;
  if (account.age === null) return errNo.setupAge;
  return account.age < ADULT_AGE ? errNo.underAgeChangeAge : 0;
};

const toUser = (account: Caller): User => ({
  uid: account.id,
  email: account.email,
  hasPassword: account.passwordHash !== null,
  name: account.name,
  pronoun: account.pronoun,
  plan: null,
  tokens: 0,
  maxSubscriptionDiscount: DEFAULT_MAX_SUBSCRIPTION_DISCOUNT,
  serviceCosts: [],
});

/** The account as its owner sees it, with the code of what it still needs. */
export const describeAccount = (account: Caller): User | Notice<User> => {
  const needed = setupErrNo(account);
  return needed === 0 ? toUser(account) : new Notice(needed, toUser(account));
};

const ageChange = (account: Caller, age: number) => {
  if (account.age !== null && account.age >= ADULT_AGE) {
    // Said again, as after an answer that got lost, it changes nothing.
    if (age === account.age) return {};
    throw new ApiError(errNo.forbidden, 'The age is set');
  }
  if (account.underAgeAnswers >= FINAL_UNDER_AGE_ANSWERS) return {};
  return age < ADULT_AGE ? { age, underAgeAnswers: account.underAgeAnswers + 1 } : { age };
};

export const createUserService = (db: Database) => ({
  update: (accountId: string, change: AccountChange): Promise<User | Notice<User>> =>
    transact(db, async (tx) => {
      const account = await repository.lockAccount(tx, accountId);
      const values = {
        ...(change.name !== undefined && { name: change.name }),
        ...(change.pronoun !== undefined && { pronoun: change.pronoun }),
        ...(change.age !== undefined && ageChange(account, change.age)),
      };
      return describeAccount(
        Object.keys(values).length === 0 ? account : await repository.updateAccount(tx, accountId, values),
      );
    }),
});
export type UserService = ReturnType<typeof createUserService>;
