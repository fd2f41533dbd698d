import { createActor } from 'xstate';
import { ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import { ordersMachine } from '#machines/orders/ordersMachine.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { ledgerActors, ordersActors, subscriptionActors } from '#src/actors/billingActors.ts';
import type { Api } from '#src/api/api.ts';
import { inspected } from '#src/browser/inspect.ts';

/** What the rest of the app has to know of. */
export interface BillingListeners {
  /** Tokens or plan are others now. */
  readonly onAccountChanged: () => void;
  /** The browser shall leave for another site. */
  readonly onNavigation: (url: string) => void;
}

const outdated = { type: 'list.refreshRequested' } as const;

/** What a person pays and gets for it: the plan, the orders and the tokens, each brought up to date when another changes. */
export const createBilling = (api: Api, { onAccountChanged, onNavigation }: BillingListeners) => {
  const subscription = createActor(subscriptionMachine.provide({ actors: subscriptionActors(api) }), inspected);
  const orders = createActor(ordersMachine.provide({ actors: ordersActors(api) }), inspected);
  const ledger = createActor(ledgerMachine.provide({ actors: ledgerActors(api) }), inspected);

  subscription.on('account.changed', () => {
    orders.send(outdated);
    ledger.send(outdated);
    onAccountChanged();
  });
  orders.on('account.changed', () => {
    subscription.send(outdated);
    ledger.send(outdated);
    onAccountChanged();
  });
  subscription.on('navigation.wanted', ({ url }) => {
    onNavigation(url);
  });

  const stopping = new AbortController();
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) subscription.send({ type: 'page.restored' });
    },
    { signal: stopping.signal },
  );
  for (const actor of [subscription, orders, ledger]) actor.start();

  return {
    subscription,
    orders,
    ledger,

    /** Whether something is under way that takes effect even when nobody waits for its answer. */
    isActing: (): boolean =>
      orders.getSnapshot().matches('refunding') ||
      (['changing', 'cancelling', 'resuming'] as const).some((state) => subscription.getSnapshot().matches(state)),

    /** Brings everything up to date after something was bought. */
    refresh(): void {
      for (const actor of [subscription, orders, ledger]) actor.send(outdated);
    },

    /** Loads again what was refused while the person was not signed in. */
    retry(): void {
      for (const actor of [subscription, orders, ledger]) actor.send({ type: 'load.retried' });
    },

    /** Ends everything. */
    stop(): void {
      stopping.abort();
      for (const actor of [subscription, orders, ledger]) actor.stop();
    },
  };
};
export type Billing = ReturnType<typeof createBilling>;
