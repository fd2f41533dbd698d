import {
  type Checkout,
  type CheckoutRequest,
  type Order,
  orderCancel,
  orderCheckout,
  orderPayment,
  orderPayments,
  orderRefund,
  type PaymentsPage,
} from '#contract/order.ts';
import {
  type PlanTerms,
  type Subscription,
  subscriptionCancel,
  subscriptionChange,
  subscriptionDetail,
  type SubscriptionPlans,
  subscriptionPlans,
  subscriptionPortal,
  subscriptionResume,
} from '#contract/subscription.ts';
import {
  type LedgerPage,
  type TokenPackage,
  tokensLedger,
  tokensPackages,
  type TokensRemaining,
  tokensRemaining,
} from '#contract/tokens.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What is sold, what was bought, and what is left of it. */
export const createPurchaseApi = (client: ApiClient) => ({
  async packages(options?: CallOptions): Promise<readonly TokenPackage[]> {
    return (await client.call(tokensPackages, {}, options)).packages;
  },
  plans: (options?: CallOptions): Promise<SubscriptionPlans> => client.call(subscriptionPlans, {}, options),

  checkout: (request: CheckoutRequest, options?: CallOptions): Promise<Checkout> =>
    client.call(orderCheckout, request, options),
  order: (orderId: string, options?: CallOptions): Promise<Order> => client.call(orderPayment, { orderId }, options),
  /** The latest orders, or those before `endTime`. */
  orders: (query: { readonly endTime?: number }, options?: CallOptions): Promise<PaymentsPage> =>
    client.call(orderPayments, query, options),
  cancel: (orderId: string, options?: CallOptions): Promise<Order> => client.call(orderCancel, { orderId }, options),
  refund: (orderId: string, options?: CallOptions): Promise<Order> => client.call(orderRefund, { orderId }, options),

  remaining: (options?: CallOptions): Promise<TokensRemaining> => client.call(tokensRemaining, {}, options),
  /** The latest lines of the ledger, or those before the `seq` that is given. */
  ledger: (query: { readonly before?: number }, options?: CallOptions): Promise<LedgerPage> =>
    client.call(tokensLedger, query, options),

  async subscription(options?: CallOptions): Promise<Subscription | null> {
    return (await client.call(subscriptionDetail, {}, options)).subscription;
  },
  async changePlan(terms: PlanTerms, options?: CallOptions): Promise<Subscription | null> {
    return (await client.call(subscriptionChange, terms, options)).subscription;
  },
  async cancelSubscription(options?: CallOptions): Promise<Subscription | null> {
    return (await client.call(subscriptionCancel, {}, options)).subscription;
  },
  async resumeSubscription(options?: CallOptions): Promise<Subscription | null> {
    return (await client.call(subscriptionResume, {}, options)).subscription;
  },
  portal: (options?: CallOptions): Promise<{ portalURL: string }> => client.call(subscriptionPortal, {}, options),
});
