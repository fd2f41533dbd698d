import { useSelector } from '@xstate/react';
import type { Order } from '#contract/order.ts';
import { isRefunding, orderToRefundOf } from '#machines/orders/ordersSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { countText, priceText } from '../money.ts';
import { planText } from '../plans.ts';
import type { OrdersRef } from './billingTypes.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

const consequenceText = ({ kind, name, months, amount, currency, tokens }: Order): string => {
  const words = { price: priceText(amount, currency), tokens: countText(tokens) };
  switch (kind) {
    case 'package':
      return m.billing_refund_package(words);
    case 'subscription':
    case 'renewal':
      return m.billing_refund_plan({ ...words, plan: planText({ name: name ?? '', months: months ?? 1 }) });
  }
};

/** Asks before the money of an order goes back. */
export const RefundDialog = ({ orders }: { orders: OrdersRef }) => {
  const order = useSelector(orders, orderToRefundOf);
  const isWaiting = useSelector(orders, isRefunding);
  if (order === null) return null;
  return (
    <ConfirmDialog
      title={m.billing_refund_title()}
      text={consequenceText(order)}
      submitText={m.billing_refund_submit()}
      dismissText={m.billing_refund_dismiss()}
      isWaiting={isWaiting}
      onSubmit={() => {
        orders.send({ type: 'refund.confirmed' });
      }}
      onDismiss={() => {
        orders.send({ type: 'refund.cancelled' });
      }}
    />
  );
};
