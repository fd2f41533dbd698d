import {
  isCancellationOpen,
  isChoosingPlan,
  type SubscriptionSnapshot,
} from '#machines/subscription/subscriptionSelectors.ts';

const isConfirmingChange = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.matches('confirmingChange') || snapshot.matches('changing');

/** The person is asked something about the plan, or waits for what comes of it. */
export const isActing = (snapshot: SubscriptionSnapshot): boolean =>
  isChoosingPlan(snapshot) ||
  isConfirmingChange(snapshot) ||
  isCancellationOpen(snapshot) ||
  snapshot.matches('resuming') ||
  isGoingToPortal(snapshot);

export const isChanging = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('changing');
export const isCancelling = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('cancelling');
export const isResuming = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('resuming');
/** The payment provider's pages are on their way. */
export const isGoingToPortal = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.matches('openingPortal') || snapshot.matches('leaving');
