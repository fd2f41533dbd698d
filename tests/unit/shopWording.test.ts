import { describe, expect, it } from 'vitest';
import { createProducts } from '#server/features/product/products.ts';
import { defaultPrices } from '#server/prices.ts';
import { priceDetails } from '#src/screens/purchase/shopWording.ts';

const { plans, terms } = createProducts(defaultPrices, () => undefined).plans();
const yearly = plans.filter(({ planId }) => planId === 'plus-12').map((plan) => ({ ...plan, discount: '20%' }));
const endTime = Date.UTC(2026, 11, 24, 12);

describe('below the price of a plan', () => {
  it('stands what a discount is against, and until when it holds', () => {
    const told = yearly.map((plan) => priceDetails(plan, { ...terms, discountEndTime: endTime }));
    expect(told.map((lines) => lines.slice(-2))).toEqual([
      [expect.stringMatching(/^20% off, regularly \$\d+\.\d\d a month$/), 'This discount ends on December 24, 2026'],
    ]);
  });

  it('stands no end of a discount that has none', () => {
    const told = yearly.map((plan) => priceDetails(plan, { ...terms, discountEndTime: null }));
    expect(told.map((lines) => lines.at(-1))).toEqual([
      expect.stringMatching(/^20% off, regularly \$\d+\.\d\d a month$/),
    ]);
  });
});
