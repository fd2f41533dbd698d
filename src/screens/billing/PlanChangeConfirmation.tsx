import { useSelector } from '@xstate/react';
import type { Plan, Subscription } from '#contract/subscription.ts';
import { planChangeOf } from '#machines/subscription/planChange.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { priceText } from '../money.ts';
import { periodPriceText, planText } from '../plans.ts';
import { dateText } from '../times.ts';
import { buttons, muted, question } from './billingStyles.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { isChanging } from './planState.ts';
import { focusOnShow } from '../useFocusComesBack.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '3' });

const consequenceText = (running: Subscription, plans: readonly Plan[], plan: Plan): string => {
  const words = { plan: planText(plan), price: periodPriceText(plan), date: dateText(running.periodEnd) };
  switch (planChangeOf(running, plans, plan)) {
    case 'now':
      return m.billing_change_now({ ...words, amount: priceText(plan.amount, plan.currency) });
    case 'nextPeriod':
      return m.billing_change_next(words);
    case 'undo':
      return m.billing_change_undo(words);
    case 'never':
      return m.billing_change_never();
  }
};

export interface PlanChangeConfirmationProps {
  subscription: SubscriptionRef;
  running: Subscription;
  plan: Plan;
}

/** Says what changing to the plan does, before it is done. */
export const PlanChangeConfirmation = ({ subscription, running, plan }: PlanChangeConfirmationProps) => {
  const plans = useSelector(subscription, (snapshot) => snapshot.context.plans);
  const isWaiting = useSelector(subscription, isChanging);
  return (
    <div className={body}>
      <h3 ref={focusOnShow} className={question} tabIndex={-1}>
        {m.billing_change_title({ plan: planText(plan) })}
      </h3>
      <p className={muted}>{consequenceText(running, plans, plan)}</p>
      {running.isEnding ? <p className={muted}>{m.billing_change_goes_on()}</p> : null}
      <div className={buttons}>
        <Button
          size="md"
          isLoading={isWaiting}
          onClick={() => {
            subscription.send({ type: 'change.confirmed' });
          }}
        >
          {m.billing_change_submit()}
        </Button>
        <Button
          size="md"
          variant="ghost"
          color="ink"
          disabled={isWaiting}
          onClick={() => {
            subscription.send({ type: 'change.dismissed' });
          }}
        >
          {m.action_back()}
        </Button>
      </div>
    </div>
  );
};
