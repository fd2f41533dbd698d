import { type Invoice, newId, type Payment, type Subscription } from './records.ts';
import type { RenewalsDeps } from './renewals.ts';
import { Declined, Refused, Unconfirmed } from './refused.ts';

/** Seconds for which a change waits to be confirmed, unless the period ends before. */
const WAITING_LIFE = 23 * 60 * 60;

/** Whether a period begins `now`, or nothing is charged until a time, in seconds since 1970. `mayWait`: until the person has confirmed the payment. */
export interface When {
  readonly begins: 'now' | number;
  readonly mayWait?: boolean;
}

export interface ChangesDeps extends Pick<
  RenewalsDeps,
  'records' | 'tell' | 'liveSubscription' | 'periodAfter' | 'now'
> {
  readonly newInvoice: (
    subscription: Subscription,
    reason: Invoice['reason'],
    status: Payment['status'],
  ) => Promise<{ readonly subscription: Subscription; readonly invoice: Invoice; readonly payment: Payment }>;
  readonly isDeclined: (customer: string) => Promise<boolean>;
}

/** Nothing is charged until `end`: an invoice over nothing is paid by nobody. */
const tryUntil = async (
  { records, tell, now }: Pick<ChangesDeps, 'records' | 'tell' | 'now'>,
  subscription: Subscription,
  end: number,
): Promise<Subscription> => {
  const { customer, currency, metadata } = subscription;
  const period = { periodStart: now(), periodEnd: end };
  const invoice = await records.invoices.put({
    ...period,
    id: newId('in'),
    created: now(),
    customer,
    currency,
    metadata,
    subscription: subscription.id,
    amount: 0,
    reason: 'subscription_update',
    status: 'paid',
    paymentIntent: '',
  });
  const status = { status: 'trialing', latestInvoice: invoice.id } as const;
  const updated = await records.subscriptions.put({ ...subscription, ...period, ...status });
  await tell.subscription('updated', updated);
  await tell.invoice('paid', invoice);
  return updated;
};

/** A subscription whose period begins now. */
const beginningNow = (
  { periodAfter, now }: Pick<ChangesDeps, 'periodAfter' | 'now'>,
  subscription: Subscription,
): Subscription => {
  const start = now();
  return {
    ...subscription,
    status: 'active',
    periodStart: start,
    periodEnd: periodAfter(start, subscription.recurring),
  };
};

/** Changes of subscriptions, with what is charged for them. */
export const createChanges = ({
  records,
  tell,
  newInvoice,
  liveSubscription,
  isDeclined,
  periodAfter,
  now,
}: ChangesDeps) => {
  const beginning = (subscription: Subscription) => beginningNow({ periodAfter, now }, subscription);

  /** What is to begin waits for the person; `before` goes on meanwhile. */
  const wait = async (before: Subscription, wanted: Subscription): Promise<Subscription> => {
    const { invoice, payment } = await newInvoice(beginning(wanted), 'subscription_update', 'requires_action');
    const { amount, currency, product, recurring, metadata, isEnding } = wanted;
    const change = { amount, currency, product, recurring, metadata, isEnding };
    const waiting = { ...change, invoice: invoice.id, expiresAt: Math.min(now() + WAITING_LIFE, before.periodEnd) };
    const updated = await records.subscriptions.put({ ...before, latestInvoice: invoice.id, waiting });
    await tell.subscription('updated', updated);
    await tell.payment('requires_action', payment);
    await tell.invoice('payment_action_required', invoice);
    return updated;
  };

  const update = async (id: string, change: Partial<Subscription>, when?: When): Promise<Subscription> => {
    const before = await liveSubscription(id);
    const wanted = { ...before, ...change };
    if (typeof when?.begins === 'number') return tryUntil({ records, tell, now }, wanted, when.begins);
    if (when === undefined) {
      await tell.subscription('updated', await records.subscriptions.put(wanted));
      return wanted;
    }
    if (await isDeclined(before.customer)) throw new Declined();
    const { asks = false } = await records.customers.get(before.customer);
    if (asks && when.mayWait !== true) throw new Unconfirmed();
    if (asks) return wait(before, wanted);
    const { subscription, invoice, payment } = await newInvoice(beginning(wanted), 'subscription_update', 'succeeded');
    await tell.subscription('updated', subscription);
    await tell.payment('succeeded', payment);
    await tell.invoice('paid', invoice);
    return subscription;
  };

  /** The change that an invoice pays, if it still waits. */
  const waitingFor = async (id: string) => {
    const invoice = await records.invoices.get(id);
    const subscription = await records.subscriptions.get(invoice.subscription);
    if (invoice.status !== 'open' || subscription.waiting?.invoice !== id)
      throw new Refused('invoice_not_editable', `The invoice is ${invoice.status}`);
    const { waiting, ...rest } = subscription;
    return { invoice, subscription: rest, waiting };
  };

  const confirm = async (id: string, isConfirmed: boolean): Promise<void> => {
    const { invoice, subscription, waiting } = await waitingFor(id);
    const payment = await records.payments.get(invoice.paymentIntent);
    if (!isConfirmed) {
      await tell.payment(
        'payment_failed',
        await records.payments.put({ ...payment, status: 'requires_payment_method' }),
      );
      await tell.invoice('payment_failed', invoice);
      return;
    }
    const { invoice: _invoice, expiresAt: _expiresAt, ...change } = waiting;
    const { periodStart, periodEnd } = invoice;
    const begun = { ...subscription, ...change, status: 'active' as const, periodStart, periodEnd };
    const updated = await records.subscriptions.put(begun);
    await tell.payment('succeeded', await records.payments.put({ ...payment, status: 'succeeded' }));
    await tell.invoice('paid', await records.invoices.put({ ...invoice, status: 'paid' }));
    await tell.subscription('pending_update_applied', updated);
  };

  const voidInvoice = async (id: string): Promise<Invoice> => {
    const { invoice, subscription } = await waitingFor(id);
    const voided = await records.invoices.put({ ...invoice, status: 'void' });
    await tell.invoice('voided', voided);
    await tell.subscription('updated', await records.subscriptions.put(subscription));
    return voided;
  };

  return {
    update,
    confirm,
    voidInvoice,
    /** Gives up the changes that have waited too long. */
    passTime: async (): Promise<void> => {
      for (const { waiting, ...subscription } of await records.subscriptions.list()) {
        if (waiting === undefined || waiting.expiresAt > now()) continue;
        await voidInvoice(waiting.invoice);
        await tell.subscription('pending_update_expired', subscription);
      }
    },
  };
};
