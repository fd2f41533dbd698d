import { type ActorRefFrom, createActor } from 'xstate';
import { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { conversationsActors } from './actors/chatActors.ts';
import { conversationActsActors } from './actors/conversationActsActors.ts';
import { searchActors } from './actors/searchActors.ts';
import type { Api } from './api/api.ts';
import { inspected } from './inspect.ts';
import { type ChatNews, openConversation, type OpenConversation } from './openConversation.ts';
import { watchPresence } from './presence.ts';
import { createSpeech } from './speech.ts';
import { forgetUnsent } from './unsent.ts';

type Conversations = ActorRefFrom<typeof conversationsMachine>;
type Search = ActorRefFrom<typeof searchMachine>;
type ConversationActs = ActorRefFrom<typeof conversationActsMachine>;
type Speech = ReturnType<typeof createSpeech>;

const retried = { type: 'load.retried' } as const;
const outdated = { type: 'list.refreshRequested' } as const;

/** Hears that tokens were spent, or given back. */
export interface AccountListener {
  onAccountChanged(): void;
}

/** Hears of what happens in conversations. */
export interface ChatListeners extends AccountListener {
  /** To be told in passing. */
  onNews(news: ChatNews): void;
}

/** The person's conversations: the list of them, what is done with them and found in them, and the one on view. */
export const createChats = (api: Api, listeners: ChatListeners) => {
  const conversationsLogic = conversationsMachine.provide({ actors: conversationsActors(api) });
  let conversations: Conversations | undefined;
  let search: Search | undefined;
  let conversationActs: ConversationActs | undefined;
  const speech = createSpeech(api);
  let shown: OpenConversation<Speech> | undefined;

  const refresh = (characterId: string): void => {
    if (shown?.characterId === characterId) shown.chat.send({ type: 'conversation.changed' });
    conversations?.send(outdated);
  };

  const presence = watchPresence({
    onShown: () => {
      shown?.show(true);
      shown?.chat.send({ type: 'conversation.changed' });
      conversations?.send(outdated);
    },
    onHidden: () => shown?.show(false),
    onRestored: () => shown?.chat.send({ type: 'network.restored' }),
    onChanged: refresh,
  });

  const leave = (): void => {
    shown?.stop();
    shown = undefined;
    speech.send({ type: 'play.stopped' });
  };

  const open = (characterId: string): OpenConversation<Speech> => {
    if (shown?.characterId === characterId) return shown;
    leave();
    shown = openConversation(api, characterId, speech, {
      onChanged: () => {
        conversations?.send(outdated);
        presence.tell(characterId);
      },
      onAnswered: () => listeners.onAccountChanged(),
      onRead: () => conversations?.send({ type: 'conversation.read', characterId }),
      onNews: (news) => listeners.onNews(news),
    });
    if (!presence.isShown()) shown.show(false);
    return shown;
  };

  const createConversationActs = (): ConversationActs => {
    const acts = createActor(conversationActsMachine.provide({ actors: conversationActsActors(api) }), inspected);
    const tell = ({ characterId }: { characterId: string }): void => {
      refresh(characterId);
      presence.tell(characterId);
      // What was found may be gone.
      search?.send({ type: 'query.changed', text: search.getSnapshot().context.query });
    };
    acts.on('conversation.changed', tell);
    acts.on('conversation.imported', tell);
    acts.on('conversation.removed', (removed) => {
      conversations?.send(removed);
      tell(removed);
    });
    return acts.start();
  };

  return {
    /** The list of conversations; brought up to date when an answer begins or ends. */
    list: (): Conversations => (conversations ??= createActor(conversationsLogic, inspected).start()),

    /** The conversation with a character: a fresh one for another character, the same when only the window has changed. */
    conversation: (characterId: string) => open(characterId).flows,

    /** Goes to the message of that time. */
    seek: (characterId: string, createTime: number): void =>
      open(characterId).chat.send({ type: 'message.sought', createTime }),

    /** The search through all conversations; coming back finds it as it was left. */
    search: (): Search =>
      (search ??= createActor(searchMachine.provide({ actors: searchActors(api) }), {
        ...inspected,
        input: { characterId: null },
      }).start()),

    /** What is done with whole conversations. */
    conversationActs: (): ConversationActs => (conversationActs ??= createConversationActs()),

    /** Loads again what was refused while the person was not signed in. */
    retry(): void {
      if (shown?.chat.getSnapshot().can(retried) === true) shown.chat.send(retried);
      for (const list of [conversations, search]) if (list?.getSnapshot().can(retried) === true) list.send(retried);
    },

    /** Ends the conversation that was left. */
    leave,

    /** Ends everything. */
    stop(): void {
      leave();
      for (const actor of [conversations, search, conversationActs, speech]) actor?.stop();
      presence.stop();
      forgetUnsent();
    },
  };
};
export type Chats = ReturnType<typeof createChats>;
