import type { SnapshotFrom } from 'xstate';
import type { Order } from '#contract/order.ts';
import type { ordersMachine } from './ordersMachine.ts';

export type OrdersSnapshot = SnapshotFrom<typeof ordersMachine>;

const orderOf = ({ context }: OrdersSnapshot): Order | null =>
  context.orders.find(({ orderId }) => orderId === context.orderId) ?? null;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: OrdersSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.orders.length === 0;
/** The list could not be loaded. */
export const hasLoadFailed = (snapshot: OrdersSnapshot): boolean => snapshot.hasTag('failed');
/** The person has not bought anything yet. */
export const isEmpty = (snapshot: OrdersSnapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.orders.length === 0;
export const isLoadingMore = (snapshot: OrdersSnapshot): boolean => snapshot.matches('loadingMore');
export const canLoadMore = (snapshot: OrdersSnapshot): boolean => snapshot.can({ type: 'more.requested' });

/** The order whose money the person is asked about, or is waiting for; `null` when there is none. */
export const orderToRefundOf = (snapshot: OrdersSnapshot): Order | null =>
  snapshot.hasTag('open') ? orderOf(snapshot) : null;
/** The money of the order is on its way back. */
export const isRefunding = (snapshot: OrdersSnapshot): boolean => snapshot.matches('refunding');
/** The order whose money could not go back at the last try; `null` when there is none. */
export const notRefundedOf = (snapshot: OrdersSnapshot): Order | null =>
  snapshot.matches('ready') ? orderOf(snapshot) : null;

/** Why the last call failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: OrdersSnapshot): number | null => context.failure?.errNo ?? null;
