import type { PlanTerms } from '#server/providers/payment/paymentProvider.ts';

const MONTHS_A_YEAR = 12;

/** A year is charged as a year: Stripe counts months up to twelve in years. */
export const periodOf = ({ months }: PlanTerms) =>
  months === MONTHS_A_YEAR
    ? { interval: 'year' as const, interval_count: 1 }
    : { interval: 'month' as const, interval_count: months };
