import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { hasLoadFailed, isEmpty, isLoadingFirst, orderToRefundOf } from '#machines/orders/ordersSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SparkIcon } from '#src/ui/icons.tsx';
import { button } from '#styled/recipes';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { BillingSection } from './BillingSection.tsx';
import { stack } from './billingStyles.ts';
import type { OrdersRef } from './billingTypes.ts';
import { OrderList } from './OrderList.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const NoOrders = () => (
  <EmptyState
    icon={<SparkIcon />}
    title={m.billing_orders_none_title()}
    actions={
      <Link to={paths.tokens()} className={button({ size: 'md' })}>
        {m.billing_orders_none_action()}
      </Link>
    }
  >
    {m.billing_orders_none_text()}
  </EmptyState>
);

const OrdersBody = ({ orders }: { orders: OrdersRef }) => {
  const isWaiting = useSelector(orders, isLoadingFirst);
  const isFailed = useSelector(orders, hasLoadFailed);
  const hasNone = useSelector(orders, isEmpty);
  if (isFailed) return <ReloadNotice flow={orders}>{m.billing_orders_failed()}</ReloadNotice>;
  if (isWaiting) return <OrdersSkeleton />;
  return hasNone ? <NoOrders /> : <OrderList orders={orders} />;
};

/** What the person bought, and getting the money of it back. */
export const OrdersSection = ({ orders }: { orders: OrdersRef }) => {
  const isAsked = useSelector(orders, (snapshot) => orderToRefundOf(snapshot) !== null);
  return (
    <BillingSection title={m.billing_orders()} isActing={isAsked}>
      <div className={stack}>
        <OrdersBody orders={orders} />
      </div>
      <RefundDialog orders={orders} />
    </BillingSection>
  );
};
