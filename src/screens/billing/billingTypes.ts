import type { ActorRefFrom } from 'xstate';
import type { ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import type { ordersMachine } from '#machines/orders/ordersMachine.ts';
import type { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';

export type SubscriptionRef = ActorRefFrom<typeof subscriptionMachine>;
export type OrdersRef = ActorRefFrom<typeof ordersMachine>;
export type LedgerRef = ActorRefFrom<typeof ledgerMachine>;

export interface BillingRefs {
  readonly subscription: SubscriptionRef;
  readonly orders: OrdersRef;
  readonly ledger: LedgerRef;
}
