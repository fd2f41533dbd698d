import { useSelector } from '@xstate/react';
import { cheapestOf, lengthsOf, tiersOf } from '#machines/purchase/offers.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { css } from '#styled/css';
import { countText, priceText } from '../money.ts';
import { monthlyPriceText, planText } from '../plans.ts';
import { PlanCard } from './PlanCard.tsx';
import type { ListProps } from './purchaseTypes.ts';
import { aboutText, allowanceText, answerPriceText, lengthText, priceDetails } from './shopWording.ts';
import { Terms } from './Terms.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, token(sizes.56)), 1fr))',
  gap: '4',
  listStyle: 'none',
  m: '0',
  p: '0',
});

const NONE: readonly string[] = [];

/** What everybody begins with, the plans beside it for a length that is chosen, and what holds for all of them. */
export const Plans = ({ purchase, offers, isDisabled, onChoose }: ListProps) => {
  const months = useSelector(purchase, (snapshot) => snapshot.context.months);
  const { terms } = offers;
  const tiers = tiersOf(offers, months);
  const lengths = lengthsOf(offers);
  const cheapest = cheapestOf(offers);
  const [currency] = tiers.map((plan) => plan.currency);
  return (
    <div className={column}>
      {lengths.length < 2 ? null : (
        <ChoiceChips
          label={m.purchase_lengths()}
          name="length"
          items={lengths.map((length) => ({ value: String(length), text: lengthText(length) }))}
          value={String(months)}
          onChoose={(length) => {
            purchase.send({ type: 'length.chosen', months: Number(length) });
          }}
        />
      )}
      <ul className={cards}>
        {currency === undefined ? null : (
          <li>
            <PlanCard
              title={m.purchase_free()}
              badges={NONE}
              price={priceText(0, currency)}
              details={NONE}
              brings={[
                m.purchase_free_tokens({ tokens: countText(terms.welcomeTokens) }),
                ...aboutText(terms, terms.welcomeTokens),
                m.purchase_free_more(),
              ]}
            />
          </li>
        )}
        {tiers.map((plan, place) => (
          <li key={plan.planId}>
            <PlanCard
              title={plan.name}
              badges={[
                ...(place === 0 ? [m.purchase_recommended()] : []),
                ...(plan.planId === cheapest ? [m.purchase_best()] : []),
              ]}
              isRecommended={place === 0}
              price={monthlyPriceText(plan)}
              details={priceDetails(plan, terms)}
              brings={[
                allowanceText(plan),
                ...aboutText(terms, plan.tokens),
                ...answerPriceText(terms, plan),
                m.purchase_plan_pictures(),
              ]}
            >
              <Button
                isFullWidth
                {...(place > 0 && ({ variant: 'outline', color: 'ink' } as const))}
                disabled={isDisabled}
                onClick={() => {
                  onChoose({ kind: 'subscription', productId: plan.planId });
                }}
              >
                {m.purchase_choose_plan({ plan: planText(plan) })}
              </Button>
            </PlanCard>
          </li>
        ))}
      </ul>
      <Terms terms={terms} hasPlans />
    </div>
  );
};
