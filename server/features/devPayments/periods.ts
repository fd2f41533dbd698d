import type { Subscription } from './records.ts';

const MONTHS = { month: 1, year: 12 } as const;

/** The same day some months later, or the last of that month. */
const monthsLater = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
};

/** When a period is over, in seconds since 1970. */
export const periodAfter = (start: number, { interval, interval_count: count }: Subscription['recurring']): number =>
  monthsLater(start, (interval === 'year' ? MONTHS.year : MONTHS.month) * count);
