import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import type { Offers, Product } from '#machines/purchase/purchaseSetup.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';

export interface PurchaseProps {
  purchase: ActorRefFrom<typeof purchaseMachine>;
  /** Whose tokens and plan are shown. */
  session: ActorRefFrom<typeof sessionMachine>;
}

/** Where the running plan can be managed in place. */
export interface RunningProps {
  running?: ReactNode;
}

/** Of a list of what is on offer. */
export interface ListProps extends Pick<PurchaseProps, 'purchase'> {
  offers: Offers;
  isDisabled: boolean;
  onChoose: (product: Product) => void;
}
