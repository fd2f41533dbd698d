import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createProducts } from '#server/features/product/products.ts';
import { defaultPrices } from '#server/prices.ts';
import { countText, priceText } from '#src/screens/money.ts';
import { tablesIn } from '#tests/support/markdownTables.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const { currency, packages: _packages, plans: _plans, serviceCosts, ...terms } = defaultPrices;
const price = (amount: number): string => priceText(amount, currency);
const named = (rows: readonly (readonly [string, string | number])[]): string[][] =>
  rows.map(([name, value]) => [`\`${name}\``, String(value)]);

const sold = createProducts(defaultPrices, () => undefined);

describe('the prices', () => {
  it('are those that docs/operating/prices.md tells, all of them and no other', () => {
    expect(tablesIn(readFileSync(inRoot('docs/operating/prices.md'), 'utf8'))).toEqual([
      [
        ['package', 'tokens', 'price'],
        ...sold
          .packages()
          .map(({ packageId, tokens, amount }) => [`\`${packageId}\``, countText(tokens), price(amount)]),
      ],
      [
        ['plan', 'name', 'months', 'tokens', 'regular price', 'discount', 'price'],
        ...sold
          .plans()
          .plans.map(({ planId, name, months, tokens, listAmount, discount, amount }) => [
            `\`${planId}\``,
            name,
            String(months),
            countText(tokens),
            price(listAmount),
            discount,
            price(amount),
          ]),
      ],
      [['service', 'tokens'], ...named(Object.entries(serviceCosts))],
      [['term', 'value'], ['`currency`', currency], ...named(Object.entries(terms))],
    ]);
  });

  it('of a plan follow the discount of a promotion, to the cent', () => {
    const promotion = { name: 'Autumn', maxSubscriptionDiscount: '35%', startTime: 0, endTime: 1 };
    const onSale = createProducts(defaultPrices, () => promotion);
    expect(
      onSale.plans().plans.map(({ planId, listAmount, discount, amount }) => [planId, listAmount, discount, amount]),
    ).toEqual([
      ['plus-1', 1299, '0%', 1299],
      ['plus-12', 15_588, '35%', 10_132],
      ['premium-1', 2499, '0%', 2499],
      ['premium-12', 29_988, '35%', 19_492],
    ]);
    expect(['plus-12', 'premium-1'].map((id) => onSale.find('subscription', id)?.amount)).toEqual([10_132, 2499]);
  });
});
