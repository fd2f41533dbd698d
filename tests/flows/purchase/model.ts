import { errNo } from '#contract/errNo.ts';
import type { Order } from '#contract/order.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { purchaseDescription } from '#machines/purchase/purchaseDescription.ts';
import type { Choice, Offers } from '#machines/purchase/purchaseSetup.ts';
import { plus, terms, ultra } from '../subscription/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

const march = Date.UTC(2026, 2, 1);

export const offers: Offers = {
  packages: [
    { packageId: 'tokens-500', tokens: 500, amount: 499, currency: 'USD' },
    { packageId: 'tokens-2000', tokens: 2000, amount: 1499, currency: 'USD' },
  ],
  plans: [plus, ultra],
  maxSubscriptionDiscount: '50%',
  terms,
};

/** Made before the page was loaded anew. */
export const keptChoice: Choice = { kind: 'subscription', productId: plus.planId, returnPath: '/chat/mira' };

/** The checkout waits for the person. */
export const order: Order = {
  orderId: '00000000-0000-7000-8000-000000000001',
  kind: 'package',
  productId: 'tokens-500',
  name: null,
  months: null,
  tokens: 500,
  amount: 499,
  currency: 'USD',
  status: 'open',
  reason: null,
  canRefund: false,
  returnPath: '/explore',
  createTime: march,
  payTime: null,
};
export const paid: Order = { ...order, status: 'paid', canRefund: true, payTime: march + 60_000 };
export const pending: Order = { ...order, status: 'pending' };
export const declined: Order = { ...order, status: 'failed' };
export const cancelled: Order = { ...order, status: 'cancelled' };
/** The house gave the money back, for no reason that it names. */
export const refunded: Order = {
  ...order,
  kind: 'subscription',
  productId: plus.planId,
  name: plus.name,
  months: plus.months,
  tokens: plus.tokens,
  amount: plus.amount,
  status: 'refunded',
  returnPath: '/settings',
};
/** It gave it back because there was a plan already. */
export const secondPlan: Order = { ...refunded, reason: errNo.alreadySubscribed };

const broken = { errNo: errNo.internal };

const fixtures = {
  events: {
    'purchase.opened': {
      tokens: { view: 'tokens', presentation: 'modal', returnPath: '/' },
      'tokens as a page': { view: 'tokens', presentation: 'page', returnPath: '/tokens' },
      subscriptions: { view: 'subscriptions', presentation: 'page', returnPath: '/subscriptions' },
    },
    'purchase.closed': bare,
    'purchase.covered': bare,
    'view.chosen': { subscriptions: { view: 'subscriptions' } },
    'length.chosen': { yearly: { months: 12 } },
    'product.chosen': { package: { kind: 'package', productId: 'tokens-500' } },
    'account.known': { ready: { isReady: true }, 'not ready': { isReady: false } },
    'account.refused': bare,
    'checkout.returned': {
      finished: { orderId: order.orderId, isCancelled: false },
      cancelled: { orderId: order.orderId, isCancelled: true },
    },
    'page.restored': bare,
    'checkout.cancelled': bare,
    'retry.requested': bare,
    'load.retried': bare,
  },
  done: {
    loadOffers: { ok: offers },
    checkout: { ok: { orderId: order.orderId, checkoutURL: 'https://pay.example/checkout/abc' } },
    cancelOrder: { cancelled, paid, pending, declined, refunded },
    loadOrder: { paid, pending, declined, refunded, 'second plan': secondPlan, cancelled },
  },
  failed: {
    loadOffers: { broken },
    checkout: {
      'signed out': { errNo: errNo.notSignedIn },
      'already subscribed': { errNo: errNo.alreadySubscribed },
    },
    cancelOrder: { broken },
    loadOrder: {
      broken,
      'of somebody else': { errNo: errNo.notFound },
      'signed out': { errNo: errNo.notSignedIn },
    },
  },
} satisfies Fixtures<typeof purchaseMachine>;

/** Ways of buying, from a choice that was kept while the page was loaded anew. */
export const purchaseModel = {
  machine: purchaseMachine,
  description: purchaseDescription,
  isRefusal,
  input: { choice: keptChoice },
  fixtures,
  // The rest of the context decides nothing but where products are chosen.
  situation: ({ value, context: { presentation, isAccountReady, offers, order, failure, view } }) => [
    value,
    value !== 'closed' && presentation,
    typeof value === 'object' && 'open' in value && [isAccountReady, offers !== null, presentation === 'page' && view],
    // In the browser sign-in comes in front of who is signed out, and whoever has a plan is offered no other: from there no path would go on.
    (value === 'givenUp' && failure?.errNo === errNo.notSignedIn) ||
      (value === 'refunded' && order?.reason === errNo.alreadySubscribed),
  ],
} satisfies Model<typeof purchaseMachine>;
