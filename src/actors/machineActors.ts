import { fromPromise } from 'xstate';
import type { Credentials, MailCode } from '#machines/auth/authSetup.ts';
import type { CharacterPage, LoadedHome, LoadHomeInput, LoadPageInput } from '#machines/explore/exploreMachine.ts';
import type { Account } from '#machines/session/sessionMachine.ts';
import type { Age, Profile, UpdatedUser } from '#machines/setup/setupMachine.ts';
import type { Api } from '#src/api/api.ts';

/** What the machines ask of the world, by machine; given to them with `.provide()`. */

export const sessionActors = (api: Api) => ({
  loadUser: fromPromise<Account, void>(({ signal }) => api.user.load({ signal })),
  signOut: fromPromise<void, void>(({ signal }) => api.session.signOut({ signal })),
});

/** `redirectPath` is where the link of a sign-up mail leads. */
export const authActors = (api: Api, redirectPath: string) => ({
  signIn: fromPromise<void, Credentials>(({ input, signal }) => api.session.signIn(input, { signal })),
  sendSignUpMail: fromPromise<void, Credentials>(({ input, signal }) =>
    api.session.sendSignUpMail(input, redirectPath, { signal }),
  ),
  confirmEmail: fromPromise<void, MailCode>(({ input, signal }) => api.session.confirmEmail(input.code, { signal })),
});

export const setupActors = (api: Api) => ({
  updateUser: fromPromise<UpdatedUser, Partial<Profile & Age>>(async ({ input, signal }) => {
    const { errNo, data } = await api.user.update(input, { signal });
    return { errNo, user: data };
  }),
});

export const exploreActors = (api: Api) => ({
  loadHome: fromPromise<LoadedHome, LoadHomeInput>(async ({ input, signal }) => {
    const [homepage, page] = await Promise.all([
      api.character.homepage({ signal }),
      api.character.explore({ tag: input.tag, cursor: null }, { signal }),
    ]);
    return { homepage, page };
  }),
  loadPage: fromPromise<CharacterPage, LoadPageInput>(({ input, signal }) => api.character.explore(input, { signal })),
});
