import { fromPromise } from 'xstate';
import type { Promotion } from '#contract/activity.ts';
import type { Checkout, Order } from '#contract/order.ts';
import type { RouteRule } from '#contract/route.ts';
import type { AccountChange } from '#contract/userUpdate.ts';
import type { IdentityProvider } from '#contract/identityProvider.ts';
import type { Confirmation, Credentials, Email, Password, SignUpMail, ThirdParty } from '#machines/auth/authSetup.ts';
import type { CharacterPage, LoadedHome, LoadHomeInput, LoadPageInput } from '#machines/explore/exploreMachine.ts';
import type { Choice, Offers } from '#machines/purchase/purchaseSetup.ts';
import type { Account } from '#machines/session/sessionMachine.ts';
import type { Age, Profile, UpdatedUser } from '#machines/setup/setupMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createIntentKeys } from './intentKeys.ts';
import { rejectOnFailure } from './rejectOnFailure.ts';

/** What the machines ask of the world, by machine; given to them with `.provide()`. */

export const sessionActors = (api: Api) => ({
  loadUser: fromPromise<Account, void>(({ signal }) => api.user.load({ signal })),
  signOut: fromPromise<void, void>(({ signal }) =>
    rejectOnFailure(async (onFailure) => (await api.session()).signOut({ signal, onFailure })),
  ),
});

/** Where links of mails lead, and where a third-party sign-in comes back to. */
export interface AuthPaths {
  readonly signUp: () => string;
  readonly reset: string;
  readonly returnTo: () => string;
}

export const authActors = ({ session }: Api, redirect: AuthPaths) => ({
  signIn: fromPromise<void, Credentials>(async ({ input, signal }) => {
    await rejectOnFailure(async (onFailure) => (await session()).login(input, { signal, onFailure }));
  }),
  sendSignUpMail: fromPromise<void, SignUpMail>(({ input, signal }) =>
    rejectOnFailure(async (onFailure) =>
      (await session()).sendSignUpMail(input, redirect.signUp(), { signal, onFailure }),
    ),
  ),
  confirmEmail: fromPromise<void, Confirmation>(({ input, signal }) =>
    rejectOnFailure(async (onFailure) => (await session()).confirmEmail(input, { signal, onFailure })),
  ),
  sendResetMail: fromPromise<void, Email>(({ input, signal }) =>
    rejectOnFailure(async (onFailure) =>
      (await session()).sendResetMail(input.email, redirect.reset, { signal, onFailure }),
    ),
  ),
  authorize: fromPromise<{ authURL: string }, ThirdParty>(async ({ input, signal }) => {
    const answer = await rejectOnFailure(async (onFailure) =>
      (await session()).authorize({ ...input, state: redirect.returnTo() }, { signal, onFailure }),
    );
    return { authURL: answer?.authURL ?? '' };
  }),
  linkIdentity: fromPromise<void, Password>(({ input, signal }) =>
    rejectOnFailure(async (onFailure) => (await session()).linkIdentity(input.password, { signal, onFailure })),
  ),
});

export const identityProvidersActors = (api: Api) => ({
  loadProviders: fromPromise<readonly IdentityProvider[], void>(({ signal }) => api.site.providers({ signal })),
});

export const routeRulesActors = (api: Api) => ({
  loadRules: fromPromise<readonly RouteRule[], void>(({ signal }) => api.site.rules({ signal })),
});

export const activityActors = (api: Api) => ({
  loadActivity: fromPromise<Promotion | null, void>(({ signal }) => api.site.promotion({ signal })),
});

/** Changes the person's account; a change without an answer is the same intent when it is made again. */
export const updateUserActor = <Input extends AccountChange>(api: Api) => {
  const onceAnIntent = createIntentKeys();
  return fromPromise<UpdatedUser, Input>(async ({ input, signal }) => {
    const account = await api.account();
    const { errNo, data } = await onceAnIntent(input, (idempotencyKey) =>
      account.update(input, { signal, idempotencyKey }),
    );
    return { errNo, user: data };
  });
};

export const setupActors = (api: Api) => ({ updateUser: updateUserActor<Partial<Profile & Age>>(api) });

export const exploreActors = (api: Api) => ({
  loadHome: fromPromise<LoadedHome, LoadHomeInput>(async ({ input, signal }) => {
    const [homepage, page] = await Promise.all([
      api.character.homepage({ signal }),
      api.character.explore({ ...input.filter, cursor: null }, { signal }),
    ]);
    return { homepage, page };
  }),
  loadPage: fromPromise<CharacterPage, LoadPageInput>(({ input: { filter, cursor }, signal }) =>
    api.character.explore({ ...filter, cursor }, { signal }),
  ),
});

/** Their calls load when somebody buys something. */
export const purchaseActors = ({ client }: Api) => {
  const load = async () => (await import('#src/api/purchaseApi.ts')).createPurchaseApi(client);
  const [checkoutOnce, cancelOnce] = [createIntentKeys(), createIntentKeys()];
  return {
    loadOffers: fromPromise<Offers, void>(async ({ signal }) => {
      const api = await load();
      const [packages, plans] = await Promise.all([api.packages({ signal }), api.plans({ signal })]);
      return { packages, ...plans };
    }),
    checkout: fromPromise<Checkout, Choice>(({ input, signal }) =>
      checkoutOnce(input, async (idempotencyKey) => (await load()).checkout(input, { signal, idempotencyKey })),
    ),
    cancelOrder: fromPromise<Order, { orderId: string }>(({ input: { orderId }, signal }) =>
      cancelOnce(orderId, async (idempotencyKey) => (await load()).cancel(orderId, { signal, idempotencyKey })),
    ),
    loadOrder: fromPromise<Order, { orderId: string }>(async ({ input, signal }) =>
      (await load()).order(input.orderId, { signal }),
    ),
  };
};
