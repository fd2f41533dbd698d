import { canStop, type ChatSnapshot, isAnswering, isResting } from '#machines/chat/chatSelectors.ts';
import { joined } from '#machines/chat/requests.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { Chat, ChatPicture, NextLine } from './conversationFlows.ts';

/** Has said what waited for an answer to end, and asked for what pictures were wished. */
export const passLinesOn = (chat: Chat, nextLine: NextLine, picture: ChatPicture): void => {
  picture.on('picture.wished', ({ text, intentId }) => chat.send({ type: 'picture.requested', text, intentId }));
  nextLine.on('line.due', ({ text }) => {
    const { draft } = chat.getSnapshot().context;
    chat.send({ type: 'draft.changed', text });
    chat.send({ type: 'message.submitted', intentId: newIntentId() });
    chat.send({ type: 'draft.changed', text: draft });
  });
  nextLine.on('need.heard', () => chat.send({ type: 'message.stopRequested' }));
  nextLine.on('line.returned', ({ text }) => {
    chat.send({ type: 'draft.changed', text: joined(text, chat.getSnapshot().context.draft) });
  });
  /** Tells what waits how far the one before it is. */
  const tellWaiting = (snapshot: ChatSnapshot): void => {
    const isWriting = isAnswering(snapshot) && canStop(snapshot);
    if (!isWriting && !isResting(snapshot)) return;
    const event = { type: isWriting ? 'chat.answering' : 'chat.rested' } as const;
    if (nextLine.getSnapshot().can(event)) nextLine.send(event);
  };
  nextLine.subscribe(() => tellWaiting(chat.getSnapshot()));
  chat.subscribe(tellWaiting);
};
