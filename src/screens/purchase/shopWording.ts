import type { Plan, ShopTerms } from '#contract/subscription.ts';
import { costIn, usesOf } from '#machines/purchase/offers.ts';
import { m } from '#src/paraglide/messages.js';
import { countText, percentText, smallPriceText } from '../money.ts';
import { monthlyPriceText, periodPriceText } from '../plans.ts';
import { dateText } from '../times.ts';

/** `About 1,000 answers or 100 pictures`; nothing where one of them is free. */
export const aboutText = (terms: ShopTerms, tokens: number): readonly string[] => {
  const [answers, pictures] = [usesOf(terms, 'chat', tokens), usesOf(terms, 'picture', tokens)];
  return answers === null || pictures === null
    ? []
    : [m.purchase_about({ answers: countText(answers), pictures: countText(pictures) })];
};

interface Sold {
  readonly amount: number;
  readonly tokens: number;
  readonly currency: string;
}

/** `$0.013 per answer`; nothing where answers are free. */
export const answerPriceText = (terms: ShopTerms, { amount, tokens, currency }: Sold): readonly string[] => {
  const cost = costIn(terms, 'chat');
  return cost === null ? [] : [m.purchase_per_answer({ price: smallPriceText((amount / tokens) * cost, currency) })];
};

/** `1,000 tokens per month` */
export const allowanceText = ({ tokens, months }: Plan): string => {
  const count = countText(tokens);
  if (months === 1) return m.purchase_plan_tokens_month({ tokens: count });
  return months === 12
    ? m.purchase_plan_tokens_year({ tokens: count })
    : m.purchase_plan_tokens({ tokens: count, months });
};

/** Below the price: what is paid at once, and of a discount, against what it is and until when. */
export const priceDetails = (plan: Plan, { discountEndTime }: ShopTerms): readonly string[] => {
  const { discount, listAmount, currency, months } = plan;
  const paid = months === 1 ? [] : [periodPriceText(plan)];
  if (discount === '0%') return paid;
  const price = monthlyPriceText({ amount: listAmount, currency, months });
  return [
    ...paid,
    m.purchase_discount_against({ discount: percentText(discount), price }),
    ...(discountEndTime === null ? [] : [m.purchase_discount_until({ date: dateText(discountEndTime) })]),
  ];
};

/** How a plan of that length is called on the switch. */
export const lengthText = (months: number): string => {
  if (months === 1) return m.purchase_length_month();
  return months === 12 ? m.purchase_length_year() : m.purchase_length_months({ months });
};
