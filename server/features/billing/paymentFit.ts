import { errNo } from '#contract/errNo.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { CheckoutState } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import { PaymentMismatch } from './paymentMismatch.ts';

/** What was paid is what was ordered. */
export const checkFit = (order: OrderRow, state: Pick<CheckoutState, 'amount' | 'currency'>): void => {
  if (state.amount !== order.amount || state.currency !== order.currency)
    throw new PaymentMismatch(
      `order ${order.id} is ${order.amount} ${order.currency}, paid were ${state.amount} ${state.currency}`,
    );
};

/** Who paid is whom the order was made for. */
export const checkCustomer = async (db: Queries, order: OrderRow, customerId: string | undefined): Promise<void> => {
  if ((await repository.customerOf(db, order.walletId)) !== customerId)
    throw new PaymentMismatch(`order ${order.id} was paid by another customer than it was made for`);
};

/** What does not fit its order fails it, unless it was paid otherwise. */
export const refuseMismatch = async (db: Database, order: OrderRow, settle: () => Promise<void>): Promise<void> => {
  try {
    await settle();
  } catch (error) {
    if (error instanceof PaymentMismatch) await repository.failUnpaid(db, order.id, errNo.conflict);
    throw error;
  }
};
