import { useSelector } from '@xstate/react';
import type { Order, OrderStatus } from '#contract/order.ts';
import type { Failure } from '#machines/failure.ts';
import { orderToRefundOf } from '#machines/orders/ordersSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Badge, type BadgeProps } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { priceText } from '../money.ts';
import { dateText, dateTimeOf } from '../times.ts';
import { figures, ruledItem, ruledWords, small } from './billingStyles.ts';
import type { OrdersRef } from './billingTypes.ts';
import { orderReasonText, orderStatusText, orderText, refundFailureText } from './billingWording.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', ms: 'auto' });
const whole = css({ width: 'full' });

const toneOf = (status: OrderStatus): NonNullable<BadgeProps['tone']> => {
  switch (status) {
    case 'open':
    case 'pending':
    case 'refunding':
      return 'accent';
    case 'paid':
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'refunded':
    case 'refundFailed':
    case 'disputed':
      return 'quiet';
  }
};

export interface OrderItemProps {
  orders: OrdersRef;
  order: Order;
  /** Why its money could not go back; `null` when nothing failed. */
  failure: Failure | null;
}

/** One order: when, what, for how much, and how it stands. */
export const OrderItem = ({ orders, order, failure }: OrderItemProps) => {
  const wanted = { type: 'refund.requested', orderId: order.orderId } as const;
  // Enabled under its dialog, too: a disabled button cannot take the focus back.
  const isPossible = useSelector(orders, (snapshot) => snapshot.can(wanted) || orderToRefundOf(snapshot) !== null);
  const what = orderText(order);
  const date = dateText(order.createTime);
  const reason = orderReasonText(order);
  return (
    <li className={ruledItem}>
      <div className={ruledWords}>
        <p>{what}</p>
        <p className={small}>
          <time dateTime={dateTimeOf(order.createTime)}>{date}</time>
        </p>
        {reason === null ? null : <p className={small}>{reason}</p>}
      </div>
      <div className={facts}>
        <span className={figures}>{priceText(order.amount, order.currency)}</span>
        <Badge tone={toneOf(order.status)}>{orderStatusText(order.status)}</Badge>
        {order.canRefund ? (
          <Button
            size="sm"
            variant="outline"
            color="ink"
            aria-label={m.billing_refund_of({ what, date })}
            disabled={!isPossible}
            onClick={() => {
              orders.send(wanted);
            }}
          >
            {m.billing_refund()}
          </Button>
        ) : null}
      </div>
      {failure === null ? null : (
        <div className={whole}>
          <Notice tone="danger" isAlert>
            {refundFailureText(failure)}
          </Notice>
        </div>
      )}
    </li>
  );
};
