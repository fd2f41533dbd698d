import { describe, expect, it } from 'vitest';
import { sumIn } from '../sums.ts';

describe('a sum', () => {
  it.each([
    ['what is 12 * 7?', '84'],
    ["what's 12*7", '84'],
    ['how much is 18 plus 24', '42'],
    ['Hi! How much is 100 minus 1?', '99'],
    ['what is seven times eight?', '56'],
    ['What is twenty-five plus five?', '30'],
    ['what is 9 divided by 2', '4.5'],
    ['can you tell me what 3 x 4 is?', '12'],
    ['0.1 + 0.2', '0.3'],
    ['2+2=', '4'],
    ['2 + 3 * 4', '14'],
    ['(2 + 3) * 4 = ?', '20'],
    ['calculate 3 - 10', '-7'],
    ['what is -3 * -3?', '9'],
    ['what is 10 / 3?', 'about 3.3333'],
    ['what is -2 / 3?', 'about -0.6667'],
    ['what is 1,200 * 1000', '1,200,000'],
    ['what is 123456789123456789 * 10', '1,234,567,891,234,567,890'],
    ['what is a hundred plus one, please?', '101'],
  ])('is worked out: %s', (text, result) => {
    expect(sumIn(text)).toEqual({ result });
  });

  it.each(['what is 5 / 0?', '1 divided by zero', 'what is 3 / (2 - 2)'])('by zero has no result: %s', (text) => {
    expect(sumIn(text)).toEqual({ result: undefined });
  });

  it.each([
    'I work 24/7',
    'what is 24/7?',
    'call 555-1234',
    '2024-11-22',
    'I have 2 dogs and 3 cats',
    'what is 12?',
    'what is 2 +',
    'what is ((2 + 3)',
    'one or two',
    '*hugs you*',
    'C++',
    `what is ${'1+'.repeat(90)}1?`,
    '',
  ])('is none: %s', (text) => {
    expect(sumIn(text)).toBeUndefined();
  });
});
