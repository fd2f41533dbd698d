import { m } from '#src/paraglide/messages.js';

/** A plan with its length. */
export const planText = (name: string, months: number): string =>
  months === 1 ? m.purchase_plan_month({ name }) : m.purchase_plan_months({ name, months });
