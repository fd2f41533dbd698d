import type { Delivery } from './delivery.ts';
import type { Checkout, Invoice, Payment, Subscription } from './records.ts';
import { renderCheckout, renderInvoice, renderPayment, renderSubscription } from './render.ts';

export interface TellDeps {
  readonly delivery: Delivery;
  /** Address of the page of a checkout. */
  readonly pageOf: (checkoutId: string) => string;
}

/** Sends the event of what happened to an object. `type`: what Stripe calls it, without the object. */
export const createTell = ({ delivery, pageOf }: TellDeps) => ({
  checkout: (type: string, checkout: Checkout) =>
    delivery.emit(`checkout.session.${type}`, renderCheckout(checkout, pageOf(checkout.id))),
  payment: (type: string, payment: Payment) => delivery.emit(`payment_intent.${type}`, renderPayment(payment)),
  subscription: (type: string, subscription: Subscription) =>
    delivery.emit(`customer.subscription.${type}`, renderSubscription(subscription)),
  invoice: (type: string, invoice: Invoice) =>
    delivery.emit(`invoice.${type}`, renderInvoice(invoice, pageOf(`invoice/${invoice.id}`))),
});
export type Tell = ReturnType<typeof createTell>;
