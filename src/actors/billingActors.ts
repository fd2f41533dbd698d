import { fromPromise } from 'xstate';
import type { Order, PaymentsPage } from '#contract/order.ts';
import type { PlanTerms, Subscription } from '#contract/subscription.ts';
import type { LedgerPage } from '#contract/tokens.ts';
import type { LoadedLedger } from '#machines/ledger/ledgerMachine.ts';
import type { LoadOrdersInput } from '#machines/orders/ordersMachine.ts';
import type { LoadedSubscription } from '#machines/subscription/subscriptionSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createPurchaseApi } from '#src/api/purchaseApi.ts';
import { createIntentKeys } from './intentKeys.ts';

export const subscriptionActors = (api: Api) => {
  const purchase = createPurchaseApi(api.client);
  const [oneChange, oneCancellation, oneResumption, onePortal] = [
    createIntentKeys(),
    createIntentKeys(),
    createIntentKeys(),
    createIntentKeys(),
  ];
  return {
    loadSubscription: fromPromise<LoadedSubscription, void>(async ({ signal }) => {
      const [subscription, { plans }] = await Promise.all([
        purchase.subscription({ signal }),
        // Who buys meanwhile asks for the plans too.
        purchase.plans({ signal, duplicates: 'keep' }),
      ]);
      return { subscription, plans };
    }),
    changePlan: fromPromise<Subscription | null, PlanTerms>(({ input, signal }) =>
      oneChange(input, (idempotencyKey) => purchase.changePlan(input, { signal, idempotencyKey })),
    ),
    cancelSubscription: fromPromise<Subscription | null, void>(({ signal }) =>
      oneCancellation({}, (idempotencyKey) => purchase.cancelSubscription({ signal, idempotencyKey })),
    ),
    resumeSubscription: fromPromise<Subscription | null, void>(({ signal }) =>
      oneResumption({}, (idempotencyKey) => purchase.resumeSubscription({ signal, idempotencyKey })),
    ),
    openPortal: fromPromise<{ portalURL: string }, void>(({ signal }) =>
      onePortal({}, (idempotencyKey) => purchase.portal({ signal, idempotencyKey })),
    ),
  };
};

export const ordersActors = (api: Api) => {
  const purchase = createPurchaseApi(api.client);
  const oneRefund = createIntentKeys();
  return {
    loadOrders: fromPromise<PaymentsPage, LoadOrdersInput>(({ input, signal }) => purchase.orders(input, { signal })),
    refundOrder: fromPromise<Order, { orderId: string }>(({ input, signal }) =>
      oneRefund(input, (idempotencyKey) => purchase.refund(input.orderId, { signal, idempotencyKey })),
    ),
  };
};

export const ledgerActors = (api: Api) => {
  const purchase = createPurchaseApi(api.client);
  return {
    loadLedger: fromPromise<LoadedLedger, void>(async ({ signal }) => {
      const [page, remaining] = await Promise.all([purchase.ledger({}, { signal }), purchase.remaining({ signal })]);
      return { page, remaining };
    }),
    loadOlder: fromPromise<LedgerPage, { before: number }>(({ input, signal }) => purchase.ledger(input, { signal })),
  };
};
