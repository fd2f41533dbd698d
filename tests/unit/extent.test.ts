import { describe, expect, it } from 'vitest';
import { inTurn, oneInTurn } from '#tests/support/extent.ts';
import { PARTS } from '../../scripts/lib/turns.ts';

const items = Array.from({ length: 60 }, (_, place) => `item ${place}`);
const days = Array.from({ length: PARTS }, (_, day) => 20_782 + day);
const nameOf = (item: string): string => item;

describe('inTurn', () => {
  it('has had everything once after as many days as there are parts', () => {
    const drawn = days.flatMap((day) => inTurn(items, nameOf, day));
    expect(drawn.toSorted()).toEqual(items.toSorted());
  });

  it('keeps the order, and is the same for the same day', () => {
    const [today = 0] = days;
    const drawn = inTurn(items, nameOf, today);
    expect(drawn).toEqual(items.filter((item) => drawn.includes(item)));
    expect(inTurn(items, nameOf, today)).toEqual(drawn);
  });

  it('leaves the others where they are when something new comes', () => {
    const [today = 0] = days;
    expect(inTurn([...items, 'new'], nameOf, today).filter((item) => item !== 'new')).toEqual(
      inTurn(items, nameOf, today),
    );
  });
});

describe('oneInTurn', () => {
  it('is each of them once in as many days as there are', () => {
    const letters = ['a', 'b', 'c'];
    const turns = [1, 2, 3].map((day) => oneInTurn(letters, 'letters', day, false));
    expect(turns.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(turns.flat().toSorted()).toEqual(letters);
  });

  it('is all of them where everything is wanted', () => {
    expect(oneInTurn(['a', 'b', 'c'], 'letters', 1, true)).toEqual(['a', 'b', 'c']);
  });

  it('is none of none', () => {
    expect(oneInTurn([], 'nothing', 1, false)).toEqual([]);
  });
});
