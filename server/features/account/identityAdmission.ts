import { randomUUID } from 'node:crypto';
import { errNo, type ErrNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Identity } from '#server/providers/identity/identityProvider.ts';
import * as repository from './identityRepository.ts';
import { dropCodes } from './mailCodes.ts';
import { openSession, type SignedIn } from './openSession.ts';
import { findAccountByEmail, insertAccount } from './sessionRepository.ts';
import { hashToken, newToken } from './sessionToken.ts';
import type { NewClient } from './signUpService.ts';
import { isUnderAgeBlocked } from './underAgeBlocks.ts';

/** How long the password may take that joins an identity with an account, in milliseconds. */
export const LINK_LIFE = 15 * 60 * 1000;

export interface AdmissionDeps {
  readonly db: Database;
  /** What newcomers get. */
  readonly welcomeTokens: number;
}

/** What an identity led to. */
export interface Admitted {
  readonly errNo: ErrNo;
  readonly signedIn?: SignedIn;
  /** For the cookie that waits for the password. */
  readonly linkToken?: string;
}

/** 2004. */
export const expired = () => new ApiError(errNo.signInExpired, 'The sign-in took too long or is over');

/** Signs in who is known, opens an account for who is new, and asks for the password where the email has an account. */
export const admitIdentity = (
  { db, welcomeTokens }: AdmissionDeps,
  identity: Identity,
  client: NewClient,
): Promise<Admitted> =>
  transact(db, async (tx) => {
    const { issuer, subject, verifiedEmail: email } = identity;
    const known = await repository.findByIdentity(tx, issuer, subject);
    if (known !== undefined)
      return known.account.lockTime === null
        ? { errNo: errNo.success, signedIn: await openSession(tx, known.account, client, known.identityId) }
        : { errNo: errNo.providerRefused };
    if (email === undefined) return { errNo: errNo.emailNotVerified };
    const now = Date.now();
    const owner = await findAccountByEmail(tx, email);
    if (owner !== undefined) {
      const linkToken = newToken();
      await repository.insertPendingLink(tx, {
        tokenHash: hashToken(linkToken),
        accountId: owner.id,
        issuer,
        subject,
        email,
        expireTime: now + LINK_LIFE,
      });
      return { errNo: errNo.passwordNeeded, linkToken };
    }
    if (await isUnderAgeBlocked(tx, { email, clientId: client.clientId })) return { errNo: errNo.underAge };
    const opened = await insertAccount(tx, { id: randomUUID(), email, ref: client.ref, createTime: now });
    if (opened === undefined) return { errNo: errNo.signInExpired };
    await openWallet(tx, opened, welcomeTokens);
    const identityId = await repository.insertIdentity(tx, {
      issuer,
      subject,
      accountId: opened.id,
      email,
      createTime: now,
    });
    if (identityId === undefined) throw expired();
    await dropCodes(tx, 'signUp', email);
    return { errNo: errNo.success, signedIn: await openSession(tx, opened, client, identityId) };
  });
