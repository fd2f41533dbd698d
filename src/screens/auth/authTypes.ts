import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';

export type AuthRef = ActorRefFrom<typeof authMachine>;
export type IdentityProvidersRef = ActorRefFrom<typeof identityProvidersMachine>;

/** What every view of the container is given. */
export interface AuthProps {
  readonly auth: AuthRef;
  readonly identityProviders: IdentityProvidersRef;
}
