import { describe, expect, it } from 'vitest';
import { LEFT_OUT, seedOf, testEnv, wholeNumber } from '../../scripts/lib/testEnv.ts';

const today = 20_782;

describe('seedOf', () => {
  it.each([
    { env: {}, seed: today },
    { env: { SEED: '' }, seed: today },
    { env: { SEED: '7' }, seed: 7 },
  ])('is $seed for $env', ({ env, seed }) => {
    expect(seedOf(env, today)).toBe(seed);
  });

  it.each(['seven', '1.5', '-1', '99999999999999999999'])('refuses %s', (SEED) => {
    expect(() => seedOf({ SEED }, today)).toThrow(new Error(`SEED is no whole number from 0 on: ${SEED}`));
  });
});

it('refuses a seed that no calendar has as a day', () => {
  expect(() => seedOf({ SEED: '100000001' }, today)).toThrow(new Error('SEED is no day up to 100000000: 100000001'));
});

describe('wholeNumber', () => {
  it('refuses what is less than the least', () => {
    expect(() => wholeNumber('N', '0', 1)).toThrow(new Error('N is no whole number from 1 on: 0'));
  });
});

describe('testEnv', () => {
  it('tells the seed, how much is wanted, and where tests that are not due write their names', () => {
    expect(testEnv(7, 'part')).toEqual({ SEED: '7', TESTS: 'part', LEFT_OUT });
  });
});
