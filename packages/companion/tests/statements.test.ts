import { describe, expect, it } from 'vitest';
import { statementFor, statementsOf } from '../statements.ts';

const told = statementsOf(
  [
    'My mum died in March.',
    'I moved to Leeds in 2019 with my sister Claire. It rained.',
    'We got married in Porto.',
    'Do you know where my keys are?',
    'I started piano lessons last year.',
  ].map((text) => ({ role: 'user', text })),
);
const found = (question: string) => statementFor(question, told)?.text;

describe('who, where and when of what was told', () => {
  it.each([
    ['When did my mum die', 'your mum died in March'],
    ['when did my mother pass away', 'your mum died in March'],
    ['when did I move', 'you moved to Leeds in 2019 with your sister Claire'],
    ['who did I move with', 'you moved to Leeds in 2019 with your sister Claire'],
    ['where did we marry', 'you got married in Porto'],
    ['when did I begin my piano lessons', 'you started piano lessons last year'],
  ])('%s', (question, answer) => {
    expect(found(question)).toBe(answer);
  });

  it.each([
    'when did my dad die',
    'where are my keys',
    'when was I born',
    'why did I move',
    'what should I move',
    'when did you move',
  ])('is not made up: %s', (question) => {
    expect(found(question)).toBeUndefined();
  });

  it('knows a loss as one', () => {
    expect(statementFor('when did my mum die', told)?.isLoss).toBe(true);
  });
});
