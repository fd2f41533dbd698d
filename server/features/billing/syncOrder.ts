import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { type InvoiceState, PaymentRefused } from '#server/providers/payment/paymentProvider.ts';
import { applyPaymentState, paymentStateOf } from './applyPaymentState.ts';
import { goBack } from './goBack.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import { refuseMismatch } from './paymentFit.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import type { PaymentSyncDeps } from './paymentSyncDeps.ts';
import { settlePackage, settlePeriod } from './settlePayment.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Takes over the last invoice of a subscription, whose notice may be under way, unless it is a known one. */
export const syncLatestInvoice = async (
  deps: PaymentSyncDeps,
  subscriptionId: string,
  knownInvoiceId?: string | null,
): Promise<void> => {
  const { latestInvoiceId } = await deps.provider.subscription(subscriptionId);
  if (latestInvoiceId === undefined || latestInvoiceId === knownInvoiceId) return;
  try {
    await syncInvoice(deps, latestInvoiceId);
  } catch (error) {
    // Nothing was paid that fits, so that what is to be done to the subscription can be.
    if (!(error instanceof PaymentMismatch)) throw error;
    deps.log.error({ err: error, subscriptionId }, 'the last invoice of a subscription does not fit');
  }
};

/**
 * Ends what an order pays. What another payment pays goes on, a later one also when nobody has told of it yet, as long as its account is
 * there.
 */
export const endSubscriptionOf = async (deps: PaymentSyncDeps, order: OrderRow): Promise<void> => {
  const { db, provider } = deps;
  const { subscriptionId, paymentId, walletId } = order;
  if (subscriptionId === null) return;
  await syncLatestInvoice(deps, subscriptionId, paymentId);
  const row = await repository.findSubscription(db, subscriptionId);
  const goesOn = row !== undefined && row.status !== 'ended' && (await repository.isOwned(db, walletId));
  if (goesOn && row.invoiceId !== paymentId) return;
  if (!goesOn || !(await goBack(db, provider, order, subscriptionId))) await provider.endSubscription(subscriptionId);
  await syncSubscription(deps, subscriptionId);
};

/** Gives the money of an order back that shall not stand, and ends what it began. */
export const finishRefund = async (deps: PaymentSyncDeps, orderId: string): Promise<void> => {
  const { db, provider, log } = deps;
  const order = await repository.findOrder(db, orderId);
  if (order?.status !== 'refunding' || order.refundId !== null) return;
  await endSubscriptionOf(deps, order);
  if (order.paymentIntentId === null) throw new Error(`The order ${orderId} has no payment to give back`);
  try {
    const { refundId } = await provider.refund(order.paymentIntentId, order.refundTries);
    await repository.setRefund(db, order, refundId);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    log.error({ err: error, orderId }, 'the payment provider does not give money back');
    await applyPaymentState(db, order, await paymentStateOf(provider, order.paymentIntentId), true);
  }
};

/** Has the checkout of an order closed, if it is still open. */
export const closeCheckout = async (
  deps: PaymentSyncDeps,
  { id, sessionId }: Pick<OrderRow, 'id' | 'sessionId'>,
): Promise<void> => {
  if (sessionId === null) return;
  await deps.provider.expireCheckout(sessionId);
  await syncOrder(deps, id);
};

/** Of a subscription that another one made void, nothing else is open. */
const closeOtherCheckouts = async (deps: PaymentSyncDeps, walletId: string): Promise<void> => {
  for (const order of await repository.openSubscriptionOrders(deps.db, walletId)) await closeCheckout(deps, order);
};

const settleInvoice = async (deps: PaymentSyncDeps, first: OrderRow, invoice: InvoiceState): Promise<void> => {
  await finishRefund(deps, await settlePeriod(deps, first, invoice));
  await syncSubscription(deps, invoice.subscriptionId);
  await closeOtherCheckouts(deps, first.walletId);
};

/** Takes over what an invoice pays. `false`: it is of nothing that was ordered here. */
export const syncInvoice = async (deps: PaymentSyncDeps, invoiceId: string): Promise<boolean> => {
  const { db, provider } = deps;
  const invoice = await provider.invoice(invoiceId);
  if (invoice?.orderId === undefined) return false;
  const first = await repository.findOrder(db, invoice.orderId);
  if (first === undefined) return false;
  // A period that was paid before goes on by an invoice over nothing.
  if (invoice.isPaid && (invoice.isFirst || invoice.amount > 0))
    await refuseMismatch(db, first, () => settleInvoice(deps, first, invoice));
  else await syncSubscription(deps, invoice.subscriptionId);
  return true;
};

/** Notes how the checkout of an order stands that no money came for, unless some came meanwhile. */
const noteUnpaid = (db: Database, orderId: string, status: 'pending' | 'failed' | 'expired'): Promise<void> =>
  transact(db, async (tx) => {
    const current = await repository.lockOrder(tx, orderId);
    if (current.payTime !== null) return;
    // A person's own word stays: the checkout was closed since it was given up.
    const isGivenUp = status === 'expired' && current.status === 'cancelled';
    await repository.updateOrder(tx, orderId, { status: isGivenUp ? 'cancelled' : status });
  });

/** Takes over how the checkout of an order stands. `false`: there is none. */
export const syncOrder = async (deps: PaymentSyncDeps, orderId: string): Promise<boolean> => {
  const { db, provider } = deps;
  const order = await repository.findOrder(db, orderId);
  if (order === undefined || order.sessionId === null) return false;
  if (order.payTime !== null) {
    await finishRefund(deps, orderId);
    return true;
  }
  const state = await provider.checkout(order.sessionId);
  if (state.orderId !== order.id) throw new PaymentMismatch(`order ${order.id} and its checkout do not fit together`);
  const { status } = state;
  switch (status) {
    case 'paid':
      if (order.kind === 'package')
        await refuseMismatch(db, order, async () => finishRefund(deps, await settlePackage(deps, order, state)));
      else if (state.invoiceId !== undefined) await syncInvoice(deps, state.invoiceId);
      break;
    case 'pending':
    case 'failed':
    case 'expired':
      await noteUnpaid(db, order.id, status);
      break;
    case 'open':
      break;
  }
  return true;
};
