import type Stripe from 'stripe';
import * as z from 'zod';
import { type EventSubject, type PaymentProvider, SignatureError } from '#server/providers/payment/paymentProvider.ts';

/** What changes how something stands that was ordered. Stripe takes twenty names at the most. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'payment_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

const session = z.object({ client_reference_id: z.uuid() });
const named = z.object({ id: z.string().min(1) });
const ofPayment = z.object({ payment_intent: z.string().min(1) });

const about = (kind: EventSubject['kind'], id: string | undefined): EventSubject | undefined =>
  id === undefined ? undefined : { kind, id };

/** What an event of Stripe is about; undefined where its object bears no name that could be one of ours. */
const subjectOf = (type: string, object: unknown): EventSubject | undefined => {
  if (type.startsWith('checkout.session.'))
    return about('checkout', session.safeParse(object).data?.client_reference_id);
  if (type.startsWith('refund.') || type.startsWith('charge.'))
    return about('payment', ofPayment.safeParse(object).data?.payment_intent);
  const name = named.safeParse(object).data?.id;
  if (type.startsWith('invoice.')) return about('invoice', name);
  if (type.startsWith('customer.subscription.')) return about('subscription', name);
  if (type.startsWith('payment_intent.')) return about('payment', name);
  return undefined;
};

/** As many as Stripe gives. */
const EVENTS_A_PAGE = 100;

/** What happened, as it is told or looked up. */
export const stripeEvents = (stripe: Stripe, webhookSecret: string): Pick<PaymentProvider, 'events' | 'readEvent'> => ({
  async events(from, to, after) {
    const { data, has_more: hasMore } = await stripe.events.list({
      created: { gte: Math.floor(from / 1000), lte: Math.floor(to / 1000) },
      types: [...EVENT_TYPES],
      limit: EVENTS_A_PAGE,
      ...(after !== undefined && { starting_after: after }),
    });
    return {
      events: data.map(({ id, type, data: { object } }) => ({ id, type, subject: subjectOf(type, object) })),
      next: hasMore ? data.at(-1)?.id : undefined,
    };
  },

  readEvent(body, signature) {
    try {
      const { id, type, data } = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
      return { id, type, subject: subjectOf(type, data.object) };
    } catch (error) {
      throw new SignatureError(error instanceof Error ? error.message : 'The signature does not fit');
    }
  },
});
