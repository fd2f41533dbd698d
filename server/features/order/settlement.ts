import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { wallets } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { grant, lockWallet, takeBack } from '#server/features/ledger/ledger.ts';
import type { Log } from '#server/log.ts';
import type {
  CheckoutState,
  InvoiceState,
  PaymentProvider,
  PaymentState,
} from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';

/** Tries to take over a subscription while others do the same. */
const TRIES = 10;

/** What a lot of tokens was paid with. */
export const causeOf = (paymentId: string): string => `payment:${paymentId}`;

/** Money came that does not fit what was ordered: nothing is granted, and people have to look at it. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch';
}

export interface SettlementDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly log: Log;
}

/**
 * Brings orders and the ledger up to what the payment provider says now. Whatever it is told, in whatever order and however
 * often, it asks how things stand and does what is missing; so each of its methods can be called at any time.
 * `false`: this is about nothing that was ordered here.
 */
export const createSettlement = ({ db, provider, log }: SettlementDeps) => {
  const checkFit = (order: OrderRow, state: Pick<CheckoutState, 'amount' | 'currency'>): void => {
    if (state.amount !== order.amount || state.currency !== order.currency)
      throw new PaymentMismatch(
        `order ${order.id} is ${order.amount} ${order.currency}, paid were ${state.amount} ${state.currency}`,
      );
  };

  const checkCustomer = async (order: OrderRow, customerId: string | undefined): Promise<void> => {
    const [wallet] = await db.select().from(wallets).where(eq(wallets.id, order.walletId));
    if (wallet?.customerId !== customerId)
      throw new PaymentMismatch(`order ${order.id} was paid by another customer than it was made for`);
  };

  /** What does not fit its order fails it, as long as it was not paid otherwise. */
  const refuseMismatch = async (order: OrderRow, settle: () => Promise<void>): Promise<void> => {
    try {
      await settle();
    } catch (error) {
      if (error instanceof PaymentMismatch && order.payTime === null)
        await repository.updateOrder(db, order.id, { status: 'failed', reason: errNo.conflict });
      throw error;
    }
  };

  /** The order of a package is paid. */
  const settlePackage = async (order: OrderRow, state: CheckoutState): Promise<void> => {
    checkFit(order, state);
    await checkCustomer(order, state.customerId);
    const { paymentIntentId } = state;
    if (paymentIntentId === undefined) throw new PaymentMismatch(`order ${order.id} was paid by no payment`);
    await transact(db, async (tx) => {
      await lockWallet(tx, order.walletId);
      const current = await repository.lockOrder(tx, order.id);
      if (current.payTime !== null) return;
      const isGranted = await grant(tx, {
        walletId: current.walletId,
        kind: 'purchase',
        cause: causeOf(paymentIntentId),
        tokens: current.tokens,
        orderId: current.id,
      });
      if (!isGranted) throw new PaymentMismatch(`payment ${paymentIntentId} paid another order already`);
      await repository.updateOrder(tx, order.id, {
        status: 'paid',
        reason: null,
        paymentId: paymentIntentId,
        paymentIntentId,
        payTime: Date.now(),
      });
    });
  };

  const syncSubscription = async (subscriptionId: string): Promise<boolean> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const row = await repository.findSubscription(db, subscriptionId);
      if (row === undefined) return false;
      // What has ended does not begin again.
      if (row.status === 'ended') return true;
      const { status, planId, isEnding } = await provider.subscription(subscriptionId);
      const values = {
        status,
        isEnding,
        nextPlanId: planId === row.planId ? null : planId,
        version: row.version + 1,
      };
      if (await repository.updateSubscription(db, subscriptionId, values, row.version)) return true;
    }
    throw new Error(`The subscription ${subscriptionId} changes faster than it can be read`);
  };

  /** Whether this payment began the subscription or went on with it; false when there is a live one already. */
  const beginPeriod = async (tx: Transaction, walletId: string, invoice: InvoiceState): Promise<boolean> => {
    const { subscriptionId, plan, periodStart, periodEnd, amount, currency } = invoice;
    const known = await repository.findSubscription(tx, subscriptionId);
    const period = {
      planId: plan.planId,
      nextPlanId: null,
      name: plan.name,
      months: plan.months,
      amount,
      currency,
      periodStart,
      periodEnd,
    };
    if (known !== undefined) {
      // Periods count seconds: a change in the second of the first payment follows it.
      if (periodStart > known.periodStart || (periodStart === known.periodStart && !invoice.isFirst))
        await repository.updateSubscription(tx, subscriptionId, { ...period, version: known.version + 1 });
      return true;
    }
    if ((await repository.liveSubscription(tx, walletId)) !== undefined) return false;
    await repository.insertSubscription(tx, {
      id: subscriptionId,
      walletId,
      ...period,
      status: 'active',
      isEnding: false,
      version: 1,
      createTime: Date.now(),
    });
    return true;
  };

  const renewalOf = (first: OrderRow, invoice: InvoiceState): repository.NewOrder => ({
    id: randomUUID(),
    walletId: first.walletId,
    kind: 'renewal',
    productId: invoice.plan.planId,
    name: invoice.plan.name,
    months: invoice.plan.months,
    tokens: invoice.plan.tokens,
    amount: invoice.amount,
    currency: invoice.currency,
    status: 'open',
    returnPath: first.returnPath,
    subscriptionId: invoice.subscriptionId,
    paymentId: invoice.invoiceId,
    createTime: Date.now(),
  });

  const grantPeriod = async (tx: Transaction, order: OrderRow, invoice: InvoiceState): Promise<void> => {
    await grant(tx, {
      walletId: order.walletId,
      kind: 'allowance',
      cause: causeOf(invoice.invoiceId),
      tokens: invoice.plan.tokens,
      expireTime: invoice.periodEnd,
      orderId: order.id,
    });
    await repository.updateOrder(tx, order.id, {
      status: 'paid',
      reason: null,
      subscriptionId: invoice.subscriptionId,
      paymentId: invoice.invoiceId,
      paymentIntentId: invoice.paymentIntentId ?? null,
      payTime: Date.now(),
    });
  };

  /** Gives the money of an order back that shall not stand, and ends what it began. */
  const finishRefund = async ({ id, kind, subscriptionId, paymentIntentId, refundId }: OrderRow): Promise<void> => {
    if (kind !== 'package' && subscriptionId !== null) {
      await provider.endSubscription(subscriptionId);
      await syncSubscription(subscriptionId);
    }
    if (refundId !== null) return;
    if (paymentIntentId === null) throw new Error(`The order ${id} has no payment to give back`);
    const refund = await provider.refund(paymentIntentId);
    await repository.updateOrder(db, id, { refundId: refund.refundId });
  };

  /** Of a subscription that another one made void, nothing else is open. */
  const closeOtherCheckouts = async (walletId: string): Promise<void> => {
    for (const { id, sessionId } of await repository.openSubscriptionOrders(db, walletId)) {
      if (sessionId === null) continue;
      await provider.expireCheckout(sessionId);
      await syncOrder(id);
    }
  };

  const settleInvoice = async (first: OrderRow, invoice: InvoiceState): Promise<void> => {
    const { invoiceId } = invoice;
    if (invoice.isFirst) checkFit(first, invoice);
    await checkCustomer(first, invoice.customerId);
    const toRefund = await transact(db, async (tx) => {
      await lockWallet(tx, first.walletId);
      if (!invoice.isFirst && (await repository.findOrderOfInvoice(tx, invoiceId)) === undefined)
        await repository.insertOrder(tx, renewalOf(first, invoice));
      const found = invoice.isFirst ? first : await repository.findOrderOfInvoice(tx, invoiceId);
      if (found === undefined) throw new Error(`The invoice ${invoiceId} has no order`);
      const order = await repository.lockOrder(tx, found.id);
      if (order.payTime !== null) return undefined;
      if (await beginPeriod(tx, order.walletId, invoice)) {
        await grantPeriod(tx, order, invoice);
        return undefined;
      }
      await repository.updateOrder(tx, order.id, {
        status: 'refunding',
        reason: errNo.alreadySubscribed,
        subscriptionId: invoice.subscriptionId,
        paymentId: invoiceId,
        paymentIntentId: invoice.paymentIntentId ?? null,
        payTime: Date.now(),
      });
      return repository.lockOrder(tx, order.id);
    });
    if (toRefund !== undefined) {
      log.warn({ orderId: toRefund.id }, 'a second subscription was paid: its money goes back');
      await finishRefund(toRefund);
      return;
    }
    await syncSubscription(invoice.subscriptionId);
    await closeOtherCheckouts(first.walletId);
  };

  const syncInvoice = async (invoiceId: string): Promise<boolean> => {
    const invoice = await provider.invoice(invoiceId);
    if (invoice?.orderId === undefined) return false;
    const first = await repository.findOrder(db, invoice.orderId);
    if (first === undefined) return false;
    if (invoice.isPaid) await refuseMismatch(first, () => settleInvoice(first, invoice));
    else await syncSubscription(invoice.subscriptionId);
    return true;
  };

  const syncOrder = async (orderId: string): Promise<boolean> => {
    const order = await repository.findOrder(db, orderId);
    if (order === undefined || order.sessionId === null) return false;
    if (order.payTime !== null) return true;
    const state = await provider.checkout(order.sessionId);
    if (state.orderId !== order.id) throw new PaymentMismatch(`order ${order.id} and its checkout do not fit together`);
    switch (state.status) {
      case 'paid':
        if (order.kind === 'package') await refuseMismatch(order, () => settlePackage(order, state));
        else if (state.invoiceId !== undefined) await syncInvoice(state.invoiceId);
        break;
      case 'pending':
      case 'failed':
      case 'expired':
        await transact(db, async (tx) => {
          const current = await repository.lockOrder(tx, order.id);
          if (current.payTime !== null) return;
          // A person's own word stays: the checkout was closed since it was given up.
          const status = state.status === 'expired' && current.status === 'cancelled' ? 'cancelled' : state.status;
          await repository.updateOrder(tx, order.id, { status: status === 'paid' ? current.status : status });
        });
        break;
      case 'open':
        break;
    }
    return true;
  };

  const statusAfter = (order: OrderRow, state: PaymentState): OrderRow['status'] => {
    if (order.status === 'refunding' && state.amountReturned === 0 && !state.hasFailedRefund) return 'refunding';
    if (state.isDisputed) return 'disputed';
    return state.amountReturned >= order.amount ? 'refunded' : 'paid';
  };

  /** Takes over how a payment stands, unless the order changed while it was asked for. */
  const takeOver = (order: OrderRow, state: PaymentState): Promise<boolean> =>
    transact(db, async (tx) => {
      await lockWallet(tx, order.walletId);
      const current = await repository.lockOrder(tx, order.id);
      if (current.version !== order.version || current.paymentId === null) return false;
      const status = statusAfter(current, state);
      const amountReturned = Math.min(current.amount, state.amountReturned);
      await repository.updateOrder(tx, order.id, { status, amountReturned, version: current.version + 1 });
      if (status === 'refunding') return true;
      await takeBack(tx, {
        orderId: current.id,
        cause: causeOf(current.paymentId),
        tokens: Math.floor((current.tokens * amountReturned) / current.amount),
      });
      return true;
    });

  const syncPayment = async (paymentIntentId: string): Promise<boolean> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const order = await repository.findOrderOfPayment(db, paymentIntentId);
      const state = await provider.payment(paymentIntentId);
      if (order === undefined) {
        const invoiceId = state.orderId === undefined ? await provider.invoiceOf(paymentIntentId) : undefined;
        const isKnown =
          (state.orderId !== undefined && (await syncOrder(state.orderId))) ||
          (invoiceId !== undefined && (await syncInvoice(invoiceId)));
        // Of an order that is not paid, a payment has nothing to tell.
        if ((await repository.findOrderOfPayment(db, paymentIntentId)) === undefined) return isKnown;
      } else if (await takeOver(order, state)) return true;
    }
    throw new Error(`The payment ${paymentIntentId} changes faster than it can be read`);
  };

  return { syncOrder, syncInvoice, syncSubscription, syncPayment, finishRefund };
};
export type Settlement = ReturnType<typeof createSettlement>;
