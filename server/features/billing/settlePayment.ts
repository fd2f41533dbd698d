import { errNo } from '#contract/errNo.ts';
import type { Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { grant, lockWallet } from '#server/features/ledger/ledger.ts';
import type { Log } from '#server/log.ts';
import type { CheckoutState, InvoiceState } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import { checkCustomer, checkFit } from './paymentFit.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import type { PaymentSyncDeps } from './paymentSyncDeps.ts';
import { beginPeriod, grantPeriod, renewalOf } from './periods.ts';

/** Money came that brings nothing, for a reason that is an errNo: it goes back. Gives the order to finish. */
const sendBack = async (
  tx: Transaction,
  log: Log,
  order: OrderRow,
  reason: number,
  paid: Pick<OrderRow, 'paymentId' | 'paymentIntentId'> & Partial<Pick<OrderRow, 'subscriptionId'>>,
): Promise<string> => {
  log.warn({ orderId: order.id, reason }, 'money came that brings nothing: it goes back');
  await repository.updateOrder(tx, order.id, {
    ...paid,
    status: 'refunding',
    lookTime: null,
    refundTries: 1,
    reason,
    payTime: Date.now(),
  });
  return order.id;
};

/** The order of a package is paid: its tokens are granted, or the money shall go back. Gives the order to finish. */
export const settlePackage = async (
  { db, log }: Pick<PaymentSyncDeps, 'db' | 'log'>,
  order: OrderRow,
  state: CheckoutState,
): Promise<string> => {
  checkFit(order, state);
  await checkCustomer(db, order, state.customerId);
  const { paymentIntentId } = state;
  if (paymentIntentId === undefined) throw new PaymentMismatch(`order ${order.id} was paid by no payment`);
  const paid = { paymentId: paymentIntentId, paymentIntentId };
  return transact(db, async (tx) => {
    const { isOwned } = await lockWallet(tx, order.walletId);
    const current = await repository.lockOrder(tx, order.id);
    if (current.payTime !== null) return current.id;
    if (!isOwned) return sendBack(tx, log, current, errNo.notFound, paid);
    const isGranted = await grant(tx, {
      walletId: current.walletId,
      kind: 'purchase',
      cause: repository.causeOf(paymentIntentId),
      tokens: current.tokens,
      orderId: current.id,
    });
    if (!isGranted) throw new PaymentMismatch(`payment ${paymentIntentId} paid another order already`);
    await repository.updateOrder(tx, order.id, { ...paid, status: 'paid', reason: null, payTime: Date.now() });
    return current.id;
  });
};

/** A period of a subscription is paid: it begins and brings its tokens, or the money shall go back. Gives the order to finish. */
export const settlePeriod = async (
  { db, renewalGrace, log }: Pick<PaymentSyncDeps, 'db' | 'renewalGrace' | 'log'>,
  first: OrderRow,
  invoice: InvoiceState,
): Promise<string> => {
  const { invoiceId } = invoice;
  if (invoice.isFirst) checkFit(first, invoice);
  await checkCustomer(db, first, invoice.customerId);
  return transact(db, async (tx) => {
    const { isOwned } = await lockWallet(tx, first.walletId);
    const { id } = invoice.isFirst
      ? first
      : ((await repository.findOrderOfInvoice(tx, invoiceId)) ??
        (await repository.insertOrder(tx, await renewalOf(tx, first, invoice))));
    const order = await repository.lockOrder(tx, id);
    if (order.payTime !== null) return order.id;
    if (isOwned && (await beginPeriod(tx, order, invoice))) {
      await grantPeriod(tx, order, invoice, renewalGrace);
      return order.id;
    }
    const { subscriptionId, paymentIntentId = null } = invoice;
    const paid = { subscriptionId, paymentId: invoiceId, paymentIntentId };
    return sendBack(tx, log, order, isOwned ? errNo.alreadySubscribed : errNo.notFound, paid);
  });
};
