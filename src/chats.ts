import { type ActorRefFrom, createActor } from 'xstate';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { unsentText } from '#machines/chat/chatSelectors.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { chatActors, conversationsActors } from './actors/chatActors.ts';
import type { Api } from './api/api.ts';
import { forgetDrafts, readDraft, writeDraft } from './drafts.ts';

type Chat = ActorRefFrom<typeof chatMachine>;
type Conversations = ActorRefFrom<typeof conversationsMachine>;

const retried = { type: 'load.retried' } as const;

/** The person's conversations: the list of them, and the one on view. */
export const createChats = (api: Api) => {
  const chatLogic = chatMachine.provide({ actors: chatActors(api) });
  const conversationsLogic = conversationsMachine.provide({ actors: conversationsActors(api) });
  let conversations: Conversations | undefined;
  let chat: { characterId: string; actor: Chat } | undefined;

  return {
    /** The list of conversations; brought up to date when an answer begins or ends. */
    list: (): Conversations => (conversations ??= createActor(conversationsLogic).start()),

    /** The conversation with a character: a fresh one for another character, the same when only the window has changed. */
    chat(characterId: string): Chat {
      if (chat?.characterId === characterId) return chat.actor;
      chat?.actor.stop();
      const actor = createActor(chatLogic, { input: { characterId, draft: readDraft(characterId) } });
      let last: string | undefined;
      actor.subscribe((snapshot) => {
        writeDraft(characterId, unsentText(snapshot));
        const { context } = snapshot;
        const message = context.messages.at(-1);
        const current = message && `${message.msgId} ${message.status}`;
        if (last !== undefined && current !== last) conversations?.send({ type: 'list.refreshRequested' });
        last = current;
      });
      chat = { characterId, actor: actor.start() };
      return actor;
    },

    /** Loads again what was refused while the person was not signed in. */
    retry(): void {
      if (chat?.actor.getSnapshot().can(retried) === true) chat.actor.send(retried);
      if (conversations?.getSnapshot().can(retried) === true) conversations.send(retried);
    },

    /** Ends the conversation that was left. */
    leave(): void {
      chat?.actor.stop();
      chat = undefined;
    },

    /** Ends everything. */
    stop(): void {
      chat?.actor.stop();
      conversations?.stop();
      forgetDrafts();
    },
  };
};
export type Chats = ReturnType<typeof createChats>;
