import { errNo } from '#contract/errNo.ts';
import { isSitePath } from '#contract/path.ts';
import { transact } from '#server/db/transact.ts';
import type { Delivery } from './delivery.ts';
import { type AdmissionDeps, type Admitted, admitIdentity, expired } from './identityAdmission.ts';
import { warningLinks } from './mails/letter.ts';
import { mailsIn } from './mails/mailsIn.ts';
import { openSession, type SignedIn, wrongCredentials } from './openSession.ts';
import { verifyPassword } from './passwordHash.ts';
import type { Client } from './sessionService.ts';
import { hashToken, newToken } from './sessionToken.ts';
import type { NewClient } from './signUpService.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import { type Flow, type IdentityProvider, IdentityRefused } from '#server/providers/identity/identityProvider.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import * as repository from './identityRepository.ts';
import type { IssuerName } from './issuerName.ts';
import type { Tries } from './tries.ts';

/** How long a person may be away at a third party, in milliseconds. */
export const FLOW_LIFE = 10 * 60 * 1000;

export interface IdentityDeps extends AdmissionDeps {
  readonly limiter: RateLimiter;
  readonly tries: Tries;
  readonly delivery: Delivery;
  readonly log: Log;
  readonly publicOrigin: () => string;
  readonly providers: () => readonly IdentityProvider[];
  readonly issuerName: IssuerName;
}

/** What a return from a third party led to. */
export interface Returned extends Admitted {
  /** Path of this site to go on to; null when it is not known. */
  readonly returnPath: string | null;
}

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
        return { ...(await admitIdentity({ db, welcomeTokens }, identity, client)), returnPath };
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
