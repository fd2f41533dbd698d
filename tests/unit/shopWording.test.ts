import { describe, expect, it } from 'vitest';
import {
  aboutText,
  allowanceText,
  answerPriceText,
  lengthText,
  priceDetails,
} from '#src/screens/purchase/shopWording.ts';
import { plus, terms, ultra } from '#tests/flows/subscription/model.ts';

const endTime = Date.UTC(2026, 11, 24, 12);
const free = { ...terms, serviceCosts: [{ service: 'picture', cost: 10 }] };

describe('below the price of a plan', () => {
  it('stands what is paid at once, what a discount is against, and until when it holds', () => {
    expect(priceDetails(ultra, { ...terms, discountEndTime: endTime })).toEqual([
      '$119.94 a year',
      '50% off, regularly $19.99 a month',
      'This discount ends on December 24, 2026',
    ]);
  });

  it('stands no end of a discount that has none', () => {
    expect(priceDetails(ultra, terms)).toEqual(['$119.94 a year', '50% off, regularly $19.99 a month']);
  });

  it('stands nothing where a month is paid at its price', () => {
    expect(priceDetails(plus, { ...terms, discountEndTime: endTime })).toEqual([]);
  });
});

describe('what tokens are told to come to', () => {
  it('is answers or pictures, but nothing where one of them is free', () => {
    expect([aboutText(terms, 12_000), aboutText(free, 12_000)]).toEqual([
      ['About 12,000 answers or 1,200 pictures'],
      [],
    ]);
  });

  it('is the price of an answer, but nothing where answers are free', () => {
    const dear = { ...terms, serviceCosts: [{ service: 'chat', cost: 2 }] };
    const sold = { amount: 1299, tokens: 1000, currency: 'USD' };
    expect([terms, dear, free].map((given) => answerPriceText(given, sold))).toEqual([
      ['$0.013 per answer'],
      ['$0.026 per answer'],
      [],
    ]);
  });
});

describe('the length of a plan', () => {
  it('tells how often its tokens come', () => {
    expect([1, 12, 3].map((months) => allowanceText({ ...plus, months }))).toEqual([
      '1,000 tokens per month',
      '1,000 tokens per year',
      '1,000 tokens every 3 months',
    ]);
  });

  it('has a name on the switch', () => {
    expect([1, 12, 3].map(lengthText)).toEqual(['Monthly', 'Yearly', 'Every 3 months']);
  });
});
