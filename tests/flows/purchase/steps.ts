import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import type { PurchaseContext } from '#machines/purchase/purchaseSetup.ts';
import { keptChoice, offers, order, refunded } from './model.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(purchaseMachine);

export const opened = { type: 'purchase.opened', view: 'tokens', presentation: 'modal', returnPath: '/' } as const;
export const openedAsPage = {
  type: 'purchase.opened',
  view: 'subscriptions',
  presentation: 'page',
  returnPath: '/subscriptions',
} as const;
export const closed = { type: 'purchase.closed' } as const;
export const covered = { type: 'purchase.covered' } as const;
export const loaded = done('loadOffers', offers);
export const toSubscriptions = { type: 'view.chosen', view: 'subscriptions' } as const;
export const toYears = { type: 'length.chosen', months: 12 } as const;
export const retried = { type: 'load.retried' } as const;
export const chosen = { type: 'product.chosen', kind: 'package', productId: 'tokens-500' } as const;
export const ready = { type: 'account.known', isReady: true } as const;
export const notReady = { type: 'account.known', isReady: false } as const;
const { orderId } = order;
export const returned = { type: 'checkout.returned', orderId, isCancelled: false } as const;
export const turnedRound = { type: 'checkout.returned', orderId, isCancelled: true } as const;
export const cancelledCheckout = { type: 'checkout.cancelled' } as const;
export const restored = { type: 'page.restored' } as const;
export const again = { type: 'retry.requested' } as const;

/** As the page is loaded with a choice that was kept. */
export const atStart: PurchaseContext = {
  view: 'subscriptions',
  presentation: 'modal',
  returnPath: '/chat/mira',
  isAccountReady: false,
  months: 1,
  offers: null,
  choice: keptChoice,
  orderId: null,
  order: null,
  failure: null,
};
export const atOpening: PurchaseContext = { ...atStart, view: 'tokens', returnPath: '/', choice: null };
export const atOffers: PurchaseContext = { ...atOpening, offers };
/** Before the offers, signed in and set up. */
export const atShop: PurchaseContext = { ...atOffers, isAccountReady: true };
/** After the checkout, which leads to a page that knows nothing but the order's id. */
export const back: PurchaseContext = { ...atStart, choice: null, orderId };

export const choice = { kind: 'package', productId: 'tokens-500', returnPath: '/' } as const;
export const broken = { errNo: errNo.internal, fields: [] };
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const toldChange = { type: 'account.changed' } as const;
/** What is started. */
export const load = { id: 'loadOffers', input: undefined };
export const checkout = { id: 'checkout', input: choice };
export const keptCheckout = { id: 'checkout', input: keptChoice };
export const ask = { id: 'loadOrder', input: { orderId } };
export const cancel = { id: 'cancelOrder', input: { orderId } };

/** What is known once the order was told, and with it where the person was. */
export const told = (known: typeof order): PurchaseContext => ({
  ...back,
  view: 'tokens',
  returnPath: '/explore',
  order: known,
});
export const toldRefund: PurchaseContext = { ...back, returnPath: '/settings', order: refunded };
