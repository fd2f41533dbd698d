import { describe, expect, it } from 'vitest';
import { sample } from '#tests/support/extent.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('sample', () => {
  it('draws the same for the same name and seed, in the order of the items', () => {
    expect(sample(items, 3, 'letters', 20_261_122)).toEqual(sample(items, 3, 'letters', 20_261_122));
    const drawn = sample(items, 3, 'letters', 20_261_122);
    expect(drawn).toEqual(items.filter((item) => drawn.includes(item)));
    expect(drawn).toHaveLength(3);
  });

  it('draws all where there are no more', () => {
    expect(sample(items, 20, 'letters', 1)).toEqual(items);
  });

  it('has drawn everything after some weeks', () => {
    const days = Array.from({ length: 28 }, (_, day) => sample(items, 2, 'letters', 20_261_101 + day));
    expect([...new Set(days.flat())].toSorted()).toEqual(items);
  });

  it('draws differently by another name', () => {
    const days = Array.from({ length: 28 }, (_, day) => 20_261_101 + day);
    const ofOne = days.map((day) => sample(items, 2, 'letters', day).join(' '));
    const ofOther = days.map((day) => sample(items, 2, 'signs', day).join(' '));
    expect(ofOne).not.toEqual(ofOther);
  });
});
