import { expect, it } from 'vitest';
import { createHotPictures } from '#server/features/media/hotPictures.ts';

const bytes = (count: number, fill = 1) => new Uint8Array(count).fill(fill);

it('gives what was added, the latest of a place', () => {
  const hot = createHotPictures(10);
  hot.add('a/1', bytes(4));
  hot.add('a/1', bytes(3, 2));
  expect([hot.get('a/1'), hot.get('a/2')]).toEqual([bytes(3, 2), undefined]);
});

it('lets those go that were not asked for the longest, and only as many as need be', () => {
  const hot = createHotPictures(10);
  for (const place of ['a/1', 'b/1', 'c/1']) hot.add(place, bytes(3));
  hot.get('a/1');
  hot.add('d/1', bytes(4));
  expect(['a/1', 'b/1', 'c/1', 'd/1'].map((place) => hot.get(place)?.length)).toEqual([3, undefined, 3, 4]);
  hot.add('a/1', bytes(2));
  hot.add('e/1', bytes(1));
  expect(['a/1', 'c/1', 'd/1', 'e/1'].map((place) => hot.get(place)?.length)).toEqual([2, 3, 4, 1]);
});

it('keeps nothing that is larger than all it may keep', () => {
  const hot = createHotPictures(10);
  hot.add('a/1', bytes(3));
  hot.add('b/1', bytes(11));
  expect([hot.get('a/1'), hot.get('b/1')]).toEqual([undefined, undefined]);
  hot.add('c/1', bytes(10));
  expect(hot.get('c/1')?.length).toBe(10);
});

it('forgets a folder, and no other that begins like it', () => {
  const hot = createHotPictures(10);
  for (const place of ['a/1', 'a/2', 'ab/1']) hot.add(place, bytes(2));
  hot.forget('a');
  expect(['a/1', 'a/2', 'ab/1'].map((place) => hot.get(place)?.length)).toEqual([undefined, undefined, 2]);
  hot.add('c/1', bytes(8));
  expect(hot.get('ab/1')?.length).toBe(2);
});
