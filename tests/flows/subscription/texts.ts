import type { Subscription } from '#contract/subscription.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { plus, ultra, underWay, terms } from './model.ts';
import { dateText, filled, planNameOf, priceText } from '../support/billing.browser.ts';
import type { SubscriptionSnapshot } from '#machines/subscription/subscriptionSelectors.ts';
export const PORTAL = 'https://pay.example/portal/abc';
export const offered = { plans: [plus, ultra], maxSubscriptionDiscount: '50%', terms };
export const ultraText = filled(text.billing_plan_yearly, { name: ultra.name });
export const ultraPrice = filled(text.billing_price_year, { price: priceText(ultra.amount) });

/** The plan that is not had, and what is said of it. */
export const choiceFor = ({ planId }: Subscription): { words: string; offer: string; refusal?: string } => {
  const offer = (price: string, tokens: number): string =>
    filled(text.billing_plan_offer, { price, tokens: tokens.toLocaleString('en') });
  if (planId !== ultra.planId) return { words: ultraText, offer: offer(ultraPrice, ultra.tokens) };
  const price = filled(text.billing_price_month, { price: priceText(plus.amount) });
  return {
    words: filled(text.billing_plan_monthly, { name: plus.name }),
    offer: offer(price, plus.tokens),
    refusal: text.billing_change_never,
  };
};

const periodPrice = ({ amount, months }: Subscription): string =>
  filled(months === 1 ? text.billing_price_month : text.billing_price_year, { price: priceText(amount) });
export const isUnderWay = ({ nextPlanId }: Subscription): boolean => nextPlanId === underWay.nextPlanId;
export const isToConfirm = ({ confirmation }: Subscription): boolean => confirmation !== null;
const dueText = (running: Subscription): string => {
  if (isToConfirm(running))
    return filled(text.billing_change_confirm, { plan: ultraText, amount: priceText(ultra.amount) });
  return isUnderWay(running)
    ? filled(text.billing_change_under_way, { plan: ultraText, amount: priceText(ultra.amount) })
    : filled(running.isEnding ? text.billing_plan_ends : text.billing_plan_renews, {
        date: dateText(running.periodEnd),
      });
};
export const factsOf = (running: Subscription): string[] => [
  planNameOf(running),
  periodPrice(running),
  dueText(running),
];
export const begunText = (running: Subscription): string =>
  filled(text.billing_change_done, { plan: planNameOf(running), amount: priceText(running.amount) });

/** The plan that runs. */
export const runningIn = (snapshot: SubscriptionSnapshot): Subscription => {
  const running = snapshot.context.subscription;
  if (running === null) throw new Error('No plan runs');
  return running;
};
