import type { ActorRefFrom } from 'xstate';
import { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import { isWaitingForSignIn, mayWaitForTokens } from '#machines/chat/chatSelectors.ts';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { orderOf, stepOf } from '#machines/purchase/purchaseSelectors.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { conversationActsActors, prepareImport } from '#src/actors/conversationActsActors.ts';
import { searchActors } from '#src/actors/searchActors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { type Conversations, outdated } from './conversationList.ts';
import { type ChatNews, openConversation, type OpenConversation } from './openConversation.ts';
import { onceIdle } from '#src/browser/onceIdle.ts';
import { watchPresence } from '#src/browser/presence.ts';
import type { ReportFlow } from './report.ts';
import type { FlowHost } from './screenFlows.ts';
import { createSpeech, type Speech } from './speech.ts';

type Search = ActorRefFrom<typeof searchMachine>;
type ConversationActs = ActorRefFrom<typeof conversationActsMachine>;

interface Outliving {
  readonly speech: Speech;
  readonly report: ReportFlow;
}

const retry = { type: 'load.retried' } as const;

/** What other screens use as well. */
export interface SharedFlows {
  readonly report: ReportFlow;
  /** The list of conversations, and what there is of it already. */
  /** What was paid for: a line may have waited for it. */
  readonly purchase: ActorRefFrom<typeof purchaseMachine>;
  readonly list: { readonly get: () => Conversations; readonly held: () => Conversations | undefined };
}

/** The person's conversations: the list of them, what is done with them and found in them, and the one on view. */
export const createChats = (
  host: FlowHost,
  { report, purchase, list: conversations }: SharedFlows,
  /** Hears what is to be told in passing. */
  onNews: (news: ChatNews) => void,
) => {
  const { api, app, flows } = host;
  const search = flows.holder<Search>((made) => made);
  const conversationActs = flows.holder<ConversationActs>((made) => made);
  const shown = flows.holder<OpenConversation<Outliving>>((made) => made.chat);
  const speech = createSpeech(host);

  const refresh = (characterId: string): void => {
    const open = shown.held();
    if (open?.characterId === characterId) open.chat.send({ type: 'conversation.changed' });
    conversations.held()?.send(outdated);
  };

  const presence = watchPresence({
    onShown: () => {
      shown.held()?.show(true);
      shown.held()?.chat.send({ type: 'conversation.changed' });
      conversations.held()?.send(outdated);
    },
    onHidden: () => shown.held()?.show(false),
    onRestored: () => shown.held()?.restore(),
    onChanged: refresh,
    onReminded: (number) => shown.held()?.settle(number),
  });

  let settled: string | null = null;
  /** What was not sent for want of tokens is said by itself once an order from there is paid: once an order. */
  const sayWhatWaits = (): void => {
    const [open, bought] = [shown.held(), purchase.getSnapshot()];
    const order = stepOf(bought) === 'done' ? orderOf(bought) : null;
    if (open === undefined || order === null || order.orderId === settled) return;
    if (!order.returnPath.includes(open.characterId) || !mayWaitForTokens(open.chat.getSnapshot())) return;
    settled = order.orderId;
    open.chat.send({ type: 'message.retried', intentId: newIntentId() });
  };

  const following = [
    purchase.subscribe(sayWhatWaits),
    // What was refused while nobody was signed in is said by itself.
    app.on('session.restored', () => {
      const chat = shown.held()?.chat;
      if (chat !== undefined && isWaitingForSignIn(chat.getSnapshot()))
        chat.send({ type: 'message.retried', intentId: newIntentId() });
    }),
    app.on('user.left', () => {
      for (const one of following) one.unsubscribe();
      presence.stop();
    }),
  ];

  const leave = (): void => {
    shown.held()?.stop();
    speech.send({ type: 'play.stopped' });
  };

  const create = (characterId: string): OpenConversation<Outliving> => {
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
    conversation.chat.subscribe(sayWhatWaits);
    return conversation;
  };
  const open = (characterId: string): OpenConversation<Outliving> => shown.get(() => create(characterId), characterId);

  const createConversationActs = (): ConversationActs => {
    onceIdle(prepareImport);
    const acts = flows.begin(conversationActsMachine.provide({ actors: conversationActsActors(api) }), {
      id: 'conversationActs',
      isPersonal: true,
    });
    const tell = ({ characterId }: { characterId: string }): void => {
      refresh(characterId);
      presence.tell(characterId);
      // What was found may be gone.
      const found = search.held();
      found?.send({ type: 'query.changed', text: found.getSnapshot().context.query });
    };
    acts.on('conversation.changed', tell);
    acts.on('conversation.imported', tell);
    acts.on('conversation.removed', (removed) => {
      conversations.held()?.send(removed);
      tell(removed);
    });
    return acts;
  };
  const createSearch = (): Search =>
    flows.begin(searchMachine.provide({ actors: searchActors(api) }), {
      id: 'search',
      input: { characterId: null },
      isPersonal: true,
      retry,
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
    search: (): Search => search.get(createSearch),

    /** What is done with whole conversations. */
    conversationActs: (): ConversationActs => conversationActs.get(createConversationActs),

    /** Ends the conversation that was left. */
    leave,

    /** Reading out is there as long as all the rest. */
    speech,
  };
};
export type Chats = ReturnType<typeof createChats>;
