import { assign, type DoneActorEvent, emit, setup } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import type { Plan, PlanTerms, Subscription } from '#contract/subscription.ts';
import { type Failure, failed, unanswered, withFailure } from '#machines/failure.ts';
import { loadFailed, loading } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import { planToConfirmOf, planUnderWayOf, termsOf } from './planChange.ts';

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

const subscriptionSetup = setup({
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

interface Changed {
  event: DoneActorEvent<Subscription | null>;
}
const setSubscription = {
  type: 'setSubscription',
  params: ({ event }: Changed) => ({ subscription: event.output }),
} as const;
const changed = { target: 'ready', actions: [setSubscription, 'tellAccountChanged'] } as const;
const setLoaded = withOutput('setLoaded');
const isUnderWay = withOutput('isUnderWay');
const notDone = { target: 'ready', actions: failed } as const;
const notAnswered = { target: 'ready', actions: unanswered } as const;

/**
 * The running subscription in the settings: another plan, its end, and the payment provider's pages. A plan that begins at once is
 * followed until it is paid, which the person may have to confirm on the payment provider's page: before that the server tells of the plan
 * before.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: { subscription: null, plans: [], planId: null, failure: null, isBegun: false },
  initial: 'loading',
  states: {
    loading: loading('loadSubscription', [
      { guard: isUnderWay, target: 'following', actions: setLoaded },
      { target: 'ready', actions: setLoaded },
    ]),
    loadFailed: loadFailed('clear'),
    ready: {
      exit: 'clear',
      on: {
        'list.refreshRequested': 'loading',
        'follow.resumed': {
          guard: { type: 'isUnderWay', params: ({ context }) => context },
          target: 'following.asking',
        },
        'change.withdrawn': { guard: 'canWithdraw', target: 'withdrawing' },
        'plans.opened': { guard: 'canChange', target: 'choosingPlan' },
        'cancellation.requested': { guard: 'isRenewed', target: 'confirmingCancel' },
        'resumption.requested': { guard: 'isEnding', target: 'resuming' },
        'portal.requested': 'openingPortal',
      },
    },
    choosingPlan: {
      on: {
        'list.refreshRequested': 'loading',
        'plan.chosen': { target: 'confirmingChange', actions: withEvent('setPlanId') },
        'plans.closed': 'ready',
      },
    },
    confirmingChange: {
      on: {
        'list.refreshRequested': { target: 'loading', actions: 'clear' },
        'change.confirmed': 'changing',
        'change.dismissed': { target: 'choosingPlan', actions: 'clear' },
      },
    },
    /** Cannot be cancelled: nobody could tell whether it came too late. */
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: ({ context }) => termsOf(context),
        onDone: [
          {
            guard: {
              type: 'isUnderWay',
              params: ({ context: { plans }, event }) => ({ plans, subscription: event.output }),
            },
            target: 'following',
            actions: [setSubscription, 'tellAccountChanged'],
          },
          {
            guard: { type: 'isBegun', params: ({ event }) => ({ subscription: event.output }) },
            target: 'ready',
            actions: [setSubscription, 'setBegun', 'clear', 'tellAccountChanged'],
          },
          { target: 'ready', actions: [setSubscription, 'clear', 'tellAccountChanged'] },
        ],
        onError: [{ guard: withFailure('isPriceChanged'), target: 'loading', actions: failed }, notDone],
      },
      after: { changeTimeout: notAnswered },
    },
    following: {
      tags: 'busy',
      entry: 'setUnderWay',
      after: { followTimeout: 'ready' },
      on: {
        'follow.resumed': '.asking',
        'change.withdrawn': { guard: 'canWithdraw', target: 'withdrawing' },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { askPause: 'asking' } },
        asking: {
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: [
              { guard: isUnderWay, target: 'waiting', actions: setLoaded },
              {
                guard: withOutput('isBegun'),
                target: '#subscription.ready',
                actions: [setLoaded, 'setBegun', 'clear', 'tellAccountChanged'],
              },
              {
                guard: withOutput('isUnconfirmed'),
                target: '#subscription.unconfirmed',
                actions: setLoaded,
              },
              { target: '#subscription.ready', actions: [setLoaded, 'clear', 'tellAccountChanged'] },
            ],
            onError: [{ guard: withFailure('isSignedOut'), target: '#subscription.ready' }, { target: 'waiting' }],
          },
          after: { askTimeout: 'waiting' },
        },
      },
    },
    /** The person gives up what is to be confirmed. Cannot be cancelled: nobody could tell whether it came too late. */
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: ({ context: { subscription, plans } }) => termsOf({ planId: subscription?.planId ?? null, plans }),
        onDone: { target: 'ready', actions: [setSubscription, 'clear', 'tellAccountChanged'] },
        onError: notDone,
      },
      after: { withdrawTimeout: notAnswered },
    },
    /** Nobody confirmed the payment in time, or the bank said no to it. */
    unconfirmed: {
      exit: 'clear',
      on: {
        'list.refreshRequested': 'loading',
        'plans.opened': 'choosingPlan',
        'change.dismissed': 'ready',
      },
    },
    confirmingCancel: {
      tags: 'open',
      on: { 'cancellation.confirmed': 'cancelling', 'cancellation.dismissed': 'ready' },
    },
    cancelling: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: changed,
        onError: notDone,
      },
      after: { cancelTimeout: notAnswered },
    },
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        onDone: changed,
        onError: notDone,
      },
      after: { resumeTimeout: notAnswered },
    },
    openingPortal: {
      tags: 'busy',
      invoke: {
        id: 'openPortal',
        src: 'openPortal',
        onDone: { target: 'leaving', actions: withOutput('tellNavigation') },
        onError: notDone,
      },
      after: { portalTimeout: notAnswered },
    },
    leaving: {
      tags: 'busy',
      after: { leaveTimeout: notAnswered },
      on: { 'page.restored': 'ready' },
    },
  },
});
