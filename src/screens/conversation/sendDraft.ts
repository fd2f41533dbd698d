import { canQueue, canSubmit } from '#machines/chat/chatSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { ChatRef, NextLineRef } from './chatTypes.ts';

/** Says what is written: now, or once the answer has ended that is on its way. */
export const sendDraft = (chat: ChatRef, nextLine: NextLineRef): void => {
  const snapshot = chat.getSnapshot();
  const waiting = nextLine.getSnapshot().context.text;
  if (canQueue(snapshot, waiting)) {
    nextLine.send({ type: 'line.queued', text: snapshot.context.draft.trim() });
    chat.send({ type: 'draft.changed', text: '' });
    return;
  }
  // What was said before goes before.
  if (canSubmit(snapshot) && waiting !== '') nextLine.send({ type: 'line.takenBack' });
  chat.send({ type: 'message.submitted', intentId: newIntentId() });
};
