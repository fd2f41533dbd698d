import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';

export interface PurchaseProps {
  purchase: ActorRefFrom<typeof purchaseMachine>;
  /** Whose tokens and plan are shown. */
  session: ActorRefFrom<typeof sessionMachine>;
}
