import { assign, emit, setup } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import type { Checkout, Order } from '#contract/order.ts';
import type { Plan, ShopTerms } from '#contract/subscription.ts';
import type { TokenPackage } from '#contract/tokens.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const PURCHASE_DELAYS = {
  loadTimeout: 30_000,
  checkoutTimeout: 30_000,
  /** Until a browser that was to go to the checkout counts as still here. */
  leaveTimeout: 30_000,
  cancelTimeout: 30_000,
  askTimeout: 30_000,
  /** Between two questions how an order stands. */
  askPause: 2_000,
  /** Until nobody asks any more: the payment goes on by itself. */
  followTimeout: 180_000,
} as const;

export type PurchaseView = 'subscriptions' | 'tokens';

/** Over the screen, or as a screen of its own. */
export type PurchasePresentation = 'modal' | 'page';

export interface Product {
  kind: 'package' | 'subscription';
  /** Package or plan. */
  productId: string;
}

/** What a person wants to buy. */
export interface Choice extends Product {
  /** Path of this site where the person was. */
  returnPath: string;
}

export interface Offers {
  packages: readonly TokenPackage[];
  plans: readonly Plan[];
  maxSubscriptionDiscount: string;
  terms: ShopTerms;
}

/** How the container opens. */
export interface Opening {
  view: PurchaseView;
  presentation: PurchasePresentation;
  /** Path of this site where the person is. */
  returnPath: string;
}

export interface PurchaseInput {
  /** Kept from before the page was loaded anew; `null` when there is none. */
  choice: Choice | null;
}

export interface PurchaseContext extends Opening {
  /** The person is signed in and set up. */
  isAccountReady: boolean;
  /** Of the periods of the plans on view. */
  months: number;
  /** `null` before they were loaded. Loaded anew each time the container opens. */
  offers: Offers | null;
  /** What is being bought; `null` before, and when the page was loaded by coming back from the checkout. */
  choice: Choice | null;
  /** Of the checkout that was opened last. */
  orderId: string | null;
  order: Order | null;
  failure: Failure | null;
}

export type PurchaseEvent =
  | ({ type: 'purchase.opened' } & Opening)
  | { type: 'purchase.closed' }
  /** Sign-in or setup comes in front: a modal makes room. */
  | { type: 'purchase.covered' }
  | { type: 'view.chosen'; view: PurchaseView }
  /** Plans whose periods are so many months are to be shown. */
  | { type: 'length.chosen'; months: number }
  | ({ type: 'product.chosen' } & Product)
  /** The session changed, or became known. */
  | { type: 'account.known'; isReady: boolean }
  /** The person closed sign-in or setup, or signed out. */
  | { type: 'account.refused' }
  /** The page was loaded by coming back from the checkout. */
  | { type: 'checkout.returned'; orderId: string; isCancelled: boolean }
  /** The person does not want to go to the checkout that is being opened. */
  | { type: 'checkout.cancelled' }
  /** The browser's Back showed the page again as it was left. */
  | { type: 'page.restored' }
  /** After an order that came to nothing, or that nobody asked after any more. */
  | { type: 'retry.requested' }
  | { type: 'load.retried' };

export type PurchaseEmitted =
  /** Sign-in or setup is needed before it can go on. */
  | { type: 'account.needed' }
  /** The browser shall leave for another site. */
  | { type: 'navigation.wanted'; url: string }
  /** It shall stay after all. */
  | { type: 'navigation.dropped' }
  /** Tokens or plan are others now. */
  | { type: 'account.changed' }
  /** The person has seen that the order is paid, and can be brought back to its `returnPath`. */
  | { type: 'purchase.finished'; order: Order };

const types: {
  context?: PurchaseContext;
  events?: PurchaseEvent;
  emitted?: PurchaseEmitted;
  input?: PurchaseInput;
  tags?: 'open' | 'busy' | 'failed';
} = {};

/** The view that offers a product. */
const viewOfKind = (kind: Order['kind']): PurchaseView => (kind === 'package' ? 'tokens' : 'subscriptions');

