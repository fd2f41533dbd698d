import { expect, it } from 'vitest';
import { dayAt } from '../../scripts/lib/commitDay.ts';

it.each([
  { time: '1970-01-01T00:00:00Z', day: 0 },
  { time: '2026-11-25T23:59:59Z', day: 20_782 },
  { time: '2026-11-26T00:00:00Z', day: 20_783 },
])('$time is on day $day', ({ time, day }) => {
  expect(dayAt(Date.parse(time) / 1000)).toBe(day);
});
