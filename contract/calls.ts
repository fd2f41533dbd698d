import type { Call } from './call.ts';
import { characterDetail, characterExplore, homepage } from './character.ts';
import { chatCompletion, chatHistory, chatRegenerate, chatStop, chatStream } from './chat.ts';
import { conversationList } from './conversation.ts';
import { emailconfirm, emaillogin, logout, sendemail } from './session.ts';
import { userDetail, userUpdate } from './user.ts';

/** Every call that exists. Tests that go over all endpoints read this; so a new call is covered by being listed. */
export const calls = {
  emaillogin,
  sendemail,
  emailconfirm,
  logout,
  userDetail,
  userUpdate,
  characterExplore,
  characterDetail,
  homepage,
  chatHistory,
  chatCompletion,
  chatRegenerate,
  chatStop,
  chatStream,
  conversationList,
} as const satisfies Record<string, Call>;
