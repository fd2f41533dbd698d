import { describe, expect, it } from 'vitest';
import { seedOf, testEnv, wholeNumber } from '../../scripts/lib/testEnv.ts';

const now = new Date('2026-11-22T23:59:59Z');

describe('seedOf', () => {
  it.each([
    { env: {}, seed: 20_261_122 },
    { env: { SEED: '' }, seed: 20_261_122 },
    { env: { SEED: '7' }, seed: 7 },
  ])('is $seed for $env', ({ env, seed }) => {
    expect(seedOf(env, now)).toBe(seed);
  });

  it.each(['seven', '1.5', '-1', '99999999999999999999'])('refuses %s', (SEED) => {
    expect(() => seedOf({ SEED }, now)).toThrow(new Error(`SEED is no whole number from 0 on: ${SEED}`));
  });
});

describe('wholeNumber', () => {
  it('refuses what is less than the least', () => {
    expect(() => wholeNumber('N', '0', 1)).toThrow(new Error('N is no whole number from 1 on: 0'));
  });
});

describe('testEnv', () => {
  it('tells the seed, and the size where it is the full one', () => {
    expect([testEnv(7, false), testEnv(7, true)]).toEqual([{ SEED: '7' }, { SEED: '7', TESTS: 'full' }]);
  });
});
