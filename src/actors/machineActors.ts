import { fromPromise } from 'xstate';
import type { Credentials, MailCode } from '#machines/auth/authSetup.ts';
import type {
  LoadConversationInput,
  LoadedConversation,
  LoadedOlder,
  LoadOlderInput,
  Stopped,
  StopInput,
} from '#machines/chat/chatTypes.ts';
import type { LoadedConversations } from '#machines/conversations/conversationsMachine.ts';
import type { CharacterPage, LoadedHome, LoadHomeInput, LoadPageInput } from '#machines/explore/exploreMachine.ts';
import type { Account } from '#machines/session/sessionMachine.ts';
import type { Age, Profile, UpdatedUser } from '#machines/setup/setupMachine.ts';
import type { Api } from '#src/api/api.ts';
import { answerActor } from './answerActor.ts';

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

export const chatActors = (api: Api) => ({
  loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(async ({ input, signal }) => {
    const [character, history] = await Promise.all([
      api.character.detail(input.characterId, { signal }),
      api.chat.history(input, { signal }),
    ]);
    return { character, ...history };
  }),
  loadOlder: fromPromise<LoadedOlder, LoadOlderInput>(({ input, signal }) => api.chat.history(input, { signal })),
  answer: answerActor(api.chat),
  stop: fromPromise<Stopped, StopInput>(({ input, signal }) => api.chat.stop(input.msgId, { signal })),
});

export const conversationsActors = (api: Api) => ({
  loadConversations: fromPromise<LoadedConversations, void>(async ({ signal }) => ({
    conversations: await api.conversation.list({ signal }),
  })),
});
