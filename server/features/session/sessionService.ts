import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import { isSitePath } from '#contract/path.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import type { Mail, MailProvider } from '#server/providers/mail/mailProvider.ts';
import { randomCode } from '#server/randomCode.ts';
import { knownEmailMail, signUpMail } from './mails.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import * as repository from './sessionRepository.ts';
import { hashToken, newToken, SESSION_LIFE } from './sessionToken.ts';

/** A confirmation code works for 24 hours. */
const SIGN_UP_LIFE = 24 * 60 * 60 * 1000;
const SELECTOR_LENGTH = 4;
const CODE_LENGTH = 12;
const MAX_WRONG_TRIES = 5;

const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');
const wrongCode = () => new ApiError(errNo.wrongCode, 'The code is wrong, used or too old');

export interface SignedIn {
  readonly uid: string;
  /** For the cookie. */
  readonly token: string;
}

export interface SessionDeps {
  readonly db: Database;
  readonly mail: MailProvider;
  readonly log: Log;
  /** Origin that links in mails lead to. */
  readonly publicOrigin: () => string;
}

export const createSessionService = ({ db, mail, log, publicOrigin }: SessionDeps) => {
  const deliver = async (letter: Mail): Promise<void> => {
    try {
      await mail.send(letter);
    } catch (error) {
      // The error's other fields name the recipient.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.error({ reason, provider: mail.name }, 'a mail could not be sent');
      throw new ApiError(errNo.providerFailed, 'The mail could not be sent');
    }
  };

  const open = async (queries: Queries, accountId: string): Promise<SignedIn> => {
    const token = newToken();
    const now = Date.now();
    await repository.insertSession(queries, {
      tokenHash: hashToken(token),
      accountId,
      createTime: now,
      expireTime: now + SESSION_LIFE,
    });
    return { uid: accountId, token };
  };

  const storeSignUp = async (email: string, passwordHash: string): Promise<string> => {
    for (;;) {
      const code = randomCode(CODE_LENGTH, 'alphanumerics');
      const now = Date.now();
      const isStored = await repository.insertSignUp(db, {
        selector: code.slice(0, SELECTOR_LENGTH),
        codeHash: hashCode(code),
        purpose: 'signUp',
        email,
        passwordHash,
        createTime: now,
        expireTime: now + SIGN_UP_LIFE,
      });
      if (isStored) return code;
    }
  };

  return {
    callerOf: async (token: string | undefined) =>
      token === undefined ? undefined : repository.findAccountBySession(db, hashToken(token), Date.now()),

    /** Ends the session of `oldToken`, so that a token from before the sign-in is worth nothing after it. */
    async signIn(email: string, digest: string, oldToken: string | undefined): Promise<SignedIn> {
      const account = await repository.findAccountByEmail(db, email);
      const isRight = await verifyPassword(account?.passwordHash ?? undefined, digest);
      if (!isRight || account === undefined) throw new ApiError(errNo.wrongCredentials, 'E-mail or password is wrong');
      if (oldToken !== undefined) await repository.deleteSession(db, hashToken(oldToken));
      return open(db, account.id);
    },

    /** Does the same work for a known and an unknown e-mail. */
    async sendSignUpMail(email: string, digest: string, redirectPath: string): Promise<void> {
      if (!isSitePath(redirectPath)) throw malformed('redirect_uri', 'notAPath');
      const account = await repository.findAccountByEmail(db, email);
      const passwordHash = await hashPassword(digest);
      const code = await storeSignUp(email, passwordHash);
      if (account !== undefined) {
        await repository.takeSignUp(db, code.slice(0, SELECTOR_LENGTH), hashCode(code));
        await deliver(knownEmailMail(email, new URL('/users/sign_in', publicOrigin()).href));
        return;
      }
      const link = new URL(redirectPath, publicOrigin());
      link.searchParams.set('code', code);
      await deliver(signUpMail(email, code, link.href));
    },

    async confirmEmail(code: string, oldToken: string | undefined): Promise<SignedIn> {
      const selector = code.slice(0, SELECTOR_LENGTH);
      const codeHash = hashCode(code);
      const signUp = await repository.findSignUp(db, selector, Date.now());
      if (signUp === undefined || signUp.tries >= MAX_WRONG_TRIES) throw wrongCode();
      if (!timingSafeEqual(Buffer.from(signUp.codeHash), Buffer.from(codeHash))) {
        await repository.countWrongTry(db, selector);
        throw wrongCode();
      }
      return transact(db, async (tx) => {
        const taken = await repository.takeSignUp(tx, selector, codeHash);
        if (taken === undefined) throw wrongCode();
        const account = await repository.insertAccount(tx, {
          id: randomUUID(),
          email: taken.email,
          passwordHash: taken.passwordHash,
          createTime: Date.now(),
        });
        if (account === undefined) throw wrongCode();
        if (oldToken !== undefined) await repository.deleteSession(tx, hashToken(oldToken));
        return open(tx, account.id);
      });
    },

    async signOut(token: string | undefined): Promise<void> {
      if (token !== undefined) await repository.deleteSession(db, hashToken(token));
    },
  };
};
export type SessionService = ReturnType<typeof createSessionService>;
