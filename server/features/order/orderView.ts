import type { Order } from '#contract/order.ts';
import type { OrderRow } from './orderRepository.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An order with what is left of the tokens that it brought. */
export interface OwnOrder {
  readonly order: OrderRow;
  readonly tokensLeft: number;
}

/** Whether the person can have the money back: in time, and with every token there. */
export const canRefund = ({ order, tokensLeft }: OwnOrder, refundDays: number, now: number): boolean =>
  order.status === 'paid' &&
  order.amountReturned === 0 &&
  order.payTime !== null &&
  now < order.payTime + refundDays * DAY &&
  tokensLeft === order.tokens;

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
