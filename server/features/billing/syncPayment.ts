import { applyPaymentState, paymentStateOf } from './applyPaymentState.ts';
import * as repository from './orderRepository.ts';
import type { PaymentSyncDeps } from './paymentSyncDeps.ts';
import { endSubscriptionOf, syncInvoice, syncOrder } from './syncOrder.ts';

/** Tries to take a payment over while others write its order. */
const TRIES = 10;

/** Takes over what went back of a payment, or is disputed. `false`: it is of nothing that was ordered here. */
export const syncPayment = async (deps: PaymentSyncDeps, paymentIntentId: string): Promise<boolean> => {
  const { db, provider } = deps;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await repository.findOrderOfPayment(db, paymentIntentId);
    if (order === undefined) {
      const state = await provider.payment(paymentIntentId);
      if (state === undefined) return false;
      const invoiceId = state.orderId === undefined ? await provider.invoiceOf(paymentIntentId) : undefined;
      const isKnown =
        (state.orderId !== undefined && (await syncOrder(deps, state.orderId))) ||
        (invoiceId !== undefined && (await syncInvoice(deps, invoiceId)));
      // Of an order that is not paid, a payment has nothing to tell.
      if ((await repository.findOrderOfPayment(db, paymentIntentId)) === undefined) return isKnown;
    } else {
      const state = await paymentStateOf(provider, paymentIntentId);
      // Whose money the house gave back itself has nothing left to finish, so what it began ends here.
      if (state.isDisputed || (order.status === 'refunding' && order.refundId === null))
        await endSubscriptionOf(deps, order);
      if (await applyPaymentState(db, order, state)) return true;
    }
  }
  throw new Error(`The payment ${paymentIntentId} changes faster than it can be read`);
};
