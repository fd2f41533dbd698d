import { useSelector } from '@xstate/react';
import { canLoadMore, isLoadingMore, notRefundedOf } from '#machines/orders/ordersSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { RetryNotice } from '../RetryNotice.tsx';
import { ruledList } from './billingStyles.ts';
import type { OrdersRef } from './billingTypes.ts';
import { MoreButton } from './MoreButton.tsx';
import { OrderItem } from './OrderItem.tsx';

/** The orders, the latest first, and the way to those further down. */
export const OrderList = ({ orders }: { orders: OrdersRef }) => {
  const items = useSelector(orders, (snapshot) => snapshot.context.orders);
  const failure = useSelector(orders, (snapshot) => snapshot.context.failure);
  const notRefunded = useSelector(orders, notRefundedOf);
  const hasMore = useSelector(orders, canLoadMore);
  const isWaiting = useSelector(orders, isLoadingMore);
  const more = () => {
    orders.send({ type: 'more.requested' });
  };
  return (
    <>
      <ul className={ruledList}>
        {items.map((order) => (
          <OrderItem
            key={order.orderId}
            orders={orders}
            order={order}
            failure={order.orderId === notRefunded?.orderId ? failure : null}
          />
        ))}
      </ul>
      {failure !== null && notRefunded === null ? (
        <RetryNotice onRetry={more}>{m.billing_orders_more_failed()}</RetryNotice>
      ) : hasMore || isWaiting ? (
        <MoreButton isLoading={isWaiting} onClick={more} />
      ) : null}
    </>
  );
};
