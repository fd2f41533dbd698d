import type Stripe from 'stripe';
import { type PaymentProvider, PaymentRefused, type PlanTerms } from '#server/providers/payment/paymentProvider.ts';
import { idOf, subscriptionState, toMetadata } from './states.ts';
import { isUnconfirmed, refusable } from './errors.ts';
import { periodOf } from './period.ts';

/** With which a new period begins. */
type Begin = Pick<Stripe.SubscriptionUpdateParams, 'trial_end' | 'billing_cycle_anchor'>;

type Priced = PlanTerms & { readonly amount: number; readonly currency: string };

const itemOn = ({ items, id }: Stripe.Subscription, plan: Priced) => {
  const [item] = items.data;
  if (item === undefined) throw new Error(`The subscription ${id} has no price`);
  const price = {
    currency: plan.currency.toLowerCase(),
    product: idOf(item.price.product) ?? '',
    unit_amount: plan.amount,
    recurring: periodOf(plan),
  };
  return { id: item.id, price_data: price };
};

/** Makes a plan that of a subscription, without a charge for what is left of the period. */
const planOn = (subscription: Stripe.Subscription, plan: Priced) =>
  ({
    items: [itemOn(subscription, plan)],
    metadata: { ...subscription.metadata, ...toMetadata(plan) },
    proration_behavior: 'none',
  }) satisfies Stripe.SubscriptionUpdateParams;

/** Has a change wait until its payment is confirmed on the page of its invoice: nothing of the subscription changes before. */
const wait = async (
  stripe: Stripe,
  change: Stripe.SubscriptionUpdateParams,
  subscription: Stripe.Subscription,
  plan: Priced,
  attempt: number,
): Promise<void> => {
  const { id, price_data: price } = itemOn(subscription, plan);
  // What waits takes no price that is made beside it.
  const made = await stripe.prices.create(price, { idempotencyKey: `price-${subscription.id}-${attempt}` });
  await refusable(
    stripe.subscriptions.update(
      subscription.id,
      { ...change, items: [{ id, price: made.id }], payment_behavior: 'pending_if_incomplete' },
      { idempotencyKey: `confirm-${subscription.id}-${attempt}` },
    ),
  );
};

type Subscriptions = Pick<PaymentProvider, 'subscription' | 'changePlan' | 'goBack' | 'setEnding' | 'endSubscription'>;

/** Subscriptions and their plans. */
export const stripeSubscriptions = (stripe: Stripe): Subscriptions => ({
  subscription: async (subscriptionId) =>
    subscriptionState(await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] })),

  async changePlan(subscriptionId, plan, when, attempt) {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
    const { confirmation, planId } = subscriptionState(subscription);
    if (confirmation?.planId === plan.planId) return;
    const unpaid = idOf(subscription.latest_invoice);
    if (confirmation !== undefined && unpaid !== undefined) await stripe.invoices.voidInvoice(unpaid);
    if (planId === plan.planId) return;
    const change = { ...planOn(subscription, plan), cancel_at_period_end: false };
    // A period that was paid before is a trial there, with whose end the next one begins.
    const begin: Begin =
      subscription.status === 'trialing' ? { trial_end: 'now' } : { billing_cycle_anchor: { type: 'now' } };
    // An attempt is one change, which is made, and charged, once, however many ask for it.
    const options = { idempotencyKey: `change-${subscriptionId}-${attempt}` };
    if (when === 'nextPeriod') {
      await refusable(stripe.subscriptions.update(subscriptionId, change, options));
      return;
    }
    try {
      const now = { ...change, ...begin, payment_behavior: 'error_if_incomplete' as const };
      await refusable(stripe.subscriptions.update(subscriptionId, now, options));
    } catch (error) {
      if (!(error instanceof PaymentRefused && isUnconfirmed(error.cause))) throw error;
      await wait(stripe, { ...change, ...begin }, subscription, plan, attempt);
    }
  },

  async goBack(subscriptionId, plan, periodEnd) {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    await stripe.subscriptions.update(
      subscriptionId,
      { ...planOn(subscription, plan), trial_end: Math.floor(periodEnd / 1000), cancel_at_period_end: true },
      { idempotencyKey: `back-${subscriptionId}-${plan.planId}-${periodEnd}` },
    );
  },

  async setEnding(subscriptionId, isEnding) {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding });
  },

  async endSubscription(subscriptionId) {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(subscriptionId);
  },
});
