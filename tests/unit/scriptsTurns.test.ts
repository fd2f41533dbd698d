import { describe, expect, it } from 'vitest';
import { isDueOn, partOf, partOn, PARTS } from '../../scripts/lib/turns.ts';

describe('partOf', () => {
  it('depends on the name alone', () => {
    expect([partOf('a flow', 10), partOf('a flow', 10), partOf('another flow', 10)]).toEqual([3, 3, 6]);
  });
});

describe('isDueOn', () => {
  it('is true on one day of as many as there are parts', () => {
    const days = Array.from({ length: PARTS }, (_, day) => 20_782 + day);
    expect(days.filter((day) => isDueOn(day)('a test')).map(partOn)).toEqual([partOf('a test')]);
  });
});
