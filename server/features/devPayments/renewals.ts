import { type Invoice, type Payment, type Records, type Subscription } from './records.ts';
import { Refused } from './refused.ts';

/** Seconds for which the invoice of a renewal stays a draft. */
const DRAFT_LIFE = 60 * 60;

type Told = Promise<void>;

export interface RenewalsDeps {
  readonly records: Records;
  readonly tell: {
    readonly subscription: (type: string, subscription: Subscription) => Told;
    readonly payment: (type: string, payment: Payment) => Told;
    readonly invoice: (type: string, invoice: Invoice) => Told;
  };
  readonly newInvoice: (
    subscription: Subscription,
    reason: Invoice['reason'],
    status: Payment['status'],
    invoiceStatus: Invoice['status'],
  ) => Promise<{ readonly subscription: Subscription; readonly invoice: Invoice }>;
  /** One that has not ended. */
  readonly liveSubscription: (id: string) => Promise<Subscription>;
  readonly endNow: (subscription: Subscription) => Promise<Subscription>;
  /** Seconds since 1970. */
  readonly periodAfter: (start: number, recurring: Subscription['recurring']) => number;
  readonly now: () => number;
}

/** Later periods of subscriptions: as at Stripe, each has an invoice that is a draft for an hour before it is charged. */
export const createRenewals = ({
  records,
  tell,
  newInvoice,
  liveSubscription,
  endNow,
  periodAfter,
  now,
}: RenewalsDeps) => {
  /** The next period begins, with an invoice that is a draft at first. One that shall end does, without. */
  const beginRenewal = async (id: string): Promise<Invoice | undefined> => {
    const subscription = await liveSubscription(id);
    if (subscription.isEnding) {
      await endNow(subscription);
      return undefined;
    }
    const next: Subscription = {
      ...subscription,
      status: subscription.status === 'trialing' ? 'active' : subscription.status,
      periodStart: subscription.periodEnd,
      periodEnd: periodAfter(subscription.periodEnd, subscription.recurring),
    };
    const { subscription: begun, invoice } = await newInvoice(
      next,
      'subscription_cycle',
      'requires_payment_method',
      'draft',
    );
    await tell.subscription('updated', begun);
    await tell.invoice('created', invoice);
    return invoice;
  };

  /** The money of an invoice comes. */
  const payInvoice = async (id: string): Promise<void> => {
    const invoice = await records.invoices.get(id);
    if (invoice.status !== 'open') throw new Refused('invoice_not_editable', `The invoice is ${invoice.status}`);
    const payment = await records.payments.get(invoice.paymentIntent);
    const subscription = await records.subscriptions.get(invoice.subscription);
    if (subscription.status === 'past_due')
      await tell.subscription('updated', await records.subscriptions.put({ ...subscription, status: 'active' }));
    await tell.payment('succeeded', await records.payments.put({ ...payment, status: 'succeeded' }));
    await tell.invoice('paid', await records.invoices.put({ ...invoice, status: 'paid' }));
  };

  /** A draft becomes final, with what the subscription carries then, and is charged; its money comes, or is owed. */
  const charge = async (draft: Invoice, isPaid: boolean): Promise<void> => {
    const subscription = await records.subscriptions.get(draft.subscription);
    const { metadata } = subscription;
    const invoice = await records.invoices.put({ ...draft, metadata, status: 'open' });
    await tell.invoice('finalized', invoice);
    if (isPaid) {
      await payInvoice(invoice.id);
      return;
    }
    await tell.subscription('updated', await records.subscriptions.put({ ...subscription, status: 'past_due' }));
    await tell.payment('payment_failed', await records.payments.get(invoice.paymentIntent));
    await tell.invoice('payment_failed', invoice);
  };

  /** The next period, without the hour between. */
  const renew = async (id: string, isPaid: boolean): Promise<void> => {
    const draft = await beginRenewal(id);
    if (draft !== undefined) await charge(draft, isPaid);
  };

  /** Whether nothing comes of a draft any more. */
  const isDropped = async ({ subscription: id }: Invoice): Promise<boolean> =>
    (await records.subscriptions.get(id)).status === 'canceled';

  const isDeclined = async (customer: string): Promise<boolean> =>
    (await records.customers.get(customer)).declines === true;

  return {
    renew,
    payInvoice,
    isDeclined,
    /** Begins the periods, and charges the drafts, whose time has come. */
    passTime: async (): Promise<void> => {
      const time = now();
      for (const { id, status, periodEnd } of await records.subscriptions.list())
        if (['active', 'trialing', 'past_due'].includes(status) && periodEnd <= time) await beginRenewal(id);
      for (const invoice of await records.invoices.list())
        if (invoice.status === 'draft' && invoice.created + DRAFT_LIFE <= time && !(await isDropped(invoice)))
          await charge(invoice, !(await isDeclined(invoice.customer)));
    },
  };
};
