import type Stripe from 'stripe';
import * as z from 'zod';
import type {
  CheckoutState,
  Confirmation,
  InvoiceState,
  PaymentState,
  PlanTerms,
  SubscriptionState,
} from '#server/providers/payment/paymentProvider.ts';

/** Stripe counts seconds. */
const toMilliseconds = (seconds: number): number => seconds * 1000;

const planMetadata = z.object({ planId: z.string() });
const ourOrder = z.uuid();

/** What other products sell on the same account may bear any name. */
const orderIdOf = (name: string | null | undefined): string | undefined => ourOrder.safeParse(name).data;

/** What a subscription carries beside its price; Stripe's metadata are texts. */
export const toMetadata = ({ planId, name, months, tokens }: PlanTerms): Record<string, string> => ({
  planId,
  name,
  months: String(months),
  tokens: String(tokens),
});

export const idOf = (value: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

const currencyOf = (currency: string | null): string => (currency ?? '').toUpperCase();

/** Needs `payment_intent` and `subscription` expanded. */
export const checkoutState = (session: Stripe.Checkout.Session): CheckoutState => {
  const { payment_intent: intent, subscription, invoice } = session;
  const hasFailed =
    (typeof intent === 'object' &&
      intent !== null &&
      (intent.status === 'requires_payment_method' || intent.status === 'canceled')) ||
    (typeof subscription === 'object' &&
      subscription !== null &&
      (subscription.status === 'incomplete_expired' || subscription.status === 'canceled'));
  const statusOf = (): CheckoutState['status'] => {
    if (session.status === 'expired') return 'expired';
    if (session.status !== 'complete') return 'open';
    if (session.payment_status !== 'unpaid') return 'paid';
    return hasFailed ? 'failed' : 'pending';
  };
  return {
    status: statusOf(),
    amount: session.amount_total ?? 0,
    currency: currencyOf(session.currency),
    customerId: idOf(session.customer),
    orderId: orderIdOf(session.client_reference_id),
    paymentIntentId: idOf(intent),
    invoiceId: idOf(invoice),
  };
};

/** States of a dispute in which the bank does not hold the money. */
const HARMLESS: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** Needs `latest_charge` expanded. */
export const paymentState = (
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentState => {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const disputed = disputes.filter(({ status }) => !HARMLESS.has(status)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    paymentIntentId: intent.id,
    orderId: orderIdOf(intent.metadata['orderId']),
    amount: intent.amount,
    amountReturned: Math.min(intent.amount, (charge?.amount_refunded ?? 0) + disputed),
    isDisputed: disputed > 0,
    failedRefundIds: refunds.filter(({ status }) => status === 'failed' || status === 'canceled').map(({ id }) => id),
  };
};

/** Needs `payments` expanded. Undefined for an invoice that is of no subscription. */
export const invoiceState = (invoice: Stripe.Invoice): InvoiceState | undefined => {
  const details = invoice.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  const line = invoice.lines.data.at(-1);
  if (details === null || details === undefined || subscriptionId === undefined || line === undefined) return undefined;
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    invoiceId: invoice.id,
    isPaid: invoice.status === 'paid',
    isFirst: invoice.billing_reason === 'subscription_create',
    amount: invoice.amount_paid,
    currency: currencyOf(invoice.currency),
    customerId: idOf(invoice.customer),
    subscriptionId,
    orderId: orderIdOf(details.metadata?.['orderId']),
    planId: details.metadata?.['planId'],
    periodStart: toMilliseconds(line.period.start),
    periodEnd: toMilliseconds(line.period.end),
    paymentIntentId: idOf(paid?.payment.payment_intent),
  };
};

const subscriptionStatus = (status: Stripe.Subscription.Status): SubscriptionState['status'] => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'paused':
    case 'incomplete':
      return 'pastDue';
    default:
      return 'ended';
  }
};

/** Needs `latest_invoice` expanded. */
const confirmationOf = ({
  pending_update: waiting,
  latest_invoice: invoice,
}: Stripe.Subscription): Confirmation | undefined => {
  const planId = planMetadata.safeParse(waiting?.metadata).data?.planId;
  if (!waiting || planId === undefined || invoice === null || typeof invoice === 'string') return undefined;
  if (typeof invoice.hosted_invoice_url !== 'string') return undefined;
  return { planId, url: invoice.hosted_invoice_url, expireTime: toMilliseconds(waiting.expires_at) };
};

/** Needs `latest_invoice` expanded. */
export const subscriptionState = (subscription: Stripe.Subscription): SubscriptionState => ({
  subscriptionId: subscription.id,
  status: subscriptionStatus(subscription.status),
  planId: planMetadata.parse(subscription.metadata).planId,
  isEnding: subscription.cancel_at_period_end,
  latestInvoiceId: idOf(subscription.latest_invoice),
  confirmation: confirmationOf(subscription),
});
