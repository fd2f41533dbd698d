import type { SnapshotFrom } from 'xstate';
import type { Plan, Subscription } from '#contract/subscription.ts';
import type { subscriptionMachine } from './subscriptionMachine.ts';

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.plans.length === 0;
/** The subscription could not be loaded. */
export const hasLoadFailed = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag('failed');
/** An answer is awaited. */
export const isBusy = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag('busy');

/** The running subscription; `null` without one. */
export const subscriptionOf = ({ context }: SubscriptionSnapshot): Subscription | null => context.subscription;
/** The plans to choose from are shown. */
export const isChoosingPlan = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('choosingPlan');
/** The plan that the person is asked about, or is waiting for; `null` when there is none. */
export const planToChangeToOf = (snapshot: SubscriptionSnapshot): Plan | null =>
  snapshot.matches('confirmingChange') || snapshot.matches('changing')
    ? (snapshot.context.plans.find(({ planId }) => planId === snapshot.context.planId) ?? null)
    : null;
/** The person is asked whether the subscription shall end, or is waiting for it. */
export const isCancellationOpen = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag('open');

/** It is asked again and again whether a change is paid. */
export const isFollowing = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('following');
/** The change that is to be confirmed can be given up, or is being. */
export const canWithdraw = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.can({ type: 'change.withdrawn' }) || isWithdrawing(snapshot);
/** The change that was to be confirmed is being given up. */
export const isWithdrawing = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('withdrawing');
/** The payment of a change was not confirmed, which nobody has taken note of yet. */
export const isUnconfirmed = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('unconfirmed');
/** Whether it can be asked at once. */
export const canResume = (snapshot: SubscriptionSnapshot): boolean => snapshot.can({ type: 'follow.resumed' });
/** The plan was changed to at once and is paid, and nothing else has been begun since. */
export const isBegun = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.context.isBegun && (['ready', 'openingPortal', 'leaving'] as const).some((state) => snapshot.matches(state));

/** Why the last call failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: SubscriptionSnapshot): number | null => context.failure?.errNo ?? null;
