import { useSelector } from '@xstate/react';
import { offersOf, viewOf } from '#machines/purchase/purchaseSelectors.ts';
import type { Plan } from '#contract/subscription.ts';
import type { Offers as OffersData, Product } from '#machines/purchase/purchaseSetup.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { countText, percentText, priceText } from '../money.ts';
import { monthlyPriceText, periodPriceText, planText } from '../plans.ts';
import { RetryNotice } from '../RetryNotice.tsx';
import { OfferCard } from './OfferCard.tsx';
import type { PurchaseProps } from './purchaseTypes.ts';
import { Subscribed } from './Subscribed.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', m: '0', p: '0' });
const blank = css({ width: 'full', height: '18', borderRadius: 'md' });

interface ListProps {
  offers: OffersData;
  isDisabled: boolean;
  onChoose: (product: Product) => void;
}

const Packages = ({ offers: { packages }, isDisabled, onChoose }: ListProps) => (
  <ul className={list}>
    {packages.map(({ packageId, tokens, amount, currency }, place) => {
      const [count, price] = [countText(tokens), priceText(amount, currency)];
      return (
        <li key={packageId}>
          <OfferCard
            verb={m.purchase_buy()}
            title={m.purchase_tokens({ tokens: count })}
            badge={place > 0 && place === packages.length - 1 ? m.purchase_best() : undefined}
            price={price}
            isDisabled={isDisabled}
            onChoose={() => {
              onChoose({ kind: 'package', productId: packageId });
            }}
          />
        </li>
      );
    })}
  </ul>
);

const planDetails = (plan: Plan) => {
  const tokens = countText(plan.tokens);
  return plan.months === 1
    ? { detail: m.purchase_plan_tokens_month({ tokens }) }
    : {
        detail:
          plan.months === 12
            ? m.purchase_plan_tokens_year({ tokens })
            : m.purchase_plan_tokens({ tokens, months: plan.months }),
        priceDetail: periodPriceText(plan),
      };
};

const Plans = ({ offers: { plans }, isDisabled, onChoose }: ListProps) => (
  <ul className={list}>
    {plans.map((plan) => {
      const { planId, discount } = plan;
      return (
        <li key={planId}>
          <OfferCard
            verb={m.purchase_choose()}
            title={planText(plan)}
            badge={discount === '0%' ? undefined : m.purchase_plan_discount({ discount: percentText(discount) })}
            price={monthlyPriceText(plan)}
            {...planDetails(plan)}
            isDisabled={isDisabled}
            onChoose={() => {
              onChoose({ kind: 'subscription', productId: planId });
            }}
          />
        </li>
      );
    })}
  </ul>
);

/** What there is to buy in the view that was chosen. */
export const Offers = ({ purchase, session }: PurchaseProps) => {
  const offers = useSelector(purchase, offersOf);
  const view = useSelector(purchase, viewOf);
  const hasFailed = useSelector(purchase, (snapshot) => snapshot.hasTag('failed'));
  const canChoose = useSelector(purchase, (snapshot) =>
    snapshot.can({ type: 'product.chosen', kind: 'package', productId: '' }),
  );
  const hasPlan = useSelector(session, (snapshot) => (userOf(snapshot)?.plan ?? null) !== null);
  if (hasFailed)
    return (
      <RetryNotice
        onRetry={() => {
          purchase.send({ type: 'load.retried' });
        }}
      >
        {m.purchase_load_failed()}
      </RetryNotice>
    );
  if (offers === null)
    return (
      <div className={list}>
        <VisuallyHidden>{m.purchase_loading()}</VisuallyHidden>
        <Skeleton className={blank} />
        <Skeleton className={blank} />
        <Skeleton className={blank} />
        <Skeleton className={blank} />
      </div>
    );
  const choose = (product: Product) => {
    purchase.send({ type: 'product.chosen', ...product });
  };
  if (view === 'tokens') return <Packages offers={offers} isDisabled={!canChoose} onChoose={choose} />;
  return hasPlan ? (
    <Subscribed purchase={purchase} />
  ) : (
    <Plans offers={offers} isDisabled={!canChoose} onChoose={choose} />
  );
};
