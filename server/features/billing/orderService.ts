import type { Order, PaymentsPage } from '#contract/order.ts';
import { transact } from '#server/db/transact.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { askProvider } from './askProvider.ts';
import { beginRefund } from './beginRefund.ts';
import { type CheckoutDeps, createCheckoutOpener } from './checkoutOpener.ts';
import { noSuchOrder } from './orderErrors.ts';
import * as repository from './orderRepository.ts';
import { orderView } from './orderView.ts';

export interface OrderDeps extends CheckoutDeps {
  readonly refundDays: number;
}

export const createOrderService = (deps: OrderDeps) => {
  const { db, provider, paymentSync, refundDays, log } = deps;

  const view = async (walletId: string, orderId: string): Promise<Order> => {
    const own = await repository.findOwnOrder(db, walletId, orderId);
    if (own === undefined) throw noSuchOrder();
    return orderView(own, refundDays, Date.now());
  };

  return {
    checkout: createCheckoutOpener(deps),

    async payment(caller: Caller, orderId: string): Promise<Order> {
      return view((await repository.findWallet(db, caller.id)).id, orderId);
    },

    async payments(caller: Caller, endTime: number | undefined, pageSize: number): Promise<PaymentsPage> {
      const { id } = await repository.findWallet(db, caller.id);
      const found = await repository.ordersBefore(db, id, endTime, pageSize + 1);
      const now = Date.now();
      return {
        orders: found.slice(0, pageSize).map((own) => orderView(own, refundDays, now)),
        hasMore: found.length > pageSize,
      };
    },

    /** Closes an open checkout. */
    async cancel(caller: Caller, orderId: string): Promise<Order> {
      const wallet = await repository.findWallet(db, caller.id);
      const own = await repository.findOwnOrder(db, wallet.id, orderId);
      if (own === undefined) throw noSuchOrder();
      const { sessionId, status } = own.order;
      if (status !== 'open') return view(wallet.id, orderId);
      if (sessionId !== null) await askProvider(log, () => provider.expireCheckout(sessionId));
      await transact(db, async (tx) => {
        const current = await repository.lockOrder(tx, orderId);
        if (current.status === 'open' || current.status === 'expired')
          await repository.updateOrder(tx, orderId, { status: 'cancelled' });
      });
      if (sessionId !== null) await askProvider(log, () => paymentSync.syncOrder(orderId));
      return view(wallet.id, orderId);
    },

    /** Takes the tokens back at once, and then has the money sent. What stops in between is finished later. */
    async refund(caller: Caller, orderId: string): Promise<Order> {
      const wallet = await repository.findWallet(db, caller.id);
      await beginRefund(db, wallet.id, orderId, refundDays);
      await paymentSync.finishRefund(orderId).catch((error: unknown) => {
        log.error({ err: error, orderId }, 'a refund has to be finished later');
      });
      return view(wallet.id, orderId);
    },
  };
};
export type OrderService = ReturnType<typeof createOrderService>;
