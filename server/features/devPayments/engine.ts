import { limitConcurrency } from '#server/concurrency.ts';
import { createChanges, type When } from './changes.ts';
import type { Delivery } from './delivery.ts';
import { type Checkout, type Invoice, newId, type Payment, type Records, type Subscription } from './records.ts';
import { createRefunds } from './refunds.ts';
import { createRenewals } from './renewals.ts';
import { Refused } from './refused.ts';
import { renderCheckout, renderInvoice, renderPayment, renderSubscription } from './render.ts';

export interface EngineDeps {
  readonly records: Records;
  readonly delivery: Delivery;
  /** Address of the page of a checkout. */
  readonly pageOf: (checkoutId: string) => string;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** The same day some months later, or the last of that month. */
export const monthsLater = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
};

const MONTHS = { month: 1, year: 12 } as const;

/** Metadata of a subscription, snapshot when an invoice is made. */
type Reason = Invoice['reason'];

/** What happens to money in the embedded payment service: one thing at a time, each with the events that Stripe would send. */
export const createEngine = ({ records, delivery, pageOf, now }: EngineDeps) => {
  const alone = limitConcurrency(1);
  const tell = {
    checkout: (type: string, checkout: Checkout) =>
      delivery.emit(`checkout.session.${type}`, renderCheckout(checkout, pageOf(checkout.id))),
    payment: (type: string, payment: Payment) => delivery.emit(`payment_intent.${type}`, renderPayment(payment)),
    subscription: (type: string, subscription: Subscription) =>
      delivery.emit(`customer.subscription.${type}`, renderSubscription(subscription)),
    invoice: (type: string, invoice: Invoice) =>
      delivery.emit(`invoice.${type}`, renderInvoice(invoice, pageOf(`invoice/${invoice.id}`))),
  };

  const periodAfter = (start: number, { interval, interval_count: count }: Subscription['recurring']): number =>
    monthsLater(start, (interval === 'year' ? MONTHS.year : MONTHS.month) * count);

  const newPayment = (
    of: Pick<Payment, 'customer' | 'amount' | 'currency' | 'metadata'>,
    status: Payment['status'],
  ): Promise<Payment> => {
    const { customer, amount, currency, metadata } = of;
    const charge = newId('ch');
    return records.payments.put({
      id: newId('pi'),
      created: now(),
      customer,
      amount,
      currency,
      metadata,
      status,
      charge,
      refunded: 0,
    });
  };

  const newInvoice = async (
    subscription: Subscription,
    reason: Reason,
    status: Payment['status'],
    invoiceStatus: Invoice['status'] = status === 'succeeded' ? 'paid' : 'open',
  ): Promise<{ subscription: Subscription; invoice: Invoice; payment: Payment }> => {
    const payment = await newPayment({ ...subscription, metadata: {} }, status);
    const { customer, amount, currency, metadata, periodStart, periodEnd } = subscription;
    const invoice = await records.invoices.put({
      id: newId('in'),
      created: now(),
      customer,
      amount,
      currency,
      subscription: subscription.id,
      metadata,
      reason,
      status: invoiceStatus,
      paymentIntent: payment.id,
      periodStart,
      periodEnd,
    });
    const invoiced = await records.subscriptions.put({ ...subscription, latestInvoice: invoice.id });
    return { subscription: invoiced, invoice, payment };
  };

  const openCheckout = async (id: string): Promise<Checkout> => {
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
    const start = now();
    const begun: Subscription = {
      id: newId('sub'),
      created: start,
      customer: checkout.customer,
      amount: checkout.amount,
      currency: checkout.currency,
      metadata: checkout.metadata,
      status: isPaid ? 'active' : 'incomplete',
      item: newId('si'),
      product: newId('prod'),
      recurring: checkout.recurring,
      periodStart: start,
      periodEnd: periodAfter(start, checkout.recurring),
      isEnding: false,
    };
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

  const endNow = async (subscription: Subscription): Promise<Subscription> => {
    const { waiting, ...rest } = subscription;
    if (waiting !== undefined)
      await records.invoices.put({ ...(await records.invoices.get(waiting.invoice)), status: 'void' });
    const ended = await records.subscriptions.put({ ...rest, status: 'canceled' });
    await tell.subscription('deleted', ended);
    return ended;
  };

  const liveSubscription = async (id: string): Promise<Subscription> => {
    const subscription = await records.subscriptions.get(id);
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
      throw new Refused('resource_missing', `No such subscription: '${id}'`);
    return subscription;
  };

  const renewals = createRenewals({ records, tell, newInvoice, liveSubscription, endNow, periodAfter, now });

  const { isDeclined, passTime } = renewals;
  const changes = createChanges({ records, tell, newInvoice, liveSubscription, isDeclined, periodAfter, now });

  const { refund, failRefund, dispute, closeDispute } = createRefunds({ records, delivery, now });

  return {
    /** What happened, the latest first. */
    events: async () => (await delivery.events()).toReversed(),
    pay: (id: string) =>
      alone(async () => tell.checkout('completed', await complete(await openCheckout(id), 'succeeded'))),
    payLater: (id: string) =>
      alone(async () => tell.checkout('completed', await complete(await openCheckout(id), 'processing'))),
    decline: (id: string) =>
      alone(async () => {
        await tell.checkout('completed', await complete(await openCheckout(id), 'processing'));
        await fail(id);
      }),
    settle: (id: string) => alone(() => settle(id)),
    fail: (id: string) => alone(() => fail(id)),
    expire: (id: string) => alone(async () => expire(await openCheckout(id))),
    renew: (id: string, isPaid = true) => alone(() => renewals.renew(id, isPaid)),
    update: (id: string, change: Partial<Subscription>, when?: When) => alone(() => changes.update(id, change, when)),
    /** The person confirms the payment of an invoice, or the bank says no to it all the same. */
    confirmInvoice: (id: string, isConfirmed: boolean) => alone(() => changes.confirm(id, isConfirmed)),
    voidInvoice: (id: string) => alone(() => changes.voidInvoice(id)),
    /** Whether the bank wants a customer to confirm what is charged from now on without them. */
    setAsks: (customer: string, asks: boolean) =>
      alone(async () => records.customers.put({ ...(await records.customers.get(customer)), asks })),
    /** Whether a customer's card is declined from now on where it is charged without the person: for a change of plan, or a renewal. */
    setDeclines: (customer: string, declines: boolean) =>
      alone(async () => records.customers.put({ ...(await records.customers.get(customer)), declines })),
    end: (id: string) => alone(async () => endNow(await liveSubscription(id))),
    refund: (paymentIntent: string, amount?: number) => alone(() => refund(paymentIntent, amount)),
    failRefund: (id: string) => alone(() => failRefund(id)),
    dispute: (paymentIntent: string) => alone(() => dispute(paymentIntent)),
    closeDispute: (id: string, status: 'won' | 'lost') => alone(() => closeDispute(id, status)),
    /** The money of an invoice that is owed comes all the same. */
    payInvoice: (id: string) => alone(() => renewals.payInvoice(id)),
    /** Begins the periods, charges the drafts, and closes the checkouts, whose time has come. */
    passTime: () =>
      alone(async () => {
        const time = now();
        for (const checkout of await records.checkouts.list())
          if (checkout.status === 'open' && checkout.expiresAt <= time) await expire(checkout);
        await changes.passTime();
        await passTime();
      }),
  };
};
export type Engine = ReturnType<typeof createEngine>;
