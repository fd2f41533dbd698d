import type { DoneActorEvent } from 'xstate';
import type { Subscription } from '#contract/subscription.ts';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { loadFailed, loading } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { termsOf } from './planChange.ts';
import { subscriptionSetup } from './subscriptionSetup.ts';

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
