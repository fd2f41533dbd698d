import { assign, emit, setup } from 'xstate';
import type { Order, PaymentsPage } from '#contract/order.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { loadFailed } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** What `loadOrders` is asked for: the latest orders, or those from `endTime` on. */
export interface LoadOrdersInput {
  endTime?: number;
}

export interface OrdersContext {
  /** The latest first. */
  orders: readonly Order[];
  hasMore: boolean;
  /** The order whose money is to go back, or could not go back; `null` when there is none. */
  orderId: string | null;
  /** Why the last call failed: of the order `orderId`, or else of the list. */
  failure: Failure | null;
}

export type OrdersEvent =
  | { type: 'load.retried' }
  /** An order was made or settled since: the list on view is out of date. */
  | { type: 'list.refreshRequested' }
  | { type: 'more.requested' }
  | { type: 'refund.requested'; orderId: string }
  | { type: 'refund.confirmed' }
  | { type: 'refund.cancelled' };

export type OrdersEmitted =
  /** Tokens or plan are others now. */
  { type: 'account.changed' };

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const ORDERS_DELAYS = { loadTimeout: 30_000, pageTimeout: 30_000, refundTimeout: 30_000 } as const;

const types: {
  context?: OrdersContext;
  events?: OrdersEvent;
  emitted?: OrdersEmitted;
  tags?: 'busy' | 'failed' | 'open';
} = {};

/** The person's orders, page by page, and getting the money of one back. */
export const ordersMachine = setup({
  types,
  actors: {
    loadOrders: promisePlaceholder<PaymentsPage, LoadOrdersInput>('loadOrders'),
    refundOrder: promisePlaceholder<Order, { orderId: string }>('refundOrder'),
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    canRefund: ({ context }, { orderId }: { orderId: string }) =>
      context.orders.some((order) => order.orderId === orderId && order.canRefund),
  },
  actions: {
    setPage: assign({
      orders: (_, page: PaymentsPage) => page.orders,
      hasMore: (_, page: PaymentsPage) => page.hasMore,
    }),
    appendPage: assign({
      orders: ({ context }, page: PaymentsPage) => [...context.orders, ...page.orders],
      hasMore: (_, page: PaymentsPage) => page.hasMore,
    }),
    setOrderId: assign({ orderId: (_, { orderId }: { orderId: string }) => orderId }),
    replaceOrder: assign({
      orders: ({ context }, order: Order) =>
        context.orders.map((known) => (known.orderId === order.orderId ? order : known)),
      orderId: null,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clear: assign({ orderId: null, failure: null }),
    tellAccountChanged: emit({ type: 'account.changed' }),
  },
  delays: ORDERS_DELAYS,
}).createMachine({
  id: 'orders',
  context: { orders: [], hasMore: false, orderId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: {},
        onDone: { target: 'ready', actions: withOutput('setPage') },
        onError: { target: 'loadFailed', actions: failed },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: unanswered } },
      on: { 'list.refreshRequested': { target: 'loading', reenter: true } },
    },
    loadFailed: loadFailed('clear'),
    ready: {
      exit: 'clear',
      on: {
        'list.refreshRequested': 'loading',
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'refund.requested': { guard: withEvent('canRefund'), target: 'confirming', actions: withEvent('setOrderId') },
      },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: ({ context }) => ({ endTime: context.orders.at(-1)?.createTime ?? 0 }),
        onDone: { target: 'ready', actions: withOutput('appendPage') },
        onError: { target: 'ready', actions: failed },
      },
      after: { pageTimeout: { target: 'ready', actions: unanswered } },
      on: { 'list.refreshRequested': 'loading' },
    },
    confirming: {
      tags: 'open',
      on: {
        'refund.cancelled': { target: 'ready', actions: 'clear' },
        'refund.confirmed': 'refunding',
      },
    },
    /** Cannot be cancelled: nobody could tell whether it came too late. */
    refunding: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'refundOrder',
        src: 'refundOrder',
        input: ({ context }) => ({ orderId: context.orderId ?? '' }),
        onDone: { target: 'ready', actions: [withOutput('replaceOrder'), 'tellAccountChanged'] },
        onError: { target: 'ready', actions: failed },
      },
      after: { refundTimeout: { target: 'ready', actions: unanswered } },
    },
  },
});
