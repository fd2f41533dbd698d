import type { IdentityProvider } from '#server/providers/identity/identityProvider.ts';

/** What people call an issuer. */
export type IssuerName = (issuer: string) => string;

/** By the third parties that are set up; one that is not any more goes by its host. */
export const issuerNames =
  (providers: () => readonly IdentityProvider[]): IssuerName =>
  (issuer) => {
    const { href, host } = new URL(issuer);
    return providers().find((provider) => new URL(provider.issuer).href === href)?.name ?? host;
  };
