import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Terms } from '#src/screens/purchase/Terms.tsx';
import { terms } from '#tests/flows/subscription/model.ts';

const wordsOf = (refundDays: number, hasPlans: boolean): readonly string[] =>
  renderToStaticMarkup(createElement(Terms, { terms: { ...terms, refundDays }, hasPlans }))
    .split(/<[^>]*>/)
    .filter((words) => words !== '');

const refund = 'You can get a refund within 14 days, as long as none of the tokens have been spent.';

it('[BUY-06] tells in how many days money comes back, and of plans what becomes of what is left', () => {
  expect(wordsOf(14, false)).toEqual([refund]);
  expect(wordsOf(1, false)).toEqual([
    'You can get a refund within a day, as long as none of the tokens have been spent.',
  ]);
  expect(wordsOf(0, false)).toEqual([]);
  expect(wordsOf(14, true)).toEqual([
    'Unused plan tokens expire at the end of the billing period. Purchased tokens never expire.',
    'You can cancel anytime. Your plan runs until the end of the period you paid for, and you won’t be charged after that.',
    refund,
  ]);
});
