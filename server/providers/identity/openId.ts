import * as client from 'openid-client';
import { email as emailRule } from '#contract/account.ts';
import { type Identity, type IdentityProvider, IdentityRefused } from './identityProvider.ts';

/** Seconds that an issuer has for each answer. */
const TIMEOUT = 10;
const SCOPE = 'openid email';

export interface OpenIdSettings {
  readonly oauthType: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An OpenID Connect issuer: code flow with PKCE, state and nonce. It is looked up when it is first needed. */
export const openId = ({ oauthType, name, issuer, clientId, clientSecret }: OpenIdSettings): IdentityProvider => {
  let known: Promise<client.Configuration> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    const url = new URL(issuer);
    known ??= client
      .discovery(url, clientId, clientSecret, undefined, {
        timeout: TIMEOUT,
        ...(url.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };

  const claimsOf = async (config: client.Configuration, tokens: Awaited<ReturnType<typeof exchange>>) => {
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The issuer gave no ID token');
    if (typeof claims['email'] === 'string') return { ...claims };
    return { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)) };
  };
  const exchange = (config: client.Configuration, callbackUrl: URL, checks: client.AuthorizationCodeGrantChecks) =>
    client.authorizationCodeGrant(config, callbackUrl, checks);

  return {
    oauthType,
    name,
    issuer,

    async authorizationUrl({ state, nonce, codeVerifier }, redirectUri) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },

    async identify({ state, nonce, codeVerifier }, callbackUrl): Promise<Identity> {
      const config = await configuration();
      try {
        const tokens = await exchange(config, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const { iss, sub, email, email_verified: isVerified } = await claimsOf(config, tokens);
        const address = emailRule.safeParse(email);
        return {
          issuer: iss,
          subject: sub,
          verifiedEmail: isVerified === true && address.success ? address.data : undefined,
        };
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError) throw new IdentityRefused(error.error);
        throw error;
      }
    },
  };
};
