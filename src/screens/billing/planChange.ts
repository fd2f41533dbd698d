import type { Plan, Subscription } from '#contract/subscription.ts';

/**
 * How the server goes over to a plan: `now` to a higher one, with the `nextPeriod` to a lower one of the same length, `never` to a
 * lower one of another length. `undo` keeps the running plan where another was to follow.
 */
export type PlanChange = 'now' | 'nextPeriod' | 'never' | 'undo';

/** What changing from the running subscription to `plan` would be. */
export const planChangeOf = (subscription: Subscription, plans: readonly Plan[], plan: Plan): PlanChange => {
  if (plan.planId === subscription.planId) return 'undo';
  const rank = plans.find(({ planId }) => planId === subscription.planId)?.rank ?? -1;
  if (plan.rank > rank) return 'now';
  return plan.months === subscription.months ? 'nextPeriod' : 'never';
};

/** All plans but the one that the next period has anyway. */
export const otherPlans = ({ planId, nextPlanId }: Subscription, plans: readonly Plan[]): readonly Plan[] =>
  plans.filter((plan) => plan.planId !== (nextPlanId ?? planId));
