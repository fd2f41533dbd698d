import * as z from 'zod';
import type { EventSubject } from '#server/providers/payment/paymentProvider.ts';

const session = z.object({ client_reference_id: z.nullable(z.string()) });
const named = z.object({ id: z.string() });
const ofPayment = z.object({ payment_intent: z.nullable(z.string()) });

const about = (paymentIntentId: string | null): EventSubject =>
  paymentIntentId === null ? { kind: 'none' } : { kind: 'payment', paymentIntentId };

/** What an event of Stripe is about. Throws when its object is not what its type says. */
export const subjectOf = ({ type, object }: { readonly type: string; readonly object: string }): EventSubject => {
  const data: unknown = JSON.parse(object);
  if (type.startsWith('checkout.session.')) {
    const { client_reference_id: orderId } = session.parse(data);
    return orderId === null ? { kind: 'none' } : { kind: 'checkout', orderId };
  }
  if (type.startsWith('invoice.')) return { kind: 'invoice', invoiceId: named.parse(data).id };
  if (type.startsWith('customer.subscription.')) return { kind: 'subscription', subscriptionId: named.parse(data).id };
  if (type.startsWith('payment_intent.')) return about(named.parse(data).id);
  if (type.startsWith('refund.') || type.startsWith('charge.')) return about(ofPayment.parse(data).payment_intent);
  return { kind: 'none' };
};
