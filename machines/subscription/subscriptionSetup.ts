import { assign, emit, setup } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import type { Plan, PlanTerms, Subscription } from '#contract/subscription.ts';
import type { Failure } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import { planToConfirmOf, planUnderWayOf } from './planChange.ts';

export interface LoadedSubscription {
  /** `null` without a running one. */
  subscription: Subscription | null;
  /** By rank. */
  plans: readonly Plan[];
}

export interface SubscriptionContext extends LoadedSubscription {
  /** The plan to change to, or that could not be changed to; `null` when there is none. */
  planId: string | null;
  failure: Failure | null;
  /** The plan was changed to at once, and its payment came while somebody looked. */
  isBegun: boolean;
}

export type SubscriptionEvent =
  | { type: 'load.retried' }
  /** A subscription was bought or refunded since: what is on view is out of date. */
  | { type: 'list.refreshRequested' }
  /** The person does not want to wait until it is asked again whether a change is paid. */
  | { type: 'follow.resumed' }
  /** The person does not want the change any more whose payment is to be confirmed. */
  | { type: 'change.withdrawn' }
  | { type: 'plans.opened' }
  | { type: 'plans.closed' }
  | { type: 'plan.chosen'; planId: string }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' }
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.dismissed' }
  | { type: 'resumption.requested' }
  | { type: 'portal.requested' }
  /** The browser's Back showed the page again as it was left. */
  | { type: 'page.restored' };

export type SubscriptionEmitted =
  /** Tokens or plan are others now. */
  | { type: 'account.changed' }
  /** The browser shall leave for another site. */
  | { type: 'navigation.wanted'; url: string };

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const SUBSCRIPTION_DELAYS = {
  loadTimeout: 30_000,
  changeTimeout: 30_000,
  withdrawTimeout: 30_000,
  cancelTimeout: 30_000,
  resumeTimeout: 30_000,
  portalTimeout: 30_000,
  askTimeout: 30_000,
  /** Between two questions whether a change is paid. */
  askPause: 2_000,
  /** Until nobody asks any more: the payment goes on by itself. */
  followTimeout: 180_000,
  /** Until a browser that was to go to the payment provider counts as still here. */
  leaveTimeout: 30_000,
} as const;

/** The plan that was changed to at once and is still to be paid: that is on its way, or the person has to confirm it. */
const planAwaitedOf = (loaded: LoadedSubscription): Plan | null => planUnderWayOf(loaded) ?? planToConfirmOf(loaded);

const types: {
  context?: SubscriptionContext;
  events?: SubscriptionEvent;
  emitted?: SubscriptionEmitted;
  tags?: 'busy' | 'failed' | 'open';
} = {};

/** What the machine of the subscription is made of; its states are in subscriptionMachine.ts. */
export const subscriptionSetup = setup({
  types,
  actors: {
    loadSubscription: promisePlaceholder<LoadedSubscription, void>('loadSubscription'),
    changePlan: promisePlaceholder<Subscription | null, PlanTerms>('changePlan'),
    cancelSubscription: promisePlaceholder<Subscription | null, void>('cancelSubscription'),
    resumeSubscription: promisePlaceholder<Subscription | null, void>('resumeSubscription'),
    openPortal: promisePlaceholder<{ portalURL: string }, void>('openPortal'),
  },
  guards: {
    canChange: ({ context }) => context.subscription !== null && planAwaitedOf(context) === null,
    canWithdraw: ({ context }) =>
      planToConfirmOf(context) !== null && context.plans.some(({ planId }) => planId === context.subscription?.planId),
    isRenewed: ({ context }) => context.subscription !== null && !context.subscription.isEnding,
    isEnding: ({ context }) => context.subscription !== null && context.subscription.isEnding,
    isUnderWay: (_, loaded: LoadedSubscription) => planAwaitedOf(loaded) !== null,
    isUnconfirmed: ({ context }, { subscription }: Pick<LoadedSubscription, 'subscription'>) =>
      planToConfirmOf(context) !== null && subscription?.planId === context.subscription?.planId,
    isBegun: ({ context }, { subscription }: Pick<LoadedSubscription, 'subscription'>) =>
      subscription !== null &&
      subscription.planId === context.planId &&
      subscription.planId !== context.subscription?.planId,
    isPriceChanged: (_, failure: Failure) => failure.errNo === errNo.priceChanged,
    isSignedOut: (_, failure: Failure) => failure.errNo === errNo.notSignedIn,
  },
  actions: {
    setLoaded: assign({
      subscription: (_, { subscription }: LoadedSubscription) => subscription,
      plans: (_, { plans }: LoadedSubscription) => plans,
      isBegun: false,
    }),
    setSubscription: assign({
      subscription: (_, { subscription }: Pick<LoadedSubscription, 'subscription'>) => subscription,
      isBegun: false,
    }),
    setBegun: assign({ isBegun: true }),
    setUnderWay: assign({ planId: ({ context }) => planAwaitedOf(context)?.planId ?? null }),
    setPlanId: assign({ planId: (_, { planId }: { planId: string }) => planId }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clear: assign({ planId: null, failure: null }),
    tellAccountChanged: emit({ type: 'account.changed' }),
    tellNavigation: emit((_, { portalURL }: { portalURL: string }) => ({
      type: 'navigation.wanted' as const,
      url: portalURL,
    })),
  },
  delays: SUBSCRIPTION_DELAYS,
});
