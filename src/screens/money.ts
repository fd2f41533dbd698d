import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { writtenAs } from './writtenAs.ts';

/** A price in the person's language and region. `amount` counts minor units: cents for USD, yen for JPY. */
export const priceText = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat(writtenAs(), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
};

/** The price of little, to two digits: `$0.013`, and `$0.020`, so that prices below each other are as long. Of a currency without a smaller unit a whole price stays whole: `¥2`. */
export const smallPriceText = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat(writtenAs(), { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return new Intl.NumberFormat(writtenAs(), {
    style: 'currency',
    currency,
    minimumSignificantDigits: digits === 0 ? 1 : 2,
    maximumSignificantDigits: 2,
  }).format(amount / 10 ** digits);
};

/** A whole number in the person's language and region. */
export const countText = (count: number): string => new Intl.NumberFormat(writtenAs()).format(count);

/** From here on a whole number takes more room than a header has. */
const LONG = 1_000_000;

/** The same where there is little room: `1.2M`, and never more than there is. */
export const shortCountText = (count: number): string =>
  count < LONG
    ? countText(count)
    : new Intl.NumberFormat(writtenAs(), { notation: 'compact', roundingMode: 'trunc' }).format(count);

/** How many tokens somebody has, as a sentence. */
export const tokensLeftText = (tokens: number): string =>
  tokens === 1 ? m.tokens_left_one() : m.tokens_left({ tokens: countText(tokens) });

/** How far a text is over its limit. */
export const tooLongText = (over: number): string =>
  over === 1 ? m.chat_too_long_one() : m.chat_too_long({ over: countText(over) });

/**
 * A percentage as the server writes it, such as `20%`, in the person's language, whatever its region: home, which the server draws once
 * for all who speak it, has some.
 */
export const percentText = (percent: string): string =>
  new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(Number.parseInt(percent, 10) / 100);
