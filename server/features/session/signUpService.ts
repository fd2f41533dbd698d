import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import { isSitePath } from '#contract/path.ts';
import type { Database } from '#server/db/database.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { isUnderAgeBlocked } from '#server/features/user/underAgeBlocks.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import type { Delivery } from './delivery.ts';
import { checkCode, dropCodes, issueCode, useCode, wrongCode } from './mailCodes.ts';
import { knownEmailMail, noAccountPossibleMail, signUpMail } from './mails.ts';
import { openSession, type SignedIn } from './openSession.ts';
import { hashPassword } from './passwordHash.ts';
import * as repository from './sessionRepository.ts';
import type { Client } from './sessionService.ts';

/** The browser that signs up. */
export interface NewClient extends Client {
  /** See clientIdOf. */
  readonly clientId: string | undefined;
  /** Who sent the person here. */
  readonly ref: string | null;
}

export interface AccountDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly delivery: Delivery;
  /** Origin that links in mails lead to. */
  readonly publicOrigin: () => string;
  /** What newcomers get. */
  readonly welcomeTokens: number;
}

/** 3003: this browser has been told by somebody under age. */
export const underAgeBlocked = () => new ApiError(errNo.underAge, 'Liora is for adults');

/** Address of a mail's link: `redirectPath` of this site with the code. Throws 1001 for any other path. */
export const mailLink = (redirectPath: string, publicOrigin: string, code: string): string => {
  if (!isSitePath(redirectPath)) throw malformed('redirect_uri', 'notAPath');
  const link = new URL(redirectPath, publicOrigin);
  link.searchParams.set('code', code);
  return link.href;
};

export const createSignUpService = ({ db, limiter, delivery, publicOrigin, welcomeTokens }: AccountDeps) => ({
  /** Answers alike, and does the same work, for a known, an unknown and a blocked e-mail: each gets another mail. */
  async sendMail(email: string, digest: string, redirectPath: string, client: NewClient): Promise<void> {
    mailLink(redirectPath, publicOrigin(), '');
    await refuseCommonPassword(digest);
    await limiter.pass(limits.mailByAddress, client.address);
    await limiter.pass(limits.mailByEmail, email);
    if (await isUnderAgeBlocked(db, { clientId: client.clientId })) throw underAgeBlocked();
    const isKnown = (await repository.findAccountByEmail(db, email)) !== undefined;
    const isBlocked = await isUnderAgeBlocked(db, { email });
    const passwordHash = await hashPassword(digest);
    const code = await issueCode(db, { purpose: 'signUp', email, passwordHash, ref: client.ref });
    if (!isKnown && !isBlocked) {
      await delivery.send(signUpMail(email, code, mailLink(redirectPath, publicOrigin(), code)));
      return;
    }
    await dropCodes(db, 'signUp', email);
    await delivery.send(
      isKnown ? knownEmailMail(email, new URL('/users/sign_in', publicOrigin()).href) : noAccountPossibleMail(email),
    );
  },

  /** Opens the account of a sign-up and signs in. */
  async confirm(code: string, client: NewClient): Promise<SignedIn> {
    await limiter.pass(limits.codeByAddress, client.address);
    if (await isUnderAgeBlocked(db, { clientId: client.clientId })) throw underAgeBlocked();
    await checkCode(db, 'signUp', code);
    return useCode(db, code, async (tx, { email, passwordHash, ref }) => {
      if (await isUnderAgeBlocked(tx, { email })) throw wrongCode();
      const account = await repository.insertAccount(tx, {
        id: randomUUID(),
        email,
        passwordHash,
        ref,
        createTime: Date.now(),
      });
      if (account === undefined) throw wrongCode();
      await openWallet(tx, account, welcomeTokens);
      return openSession(tx, account, client.token);
    });
  },
});
export type SignUpService = ReturnType<typeof createSignUpService>;
