import { m } from '#src/paraglide/messages.js';
import { priceText } from './money.ts';

export interface Price {
  /** In minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** Length of the period that it pays for. */
  readonly months: number;
}

/** `$12.99 a month` */
export const periodPriceText = ({ amount, currency, months }: Price): string => {
  const price = priceText(amount, currency);
  if (months === 1) return m.billing_price_month({ price });
  if (months === 12) return m.billing_price_year({ price });
  return m.billing_price_months({ price, months });
};

/** What a price comes to for one month: `$10.00 a month` */
export const monthlyPriceText = ({ amount, currency, months }: Price): string =>
  periodPriceText({ amount: Math.round(amount / months), currency, months: 1 });

/** `Plus, yearly` */
export const planText = ({ name, months }: { readonly name: string; readonly months: number }): string => {
  if (months === 1) return m.billing_plan_monthly({ name });
  if (months === 12) return m.billing_plan_yearly({ name });
  return m.billing_plan_months({ name, months });
};
