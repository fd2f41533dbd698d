import { useSelector } from '@xstate/react';
import type { Order } from '#contract/order.ts';
import { isRefunding, orderToRefundOf } from '#machines/orders/ordersSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { countText, priceText } from '../money.ts';
import { dialogButtons } from './billingStyles.ts';
import type { OrdersRef } from './billingTypes.ts';

const consequenceText = ({ kind, name, amount, currency, tokens }: Order): string => {
  const words = { price: priceText(amount, currency), tokens: countText(tokens) };
  switch (kind) {
    case 'package':
      return m.billing_refund_package(words);
    case 'subscription':
    case 'renewal':
      return m.billing_refund_plan({ ...words, plan: name ?? '' });
  }
};

/** Asks before the money of an order goes back. */
export const RefundDialog = ({ orders }: { orders: OrdersRef }) => {
  const order = useSelector(orders, orderToRefundOf);
  const isWaiting = useSelector(orders, isRefunding);
  const dismiss = () => {
    orders.send({ type: 'refund.cancelled' });
  };
  if (order === null) return null;
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={m.billing_refund_title()}
      description={consequenceText(order)}
      closeLabel={m.action_close()}
      closesOutside
    >
      <div className={dialogButtons}>
        <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={dismiss}>
          {m.billing_refund_dismiss()}
        </Button>
        <Button
          size="md"
          color="danger"
          isLoading={isWaiting}
          onClick={() => {
            orders.send({ type: 'refund.confirmed' });
          }}
        >
          {m.billing_refund_submit()}
        </Button>
      </div>
    </Dialog>
  );
};
