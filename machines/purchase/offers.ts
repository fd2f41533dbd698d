import type { Plan, ShopTerms } from '#contract/subscription.ts';
import type { Offers } from './purchaseSetup.ts';

/** What plans and packages come to beside each other. */

/** How long the plans' periods can be, in months, the shortest first. */
export const lengthsOf = ({ plans }: Offers): readonly number[] =>
  [...new Set(plans.map(({ months }) => months))].toSorted((one, other) => one - other);

/** One plan of each tier, by rank: of the length that is wanted, else the shortest that the tier comes in. */
export const tiersOf = ({ plans }: Offers, months: number): readonly Plan[] => {
  const ranked = plans.toSorted((one, other) => one.rank - other.rank);
  const names = [...new Set(ranked.map(({ name }) => name))];
  return names.flatMap((name) => {
    const tier = ranked.filter((plan) => plan.name === name).toSorted((one, other) => one.months - other.months);
    return tier
      .filter((plan) => plan.months === months)
      .concat(tier)
      .slice(0, 1);
  });
};

interface Priced {
  readonly id: string;
  readonly each: number;
}

/** The plan or package whose tokens cost least of all that is sold; `null` where that is not one alone. */
export const cheapestOf = ({ plans, packages }: Offers): string | null => {
  const priced: readonly Priced[] = [
    ...plans.map(({ planId, amount, tokens }) => ({ id: planId, each: amount / tokens })),
    ...packages.map(({ packageId, amount, tokens }) => ({ id: packageId, each: amount / tokens })),
  ].toSorted((one, other) => one.each - other.each);
  const [least, next] = priced;
  if (least === undefined || next === undefined || least.each === next.each) return null;
  return least.id;
};

/** What one use of a service costs, in tokens; `null` where that is not told, or nothing. */
export const costIn = ({ serviceCosts }: ShopTerms, service: string): number | null => {
  const cost = serviceCosts.find((item) => item.service === service)?.cost ?? 0;
  return cost === 0 ? null : cost;
};

/** How often a service can be used for so many tokens; `null` where it costs nothing. */
export const usesOf = (terms: ShopTerms, service: string, tokens: number): number | null => {
  const cost = costIn(terms, service);
  return cost === null ? null : Math.floor(tokens / cost);
};
