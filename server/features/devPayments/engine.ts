import { limitConcurrency } from '#server/concurrency.ts';
import { createChanges, type When } from './changes.ts';
import { createCheckouts } from './checkouts.ts';
import { createDelayedPayments } from './delayedPayments.ts';
import type { Delivery } from './delivery.ts';
import { createInvoicing } from './invoicing.ts';
import { periodAfter } from './periods.ts';
import type { Records, Subscription } from './records.ts';
import { createRefunds } from './refunds.ts';
import { createRenewals } from './renewals.ts';
import { Refused } from './refused.ts';
import { createTell } from './tell.ts';

export interface EngineDeps {
  readonly records: Records;
  readonly delivery: Delivery;
  /** Address of the page of a checkout. */
  readonly pageOf: (checkoutId: string) => string;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** What happens to money in the embedded payment service: one thing at a time, each with the events that Stripe would send. */
export const createEngine = ({ records, delivery, pageOf, now }: EngineDeps) => {
  const alone = limitConcurrency(1);
  const tell = createTell({ delivery, pageOf });
  const { newPayment, newInvoice } = createInvoicing({ records, now });
  const checkouts = createCheckouts({ records, tell, newPayment, newInvoice, now });
  const { settle, fail } = createDelayedPayments({ records, tell });

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
  const { isDeclined } = renewals;
  const changes = createChanges({ records, tell, newInvoice, liveSubscription, isDeclined, periodAfter, now });
  const { refund, failRefund, dispute, closeDispute } = createRefunds({ records, delivery, now });

  return {
    /** What happened, the latest first. */
    events: async () => (await delivery.events()).toReversed(),
    pay: (id: string) => alone(() => checkouts.finish(id, 'succeeded')),
    payLater: (id: string) => alone(() => checkouts.finish(id, 'processing')),
    decline: (id: string) =>
      alone(async () => {
        await checkouts.finish(id, 'processing');
        await fail(id);
      }),
    settle: (id: string) => alone(() => settle(id)),
    fail: (id: string) => alone(() => fail(id)),
    expire: (id: string) => alone(() => checkouts.expire(id)),
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
        await checkouts.passTime();
        await changes.passTime();
        await renewals.passTime();
      }),
  };
};
export type Engine = ReturnType<typeof createEngine>;