/** What buying is made of; the flow itself is in purchaseMachine.ts. */
export const purchaseSetup = setup({
  types,
  actors: {
    loadOffers: promisePlaceholder<Offers, void>('loadOffers'),
    checkout: promisePlaceholder<Checkout, Choice>('checkout'),
    cancelOrder: promisePlaceholder<Order, { orderId: string }>('cancelOrder'),
    loadOrder: promisePlaceholder<Order, { orderId: string }>('loadOrder'),
  },
  guards: {
    hasChoice: ({ context }) => context.choice !== null,
    hasNoOffers: ({ context }) => context.offers === null,
    isAccountReady: ({ context }) => context.isAccountReady,
    arePlansShown: ({ context }) => context.view === 'subscriptions',
    isModal: ({ context }) => context.presentation === 'modal',
    isChoiceFree: ({ context }) => context.order?.reason !== errNo.alreadySubscribed,
    isReady: (_, { isReady }: { isReady: boolean }) => isReady,
    isCancelled: (_, { isCancelled }: { isCancelled: boolean }) => isCancelled,
    isAccountMissing: (_, failure: Failure) =>
      failure.errNo === errNo.notSignedIn || setupErrNos.some((code) => code === failure.errNo),
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    isSignedOut: (_, failure: Failure) => failure.errNo === errNo.notSignedIn,
    isPaid: (_, { status, reason }: Order) => status === 'paid' || (status === 'refundFailed' && reason === null),
    isPending: (_, { status }: Order) => status === 'pending',
    isUnderWay: (_, { status }: Order) => status === 'open' || status === 'pending',
    isDeclined: (_, { status }: Order) => status === 'failed',
    // Of what the house gives back itself no tokens are there, also when that failed.
    isGivenBack: (_, { status, reason }: Order) =>
      ['refunding', 'refunded', 'disputed'].includes(status) || (status === 'refundFailed' && reason !== null),
  },
  actions: {
    setOpening: assign({
      view: (_, { view }: Opening) => view,
      presentation: (_, { presentation }: Opening) => presentation,
      returnPath: (_, { returnPath }: Opening) => returnPath,
    }),
    setView: assign({ view: (_, { view }: { view: PurchaseView }) => view }),
    setLength: assign({ months: (_, { months }: { months: number }) => months }),
    setAccount: assign({ isAccountReady: (_, { isReady }: { isReady: boolean }) => isReady }),
    setOffers: assign({ offers: (_, offers: Offers) => offers }),
    setChoice: assign({
      choice: ({ context: { returnPath } }, { kind, productId }: Product) => ({ kind, productId, returnPath }),
      failure: null,
    }),
    takeUpChoice: assign({
      view: ({ context }) => viewOfKind(assertPresent(context.choice).kind),
      returnPath: ({ context }) => assertPresent(context.choice).returnPath,
    }),
    setOrderId: assign({ orderId: (_, { orderId }: { orderId: string }) => orderId }),
    // Who comes back from the checkout finds a page that knows nothing: the order tells where the person was.
    setOrder: assign({
      order: (_, order: Order) => order,
      view: (_, { kind }: Order) => viewOfKind(kind),
      returnPath: (_, { returnPath }: Order) => returnPath,
      failure: null,
    }),
    showAsModal: assign({ presentation: 'modal' }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    reset: assign({ choice: null, orderId: null, order: null, failure: null }),
    tellAccountNeeded: emit({ type: 'account.needed' }),
    tellAccountChanged: emit({ type: 'account.changed' }),
    tellNavigation: emit((_, { checkoutURL }: Checkout) => ({
      type: 'navigation.wanted' as const,
      url: checkoutURL,
    })),
    tellStaying: emit({ type: 'navigation.dropped' }),
    tellFinished: emit(({ context }) => ({ type: 'purchase.finished' as const, order: assertPresent(context.order) })),
  },
  delays: PURCHASE_DELAYS,
});

/** Nothing of the purchase stays. */
export const closed = { target: '#purchase.closed', actions: 'reset' } as const;
/** A modal makes room; a page stays below what comes in front. */
export const covered = { guard: 'isModal', ...closed } as const;
/** Buying opens anew. */
export const opened = { target: '#purchase.open', actions: [withEvent('setOpening'), 'reset'] } as const;
