import { ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import { ordersMachine } from '#machines/orders/ordersMachine.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { ledgerActors, ordersActors, subscriptionActors } from '#src/actors/billingActors.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

const retry = { type: 'load.retried' } as const;

/** What a user pays and gets for it: the plan, the orders and the tokens. */
export const createBilling = ({ api, flows }: FlowHost) => {
  const subscription = flows.begin(subscriptionMachine.provide({ actors: subscriptionActors(api) }), {
    id: 'subscription',
    isPersonal: true,
    retry,
    tells: ['account.changed', 'navigation.wanted'],
  });
  const orders = flows.begin(ordersMachine.provide({ actors: ordersActors(api) }), {
    id: 'orders',
    isPersonal: true,
    retry,
    tells: ['account.changed'],
  });
  const ledger = flows.begin(ledgerMachine.provide({ actors: ledgerActors(api) }), {
    id: 'ledger',
    isPersonal: true,
    retry,
  });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) subscription.send({ type: 'page.restored' });
    },
    { signal: lifeOf(subscription) },
  );

  return {
    subscription,
    orders,
    ledger,

    /** Whether something is under way that takes effect even when nobody waits for its answer. */
    isActing: (): boolean =>
      orders.getSnapshot().matches('refunding') ||
      (['changing', 'cancelling', 'resuming'] as const).some((state) => subscription.getSnapshot().matches(state)),

    /** Forgets how they were left. */
    leave(): void {
      for (const flow of [subscription, orders, ledger]) flows.end(flow);
    },
  };
};
export type Billing = ReturnType<typeof createBilling>;
