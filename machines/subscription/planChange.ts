import type { Plan, PlanTerms, Subscription } from '#contract/subscription.ts';
import { assertPresent } from '#machines/assertPresent.ts';

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

/**
 * The plan that was changed to at once: as long as the server still tells of the plan before, the payment is on its way. `null` when
 * there is none.
 */
export const planUnderWayOf = ({
  subscription,
  plans,
}: {
  readonly subscription: Subscription | null;
  readonly plans: readonly Plan[];
}): Plan | null => {
  const next = plans.find(({ planId }) => planId === subscription?.nextPlanId);
  if (subscription === null || next === undefined) return null;
  return planChangeOf(subscription, plans, next) === 'now' ? next : null;
};

/** The plan that begins when the person has confirmed its payment; `null` when nothing is to be confirmed. */
export const planToConfirmOf = ({
  subscription,
  plans,
}: {
  readonly subscription: Subscription | null;
  readonly plans: readonly Plan[];
}): Plan | null => plans.find(({ planId }) => planId === subscription?.confirmation?.planId) ?? null;

/** What the plan that was chosen costs, as the person has read it. */
export const termsOf = ({
  planId,
  plans,
}: {
  readonly planId: string | null;
  readonly plans: readonly Plan[];
}): PlanTerms => {
  const { amount, currency, ...plan } = assertPresent(plans.find((some) => some.planId === planId));
  return { planId: plan.planId, amount, currency };
};
