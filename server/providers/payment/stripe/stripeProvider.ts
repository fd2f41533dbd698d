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

/** What Stripe has understood and does not do is refused; anything else may come to another end when it is tried again. */
const refusable = async <T>(request: Promise<T>): Promise<T> => {
  try {
    return await request;
  } catch (error) {
    const isDeclined = error instanceof Stripe.errors.StripeCardError;
    if (isDeclined || error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new PaymentRefused(`Stripe refuses: ${error.code ?? error.type}`, isDeclined);
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

    subscription: async (subscriptionId) => subscriptionState(await stripe.subscriptions.retrieve(subscriptionId)),

    async changePlan(subscriptionId, plan, when, attempt) {
      const { items, metadata } = await stripe.subscriptions.retrieve(subscriptionId);
      const [item] = items.data;
      if (item === undefined) throw new Error(`The subscription ${subscriptionId} has no price`);
      if (metadata['planId'] === plan.planId) return;
      const change: Stripe.SubscriptionUpdateParams = {
        items: [
          {
            id: item.id,
            price_data: {
              currency: plan.currency.toLowerCase(),
              product: idOf(item.price.product) ?? '',
              unit_amount: plan.amount,
              recurring: periodOf(plan),
            },
          },
        ],
        metadata: { ...metadata, ...toMetadata(plan) },
        cancel_at_period_end: false,
        proration_behavior: 'none',
      };
      const now: Stripe.SubscriptionUpdateParams = {
        billing_cycle_anchor: { type: 'now' },
        payment_behavior: 'error_if_incomplete',
      };
      // An attempt is one change, which is made, and charged, once, however many ask for it.
      await refusable(
        stripe.subscriptions.update(subscriptionId, when === 'now' ? { ...change, ...now } : change, {
          idempotencyKey: `change-${subscriptionId}-${attempt}`,
        }),
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
