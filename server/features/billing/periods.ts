import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import { grant, prolong } from '#server/features/ledger/ledger.ts';
import type { InvoiceState, PlanTerms } from '#server/providers/payment/paymentProvider.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow, SubscriptionRow } from './orderRepository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** In days; clocks may be set to summer or winter time within. */
const SHORTEST_MONTH = 27.9;
const LONGEST_MONTH = 31.1;

/** What a period of a subscription costs and brings. */
export type Terms = PlanTerms & { readonly amount: number; readonly currency: string };

/** What the order of a plan was over. */
export const planOf = ({ id, productId: planId, name, months, tokens, amount, currency }: OrderRow): Terms => {
  if (name === null || months === null) throw new Error(`The order ${id} is of no plan`);
  return { planId, name, months, tokens, amount, currency };
};

/** How long the allowance of a subscription outlasts its period, in milliseconds: while a renewal can come, as long as the house says. */
export const graceOf = ({ status, isEnding }: Pick<SubscriptionRow, 'status' | 'isEnding'>, longest: number): number =>
  status === 'ended' || isEnding ? 0 : longest;

/** Whether the next period has begun, or shall, and is not paid. */
export const isRenewalDue = (
  { status, periodEnd }: Pick<SubscriptionRow, 'status' | 'periodEnd'>,
  now: number,
): boolean => status === 'pastDue' || periodEnd <= now;

/** Whether this payment, of the order of a period, began the subscription or went on with it; false when there is a live one already. */
export const beginPeriod = async (tx: Transaction, order: OrderRow, invoice: InvoiceState): Promise<boolean> => {
  const { walletId } = order;
  const { subscriptionId, invoiceId, periodStart, periodEnd } = invoice;
  const known = await repository.findSubscription(tx, subscriptionId);
  const { planId, name, months, amount, currency } = planOf(order);
  const period = { planId, nextPlanId: null, name, months, amount, currency, periodStart, periodEnd, invoiceId };
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

/** Of the terms that a subscription may be charged by, those that an invoice was. Throws `PaymentMismatch` when it fits none. */
const termsPaid = (
  terms: readonly Terms[],
  { invoiceId, planId, amount, currency, ...invoice }: InvoiceState,
): Terms => {
  const days = (invoice.periodEnd - invoice.periodStart) / DAY;
  const fitting = terms.filter(
    (one) =>
      one.amount === amount &&
      one.currency === currency &&
      days >= one.months * SHORTEST_MONTH &&
      days <= one.months * LONGEST_MONTH,
  );
  // The plan may have been changed between the making of an invoice and its payment.
  const paid = fitting.find((one) => one.planId === planId) ?? fitting[0];
  if (paid === undefined)
    throw new PaymentMismatch(
      `invoice ${invoiceId} over ${amount} ${currency} for ${days} days fits nothing that ${invoice.subscriptionId} costs`,
    );
  return paid;
};

/** The order of a period that no checkout was opened for: the period of what was paid. */
export const renewalOf = async (
  tx: Transaction,
  first: OrderRow,
  invoice: InvoiceState,
): Promise<repository.NewOrder> => {
  const { subscriptionId, invoiceId } = invoice;
  const earlier = await repository.ordersOfSubscription(tx, subscriptionId);
  const known = [...(await repository.termsOfSubscription(tx, subscriptionId)), ...[...earlier, first].map(planOf)];
  const { planId, ...terms } = termsPaid(known, invoice);
  return {
    ...terms,
    id: randomUUID(),
    walletId: first.walletId,
    kind: 'renewal',
    productId: planId,
    status: 'open',
    returnPath: first.returnPath,
    subscriptionId,
    paymentId: invoiceId,
    createTime: Date.now(),
  };
};

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
    tokens: order.tokens,
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
