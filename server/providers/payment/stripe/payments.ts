import type Stripe from 'stripe';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import { idOf, invoiceState, paymentState } from './states.ts';
import { findable, refusable } from './errors.ts';

/** Payments, what they settle, and how they go back. */
export const stripePayments = (
  stripe: Stripe,
): Pick<PaymentProvider, 'payment' | 'invoice' | 'invoiceOf' | 'refund'> => ({
  async payment(paymentIntentId) {
    const found = await findable(
      Promise.all([
        stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
        stripe.refunds.list({ payment_intent: paymentIntentId }),
        stripe.disputes.list({ payment_intent: paymentIntentId }),
      ]),
    );
    if (found === undefined) return undefined;
    const [intent, refunds, disputes] = found;
    return paymentState(intent, refunds.data, disputes.data);
  },

  async invoice(invoiceId) {
    const invoice = await findable(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
    return invoice && invoiceState(invoice);
  },

  async invoiceOf(paymentIntentId) {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntentId },
    });
    return idOf(data[0]?.invoice);
  },

  async refund(paymentIntentId, attempt) {
    const { id } = await refusable(
      stripe.refunds.create(
        { payment_intent: paymentIntentId },
        { idempotencyKey: `refund-${paymentIntentId}-${attempt}` },
      ),
    );
    return { refundId: id };
  },
});
