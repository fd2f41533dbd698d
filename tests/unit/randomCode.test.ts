import { describe, expect, it } from 'vitest';
import { randomCode } from '#server/randomCode.ts';

describe('[MISC-01] random code', () => {
  it.each([
    ['digits', /^[0-9]+$/],
    ['alphanumerics', /^[0-9A-Z]+$/],
  ] as const)('of %s has the wanted length and nothing else', (alphabet, pattern) => {
    for (const length of [1, 4, 12, 64]) {
      const code = randomCode(length, alphabet);
      expect(code).toHaveLength(length);
      expect(code).toMatch(pattern);
    }
  });

  it('uses every character about equally often', () => {
    const DRAWS = 72_000;
    const counts = new Map<string, number>();
    for (const character of randomCode(DRAWS, 'alphanumerics')) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(36);
    // Expected 2,000 each, standard deviation 44; six of them are passed once in some ten million runs.
    expect([...counts.values()].filter((count) => Math.abs(count - DRAWS / 36) > 6 * 44.1)).toEqual([]);
  });
});
