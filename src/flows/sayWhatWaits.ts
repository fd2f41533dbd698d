import { isWaitingForSignIn, mayWaitForTokens } from '#machines/chat/chatSelectors.ts';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { orderOf, stepOf } from '#machines/purchase/purchaseSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { Chat } from './conversationFlows.ts';
import type { FlowHost } from './screenFlows.ts';

interface Open {
  readonly characterId: string;
  readonly chat: Chat;
}

const again = (chat: Chat): void => chat.send({ type: 'message.retried', intentId: newIntentId() });

/** Has said by itself what was not sent for want of tokens, once an order from there is paid: once an order. Gives what looks for it, to be called at each change of the conversation. */
export const sayOncePaid = (
  purchase: ActorRefFrom<typeof purchaseMachine>,
  open: () => Open | undefined,
): { readonly look: () => void; readonly unsubscribe: () => void } => {
  let settled: string | null = null;
  const look = (): void => {
    const [shown, bought] = [open(), purchase.getSnapshot()];
    const order = stepOf(bought) === 'done' ? orderOf(bought) : null;
    if (shown === undefined || order === null || order.orderId === settled) return;
    if (!order.returnPath.includes(shown.characterId) || !mayWaitForTokens(shown.chat.getSnapshot())) return;
    settled = order.orderId;
    again(shown.chat);
  };
  const following = purchase.subscribe(look);
  return { look, unsubscribe: () => following.unsubscribe() };
};

/** Has said by itself what was refused while nobody was signed in. */
export const sayOnceSignedIn = (app: FlowHost['app'], open: () => Open | undefined) =>
  app.on('session.restored', () => {
    const chat = open()?.chat;
    if (chat !== undefined && isWaitingForSignIn(chat.getSnapshot())) again(chat);
  });
