import * as z from 'zod';
import type { EventSubject } from '#server/providers/payment/paymentProvider.ts';

const session = z.object({ client_reference_id: z.uuid() });
const named = z.object({ id: z.string().min(1) });
const ofPayment = z.object({ payment_intent: z.string().min(1) });

/** What an event of Stripe is about. `none` as well where its object bears no name that could be one of ours. */
export const subjectOf = ({ type, object }: { readonly type: string; readonly object: string }): EventSubject => {
  const data: unknown = JSON.parse(object);
  const none = { kind: 'none' } as const;
  const about = (paymentIntentId: string | undefined): EventSubject =>
    paymentIntentId === undefined ? none : { kind: 'payment', paymentIntentId };
  if (type.startsWith('checkout.session.')) {
    const orderId = session.safeParse(data).data?.client_reference_id;
    return orderId === undefined ? none : { kind: 'checkout', orderId };
  }
  const name = named.safeParse(data).data?.id;
  if (type.startsWith('invoice.')) return name === undefined ? none : { kind: 'invoice', invoiceId: name };
  if (type.startsWith('customer.subscription.'))
    return name === undefined ? none : { kind: 'subscription', subscriptionId: name };
  if (type.startsWith('payment_intent.')) return about(name);
  if (type.startsWith('refund.') || type.startsWith('charge.'))
    return about(ofPayment.safeParse(data).data?.payment_intent);
  return none;
};
