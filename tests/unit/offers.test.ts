import { describe, expect, it } from 'vitest';
import type { Plan } from '#contract/subscription.ts';
import { cheapestOf, costIn, lengthsOf, tiersOf, usesOf } from '#machines/purchase/offers.ts';
import type { Offers } from '#machines/purchase/purchaseSetup.ts';
import { defaultPrices } from '#server/prices.ts';
import { createProducts } from '#server/features/product/products.ts';

/** What plans and packages come to beside each other, with the prices that Liora comes with. */

const products = createProducts(defaultPrices, () => undefined);
const offers: Offers = { packages: products.packages(), ...products.plans() };
const idsOf = (plans: readonly Plan[]) => plans.map(({ planId }) => planId);

describe('plans beside each other', () => {
  it('come in two lengths, a tier one card each', () => {
    expect(lengthsOf(offers)).toEqual([1, 12]);
    expect(idsOf(tiersOf(offers, 1))).toEqual(['plus-1', 'premium-1']);
    expect(idsOf(tiersOf(offers, 12))).toEqual(['plus-12', 'premium-12']);
  });

  it('stay on view where a tier does not come in that length', () => {
    const some = { ...offers, plans: offers.plans.filter(({ planId }) => planId !== 'plus-12') };
    expect(idsOf(tiersOf(some, 12))).toEqual(['plus-1', 'premium-12']);
  });
});

describe('most for the money', () => {
  it('is the one whose tokens cost least of all that is sold, plans and packages', () => {
    expect(cheapestOf(offers)).toBe('premium-12');
    expect(cheapestOf({ ...offers, plans: [] })).toBe('huge');
  });

  it('is nobody where two cost the same, or where there is no other', () => {
    const [first, ...others] = offers.packages;
    if (first === undefined) throw new Error('There are packages');
    const twins = [first, { ...first, packageId: 'twin' }];
    expect(cheapestOf({ ...offers, plans: [], packages: twins })).toBeNull();
    expect(cheapestOf({ ...offers, plans: [], packages: [first] })).toBeNull();
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('what tokens come to', () => {
  it('is told in uses of a service', () => {
    expect([usesOf(offers.terms, 'chat', 1000), usesOf(offers.terms, 'picture', 1009)]).toEqual([1000, 100]);
  });

  it('is not told of what costs nothing, or of what nobody knows', () => {
    const terms = { ...offers.terms, serviceCosts: [{ service: 'chat', cost: 0 }] };
    expect([costIn(terms, 'chat'), usesOf(terms, 'chat', 5), costIn(terms, 'picture')]).toEqual([null, null, null]);
  });
});
