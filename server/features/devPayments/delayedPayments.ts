import type { Checkout, Payment, Records } from './records.ts';
import { Refused } from './refused.ts';
import type { Tell } from './tell.ts';

export interface DelayedPaymentsDeps {
  readonly records: Records;
  readonly tell: Tell;
}

/** Money that was on its way when its checkout was finished. */
export const createDelayedPayments = ({ records, tell }: DelayedPaymentsDeps) => {
  const pendingCheckout = async (id: string): Promise<Checkout> => {
    const checkout = await records.checkouts.get(id);
    if (checkout.status !== 'complete' || checkout.isPaid)
      throw new Refused('payment_intent_unexpected_state', 'Nothing is on its way');
    return checkout;
  };

  const paymentOf = async (checkout: Checkout): Promise<Payment> => {
    const invoice = checkout.invoice === undefined ? undefined : await records.invoices.get(checkout.invoice);
    return records.payments.get(invoice?.paymentIntent ?? checkout.paymentIntent ?? '');
  };

  /** The money of a finished checkout came. */
  const settle = async (id: string): Promise<void> => {
    const checkout = await pendingCheckout(id);
    const payment = await paymentOf(checkout);
    if (payment.status !== 'processing') throw new Refused('payment_intent_unexpected_state', 'The payment has failed');
    await tell.payment('succeeded', await records.payments.put({ ...payment, status: 'succeeded' }));
    if (checkout.subscription !== undefined && checkout.invoice !== undefined) {
      const subscription = await records.subscriptions.get(checkout.subscription);
      await tell.subscription('updated', await records.subscriptions.put({ ...subscription, status: 'active' }));
      const invoice = await records.invoices.get(checkout.invoice);
      await tell.invoice('paid', await records.invoices.put({ ...invoice, status: 'paid' }));
    }
    await tell.checkout('async_payment_succeeded', await records.checkouts.put({ ...checkout, isPaid: true }));
  };

  /** The money of a finished checkout will not come. */
  const fail = async (id: string): Promise<void> => {
    const checkout = await pendingCheckout(id);
    const payment = await paymentOf(checkout);
    await tell.payment('payment_failed', await records.payments.put({ ...payment, status: 'requires_payment_method' }));
    if (checkout.subscription !== undefined) {
      const subscription = await records.subscriptions.get(checkout.subscription);
      await tell.subscription(
        'updated',
        await records.subscriptions.put({ ...subscription, status: 'incomplete_expired' }),
      );
    }
    await tell.checkout('async_payment_failed', checkout);
  };

  return { settle, fail };
};
