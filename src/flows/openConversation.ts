import { userOf } from '#machines/session/sessionSelectors.ts';
import { readUnsent } from '#src/browser/unsent.ts';
import { beginBesideChat, beginChat, type Chat } from './conversationFlows.ts';
import { keepUnsent, leftByClosedTab } from './keepUnsent.ts';
import { loadFindable } from './loadFindable.ts';
import { passLinesOn } from './passLinesOn.ts';
import type { FlowHost } from './screenFlows.ts';

/** What is told in passing. */
export type ChatNews = 'copied' | 'feedbackSent';

/** Hears of what happens in a conversation. */
export interface ConversationListeners {
  /** Something was said, written or changed. */
  onChanged(): void;
  /** An answer has ended, and with it what it costs. */
  onAnswered(): void;
  /** The server knows that the reminder of that number was acknowledged. */
  onReminded(number: number): void;
  /** It was left while the server was told how far it was read: whether that came is not known. */
  onMarkLost(): void;
  onNews(news: ChatNews): void;
}

type Beside = ReturnType<typeof beginBesideChat>;

/** Tells of what is said, written and changed, and how far it was read. */
const followMessages = (chat: Chat, readMarker: Beside['readMarker'], listeners: ConversationListeners): void => {
  let last: string | undefined;
  let { messages } = chat.getSnapshot().context;
  chat.subscribe(({ context }) => {
    if (context.messages === messages) return;
    ({ messages } = context);
    const message = messages.at(-1);
    const current = message === undefined ? 'nothing' : `${message.msgId} ${message.status} ${message.chosen}`;
    if (current === last) return;
    const isWritten = message !== undefined && message.status !== 'generating';
    if (last !== undefined) {
      listeners.onChanged();
      if (isWritten) listeners.onAnswered();
    }
    last = current;
    if (isWritten) readMarker.send({ type: 'message.seen', createTime: message.createTime });
  });
};

/** Takes what is done with single messages to the conversation. */
const followActs = (chat: Chat, acts: Beside['acts'], listeners: ConversationListeners): void => {
  acts.on('message.changed', ({ message }) => {
    chat.send({ type: 'message.changed', message });
    listeners.onChanged();
  });
  acts.on('message.removed', ({ msgId }) => {
    chat.send({ type: 'message.removed', msgId });
    listeners.onChanged();
  });
  acts.on('text.copied', () => listeners.onNews('copied'));
  acts.on('feedback.sent', () => listeners.onNews('feedbackSent'));
};

/** Tells the reminder when there is a conversation in view: what is not there yet, or for nobody, is none. Gives what tells it that the page has come into view or gone. */
const followPage = (chat: Chat, careReminder: Beside['careReminder']): ((isNowShown: boolean) => void) => {
  let isShown = false;
  let { character } = chat.getSnapshot().context;
  const tell = (): void => {
    const isOpen = chat.getSnapshot().context.character !== null;
    careReminder.send({ type: isShown && isOpen ? 'page.shown' : 'page.hidden' });
  };
  chat.subscribe(({ context }) => {
    if (context.character === character) return;
    ({ character } = context);
    tell();
  });
  return (isNowShown) => {
    isShown = isNowShown;
    tell();
  };
};

/** Starts the flows of a conversation that comes on view: talking, what is done with single messages, pictures seen large, how far it was read. */
export const openConversation = <Outliving extends object>(
  host: FlowHost,
  characterId: string,
  /** What outlives the conversation: reading messages out, and reporting them. */
  outliving: Outliving,
  listeners: ConversationListeners,
) => {
  const uid = userOf(host.session.getSnapshot())?.uid ?? null;
  const own = readUnsent(characterId);
  /** What a closed tab has left is there before the conversation is. */
  const restored =
    own === null ? leftByClosedTab(uid, characterId).then((found) => unsent.restore(found)) : Promise.resolve();
  const chat = beginChat(host, characterId, restored);
  const beside = beginBesideChat(host, characterId);
  const { acts, imageDetail, readMarker, careReminder, nextLine, picture } = beside;
  const unsent = keepUnsent({ chat, nextLine, picture }, uid, characterId, own);
  passLinesOn(chat, nextLine, picture);
  const tellPage = followPage(chat, careReminder);
  followMessages(chat, readMarker, listeners);
  loadFindable(chat);
  followActs(chat, acts, listeners);
  careReminder.on('reminder.settled', ({ number }) => listeners.onReminded(number));

  return {
    characterId,
    chat,
    /** What the screen binds. */
    flows: { chat, acts, imageDetail, nextLine, picture, careReminder, ...outliving },
    /** The page has come into view, or has gone out of it. */
    show(isShown: boolean): void {
      readMarker.send({ type: isShown ? 'page.shown' : 'page.hidden' });
      tellPage(isShown);
    },
    /** The network is there again. */
    restore(): void {
      chat.send({ type: 'network.restored' });
      careReminder.send({ type: 'beat.retried' });
    },
    /** Another tab has acknowledged the reminder of that number. */
    settle(number: number): void {
      careReminder.send({ type: 'reminder.settled', number });
    },
    stop(): void {
      const isMarking = readMarker.getSnapshot().matches({ shown: 'marking' });
      unsent.stop();
      for (const flow of [chat, ...Object.values(beside)]) host.flows.end(flow);
      if (isMarking) listeners.onMarkLost();
    },
  };
};
export type OpenConversation<Outliving extends object> = ReturnType<typeof openConversation<Outliving>>;
