import Stripe from 'stripe';
import { PaymentRefused } from '#server/providers/payment/paymentProvider.ts';

const UNCONFIRMED: ReadonlySet<string> = new Set([
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
  'authentication_required',
]);

/** Whether the bank wants the person to confirm the payment, who is not there. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  [error.code, error.decline_code].some((code) => code !== undefined && UNCONFIRMED.has(code));

/** What Stripe has understood and does not do is refused; anything else may come to another end when it is tried again. */
export const refusable = async <T>(request: Promise<T>): Promise<T> => {
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
export const findable = async <T>(request: Promise<T>): Promise<T | undefined> => {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
};
