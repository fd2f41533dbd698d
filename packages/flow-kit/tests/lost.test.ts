import { describe, expect, it } from 'vitest';
import { lost } from '../model/lost.ts';

const sources: Readonly<Record<string, readonly string[]>> = {
  home: ['hall'],
  hall: ['street', 'home'],
  street: ['hall'],
  forest: ['street', 'lake'],
  lake: ['forest'],
};
const lostWithout = (...wanted: readonly string[]) =>
  lost(
    Object.keys(sources),
    (place) => wanted.includes(place),
    (place) => sources[place] ?? [],
  );

describe('lost', () => {
  it('tells from where nothing that is wanted can be reached', () => {
    expect(lostWithout('home')).toEqual(['forest', 'lake']);
    expect(lostWithout('lake')).toEqual([]);
    expect(lostWithout()).toEqual(Object.keys(sources));
  });
});
