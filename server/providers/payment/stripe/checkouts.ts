import type Stripe from 'stripe';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import { checkoutState, toMetadata } from './states.ts';
import { periodOf } from './period.ts';

type Checkouts = Pick<PaymentProvider, 'createCustomer' | 'createCheckout' | 'expireCheckout' | 'checkout'>;

/** Who buys, and the pages where they pay. */
export const stripeCheckouts = (stripe: Stripe): Checkouts => ({
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
});
