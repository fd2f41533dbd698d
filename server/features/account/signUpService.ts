import { randomUUID } from 'node:crypto';
import { isShortCode, SHORT_CODE_LENGTH } from '#contract/account.ts';
import { errNo } from '#contract/errNo.ts';
import { isSitePath } from '#contract/path.ts';
import type { Database } from '#server/db/database.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { randomCode } from '#server/randomCode.ts';
import { isUnderAgeBlocked } from './underAgeBlocks.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { screenUrl } from '#server/screenUrl.ts';
import type { Tries } from './tries.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import type { Delivery } from './delivery.ts';
import {
  checkCode,
  checkDigits,
  dropCodes,
  hashDigits,
  issueCode,
  LIFE,
  passwordOfSignUps,
  setPasswordOfSignUps,
  useCode,
  wrongCode,
} from './mailCodes.ts';
import { mailsIn } from './mails/mailsIn.ts';
import { openSession, type SignedIn } from './openSession.ts';
import { hashPassword } from './passwordHash.ts';
import * as repository from './sessionRepository.ts';
import type { Client } from './sessionService.ts';
import { hashToken, newToken } from './sessionToken.ts';

/** The browser that signs up. */
export interface NewClient extends Client {
  /** See clientIdOf. */
  readonly clientId: string | undefined;
  /** Who sent the person here. */
  readonly ref: string | null;
  /** What it was given at an earlier sign-up. */
  readonly signUpToken: string | undefined;
}

export interface AccountDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly tries: Tries;
  readonly delivery: Delivery;
  /** Origin that links in mails lead to. */
  readonly publicOrigin: () => string;
  /** What newcomers get. */
  readonly welcomeTokens: number;
}

/** How long a browser is known to have signed up, in milliseconds: as long as the code of its mail works. */
export const SIGN_UP_LIFE = LIFE.signUp;

/** 2007. */
const newPasswordNeeded = () => new ApiError(errNo.newPasswordNeeded, 'Another browser signed up: set a password');

/** 3003: this browser has been told by somebody under age. */
export const underAgeBlocked = () => new ApiError(errNo.underAge, 'Liora is for adults');

/** Address of a mail's link: `redirectPath` of this site with the code. Throws 1001 for any other path. */
export const mailLink = (redirectPath: string, publicOrigin: string, code: string): string => {
  if (!isSitePath(redirectPath)) throw malformed('redirect_uri', 'notAPath');
  const link = new URL(redirectPath, publicOrigin);
  link.searchParams.set('code', code);
  return link.href;
};

/** Finds the sign-up of a browser by the six digits of its mail. */
const digitsFinder =
  ({ db, limiter }: Pick<AccountDeps, 'db' | 'limiter'>) =>
  async (digits: string, browserHash: string | undefined, { address }: Client) => {
    await limiter.pass(limits.digitsByAddress, address);
    if (browserHash === undefined) throw wrongCode();
    return checkDigits(db, browserHash, digits, (email) =>
      // Another code than for wrong ones would tell which emails have no account.
      limiter.pass(limits.digitsByEmail, email).catch((error: unknown) => {
        throw error instanceof ApiError ? wrongCode() : error;
      }),
    );
  };

/** Finds the password of a sign-up, as a hash: the one that is given counts for all of that browser and email. */
const passwordFinder =
  ({ db }: Pick<AccountDeps, 'db'>) =>
  async (email: string, digest: string | undefined, browserHash: string): Promise<string | null> => {
    if (digest === undefined) return passwordOfSignUps(db, email, browserHash);
    const passwordHash = await hashPassword(digest);
    await setPasswordOfSignUps(db, email, browserHash, passwordHash);
    return passwordHash;
  };

export const createSignUpService = (
  { db, limiter, tries, delivery, publicOrigin, welcomeTokens }: AccountDeps,
  digitsOf = digitsFinder({ db, limiter }),
  passwordFor = passwordFinder({ db }),
) => ({
  /**
   * Answers alike, and does the same work, for a known, an unknown and a blocked email: each gets another mail. Gives what the browser shows
   * with the code, to be known as the one that signed up. Without `digest` the mail comes again, for what that browser signed up with.
   */
  async sendMail(email: string, digest: string | undefined, redirectPath: string, client: NewClient): Promise<string> {
    mailLink(redirectPath, publicOrigin(), '');
    if (digest !== undefined) await refuseCommonPassword(digest);
    await tries.mail(email, client.address);
    if (await isUnderAgeBlocked(db, { clientId: client.clientId })) throw underAgeBlocked();
    const isKnown = (await repository.findAccountByEmail(db, email)) !== undefined;
    const isBlocked = await isUnderAgeBlocked(db, { email });
    const signUpToken = client.signUpToken ?? newToken();
    const browserHash = hashToken(signUpToken);
    const passwordHash = await passwordFor(email, digest, browserHash);
    const digits = randomCode(SHORT_CODE_LENGTH, 'digits');
    const digitsHash = hashDigits(browserHash, digits);
    const code = await issueCode(db, {
      purpose: 'signUp',
      email,
      passwordHash,
      browserHash,
      digitsHash,
      ref: client.ref,
    });
    const mails = mailsIn(client.locale);
    if (!isKnown && !isBlocked) {
      await delivery.send(mails.signUp(email, digits, mailLink(redirectPath, publicOrigin(), code)));
      return signUpToken;
    }
    await dropCodes(db, 'signUp', email);
    await delivery.send(
      isKnown ? mails.knownEmail(email, screenUrl(publicOrigin(), '/users/sign_in')) : mails.noAccountPossible(email),
    );
    return signUpToken;
  },

  /**
   * Opens the account of a sign-up and signs in. Whoever signed up with somebody else's email never learns the code, so its password counts
   * only in the browser that signed up; anywhere else the account gets `digest`, and without one 2007.
   */
  async confirm(code: string, digest: string | undefined, client: NewClient): Promise<SignedIn> {
    await limiter.pass(limits.codeByAddress, client.address);
    if (digest !== undefined) await refuseCommonPassword(digest);
    if (await isUnderAgeBlocked(db, { clientId: client.clientId })) throw underAgeBlocked();
    const ownHash = client.signUpToken === undefined ? undefined : hashToken(client.signUpToken);
    const issued = isShortCode(code) ? await digitsOf(code, ownHash, client) : await checkCode(db, ['signUp'], code);
    const isThatBrowser = ownHash !== undefined && issued.browserHash === ownHash;
    if (digest === undefined && (!isThatBrowser || issued.passwordHash === null)) throw newPasswordNeeded();
    const chosenHash = digest === undefined ? undefined : await hashPassword(digest);
    return useCode(db, issued, async (tx, { email, passwordHash: signUpHash, ref }) => {
      if (await isUnderAgeBlocked(tx, { email })) throw wrongCode();
      const passwordHash = chosenHash ?? signUpHash;
      const account = await repository.insertAccount(tx, {
        id: randomUUID(),
        email,
        passwordHash,
        ref,
        createTime: Date.now(),
      });
      if (account === undefined) throw wrongCode();
      await dropCodes(tx, 'signUp', email);
      await openWallet(tx, account, welcomeTokens);
      return openSession(tx, account, client);
    });
  },
});
export type SignUpService = ReturnType<typeof createSignUpService>;
