import { expect, it } from 'vitest';
import { monthlyPriceText, periodPriceText, planText } from '#src/screens/plans.ts';

const price = (amount: number, months: number) => ({ amount, currency: 'USD', months });

it('a price is told with the period that it pays for', () => {
  expect([price(1299, 1), price(9900, 12), price(3000, 3)].map(periodPriceText)).toEqual([
    '$12.99 a month',
    '$99.00 a year',
    '$30.00 every 3 months',
  ]);
});

it('a price for longer is told as what it comes to for a month, to the next cent', () => {
  expect([price(1299, 1), price(12_000, 12), price(9999, 12)].map(monthlyPriceText)).toEqual([
    '$12.99 a month',
    '$10.00 a month',
    '$8.33 a month',
  ]);
});

it('a plan is called by its tier and its length', () => {
  expect([1, 12, 3].map((months) => planText({ name: 'Plus', months }))).toEqual([
    'Plus, monthly',
    'Plus, yearly',
    'Plus, every 3 months',
  ]);
});
