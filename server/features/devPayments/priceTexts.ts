import type { Locale } from '#contract/locale.ts';
import { paymentTexts } from './paymentTexts.ts';
import type { Subscription } from './records.ts';

export const priceOf = (locale: Locale, amount: number, currency: string): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** `seconds` since 1970. */
export const dayOf = (locale: Locale, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

export const periodOf = (locale: Locale, { interval, interval_count: count }: Subscription['recurring']): string => {
  const { every, everyFew } = paymentTexts[locale];
  return count === 1 ? every[interval] : everyFew[interval].replace('{count}', String(count));
};
