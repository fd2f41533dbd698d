import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import type { Checkout, Order, PaymentsPage } from '#contract/order.ts';
import { isSitePath } from '#contract/path.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { lockWallet, takeBack } from '#server/features/ledger/ledger.ts';
import type { Product, Products } from '#server/features/product/products.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { PaymentProvider, PlanTerms } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import { canRefund, orderView } from './orderView.ts';
import type { PaymentSync } from './paymentSync.ts';

/** How long a checkout can be finished, in milliseconds: the provider takes half an hour to a day. */
const CHECKOUT_LIFE = 60 * 60 * 1000;

export interface OrderDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly paymentSync: PaymentSync;
  readonly products: Products;
  readonly refundDays: number;
  readonly publicOrigin: () => string;
  readonly log: Log;
}

/** 60003. */
export const alreadySubscribed = () => new ApiError(errNo.alreadySubscribed, 'There is a subscription already');
/** 1007, when the payment provider does not answer or refuses. */
const providerFailed = () => new ApiError(errNo.providerFailed, 'The payment provider did not answer');

/** 1002, when the account was deleted meanwhile. */
const accountGone = () => new ApiError(errNo.notSignedIn, 'The account is deleted');

const termsOf = ({ productId, name, months, tokens }: OrderRow): PlanTerms | undefined =>
  name === null || months === null ? undefined : { planId: productId, name, months, tokens };

export const createOrderService = ({
  db,
  provider,
  paymentSync,
  products,
  refundDays,
  publicOrigin,
  log,
}: OrderDeps) => {
  /** Asks the payment provider; what goes wrong there is 1007. */
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error }, 'the payment provider failed');
      throw providerFailed();
    }
  };

  const view = async (walletId: string, orderId: string): Promise<Order> => {
    const own = await repository.findOwnOrder(db, walletId, orderId);
    if (own === undefined) throw new ApiError(errNo.notFound, 'No such order');
    return orderView(own, refundDays, Date.now());
  };

  const customerOf = async (walletId: string, known: string | null, email: string): Promise<string> => {
    if (known !== null) return known;
    const customerId = await ask(() => provider.createCustomer(walletId, email));
    await repository.setCustomer(db, walletId, customerId);
    return customerId;
  };

  /** Where the checkout leads back to. */
  const returnUrl = (order: OrderRow, isCancelled: boolean): string => {
    const url = new URL(order.returnPath, publicOrigin());
    url.searchParams.set('orderId', order.id);
    if (isCancelled) url.searchParams.set('checkout', 'cancelled');
    return url.href;
  };

  const titleOf = ({ name, months, tokens }: OrderRow): string =>
    name === null ? `${tokens} Liora tokens` : `Liora ${name}, ${months === 1 ? '1 month' : `${months} months`}`;

  /** The order of an intent, stored before anybody is asked for money. */
  const place = (walletId: string, product: Product, returnPath: string, key: string): Promise<OrderRow> =>
    transact(db, async (tx) => {
      if (!(await lockWallet(tx, walletId)).isOwned) throw accountGone();
      const placed = await repository.findOrderOfIntent(tx, walletId, key);
      if (placed !== undefined) {
        const { kind, productId } = placed;
        if (kind !== product.kind || productId !== product.productId || placed.returnPath !== returnPath)
          throw new ApiError(errNo.conflict, 'The Idempotency-Key was used for another request');
        return placed;
      }
      if (product.kind === 'subscription' && (await repository.liveSubscription(tx, walletId)) !== undefined)
        throw alreadySubscribed();
      const now = Date.now();
      return repository.insertOrder(tx, {
        ...product,
        id: randomUUID(),
        walletId,
        status: 'open',
        returnPath,
        idempotencyKey: key,
        createTime: now,
        expireTime: now + CHECKOUT_LIFE,
      });
    });

  return {
    /** Opens the checkout of a product. The same key gives the same checkout. */
    async checkout(
      caller: Caller,
      request: { readonly kind: Product['kind']; readonly productId: string; readonly returnPath: string },
      key: string,
    ): Promise<Checkout> {
      const product = products.find(request.kind, request.productId);
      if (product === undefined) throw malformed('productId', 'unknown');
      if (!isSitePath(request.returnPath)) throw malformed('returnPath', 'notAPath');
      const wallet = await repository.findWallet(db, caller.id);
      const order = await place(wallet.id, product, request.returnPath, key);
      if (order.checkoutUrl !== null) return { orderId: order.id, checkoutURL: order.checkoutUrl };
      const customerId = await customerOf(wallet.id, wallet.customerId, caller.email);
      const { sessionId, url } = await ask(() =>
        provider.createCheckout({
          orderId: order.id,
          walletId: wallet.id,
          customerId,
          title: titleOf(order),
          amount: order.amount,
          currency: order.currency,
          plan: termsOf(order),
          successUrl: returnUrl(order, false),
          cancelUrl: returnUrl(order, true),
          expireTime: order.expireTime ?? order.createTime + CHECKOUT_LIFE,
        }),
      );
      const isOwned = await transact(db, async (tx) => {
        const locked = await lockWallet(tx, wallet.id);
        await repository.updateOrder(tx, order.id, { sessionId, checkoutUrl: url });
        return locked.isOwned;
      });
      if (!isOwned) {
        await ask(() => paymentSync.closeCheckout({ id: order.id, sessionId }));
        throw accountGone();
      }
      return { orderId: order.id, checkoutURL: url };
    },

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
      if (own === undefined) throw new ApiError(errNo.notFound, 'No such order');
      const { sessionId, status } = own.order;
      if (status !== 'open') return view(wallet.id, orderId);
      if (sessionId !== null) await ask(() => provider.expireCheckout(sessionId));
      await transact(db, async (tx) => {
        const current = await repository.lockOrder(tx, orderId);
        if (current.status === 'open' || current.status === 'expired')
          await repository.updateOrder(tx, orderId, { status: 'cancelled' });
      });
      if (sessionId !== null) await ask(() => paymentSync.syncOrder(orderId));
      return view(wallet.id, orderId);
    },

    /** Takes the tokens back at once, and then has the money sent. What stops in between is finished later. */
    async refund(caller: Caller, orderId: string): Promise<Order> {
      const wallet = await repository.findWallet(db, caller.id);
      await transact(db, async (tx) => {
        await lockWallet(tx, wallet.id);
        const own = await repository.findOwnOrder(tx, wallet.id, orderId);
        if (own === undefined) throw new ApiError(errNo.notFound, 'No such order');
        if (own.order.status === 'refunding' || own.order.status === 'refunded') return;
        const { paymentId, tokens, version, refundTries } = await repository.lockOrder(tx, orderId);
        if (paymentId === null || !canRefund(own, refundDays, Date.now()))
          throw new ApiError(errNo.conflict, 'The order cannot be refunded: its time is over or its tokens are spent');
        await takeBack(tx, { orderId, cause: repository.causeOf(paymentId), tokens });
        await repository.updateOrder(tx, orderId, {
          status: 'refunding',
          lookTime: null,
          refundId: null,
          refundTries: refundTries + 1,
          version: version + 1,
        });
      });
      await paymentSync.finishRefund(orderId).catch((error: unknown) => {
        log.error({ err: error, orderId }, 'a refund has to be finished later');
      });
      return view(wallet.id, orderId);
    },
  };
};
export type OrderService = ReturnType<typeof createOrderService>;
