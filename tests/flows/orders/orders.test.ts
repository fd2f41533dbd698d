import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { ORDERS_DELAYS, type OrdersContext, ordersMachine } from '#machines/orders/ordersMachine.ts';
import {
  canLoadMore,
  failureErrNo,
  hasLoadFailed,
  isEmpty,
  isLoadingFirst,
  isLoadingMore,
  isRefunding,
  notRefundedOf,
  orderToRefundOf,
} from '#machines/orders/ordersSelectors.ts';
import { latest, oldest, order, ordersModel, refunding, spent } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(ordersMachine);
const loaded = done('loadOrders', latest);
const more = { type: 'more.requested' } as const;
const refreshed = { type: 'list.refreshRequested' } as const;
const retried = { type: 'load.retried' } as const;
const requested = (orderId: string) => ({ type: 'refund.requested', orderId }) as const;
const confirmed = { type: 'refund.confirmed' } as const;
const cancelled = { type: 'refund.cancelled' } as const;

const blank: OrdersContext = { orders: [], hasMore: false, orderId: null, failure: null };
const filled: OrdersContext = { ...blank, ...latest };
const fourth = order(4).orderId;
const asked: OrdersContext = { ...filled, orderId: fourth };
const broken = { errNo: errNo.internal, fields: [] };
const tooLate = { errNo: errNo.conflict, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const load = { id: 'loadOrders', input: {} };
const loadMore = { id: 'loadOrders', input: { endTime: spent.createTime } };
const refund = { id: 'refundOrder', input: { orderId: fourth } };

describeFlow(ordersModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      failureErrNo(snapshot) === null &&
      !isLoadingMore(snapshot) &&
      !isRefunding(snapshot) &&
      isLoadingFirst(snapshot) === (snapshot.context.orders.length === 0),
    loadFailed: (snapshot) =>
      hasLoadFailed(snapshot) && failureErrNo(snapshot) !== null && snapshot.can(retried) && !isEmpty(snapshot),
    ready: (snapshot) =>
      snapshot.tags.size === 0 &&
      orderToRefundOf(snapshot) === null &&
      !isEmpty(snapshot) &&
      !isLoadingFirst(snapshot) &&
      (notRefundedOf(snapshot) === null || failureErrNo(snapshot) !== null) &&
      canLoadMore(snapshot) === snapshot.context.hasMore,
    loadingMore: (snapshot) =>
      isLoadingMore(snapshot) && snapshot.hasTag('busy') && !canLoadMore(snapshot) && failureErrNo(snapshot) === null,
    confirming: (snapshot) =>
      orderToRefundOf(snapshot)?.canRefund === true &&
      notRefundedOf(snapshot) === null &&
      !isRefunding(snapshot) &&
      snapshot.hasTag('open') &&
      snapshot.tags.size === 1 &&
      snapshot.can(cancelled),
    refunding: (snapshot) =>
      isRefunding(snapshot) &&
      orderToRefundOf(snapshot) !== null &&
      notRefundedOf(snapshot) === null &&
      snapshot.hasTag('busy') &&
      !snapshot.can(cancelled),
  },
  journeys: {
    '[BUY-03] shows the orders': {
      steps: [loaded],
      end: { value: 'ready', context: filled, emitted: [], started: [load] },
    },
    'goes on from the last of many orders': {
      steps: [done('loadOrders', { orders: [order(5), order(4), spent], hasMore: true }), more],
      end: {
        value: 'loadingMore',
        context: { ...filled, orders: [order(5), order(4), spent] },
        emitted: [],
        started: [load, loadMore],
      },
    },
    'stands a page without orders that says there are more': {
      steps: [done('loadOrders', { orders: [], hasMore: true }), more],
      end: {
        value: 'loadingMore',
        context: { ...filled, orders: [] },
        emitted: [],
        started: [load, { ...loadMore, input: { endTime: 0 } }],
      },
    },
    '[BUY-03] goes on from the last order, to the first and no further': {
      steps: [loaded, more, done('loadOrders', oldest), more],
      end: {
        value: 'ready',
        context: { ...blank, orders: [order(4), spent, order(2), order(1)] },
        emitted: [],
        started: [load, loadMore],
      },
    },
    'asks for more once at a time': {
      steps: [loaded, more, more],
      end: { value: 'loadingMore', context: filled, emitted: [], started: [load, loadMore] },
    },
    'keeps what is there when more could not be loaded': {
      steps: [loaded, more, failed('loadOrders', broken)],
      end: { value: 'ready', context: { ...filled, failure: broken }, emitted: [] },
    },
    'forgets that with the next try': {
      steps: [loaded, more, failed('loadOrders', broken), more],
      end: { value: 'loadingMore', context: filled, emitted: [], started: [load, loadMore, loadMore] },
    },
    'gives up on more after a while': {
      steps: [loaded, more, waited(ORDERS_DELAYS.pageTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...filled, failure: unanswered }, emitted: [] },
    },
    'waits for more as long as it may': {
      steps: [loaded, more, waited(29_999)],
      end: { value: 'loadingMore', context: filled, emitted: [] },
    },
    '[BUY-03] gives the money of an order back, once it is confirmed, and tells': {
      steps: [loaded, requested(fourth), confirmed, done('refundOrder', refunding)],
      end: {
        value: 'ready',
        context: { ...filled, orders: [refunding, spent] },
        emitted: [{ type: 'account.changed' }],
        started: [load, refund],
      },
    },
    'gives nothing back before that': {
      steps: [loaded, requested(fourth)],
      end: { value: 'confirming', context: asked, emitted: [], started: [load] },
    },
    'gives nothing back that the person thinks better of': {
      steps: [loaded, requested(fourth), cancelled, confirmed],
      end: { value: 'ready', context: filled, emitted: [], started: [load] },
    },
    'does not ask about an order whose tokens are spent': {
      steps: [loaded, requested(spent.orderId)],
      end: { value: 'ready', context: filled, emitted: [] },
    },
    'does not ask about an order that is not listed': {
      steps: [loaded, requested(order(1).orderId)],
      end: { value: 'ready', context: filled, emitted: [] },
    },
    '[BUY-03] tells of which order the money could not go back, and why': {
      steps: [loaded, requested(fourth), confirmed, failed('refundOrder', tooLate)],
      end: { value: 'ready', context: { ...asked, failure: tooLate }, emitted: [] },
    },
    'forgets that when the person asks again': {
      steps: [loaded, requested(fourth), confirmed, failed('refundOrder', tooLate), requested(fourth)],
      end: { value: 'confirming', context: asked, emitted: [] },
    },
    'forgets that when more orders are wanted': {
      steps: [loaded, requested(fourth), confirmed, failed('refundOrder', tooLate), more],
      end: { value: 'loadingMore', context: filled, emitted: [] },
    },
    'gives up on the money after a while': {
      steps: [loaded, requested(fourth), confirmed, waited(ORDERS_DELAYS.refundTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...asked, failure: unanswered }, emitted: [] },
    },
    'waits for the money as long as it may, and asks for it once': {
      steps: [loaded, requested(fourth), confirmed, confirmed, waited(29_999)],
      end: { value: 'refunding', context: asked, emitted: [], started: [load, refund] },
    },
    'tells why the orders could not be loaded': {
      steps: [failed('loadOrders', broken)],
      end: { value: 'loadFailed', context: { ...blank, failure: broken }, emitted: [] },
    },
    'forgets that while they are loaded again': {
      steps: [failed('loadOrders', broken), retried],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'loads them again when asked to after a failure': {
      steps: [failed('loadOrders', broken), refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'keeps them on view while they are loaded anew, and shows what came since': {
      steps: [loaded, refreshed, done('loadOrders', { orders: [order(5)], hasMore: false })],
      end: { value: 'ready', context: { ...blank, orders: [order(5)] }, emitted: [], started: [load, load] },
    },
    'keeps them when that fails': {
      steps: [loaded, refreshed, failed('loadOrders', broken)],
      end: { value: 'loadFailed', context: { ...filled, failure: broken }, emitted: [] },
    },
    'forgets a failure while they are loaded anew': {
      steps: [loaded, requested(fourth), confirmed, failed('refundOrder', tooLate), refreshed],
      end: { value: 'loading', context: filled, emitted: [] },
    },
    'asks again when an order came while it was loading': {
      steps: [refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'gives up after a while': {
      steps: [waited(ORDERS_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'loadFailed', context: { ...blank, failure: unanswered }, emitted: [] },
    },
    'waits as long as it may': {
      steps: [waited(29_999)],
      end: { value: 'loading', context: blank, emitted: [] },
    },
  },
});
