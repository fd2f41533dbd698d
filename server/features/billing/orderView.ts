import type { Order } from '#contract/order.ts';
import type { OrderRow } from './orderRepository.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An order with what is left of the tokens that it brought. */
export interface OwnOrder {
  readonly order: OrderRow;
  readonly tokensLeft: number;
}

/** What the house gives back itself brought no tokens. */
const isUntouched = ({ order: { reason, tokens }, tokensLeft }: OwnOrder): boolean =>
  tokensLeft === (reason === null ? tokens : 0);

/** Whether the person can have the money back: in time, unless it could not go back then, and with every token there. */
export const canRefund = (own: OwnOrder, refundDays: number, now: number): boolean => {
  const { status, amountReturned, payTime } = own.order;
  if (amountReturned !== 0 || payTime === null || !isUntouched(own)) return false;
  return status === 'refundFailed' || (status === 'paid' && now < payTime + refundDays * DAY);
};

/** An order as its owner sees it. */
export const orderView = (own: OwnOrder, refundDays: number, now: number): Order => {
  const { id, kind, productId, name, months, tokens, amount, currency, ...rest } = own.order;
  const { status, reason, returnPath, createTime, payTime } = rest;
  return {
    orderId: id,
    kind,
    productId,
    name,
    months,
    tokens,
    amount,
    currency,
    status,
    reason,
    canRefund: canRefund(own, refundDays, now),
    returnPath,
    createTime,
    payTime,
  };
};
