import Stripe from 'stripe';
import type { Checkout, Dispute, EventRecord, Invoice, Payment, Refund, Subscription } from './records.ts';

/** Objects as Stripe's API gives them, with the fields that Liora reads. */

const listOf = (data: readonly unknown[], url: string) => ({ object: 'list' as const, data, has_more: false, url });

export const renderCharge = (payment: Payment) =>
  ({
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.refunded,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    livemode: false,
    paid: payment.status === 'succeeded',
    payment_intent: payment.id,
    refunded: payment.refunded === payment.amount,
  }) satisfies Partial<Stripe.Charge>;

export const renderPayment = (payment: Payment, isExpanded = false) =>
  ({
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    livemode: false,
    metadata: payment.metadata,
    status: payment.status,
    latest_charge: isExpanded ? renderCharge(payment) : payment.charge,
  }) satisfies Omit<Partial<Stripe.PaymentIntent>, 'latest_charge'> & { latest_charge: unknown };

export const renderPrice = ({
  id,
  currency,
  product,
  amount,
  recurring,
}: Pick<Subscription, 'id' | 'currency' | 'product' | 'amount' | 'recurring'>) => ({
  id,
  object: 'price' as const,
  currency,
  product,
  unit_amount: amount,
  recurring,
});

/** `invoice`: what stands in place of the name of the latest one. */
export const renderSubscription = (subscription: Subscription, invoice?: unknown) => ({
  id: subscription.id,
  object: 'subscription' as const,
  cancel_at_period_end: subscription.isEnding,
  created: subscription.created,
  currency: subscription.currency,
  customer: subscription.customer,
  latest_invoice: invoice ?? subscription.latestInvoice ?? null,
  pending_update:
    subscription.waiting === undefined
      ? null
      : {
          cancel_at_period_end: subscription.waiting.isEnding,
          expires_at: subscription.waiting.expiresAt,
          metadata: subscription.waiting.metadata,
          subscription_items: [
            {
              id: subscription.item,
              object: 'subscription_item',
              price: renderPrice({ ...subscription.waiting, id: `price_${subscription.item}` }),
            },
          ],
        },
  livemode: false,
  metadata: subscription.metadata,
  status: subscription.status,
  items: listOf(
    [
      {
        id: subscription.item,
        object: 'subscription_item',
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        quantity: 1,
        price: renderPrice({ ...subscription, id: `price_${subscription.item}` }),
      },
    ],
    '/v1/subscription_items',
  ),
});

/** `page`: where a person confirms the payment. */
export const renderInvoice = (invoice: Invoice, page: string, isExpanded = false) => ({
  id: invoice.id,
  object: 'invoice' as const,
  amount_due: invoice.amount,
  amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
  billing_reason: invoice.reason,
  created: invoice.created,
  currency: invoice.currency,
  customer: invoice.customer,
  hosted_invoice_url: page,
  livemode: false,
  status: invoice.status,
  total: invoice.amount,
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: invoice.metadata, subscription: invoice.subscription },
  },
  lines: listOf(
    [
      {
        id: `il_${invoice.id}`,
        object: 'line_item',
        amount: invoice.amount,
        currency: invoice.currency,
        period: { start: invoice.periodStart, end: invoice.periodEnd },
      },
    ],
    `/v1/invoices/${invoice.id}/lines`,
  ),
  ...(isExpanded && { payments: listOf(renderInvoicePayments(invoice), '/v1/invoice_payments') }),
});

const renderInvoicePayment = (invoice: Invoice) =>
  ({
    id: `inpay_${invoice.id}`,
    object: 'invoice_payment',
    amount_paid: invoice.status === 'paid' ? invoice.amount : null,
    amount_requested: invoice.amount,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent },
    status: invoice.status === 'void' ? 'canceled' : invoice.status,
  }) satisfies Partial<Stripe.InvoicePayment>;

/** A draft is not charged yet. */
export const renderInvoicePayments = (invoice: Invoice) =>
  invoice.status === 'draft' || invoice.paymentIntent === '' ? [] : [renderInvoicePayment(invoice)];

/** `expanded` holds what stands in place of its id. */
export const renderCheckout = (
  checkout: Checkout,
  url: string,
  expanded: { readonly payment?: Payment | undefined; readonly subscription?: Subscription | undefined } = {},
) => ({
  id: checkout.id,
  object: 'checkout.session' as const,
  amount_total: checkout.amount,
  cancel_url: checkout.cancelUrl,
  client_reference_id: checkout.reference,
  created: checkout.created,
  currency: checkout.currency,
  customer: checkout.customer,
  expires_at: checkout.expiresAt,
  invoice: checkout.invoice ?? null,
  livemode: false,
  metadata: checkout.metadata,
  mode: checkout.mode,
  payment_intent: expanded.payment === undefined ? (checkout.paymentIntent ?? null) : renderPayment(expanded.payment),
  payment_status: checkout.isPaid ? ('paid' as const) : ('unpaid' as const),
  status: checkout.status,
  subscription:
    expanded.subscription === undefined ? (checkout.subscription ?? null) : renderSubscription(expanded.subscription),
  success_url: checkout.successUrl,
  url: checkout.status === 'open' ? url : null,
});

export const renderRefund = (refund: Refund, charge: string) =>
  ({
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge,
    created: refund.created,
    currency: refund.currency,
    payment_intent: refund.paymentIntent,
    status: refund.status,
  }) satisfies Partial<Stripe.Refund>;

export const renderDispute = (dispute: Dispute, charge: string) =>
  ({
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge,
    created: dispute.created,
    currency: dispute.currency,
    livemode: false,
    payment_intent: dispute.paymentIntent,
    status: dispute.status,
  }) satisfies Partial<Stripe.Dispute>;

export const renderList = listOf;

export const renderEvent = ({ id, type, created, object }: EventRecord) => ({
  id,
  object: 'event' as const,
  api_version: Stripe.API_VERSION,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
});
