import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { type Conversations, outdated } from './conversationList.ts';
import { type ConversationActs, createConversationActs, createSearch, type Search } from './conversationTools.ts';
import { type ChatNews, openConversation, type OpenConversation } from './openConversation.ts';
import { watchPresence } from '#src/browser/presence.ts';
import type { ReportFlow } from './report.ts';
import { sayOncePaid, sayOnceSignedIn } from './sayWhatWaits.ts';
import type { FlowHost } from './screenFlows.ts';
import { createSpeech, type Speech } from './speech.ts';

interface Outliving {
  readonly speech: Speech;
  readonly report: ReportFlow;
}

/** What other screens use as well. */
export interface SharedFlows {
  readonly report: ReportFlow;
  /** What was paid for: a line may have waited for it. */
  readonly purchase: ActorRefFrom<typeof purchaseMachine>;
  /** The list of conversations, and what there is of it already. */
  readonly list: { readonly get: () => Conversations; readonly held: () => Conversations | undefined };
}

type Shown = OpenConversation<Outliving>;

/** Tells what is on view of the page, the network and other tabs. */
const followPresence = (
  shown: () => Shown | undefined,
  list: () => Conversations | undefined,
  refresh: (characterId: string) => void,
) =>
  watchPresence({
    onShown: () => {
      shown()?.show(true);
      shown()?.chat.send({ type: 'conversation.changed' });
      list()?.send(outdated);
    },
    onHidden: () => shown()?.show(false),
    onRestored: () => shown()?.restore(),
    onChanged: refresh,
    onReminded: (number) => shown()?.settle(number),
  });

/** The person's conversations: the list of them, what is done with them and found in them, and the one on view. */
export const createChats = (
  host: FlowHost,
  { report, purchase, list: conversations }: SharedFlows,
  /** Hears what is to be told in passing. */
  onNews: (news: ChatNews) => void,
) => {
  const { app, flows } = host;
  const search = flows.holder<Search>((made) => made);
  const conversationActs = flows.holder<ConversationActs>((made) => made);
  const shown = flows.holder<Shown>((made) => made.chat);
  const speech = createSpeech(host);

  const refresh = (characterId: string): void => {
    const open = shown.held();
    if (open?.characterId === characterId) open.chat.send({ type: 'conversation.changed' });
    conversations.held()?.send(outdated);
  };

  const presence = followPresence(shown.held, conversations.held, refresh);
  const waiting = sayOncePaid(purchase, shown.held);
  const following = [
    waiting,
    sayOnceSignedIn(app, shown.held),
    app.on('user.left', () => {
      for (const one of following) one.unsubscribe();
      presence.stop();
    }),
  ];

  const leave = (): void => {
    shown.held()?.stop();
    speech.send({ type: 'play.stopped' });
  };

  const create = (characterId: string): Shown => {
    leave();
    const conversation = openConversation(
      host,
      characterId,
      { speech, report },
      {
        onChanged: () => {
          conversations.held()?.send(outdated);
          presence.tell(characterId);
        },
        onAnswered: () => app.send({ type: 'account.changed' }),
        onReminded: (number) => presence.tellReminded(number),
        onMarkLost: () => conversations.held()?.send(outdated),
        onNews,
      },
    );
    conversation.show(presence.isShown());
    conversation.chat.subscribe(waiting.look);
    return conversation;
  };
  const open = (characterId: string): Shown => shown.get(() => create(characterId), characterId);

  const beginActs = (): ConversationActs =>
    createConversationActs(host, {
      list: conversations.held,
      search: search.held,
      onChanged(characterId) {
        refresh(characterId);
        presence.tell(characterId);
      },
    });

  return {
    /** The list of conversations; brought up to date when an answer begins or ends. */
    list: conversations.get,

    /** The conversation with a character: a fresh one for another character, the same when only the window has changed. */
    conversation: (characterId: string) => open(characterId).flows,

    /** Goes to the message of that time. */
    seek: (characterId: string, createTime: number): void =>
      open(characterId).chat.send({ type: 'message.sought', createTime }),

    /** The search through all conversations; coming back finds it as it was left. */
    search: (): Search => search.get(() => createSearch(host)),

    /** What is done with whole conversations. */
    conversationActs: (): ConversationActs => conversationActs.get(beginActs),

    /** Ends the conversation that was left. */
    leave,

    /** Reading out is there as long as all the rest. */
    speech,
  };
};
export type Chats = ReturnType<typeof createChats>;
