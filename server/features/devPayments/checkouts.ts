import type { Invoicing } from './invoicing.ts';
import { periodAfter } from './periods.ts';
import { type Checkout, newId, type Payment, type Records, type Subscription } from './records.ts';
import { Refused } from './refused.ts';
import type { Tell } from './tell.ts';

export interface CheckoutsDeps extends Invoicing {
  readonly records: Records;
  readonly tell: Tell;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** The subscription that a checkout orders. */
const newSubscription = (
  { customer, amount, currency, metadata }: Checkout,
  recurring: Subscription['recurring'],
  start: number,
  isPaid: boolean,
): Subscription => ({
  id: newId('sub'),
  created: start,
  customer,
  amount,
  currency,
  metadata,
  status: isPaid ? 'active' : 'incomplete',
  item: newId('si'),
  product: newId('prod'),
  recurring,
  periodStart: start,
  periodEnd: periodAfter(start, recurring),
  isEnding: false,
});

/** Checkouts, from their opening to what the person orders there. */
export const createCheckouts = ({ records, tell, newPayment, newInvoice, now }: CheckoutsDeps) => {
  const open = async (id: string): Promise<Checkout> => {
    const checkout = await records.checkouts.get(id);
    if (checkout.status !== 'open') throw new Refused('resource_missing', `The checkout is ${checkout.status}`);
    if (checkout.expiresAt > now()) return checkout;
    await expire(checkout);
    throw new Refused('resource_missing', 'The checkout is expired');
  };

  const expire = async (checkout: Checkout): Promise<Checkout> => {
    const expired = await records.checkouts.put({ ...checkout, status: 'expired' });
    await tell.checkout('expired', expired);
    return expired;
  };

  /** What the person orders at the end of the checkout, with money that came, is on its way or will not come. */
  const complete = async (checkout: Checkout, status: Payment['status']): Promise<Checkout> => {
    const isPaid = status === 'succeeded';
    if (checkout.recurring === undefined) {
      const payment = await newPayment(checkout, status);
      if (isPaid) await tell.payment('succeeded', payment);
      return records.checkouts.put({ ...checkout, status: 'complete', isPaid, paymentIntent: payment.id });
    }
    const begun = newSubscription(checkout, checkout.recurring, now(), isPaid);
    const { subscription, invoice, payment } = await newInvoice(begun, 'subscription_create', status);
    await tell.subscription('created', subscription);
    if (isPaid) {
      await tell.payment('succeeded', payment);
      await tell.invoice('paid', invoice);
    }
    return records.checkouts.put({
      ...checkout,
      status: 'complete',
      isPaid,
      subscription: subscription.id,
      invoice: invoice.id,
    });
  };

  return {
    /** The person finishes the checkout, with money that came or is on its way. */
    finish: async (id: string, status: Payment['status']): Promise<void> =>
      tell.checkout('completed', await complete(await open(id), status)),
    expire: async (id: string): Promise<Checkout> => expire(await open(id)),
    /** Closes those whose time has come. */
    passTime: async (): Promise<void> => {
      const time = now();
      for (const checkout of await records.checkouts.list())
        if (checkout.status === 'open' && checkout.expiresAt <= time) await expire(checkout);
    },
  };
};
