import type { Promotion } from '#contract/activity.ts';
import type { Plan, ShopTerms, SubscriptionPlans } from '#contract/subscription.ts';
import type { TokenPackage } from '#contract/tokens.ts';
import type { Prices } from '#server/prices.ts';

/** Something to buy, as it is sold now. */
export interface Product {
  readonly kind: 'package' | 'subscription';
  readonly productId: string;
  /** Of the plan; null for a package. */
  readonly name: string | null;
  /** Length of the plan's period; null for a package. */
  readonly months: number | null;
  readonly tokens: number;
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: string;
}

const HUNDRED = 100;

/** What is left of `amount` after a discount in per cent, in whole minor units, halves rounded up. */
const lessened = (amount: number, percent: number): number =>
  Math.floor((amount * (HUNDRED - percent) * 2 + HUNDRED) / (2 * HUNDRED));

const percentOf = (percentage: string): number => Number.parseInt(percentage, 10);

/** What is sold, by the prices and the promotion that runs now. */
export const createProducts = (prices: Prices, promotion: () => Promotion | undefined) => {
  const { currency } = prices;
  const maxSubscriptionDiscount = (): string => promotion()?.maxSubscriptionDiscount ?? prices.maxSubscriptionDiscount;

  const plans = (): Plan[] => {
    const most = percentOf(maxSubscriptionDiscount());
    return prices.plans.map(({ planId, name, months, monthlyAmount, monthlyTokens, discountShare }, rank) => {
      const listAmount = monthlyAmount * months;
      const percent = Math.round((most * discountShare) / HUNDRED);
      return {
        planId,
        name,
        months,
        amount: lessened(listAmount, percent),
        listAmount,
        currency,
        discount: `${percent}%`,
        tokens: monthlyTokens * months,
        rank,
      };
    });
  };

  const terms = (): ShopTerms => ({
    welcomeTokens: prices.welcomeTokens,
    serviceCosts: Object.entries(prices.serviceCosts).map(([service, cost]) => ({ service, cost })),
    refundDays: prices.refundDays,
    discountEndTime: promotion()?.endTime ?? null,
  });

  const packages = (): TokenPackage[] => prices.packages.map((item) => ({ ...item, currency }));

  return {
    packages,
    maxSubscriptionDiscount,
    plans: (): SubscriptionPlans => ({
      plans: plans(),
      maxSubscriptionDiscount: maxSubscriptionDiscount(),
      terms: terms(),
    }),

    findPlan: (planId: string): Plan | undefined => plans().find((plan) => plan.planId === planId),

    find(kind: Product['kind'], productId: string): Product | undefined {
      if (kind === 'package') {
        const found = packages().find(({ packageId }) => packageId === productId);
        return (
          found && { kind, productId, name: null, months: null, tokens: found.tokens, amount: found.amount, currency }
        );
      }
      const plan = plans().find(({ planId }) => planId === productId);
      if (plan === undefined) return undefined;
      const { name, months, tokens, amount } = plan;
      return { kind, productId, name, months, tokens, amount, currency };
    },
  };
};
export type Products = ReturnType<typeof createProducts>;
