import { errNo } from '#contract/errNo.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { grant, lockWallet, prolong } from '#server/features/ledger/ledger.ts';
import type { Log } from '#server/log.ts';
import {
  type CheckoutState,
  type InvoiceState,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
} from '#server/providers/payment/paymentProvider.ts';
import { goBack } from './goBack.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import { checkCustomer, checkFit, refuseMismatch } from './paymentFit.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import { beginPeriod, graceOf, grantPeriod, renewalOf } from './periods.ts';
import { applyPaymentState } from './applyPaymentState.ts';

/** Tries to take over a subscription while others do the same. */
const TRIES = 10;

export interface PaymentSyncDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  /** How long an allowance outlasts its period while the renewal is not settled, in milliseconds. */
  readonly renewalGrace: number;
  readonly log: Log;
}

/**
 * Brings orders and the ledger up to what the payment provider says now. Whatever it is told, in whatever order and however
 * often, it asks how things stand and does what is missing; so each of its methods can be called at any time.
 * `false`: this is about nothing that was ordered here.
 */
export const createPaymentSync = ({ db, provider, renewalGrace, log }: PaymentSyncDeps) => {
  /** Money came that brings nothing, for a reason that is an errNo: it goes back. Gives the order to finish. */
  const sendBack = async (
    tx: Transaction,
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

  /** The order of a package is paid. */
  const settlePackage = async (order: OrderRow, state: CheckoutState): Promise<void> => {
    checkFit(order, state);
    await checkCustomer(db, order, state.customerId);
    const { paymentIntentId } = state;
    if (paymentIntentId === undefined) throw new PaymentMismatch(`order ${order.id} was paid by no payment`);
    const paid = { paymentId: paymentIntentId, paymentIntentId };
    const toFinish = await transact(db, async (tx) => {
      const { isOwned } = await lockWallet(tx, order.walletId);
      const current = await repository.lockOrder(tx, order.id);
      if (current.payTime !== null) return current.id;
      if (!isOwned) return sendBack(tx, current, errNo.notFound, paid);
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
    await finishRefund(toFinish);
  };

  const syncSubscription = async (subscriptionId: string): Promise<boolean> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const row = await repository.findSubscription(db, subscriptionId);
      if (row === undefined) return false;
      // What has ended does not begin again.
      if (row.status === 'ended') return true;
      if (!(await repository.isOwned(db, row.walletId))) await provider.endSubscription(subscriptionId);
      const { status, planId, isEnding, confirmation } = await provider.subscription(subscriptionId);
      const values = {
        status,
        isEnding,
        confirmPlanId: confirmation?.planId ?? null,
        confirmUrl: confirmation?.url ?? null,
        confirmEnd: confirmation?.expireTime ?? null,
        nextPlanId: planId === row.planId ? null : planId,
      };
      const isTaken = await transact(db, async (tx) => {
        await lockWallet(tx, row.walletId);
        if (!(await repository.takeSubscriptionOver(tx, row, values))) return false;
        await prolong(tx, repository.causeOf(row.invoiceId), graceOf(values, renewalGrace));
        return true;
      });
      if (isTaken) return true;
    }
    throw new Error(`The subscription ${subscriptionId} changes faster than it can be read`);
  };

  /** Takes over the last invoice of a subscription, whose notice may be under way, unless it is a known one. */
  const syncLatestInvoice = async (subscriptionId: string, knownInvoiceId?: string | null): Promise<void> => {
    const { latestInvoiceId } = await provider.subscription(subscriptionId);
    if (latestInvoiceId === undefined || latestInvoiceId === knownInvoiceId) return;
    try {
      await syncInvoice(latestInvoiceId);
    } catch (error) {
      // Nothing was paid that fits, so that what is to be done to the subscription can be.
      if (!(error instanceof PaymentMismatch)) throw error;
      log.error({ err: error, subscriptionId }, 'the last invoice of a subscription does not fit');
    }
  };

  /**
   * Ends what an order pays. What another payment pays goes on, a later one also when nobody has told of it yet, as long as its account is
   * there.
   */
  const endSubscriptionOf = async (order: OrderRow): Promise<void> => {
    const { subscriptionId, paymentId, walletId } = order;
    if (subscriptionId === null) return;
    await syncLatestInvoice(subscriptionId, paymentId);
    const row = await repository.findSubscription(db, subscriptionId);
    const goesOn = row !== undefined && row.status !== 'ended' && (await repository.isOwned(db, walletId));
    if (goesOn && row.invoiceId !== paymentId) return;
    if (!goesOn || !(await goBack(db, provider, order, subscriptionId))) await provider.endSubscription(subscriptionId);
    await syncSubscription(subscriptionId);
  };

  /** How the payment of an order stands. */
  const ownPayment = async (paymentIntentId: string): Promise<PaymentState> => {
    const state = await provider.payment(paymentIntentId);
    if (state === undefined) throw new Error(`The payment provider does not know the payment ${paymentIntentId}`);
    return state;
  };

  /** Gives the money of an order back that shall not stand, and ends what it began. */
  const finishRefund = async (orderId: string): Promise<void> => {
    const order = await repository.findOrder(db, orderId);
    if (order?.status !== 'refunding' || order.refundId !== null) return;
    await endSubscriptionOf(order);
    if (order.paymentIntentId === null) throw new Error(`The order ${orderId} has no payment to give back`);
    try {
      const { refundId } = await provider.refund(order.paymentIntentId, order.refundTries);
      await repository.setRefund(db, order, refundId);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      log.error({ err: error, orderId }, 'the payment provider does not give money back');
      await applyPaymentState(db, order, await ownPayment(order.paymentIntentId), true);
    }
  };

  /** Has the checkout of an order closed, if it is still open. */
  const closeCheckout = async ({ id, sessionId }: Pick<OrderRow, 'id' | 'sessionId'>): Promise<void> => {
    if (sessionId === null) return;
    await provider.expireCheckout(sessionId);
    await syncOrder(id);
  };

  /** Of a subscription that another one made void, nothing else is open. */
  const closeOtherCheckouts = async (walletId: string): Promise<void> => {
    for (const order of await repository.openSubscriptionOrders(db, walletId)) await closeCheckout(order);
  };

  const settleInvoice = async (first: OrderRow, invoice: InvoiceState): Promise<void> => {
    const { invoiceId } = invoice;
    if (invoice.isFirst) checkFit(first, invoice);
    await checkCustomer(db, first, invoice.customerId);
    const toFinish = await transact(db, async (tx) => {
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
      return sendBack(tx, order, isOwned ? errNo.alreadySubscribed : errNo.notFound, paid);
    });
    await finishRefund(toFinish);
    await syncSubscription(invoice.subscriptionId);
    await closeOtherCheckouts(first.walletId);
  };

  const syncInvoice = async (invoiceId: string): Promise<boolean> => {
    const invoice = await provider.invoice(invoiceId);
    if (invoice?.orderId === undefined) return false;
    const first = await repository.findOrder(db, invoice.orderId);
    if (first === undefined) return false;
    // A period that was paid before goes on by an invoice over nothing.
    if (invoice.isPaid && (invoice.isFirst || invoice.amount > 0))
      await refuseMismatch(db, first, () => settleInvoice(first, invoice));
    else await syncSubscription(invoice.subscriptionId);
    return true;
  };

  const syncOrder = async (orderId: string): Promise<boolean> => {
    const order = await repository.findOrder(db, orderId);
    if (order === undefined || order.sessionId === null) return false;
    if (order.payTime !== null) {
      await finishRefund(orderId);
      return true;
    }
    const state = await provider.checkout(order.sessionId);
    if (state.orderId !== order.id) throw new PaymentMismatch(`order ${order.id} and its checkout do not fit together`);
    const { status } = state;
    switch (status) {
      case 'paid':
        if (order.kind === 'package') await refuseMismatch(db, order, () => settlePackage(order, state));
        else if (state.invoiceId !== undefined) await syncInvoice(state.invoiceId);
        break;
      case 'pending':
      case 'failed':
      case 'expired':
        await transact(db, async (tx) => {
          const current = await repository.lockOrder(tx, order.id);
          if (current.payTime !== null) return;
          // A person's own word stays: the checkout was closed since it was given up.
          const isGivenUp = status === 'expired' && current.status === 'cancelled';
          await repository.updateOrder(tx, order.id, { status: isGivenUp ? 'cancelled' : status });
        });
        break;
      case 'open':
        break;
    }
    return true;
  };

  const syncPayment = async (paymentIntentId: string): Promise<boolean> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const order = await repository.findOrderOfPayment(db, paymentIntentId);
      if (order === undefined) {
        const state = await provider.payment(paymentIntentId);
        if (state === undefined) return false;
        const invoiceId = state.orderId === undefined ? await provider.invoiceOf(paymentIntentId) : undefined;
        const isKnown =
          (state.orderId !== undefined && (await syncOrder(state.orderId))) ||
          (invoiceId !== undefined && (await syncInvoice(invoiceId)));
        // Of an order that is not paid, a payment has nothing to tell.
        if ((await repository.findOrderOfPayment(db, paymentIntentId)) === undefined) return isKnown;
      } else {
        const state = await ownPayment(paymentIntentId);
        // Whose money the house gave back itself has nothing left to finish, so what it began ends here.
        if (state.isDisputed || (order.status === 'refunding' && order.refundId === null))
          await endSubscriptionOf(order);
        if (await applyPaymentState(db, order, state)) return true;
      }
    }
    throw new Error(`The payment ${paymentIntentId} changes faster than it can be read`);
  };

  /** Ends what could still take money for a wallet whose account is gone. Rejects when some of it has to be tried again. */
  const closeWallet = async (walletId: string): Promise<void> => {
    const subscription = await repository.liveSubscription(db, walletId);
    const ends = await Promise.allSettled([
      ...(await repository.unsettledOrders(db, walletId)).map(closeCheckout),
      ...(subscription === undefined ? [] : [syncSubscription(subscription.id)]),
    ]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };

  return {
    syncOrder,
    syncInvoice,
    syncLatestInvoice,
    syncSubscription,
    syncPayment,
    closeCheckout,
    closeWallet,
    finishRefund,
  };
};
export type PaymentSync = ReturnType<typeof createPaymentSync>;
