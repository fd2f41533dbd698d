import Stripe from 'stripe';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import { stripeCheckouts } from './checkouts.ts';
import { stripeEvents } from './events.ts';
import { stripePayments } from './payments.ts';
import { stripeSubscriptions } from './subscriptions.ts';

/** Milliseconds for one request; a failed one is made twice again, which Stripe's own idempotency keys make safe. */
const TIMEOUT = 20_000;
const RETRIES = 2;

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

/** Stripe, by its official client. */
export const stripeProvider = ({ secretKey, webhookSecret, apiOrigin }: StripeSettings): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiOrigin !== undefined && hostOf(apiOrigin)),
  });
  return {
    ...stripeCheckouts(stripe),
    ...stripePayments(stripe),
    ...stripeSubscriptions(stripe),
    ...stripeEvents(stripe, webhookSecret),

    async portal(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return url;
    },
  };
};
