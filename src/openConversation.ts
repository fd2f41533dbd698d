import { chatMachine } from '#machines/chat/chatMachine.ts';
import { unsentOf } from '#machines/chat/chatSelectors.ts';
import { imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { readMarkerMachine } from '#machines/readMarker/readMarkerMachine.ts';
import { chatActors, imageDetailActors, readMarkerActors } from './actors/chatActors.ts';
import { messageActsActors } from './actors/messageActsActors.ts';
import type { FlowHost } from './screenFlows.ts';
import { readUnsent, writeUnsent } from './unsent.ts';

/** What is told in passing. */
export type ChatNews = 'copied' | 'feedbackSent';

/** Hears of what happens in a conversation. */
export interface ConversationListeners {
  /** Something was said, written or changed. */
  onChanged(): void;
  /** An answer has ended, and with it what it costs. */
  onAnswered(): void;
  onRead(): void;
  onNews(news: ChatNews): void;
}

/** Starts the flows of a conversation that comes on view: talking, what is done with single messages, pictures seen large, how far it was read. */
export const openConversation = <Speech>(
  { api, flows }: FlowHost,
  characterId: string,
  /** Reads messages out; it outlives the conversation. */
  speech: Speech,
  listeners: ConversationListeners,
) => {
  const chat = flows.begin(chatMachine.provide({ actors: chatActors(api) }), {
    id: 'chat',
    input: { characterId },
    isPersonal: true,
    retry: { type: 'load.retried' },
  });
  const acts = flows.begin(messageActsMachine.provide({ actors: messageActsActors(api) }), {
    id: 'messageActs',
    isPersonal: true,
  });
  const imageDetail = flows.begin(imageDetailMachine.provide({ actors: imageDetailActors(api) }), {
    id: 'imageDetail',
    isPersonal: true,
  });
  const readMarker = flows.begin(readMarkerMachine.provide({ actors: readMarkerActors(api) }), {
    id: 'readMarker',
    input: { characterId },
    isPersonal: true,
  });

  let kept = readUnsent(characterId);
  if (kept !== null) chat.send({ type: 'unsent.restored', unsent: kept });

  let last: string | undefined;
  let messages = chat.getSnapshot().context.messages;
  chat.subscribe((snapshot) => {
    const unsent = unsentOf(snapshot);
    const { draft, editing, request, wasSending } = unsent;
    if (
      draft !== kept?.draft ||
      editing !== kept.editing ||
      request !== kept.request ||
      wasSending !== kept.wasSending
    ) {
      writeUnsent(characterId, unsent);
      kept = unsent;
    }
    if (snapshot.context.messages === messages) return;
    ({ messages } = snapshot.context);
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
  readMarker.on('conversation.read', () => listeners.onRead());

  return {
    characterId,
    chat,
    /** What the screen binds. */
    flows: { chat, acts, imageDetail, speech },
    /** The page has come into view, or has gone out of it. */
    show(isShown: boolean): void {
      readMarker.send({ type: isShown ? 'page.shown' : 'page.hidden' });
    },
    stop(): void {
      for (const flow of [chat, acts, imageDetail, readMarker]) flows.end(flow);
    },
  };
};
export type OpenConversation<Speech> = ReturnType<typeof openConversation<Speech>>;
