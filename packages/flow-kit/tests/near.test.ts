import { describe, expect, it } from 'vitest';
import { nearTo } from '../model/near.ts';

/** A round way, and one that leads away from it for good. */
const ways: Readonly<Record<string, readonly string[]>> = {
  a: ['b', 'e'],
  b: ['c'],
  c: ['d'],
  d: ['a'],
  e: ['f'],
  f: [],
};
const asking = (...goals: readonly string[]) => {
  const left = new Set(goals);
  const asked: string[] = [];
  const isNear = nearTo<string>(
    (place) => left.has(place),
    (place) => {
      asked.push(place);
      return ways[place] ?? [];
    },
  );
  return { left, asked, isNear };
};

describe('nearTo', () => {
  it('tells whether a goal lies within so many steps', () => {
    const { isNear } = asking('d');
    expect([0, 1, 2, 3, 4].map((steps) => isNear('a', steps))).toEqual([false, false, false, true, true]);
    expect(isNear('d', 0)).toBe(true);
    expect(isNear('e', 9)).toBe(false);
  });

  it('notices that goals have become fewer', () => {
    const { left, isNear } = asking('b', 'd');
    expect(isNear('a', 1)).toBe(true);
    left.delete('b');
    expect([isNear('a', 1), isNear('a', 3)]).toEqual([false, true]);
    left.delete('d');
    expect(isNear('a', 9)).toBe(false);
  });

  it('asks nothing twice', () => {
    const { asked, isNear } = asking('d');
    expect(isNear('a', 2)).toBe(false);
    expect(asked).toEqual(['a', 'b', 'e']);
    expect([isNear('a', 2), isNear('a', 1), isNear('b', 1), isNear('e', 1)]).toEqual([false, false, false, false]);
    expect(asked).toEqual(['a', 'b', 'e']);
  });
});
