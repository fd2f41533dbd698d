import { ADULT_AGE } from '#contract/account.ts';
import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import type { Service } from '#contract/tokens.ts';
import type { User } from '#contract/user.ts';
import type { AccountChange } from '#contract/userUpdate.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { choiceOf, chosen } from '#server/features/conversation/pictureChoice.ts';
import { picturesOfAccount } from '#server/features/conversation/conversationRepository.ts';
import { voidHolds } from '#server/features/ledger/wallet.ts';
import { markAllDeleted } from '#server/features/character/ownCharacterRepository.ts';
import { everyPictureOf } from '#server/features/media/expressions.ts';
import type { GalleryService } from '#server/features/picture/galleryService.ts';
import type { Products } from '#server/features/product/products.ts';
import { forgetWordsOf } from '#server/features/report/forgettingRepository.ts';
import { verifyPassword } from './passwordHash.ts';
import { wrongCredentials } from './openSession.ts';
import { ApiError } from '#server/http/apiError.ts';
import { Notice, type Caller } from '#server/http/endpoint.ts';
import { jsonText } from '#server/http/jsonText.ts';
import { type Spooled, spool } from '#server/http/spool.ts';
import { isChatPicture } from '#server/features/media/pictureKeys.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { exportAccount } from './exportAccount.ts';
import type { Tries } from './tries.ts';
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
  readonly tries: Tries;
  readonly products: Products;
  readonly serviceCosts: Readonly<Record<Service, number>>;
  readonly orphanedFiles: OrphanedFiles;
  readonly gallery: Pick<GalleryService, 'removeAll' | 'sweep'>;
  /** Has what could still take money ended, when the transaction is done. */
  readonly closeWalletOf: (tx: Transaction, accountId: string) => Promise<void>;
  /** Where exports lie while they are sent. */
  readonly exportFolder: string;
  /** An account went: what goes on elsewhere in its name has to end. */
  readonly onRemoved: () => void;
}

export const createUserService = (deps: UserDeps) => {
  const { db, tries, products, serviceCosts, orphanedFiles, gallery, exportFolder, closeWalletOf, onRemoved } = deps;
  /** Each keeps a connection to the database while it reads. */
  const oneOfTwo = limitConcurrency(2);
  const pictureChoiceIn = (account: Caller): Pick<User, 'pictureChoice'> => {
    const pictureChoice = choiceOf(account, serviceCosts.picture);
    return pictureChoice === 'ask' ? {} : { pictureChoice };
  };
  const toUser = async (queries: Queries, account: Caller): Promise<User> => ({
    uid: account.id,
    email: account.email,
    hasPassword: account.passwordHash !== null,
    name: account.name,
    pronoun: account.pronoun,
    country: account.country,
    ...(await repository.standingOf(queries, account.id, Date.now())),
    maxSubscriptionDiscount: products.maxSubscriptionDiscount(),
    serviceCosts: Object.entries(serviceCosts).map(([service, cost]) => ({ service, cost })),
    ...pictureChoiceIn(account),
    ...(account.showsReasoning && { showsReasoning: true }),
  });

  /** The account as its owner sees it, with the code of what it still needs. */
  const describe = async (account: Caller, queries: Queries = db): Promise<User | Notice<User>> => {
    const needed = setupErrNo(account);
    const user = await toUser(queries, account);
    return needed === 0 ? user : new Notice(needed, user);
  };

  return {
    describe,

    /** Whoever says for the second time to be under age is blocked, with email and browser. */
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
        ...(change.country !== undefined && { country: change.country }),
        ...(change.age !== undefined && ageChange(account, change.age)),
        ...(change.showsReasoning !== undefined && { showsReasoning: change.showsReasoning }),
        ...(change.pictureChoice !== undefined && chosen(change.pictureChoice, serviceCosts.picture)),
      };
      if (Object.keys(values).length === 0) return describe(account, tx);
      const updated = await repository.updateAccount(tx, accountId, values);
      if (isFinallyUnderAge(updated)) await blockUnderAge(tx, { email: updated.email, clientId });
      return describe(updated, tx);
    },

    /** Throws 2001 unless email and password are those of the account. */
    async checkOwner(owner: Caller, email: string, digest: string | undefined): Promise<void> {
      await tries.ownPassword(owner.id);
      const isPasswordRight = owner.passwordHash === null || (await verifyPassword(owner.passwordHash, digest ?? ''));
      if (!isPasswordRight || email !== owner.email) throw wrongCredentials();
    },

    /** What was being written for the person is given back before the account goes. */
    async remove(tx: Transaction, accountId: string): Promise<void> {
      await voidHolds(tx, accountId);
      await closeWalletOf(tx, accountId);
      await orphanedFiles.lose(tx, (await picturesOfAccount(tx, accountId)).filter(isChatPicture));
      const characters = await markAllDeleted(tx, accountId, Date.now());
      await orphanedFiles.lose(tx, characters.flatMap(everyPictureOf));
      await gallery.removeAll(tx, accountId);
      await forgetWordsOf(tx, accountId);
      await repository.deleteAccount(tx, accountId);
    },

    /** After the transaction that removed an account. */
    afterRemoval: (): void => {
      onRemoved();
      void orphanedFiles.sweep();
    },

    /** The answer with everything that is kept about the person. */
    exportData: (accountId: string): Promise<Spooled> =>
      oneOfTwo(() =>
        exportAccount(db, accountId, (data) => spool(exportFolder, jsonText({ errNo: errNo.success, data }))),
      ),
  };
};
export type UserService = ReturnType<typeof createUserService>;
