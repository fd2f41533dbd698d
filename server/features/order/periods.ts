import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import { grant, prolong } from '#server/features/ledger/ledger.ts';
import type { InvoiceState } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow, SubscriptionRow } from './orderRepository.ts';

/** How long the allowance of a subscription outlasts its period, in milliseconds: while a renewal can come, as long as the house says. */
export const graceOf = ({ status, isEnding }: Pick<SubscriptionRow, 'status' | 'isEnding'>, longest: number): number =>
  status === 'ended' || isEnding ? 0 : longest;

/** Whether the next period has begun, or shall, and is not paid. */
export const isRenewalDue = ({ status, periodEnd }: Pick<SubscriptionRow, 'status' | 'periodEnd'>, now: number): boolean =>
  status === 'pastDue' || periodEnd <= now;

/** Whether this payment began the subscription or went on with it; false when there is a live one already. */
export const beginPeriod = async (tx: Transaction, walletId: string, invoice: InvoiceState): Promise<boolean> => {
  const { subscriptionId, invoiceId, plan, periodStart, periodEnd, amount, currency } = invoice;
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
    invoiceId,
  };
  if (known !== undefined) {
    // Periods count seconds: a change in the second of the first payment follows it.
    if (periodStart > known.periodStart || (periodStart === known.periodStart && !invoice.isFirst)) {
      await prolong(tx, repository.causeOf(known.invoiceId), 0);
      await repository.updateSubscription(tx, subscriptionId, { ...period, version: known.version + 1 });
    }
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

/** The order of a period that no checkout was opened for. */
export const renewalOf = (first: OrderRow, invoice: InvoiceState): repository.NewOrder => ({
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

/** The order of a period is paid, and brings the tokens. They outlast the period only where no later one is paid. */
export const grantPeriod = async (
  tx: Transaction,
  order: OrderRow,
  invoice: InvoiceState,
  longestGrace: number,
): Promise<void> => {
  const subscription = await repository.findSubscription(tx, invoice.subscriptionId);
  await grant(tx, {
    walletId: order.walletId,
    kind: 'allowance',
    cause: repository.causeOf(invoice.invoiceId),
    tokens: invoice.plan.tokens,
    expireTime: invoice.periodEnd,
    grace: subscription?.invoiceId === invoice.invoiceId ? graceOf(subscription, longestGrace) : 0,
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
