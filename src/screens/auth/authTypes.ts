import type { Message } from '#contract/chat.ts';
import type { ActorRefFrom } from 'xstate';
import type { Place } from '#src/addresses/places.ts';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';

export type AuthRef = ActorRefFrom<typeof authMachine>;
export type IdentityProvidersRef = ActorRefFrom<typeof identityProvidersMachine>;

/** What somebody was about to do who is asked for an account: talk on, pay, or go somewhere. */
export type Errand =
  | {
      readonly kind: 'meeting';
      readonly name: string;
      readonly portrait: string;
      /** What was said and answered last, which stays with the line. */
      readonly before: readonly Pick<Message, 'role' | 'text'>[];
      readonly line: string | null;
    }
  | { readonly kind: 'purchase' }
  | { readonly kind: 'place'; readonly place: Place };

/** What every view of the container is given. */
export interface AuthProps {
  readonly auth: AuthRef;
  readonly identityProviders: IdentityProvidersRef;
  readonly errand: Errand | null;
}
