/** What a sign-in at a third party is bound to. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who signed in there. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; undefined when the issuer tells none or does not vouch for it. */
  readonly verifiedEmail: string | undefined;
}

/** The person, or the issuer, said no. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused';
}

/** A third party at which people can sign in. Methods throw when it does not answer as it should. */
export interface IdentityProvider {
  /** Lower-case letters, digits and dashes. */
  readonly oauthType: string;
  /** What people call it. */
  readonly name: string;
  /** The address that it calls itself. */
  readonly issuer: string;
  /** Where the browser goes; it comes back to `redirectUri`. */
  authorizationUrl(flow: Flow, redirectUri: string): Promise<string>;
  /** Takes the address that the browser came back with. Throws `IdentityRefused` when that says no. */
  identify(flow: Flow, callbackUrl: URL): Promise<Identity>;
}
