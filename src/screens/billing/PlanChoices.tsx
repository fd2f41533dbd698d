import { useSelector } from '@xstate/react';
import type { Plan, Subscription } from '#contract/subscription.ts';
import { otherPlans, planChangeOf } from '#machines/subscription/planChange.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { countText } from '../money.ts';
import { periodPriceText, planText } from '../plans.ts';
import { buttons, question, ruledItem, ruledList, ruledWords, small } from './billingStyles.ts';
import type { SubscriptionRef } from './billingTypes.ts';
import { focusOnShow } from '../useFocusComesBack.ts';

const PlanChoice = ({ plan, isOffered, onChoose }: { plan: Plan; isOffered: boolean; onChoose: () => void }) => {
  const name = planText(plan);
  return (
    <li className={ruledItem}>
      <div className={ruledWords}>
        <p>{name}</p>
        <p className={small}>
          {m.billing_plan_offer({ price: periodPriceText(plan), tokens: countText(plan.tokens) })}
        </p>
        {isOffered ? null : <p className={small}>{m.billing_change_never()}</p>}
      </div>
      {isOffered ? (
        <Button
          size="sm"
          variant="outline"
          color="ink"
          aria-label={m.billing_choose_plan({ plan: name })}
          onClick={onChoose}
        >
          {m.billing_choose()}
        </Button>
      ) : null}
    </li>
  );
};

export interface PlanChoicesProps {
  subscription: SubscriptionRef;
  running: Subscription;
}

/** The other plans, with the reason where one cannot be changed to. */
export const PlanChoices = ({ subscription, running }: PlanChoicesProps) => {
  const plans = useSelector(subscription, (snapshot) => snapshot.context.plans);
  return (
    <div>
      <h3 ref={focusOnShow} className={question} tabIndex={-1}>
        {m.billing_plan_choices()}
      </h3>
      <ul className={ruledList}>
        {otherPlans(running, plans).map((plan) => (
          <PlanChoice
            key={plan.planId}
            plan={plan}
            isOffered={planChangeOf(running, plans, plan) !== 'never'}
            onChoose={() => {
              subscription.send({ type: 'plan.chosen', planId: plan.planId });
            }}
          />
        ))}
      </ul>
      <div className={buttons}>
        <Button
          size="md"
          variant="outline"
          color="ink"
          onClick={() => {
            subscription.send({ type: 'plans.closed' });
          }}
        >
          {m.action_cancel()}
        </Button>
      </div>
    </div>
  );
};
