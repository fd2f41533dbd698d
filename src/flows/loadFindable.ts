import { canLoadOlder, type ChatSnapshot, olderErrNo } from '#machines/chat/chatSelectors.ts';
import { lacksFindable } from '#machines/chat/chatSetup.ts';
import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
import { onceIdle } from '#src/browser/onceIdle.ts';

/** Milliseconds in which a conversation that was opened comes to rest. */
const REST = 1000;

const isWanting = (snapshot: ChatSnapshot): boolean =>
  lacksFindable(snapshot.context) && canLoadOlder(snapshot) && olderErrNo(snapshot) === null;

/** Has the last few hundred messages loaded while nobody waits for anything: the browser's own search is to find what was said. */
export const loadFindable = (chat: ActorRefFrom<typeof chatMachine>): void => {
  let isPlanned = false;
  const load = () => {
    isPlanned = false;
    if (isWanting(chat.getSnapshot())) chat.send({ type: 'older.requested' });
  };
  chat.subscribe((snapshot) => {
    if (isPlanned || !isWanting(snapshot)) return;
    isPlanned = true;
    setTimeout(() => onceIdle(load), REST);
  });
};
