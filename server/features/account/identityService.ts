import { randomUUID } from 'node:crypto';
import { errNo, type ErrNo } from '#contract/errNo.ts';
import { isSitePath } from '#contract/path.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Delivery } from './delivery.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { dropCodes } from './mailCodes.ts';
import { warningLinks } from './mails/letter.ts';
import { mailsIn } from './mails/mailsIn.ts';
import { openSession, type SignedIn, wrongCredentials } from './openSession.ts';
import { verifyPassword } from './passwordHash.ts';
import { findAccountByEmail, insertAccount } from './sessionRepository.ts';
import type { Client } from './sessionService.ts';
import { hashToken, newToken } from './sessionToken.ts';
import type { NewClient } from './signUpService.ts';
import { isUnderAgeBlocked } from './underAgeBlocks.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import {
  type Flow,
  type Identity,
  type IdentityProvider,
  IdentityRefused,
} from '#server/providers/identity/identityProvider.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import * as repository from './identityRepository.ts';
import type { IssuerName } from './issuerName.ts';
import type { Tries } from './tries.ts';

const MINUTE = 60 * 1000;
/** How long a person may be away at a third party, in milliseconds. */
export const FLOW_LIFE = 10 * MINUTE;
/** How long the password may take that joins an identity with an account, in milliseconds. */
export const LINK_LIFE = 15 * MINUTE;

export interface IdentityDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly tries: Tries;
  readonly delivery: Delivery;
  readonly log: Log;
  readonly publicOrigin: () => string;
  readonly providers: () => readonly IdentityProvider[];
  readonly issuerName: IssuerName;
  /** What newcomers get. */
  readonly welcomeTokens: number;
}

/** What a return from a third party led to. */
export interface Returned {
  readonly errNo: ErrNo;
  /** Path of this site to go on to; null when it is not known. */
  readonly returnPath: string | null;
  readonly signedIn?: SignedIn;
  /** For the cookie that waits for the password. */
  readonly linkToken?: string;
}

const expired = () => new ApiError(errNo.signInExpired, 'The sign-in took too long or is over');

export const createIdentityService = ({
  db,
  limiter,
  tries,
  delivery,
  log,
  publicOrigin,
  providers,
  issuerName,
  welcomeTokens,
}: IdentityDeps) => {
  const providerOf = (oauthType: string): IdentityProvider => {
    const provider = providers().find((candidate) => candidate.oauthType === oauthType);
    if (provider === undefined) throw new ApiError(errNo.notFound, `No such sign-in: ${oauthType}`);
    return provider;
  };
  const redirectUri = (oauthType: string): string => new URL(`/session/pc/callback/${oauthType}`, publicOrigin()).href;
  const tellTrouble = (oauthType: string, error: unknown): void => {
    log.warn({ oauthType, err: error }, 'a third-party sign-in failed');
  };

  /** Signs in who is known, opens an account for who is new, and asks for the password where the email has an account. */
  const admit = (identity: Identity, client: NewClient): Promise<Omit<Returned, 'returnPath'>> =>
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

  return {
    list: () => providers().map(({ oauthType, name }) => ({ oauthType, name })),

    /** Begins a sign-in. Gives where the browser goes, and the token that binds the flow to it. */
    async begin(oauthType: string, returnPath: string, client: Client): Promise<{ authURL: string; token: string }> {
      if (!isSitePath(returnPath)) throw malformed('state', 'notAPath');
      const provider = providerOf(oauthType);
      await limiter.pass(limits.authorizeByAddress, client.address);
      const flow: Flow = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      const token = newToken();
      try {
        const authURL = await provider.authorizationUrl(flow, redirectUri(oauthType));
        await repository.insertFlow(db, {
          ...flow,
          tokenHash: hashToken(token),
          oauthType,
          returnPath,
          expireTime: Date.now() + FLOW_LIFE,
        });
        return { authURL, token };
      } catch (error) {
        tellTrouble(oauthType, error);
        throw new ApiError(errNo.providerFailed, 'The third party does not answer');
      }
    },

    /** Ends a sign-in by the address that the browser came back with. `token` is the one of `begin`. */
    async finish(oauthType: string, query: string, token: string | undefined, client: NewClient): Promise<Returned> {
      const flow = token === undefined ? undefined : await repository.takeFlow(db, hashToken(token), Date.now());
      if (flow?.oauthType !== oauthType) return { errNo: errNo.signInExpired, returnPath: null };
      const { returnPath } = flow;
      if (new URLSearchParams(query).get('state') !== flow.state) return { errNo: errNo.signInExpired, returnPath };
      try {
        const identity = await providerOf(oauthType).identify(flow, new URL(redirectUri(oauthType) + query));
        return { ...(await admit(identity, client)), returnPath };
      } catch (error) {
        if (error instanceof IdentityRefused) return { errNo: errNo.providerRefused, returnPath };
        tellTrouble(oauthType, error);
        return { errNo: errNo.providerFailed, returnPath };
      }
    },

    /** Joins what waits with the account of the same email, by that account's password. */
    async link(digest: string, linkToken: string | undefined, client: Client): Promise<SignedIn> {
      await tries.passwordFrom(client.address);
      if (linkToken === undefined) throw expired();
      const tokenHash = hashToken(linkToken);
      const waiting = await repository.tryPendingLink(db, tokenHash, Date.now());
      if (waiting === undefined) throw expired();
      const { pending, account } = waiting;
      await tries.passwordOf(account.email, client.address);
      const isRight = await verifyPassword(account.passwordHash ?? undefined, digest);
      if (!isRight || account.lockTime !== null) throw wrongCredentials();
      const signedIn = await transact(db, async (tx) => {
        if (!(await repository.takePendingLink(tx, tokenHash))) throw expired();
        const { issuer, subject, email, accountId } = pending;
        const identityId = await repository.insertIdentity(tx, {
          issuer,
          subject,
          accountId,
          email,
          createTime: Date.now(),
        });
        if (identityId === undefined) throw expired();
        return openSession(tx, account, client, identityId);
      });
      await delivery.notify(
        mailsIn(client.locale).identityLinked(account.email, issuerName(pending.issuer), warningLinks(publicOrigin())),
      );
      return signedIn;
    },
  };
};
export type IdentityService = ReturnType<typeof createIdentityService>;
