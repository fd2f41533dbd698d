import Stripe from 'stripe';
import {
  type PaymentProvider,
  PaymentRefused,
  type PlanTerms,
  SignatureError,
} from '#server/providers/payment/paymentProvider.ts';
import { EVENT_TYPES, subjectOf } from './events.ts';
import { checkoutState, idOf, invoiceState, paymentState, subscriptionState, toMetadata } from './states.ts';

/** Milliseconds for one request; a failed one is made twice again, which Stripe's own idempotency keys make safe. */
const TIMEOUT = 20_000;
const RETRIES = 2;
const MONTHS_A_YEAR = 12;
/** As many as Stripe gives. */
const EVENTS_A_PAGE = 100;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin of the API when it is not Stripe's own. */
  readonly apiOrigin?: string;
}

const hostOf = (origin: string) => {
  const { protocol, hostname, port } = new URL(origin);
  const isHttps = protocol === 'https:';
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isHttps ? 443 : 80),
  };
};

/** A year is charged as a year: Stripe counts months up to twelve in years. */
const periodOf = ({ months }: PlanTerms) =>
  months === MONTHS_A_YEAR
    ? { interval: 'year' as const, interval_count: 1 }
    : { interval: 'month' as const, interval_count: months };

/** The bank wants the person to confirm the payment, who is not there. */
const UNCONFIRMED: ReadonlySet<string> = new Set([
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
  'authentication_required',
]);
const isUnconfirmed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  [error.code, error.decline_code].some((code) => code !== undefined && UNCONFIRMED.has(code));

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

/** What Stripe has understood and does not do is refused; anything else may come to another end when it is tried again. */
const refusable = async <T>(request: Promise<T>): Promise<T> => {
  try {
    return await request;
  } catch (error) {
    const isDeclined = error instanceof Stripe.errors.StripeCardError;
    if (isDeclined || error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new PaymentRefused(`Stripe refuses: ${error.code ?? error.type}`, isDeclined, error);
    throw error;
  }
};

/** Undefined where Stripe has no such thing. */
const findable = async <T>(request: Promise<T>): Promise<T | undefined> => {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
};

/** Stripe, by its official client. */
export const stripeProvider = ({ secretKey, webhookSecret, apiOrigin }: StripeSettings): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiOrigin !== undefined && hostOf(apiOrigin)),
  });
  /** Has a change wait until its payment is confirmed on the page of its invoice: nothing of the subscription changes before. */
  const wait = async (
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
  return {
    async createCustomer(walletId, email) {
      const customer = await stripe.customers.create(
        { email, metadata: { walletId } },
        { idempotencyKey: `customer-${walletId}` },
      );
      return customer.id;
    },

    async createCheckout({ orderId, walletId, customerId, title, amount, currency, plan, ...urls }) {
      const metadata = { orderId, walletId, ...(plan && toMetadata(plan)) };
      const session = await stripe.checkout.sessions.create(
        {
          mode: plan === undefined ? 'payment' : 'subscription',
          customer: customerId,
          client_reference_id: orderId,
          metadata,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: title },
                ...(plan && { recurring: periodOf(plan) }),
              },
            },
          ],
          ...(plan === undefined ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
          success_url: urls.successUrl,
          cancel_url: urls.cancelUrl,
          expires_at: Math.floor(urls.expireTime / 1000),
        },
        { idempotencyKey: `checkout-${orderId}` },
      );
      if (session.url === null) throw new Error(`The checkout ${session.id} has no address`);
      return { sessionId: session.id, url: session.url };
    },

    async expireCheckout(sessionId) {
      const { status } = await stripe.checkout.sessions.retrieve(sessionId);
      if (status === 'open') await stripe.checkout.sessions.expire(sessionId);
    },

    checkout: async (sessionId) =>
      checkoutState(await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent', 'subscription'] })),

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
        await wait({ ...change, ...begin }, subscription, plan, attempt);
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

    async refund(paymentIntentId, attempt) {
      const { id } = await refusable(
        stripe.refunds.create(
          { payment_intent: paymentIntentId },
          { idempotencyKey: `refund-${paymentIntentId}-${attempt}` },
        ),
      );
      return { refundId: id };
    },

    async portal(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return url;
    },

    async events(from, to, after) {
      const { data, has_more: hasMore } = await stripe.events.list({
        created: { gte: Math.floor(from / 1000), lte: Math.floor(to / 1000) },
        types: [...EVENT_TYPES],
        limit: EVENTS_A_PAGE,
        ...(after !== undefined && { starting_after: after }),
      });
      return {
        events: data.map(({ id, type, data: { object } }) => ({ id, type, subject: subjectOf(type, object) })),
        next: hasMore ? data.at(-1)?.id : undefined,
      };
    },

    readEvent(body, signature) {
      try {
        const { id, type, data } = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
        return { id, type, subject: subjectOf(type, data.object) };
      } catch (error) {
        throw new SignatureError(error instanceof Error ? error.message : 'The signature does not fit');
      }
    },
  };
};
