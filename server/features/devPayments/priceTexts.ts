import type { Subscription } from './records.ts';

export const priceOf = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** `seconds` since 1970. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

export const periodOf = ({ interval, interval_count: count }: Subscription['recurring']): string =>
  count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;
