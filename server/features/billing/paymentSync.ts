import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import type { PaymentSyncDeps } from './paymentSyncDeps.ts';
import { closeCheckout, finishRefund, syncInvoice, syncLatestInvoice, syncOrder } from './syncOrder.ts';
import { syncPayment } from './syncPayment.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Ends what could still take money for a wallet whose account is gone. Rejects when some of it has to be tried again. */
const closeWallet = async (deps: PaymentSyncDeps, walletId: string): Promise<void> => {
  const subscription = await repository.liveSubscription(deps.db, walletId);
  const ends = await Promise.allSettled([
    ...(await repository.unsettledOrders(deps.db, walletId)).map((order) => closeCheckout(deps, order)),
    ...(subscription === undefined ? [] : [syncSubscription(deps, subscription.id)]),
  ]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};

/**
 * Brings orders and the ledger up to what the payment provider says now. Whatever it is told, in whatever order and however
 * often, it asks how things stand and does what is missing; so each of its methods can be called at any time.
 * `false`: this is about nothing that was ordered here.
 */
export const createPaymentSync = (deps: PaymentSyncDeps) => ({
  syncOrder: (orderId: string) => syncOrder(deps, orderId),
  syncInvoice: (invoiceId: string) => syncInvoice(deps, invoiceId),
  syncLatestInvoice: (subscriptionId: string, knownInvoiceId?: string | null) =>
    syncLatestInvoice(deps, subscriptionId, knownInvoiceId),
  syncSubscription: (subscriptionId: string) => syncSubscription(deps, subscriptionId),
  syncPayment: (paymentIntentId: string) => syncPayment(deps, paymentIntentId),
  closeCheckout: (order: Pick<OrderRow, 'id' | 'sessionId'>) => closeCheckout(deps, order),
  closeWallet: (walletId: string) => closeWallet(deps, walletId),
  finishRefund: (orderId: string) => finishRefund(deps, orderId),
});
export type PaymentSync = ReturnType<typeof createPaymentSync>;
