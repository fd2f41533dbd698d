import { useSelector } from '@xstate/react';
import type { Plan, Subscription } from '#contract/subscription.ts';
import { planToConfirmOf, planUnderWayOf } from '#machines/subscription/planChange.ts';
import { isChoosingPlan, planToChangeToOf } from '#machines/subscription/subscriptionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { priceText } from '../money.ts';
import { periodPriceText, planText } from '../plans.ts';
import { dateText } from '../times.ts';
import { muted, stack } from './billingStyles.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { CancellationDialog } from './CancellationDialog.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import { PlanChangeConfirmation } from './PlanChangeConfirmation.tsx';
import { PlanChoices } from './PlanChoices.tsx';
import { PortalButton } from './PortalButton.tsx';

const name = css({ textStyle: 'nameSmall' });

const dueText = ({ status, isEnding, periodEnd }: Subscription): string => {
  const date = dateText(periodEnd);
  if (isEnding) return m.billing_plan_ends({ date });
  switch (status) {
    case 'active':
      return m.billing_plan_renews({ date });
    case 'renewing':
      return m.billing_plan_renewing();
    case 'pastDue':
    case 'unpaid':
      return m.billing_plan_was_due({ date });
  }
};

const nextText = ({ status, periodEnd }: Subscription, next: Plan): string => {
  const words = { plan: planText(next), price: periodPriceText(next) };
  switch (status) {
    case 'active':
      return m.billing_plan_next({ ...words, date: dateText(periodEnd) });
    case 'renewing':
    case 'pastDue':
    case 'unpaid':
      return m.billing_plan_next_due(words);
  }
};

/** What to do about a renewal that could not be charged; `null` when there is none. */
const careText = ({ status, allowanceEnd }: Subscription): string | null => {
  switch (status) {
    case 'active':
    case 'renewing':
      return null;
    case 'pastDue':
      return m.billing_plan_past_due({ date: dateText(allowanceEnd) });
    case 'unpaid':
      return m.billing_plan_unpaid();
  }
};

const confirmText = (plan: Plan): string =>
  m.billing_change_confirm({ plan: planText(plan), amount: priceText(plan.amount, plan.currency) });

const underWayText = (plan: Plan): string =>
  m.billing_change_under_way({ plan: planText(plan), amount: priceText(plan.amount, plan.currency) });

export interface RunningPlanProps {
  subscription: SubscriptionRef;
  running: Subscription;
}

/** How the plan stands, and below it what can be done about it or what the person is asked. */
export const RunningPlan = ({ subscription, running }: RunningPlanProps) => {
  const plans = useSelector(subscription, (snapshot) => snapshot.context.plans);
  const isChoosing = useSelector(subscription, isChoosingPlan);
  const toChangeTo = useSelector(subscription, planToChangeToOf);
  const care = careText(running);
  const next = plans.find(({ planId }) => planId === running.nextPlanId);
  const underWay = planUnderWayOf({ subscription: running, plans });
  const toConfirm = planToConfirmOf({ subscription: running, plans });
  return (
    <div className={stack}>
      <div>
        <p className={name}>{planText(running)}</p>
        <p className={muted}>{periodPriceText(running)}</p>
        <p className={muted} aria-live="polite">
          {toConfirm !== null ? confirmText(toConfirm) : underWay === null ? dueText(running) : underWayText(underWay)}
        </p>
        {next === undefined || underWay !== null ? null : <p className={muted}>{nextText(running, next)}</p>}
      </div>
      <ChangeNotice subscription={subscription} running={running} />
      {care === null ? null : (
        <Notice
          tone="care"
          actions={<PortalButton subscription={subscription} text={m.billing_card_update()} isCompact />}
        >
          {care}
        </Notice>
      )}
      {toChangeTo !== null ? (
        <PlanChangeConfirmation subscription={subscription} running={running} plan={toChangeTo} />
      ) : isChoosing ? (
        <PlanChoices subscription={subscription} running={running} />
      ) : (
        <PlanButtons subscription={subscription} running={running} />
      )}
      <CancellationDialog subscription={subscription} running={running} />
    </div>
  );
};
