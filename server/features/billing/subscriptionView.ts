import type { Subscription } from '#contract/subscription.ts';
import type { SubscriptionRow } from './orderRepository.ts';
import { graceOf } from './periods.ts';

const statusOf = (
  { status, periodEnd, isEnding }: SubscriptionRow,
  allowanceEnd: number,
  now: number,
): Subscription['status'] => {
  if (status === 'pastDue') return now < allowanceEnd ? 'pastDue' : 'unpaid';
  return now < periodEnd || isEnding ? 'active' : 'renewing';
};

const confirmationOf = ({ confirmPlanId, confirmUrl, confirmEnd }: SubscriptionRow): Subscription['confirmation'] =>
  confirmPlanId === null || confirmUrl === null || confirmEnd === null
    ? null
    : { planId: confirmPlanId, confirmURL: confirmUrl, expireTime: confirmEnd };

/** A live subscription as its owner sees it. */
export const subscriptionView = (row: SubscriptionRow, renewalGrace: number, now: number): Subscription => {
  const { planId, name, months, amount, currency, periodStart, periodEnd, isEnding, nextPlanId } = row;
  const allowanceEnd = periodEnd + graceOf(row, renewalGrace);
  const period = { status: statusOf(row, allowanceEnd, now), periodStart, periodEnd, allowanceEnd, isEnding };
  return { planId, name, months, amount, currency, ...period, nextPlanId, confirmation: confirmationOf(row) };
};
