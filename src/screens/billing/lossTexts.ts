import type { Order } from '#contract/order.ts';
import type { Subscription } from '#contract/subscription.ts';
import type { TokensRemaining } from '#contract/tokens.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';
import { planText } from '../plans.ts';
import { dateText } from '../times.ts';

/** What is known of what a person has for money. */
export interface Possession {
  /** `null` while it is not known. */
  readonly remaining: TokensRemaining | null;
  /** `null` without one, and while it is not known. */
  readonly running: Subscription | null;
  readonly isPlanKnown: boolean;
  readonly orders: readonly Order[];
}

const tokensText = (remaining: TokensRemaining | null): string | null => {
  if (remaining === null) return m.settings_delete_tokens_unknown();
  const { tokens } = remaining;
  if (tokens === 0) return null;
  return tokens === 1 ? m.settings_delete_tokens_one() : m.settings_delete_tokens({ tokens: countText(tokens) });
};

const planLossText = ({ running, isPlanKnown }: Possession): string | null => {
  if (running === null) return isPlanKnown ? null : m.settings_delete_plan_unknown();
  const [plan, { status, periodEnd }] = [planText(running), running];
  switch (status) {
    case 'active':
      return m.settings_delete_plan({ plan, date: dateText(periodEnd) });
    case 'renewing':
    case 'pastDue':
    case 'unpaid':
      return m.settings_delete_plan_due({ plan });
  }
};

/**
 * What becomes of it when the account is deleted, one sentence each; none where there is nothing. The server ends the plan at once,
 * gives nothing back by itself, and finishes the refunds that it has begun.
 */
export const lossTexts = (possession: Possession): string[] => {
  const tokens = tokensText(possession.remaining);
  const plan = planLossText(possession);
  const canRefund = possession.orders.some((order) => order.canRefund);
  const isRefunding = possession.orders.some(({ status }) => status === 'refunding');
  if (tokens === null && plan === null && !canRefund && !isRefunding) return [];
  return [
    ...(tokens === null ? [] : [tokens]),
    ...(plan === null ? [] : [plan]),
    m.settings_delete_no_refund(),
    ...(canRefund ? [m.settings_delete_refund_first()] : []),
    ...(isRefunding ? [m.settings_delete_refund_under_way()] : []),
  ];
};
