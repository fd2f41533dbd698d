import type { Checkout } from '#contract/order.ts';
import { isSitePath } from '#contract/path.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { lockWallet } from '#server/features/ledger/ledger.ts';
import type { Product, Products } from '#server/features/product/products.ts';
import { malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { PaymentProvider, PlanTerms } from '#server/providers/payment/paymentProvider.ts';
import { askProvider } from './askProvider.ts';
import { accountGone } from './orderErrors.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import type { PaymentSync } from './paymentSync.ts';
import { CHECKOUT_LIFE, placeOrder } from './placeOrder.ts';

export interface CheckoutDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly paymentSync: PaymentSync;
  readonly products: Products;
  readonly publicOrigin: () => string;
  readonly log: Log;
}

const termsOf = ({ productId, name, months, tokens }: OrderRow): PlanTerms | undefined =>
  name === null || months === null ? undefined : { planId: productId, name, months, tokens };

const titleOf = ({ name, months, tokens }: OrderRow): string =>
  name === null ? `${tokens} Liora tokens` : `Liora ${name}, ${months === 1 ? '1 month' : `${months} months`}`;

/** Opens the checkout of a product. The same key gives the same checkout. */
export const createCheckoutOpener = ({ db, provider, paymentSync, products, publicOrigin, log }: CheckoutDeps) => {
  const customerOf = async (walletId: string, known: string | null, email: string): Promise<string> => {
    if (known !== null) return known;
    const customerId = await askProvider(log, () => provider.createCustomer(walletId, email));
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

  return async (
    caller: Caller,
    request: { readonly kind: Product['kind']; readonly productId: string; readonly returnPath: string },
    key: string,
  ): Promise<Checkout> => {
    const { returnPath } = request;
    const product = products.find(request.kind, request.productId);
    if (product === undefined) throw malformed('productId', 'unknown');
    if (!isSitePath(returnPath)) throw malformed('returnPath', 'notAPath');
    const wallet = await repository.findWallet(db, caller.id);
    const order = await placeOrder(db, { walletId: wallet.id, product, returnPath, key });
    if (order.checkoutUrl !== null) return { orderId: order.id, checkoutURL: order.checkoutUrl };
    const customerId = await customerOf(wallet.id, wallet.customerId, caller.email);
    const { sessionId, url } = await askProvider(log, () =>
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
      await askProvider(log, () => paymentSync.closeCheckout({ id: order.id, sessionId }));
      throw accountGone();
    }
    return { orderId: order.id, checkoutURL: url };
  };
};
