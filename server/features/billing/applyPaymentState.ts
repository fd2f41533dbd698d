import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { lockWallet, takeBack } from '#server/features/ledger/ledger.ts';
import type { PaymentProvider, PaymentState } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';

/** How the payment of an order stands. */
export const paymentStateOf = async (
  provider: Pick<PaymentProvider, 'payment'>,
  paymentIntentId: string,
): Promise<PaymentState> => {
  const state = await provider.payment(paymentIntentId);
  if (state === undefined) throw new Error(`The payment provider does not know the payment ${paymentIntentId}`);
  return state;
};

const statusAfter = (order: OrderRow, state: PaymentState, isRefused: boolean): OrderRow['status'] => {
  if (state.isDisputed) return 'disputed';
  if (state.amountReturned >= order.amount) return 'refunded';
  // One that failed before this one was asked for, or that the house made itself, says nothing about it.
  if (isRefused || (order.refundId !== null && state.failedRefundIds.includes(order.refundId))) return 'refundFailed';
  return order.status === 'refunding' || order.status === 'refundFailed' ? order.status : 'paid';
};

/**
 * Takes over how the payment of an order stands, unless the order changed while it was asked for. `isRefused`: it cannot be given
 * back.
 */
export const applyPaymentState = (
  db: Database,
  order: OrderRow,
  state: PaymentState,
  isRefused = false,
): Promise<boolean> =>
  transact(db, async (tx) => {
    await lockWallet(tx, order.walletId);
    const current = await repository.lockOrder(tx, order.id);
    if (current.version !== order.version || current.paymentId === null) return false;
    const status = statusAfter(current, state, isRefused);
    const amountReturned = Math.min(current.amount, state.amountReturned);
    await repository.updateOrder(tx, order.id, { status, amountReturned, version: current.version + 1 });
    if (status === 'refunding') return true;
    await takeBack(tx, {
      orderId: current.id,
      cause: repository.causeOf(current.paymentId),
      tokens: Math.floor((current.tokens * amountReturned) / current.amount),
    });
    return true;
  });
