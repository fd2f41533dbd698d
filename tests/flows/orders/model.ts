import { errNo } from '#contract/errNo.ts';
import type { Order } from '#contract/order.ts';
import { ordersMachine } from '#machines/orders/ordersMachine.ts';
import { ordersDescription } from '#machines/orders/ordersDescription.ts';
import { paid } from '../purchase/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const DAY = 24 * 60 * 60 * 1000;
const march = Date.UTC(2026, 2, 1, 12);

/** The `number`th of a person, one a day: paid, and with its tokens unspent. */
export const order = (number: number): Order => ({
  ...paid,
  orderId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  createTime: march + number * DAY,
  payTime: march + number * DAY + 60_000,
});
/** Paid, but its tokens are spent. */
export const spent: Order = { ...order(3), canRefund: false };
export const latest = { orders: [order(4), spent], hasMore: true };
export const oldest = { orders: [order(2), order(1)], hasMore: false };
export const refunding: Order = { ...order(4), status: 'refunding', canRefund: false };

const broken = { broken: { errNo: errNo.internal } };

const fixtures = {
  events: {
    'load.retried': bare,
    'list.refreshRequested': bare,
    'more.requested': bare,
    'refund.requested': {
      'the fourth': { orderId: order(4).orderId },
      'the second': { orderId: order(2).orderId },
    },
    'refund.confirmed': bare,
    'refund.cancelled': bare,
  },
  done: {
    loadOrders: { 'with more': latest, last: oldest },
    refundOrder: { ok: refunding },
  },
  failed: { loadOrders: broken, refundOrder: { 'too late': { errNo: errNo.conflict } } },
} satisfies Fixtures<typeof ordersMachine>;

const canRefund = (orders: readonly Order[], number: number) =>
  orders.some((listed) => listed.orderId === order(number).orderId && listed.canRefund);

/** Paths through loading, loading more and getting money back. */
export const ordersModel = {
  machine: ordersMachine,
  description: ordersDescription,
  fixtures,
  key: ({ orders, hasMore }) => [canRefund(orders, 4), canRefund(orders, 2), hasMore],
} satisfies Model<typeof ordersMachine>;
