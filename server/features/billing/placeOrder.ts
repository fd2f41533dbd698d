import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { lockWallet } from '#server/features/ledger/ledger.ts';
import type { Product } from '#server/features/product/products.ts';
import { ApiError } from '#server/http/apiError.ts';
import { accountGone, alreadySubscribed } from './orderErrors.ts';
import * as repository from './orderRepository.ts';
import type { OrderRow } from './orderRepository.ts';

/** How long a checkout can be finished, in milliseconds: the provider takes half an hour to a day. */
export const CHECKOUT_LIFE = 60 * 60 * 1000;

/** What somebody wants to buy. The same key is the same intent. */
export interface OrderIntent {
  readonly walletId: string;
  readonly product: Product;
  readonly returnPath: string;
  readonly key: string;
}

/** The order of an intent, stored before anybody is asked for money. */
export const placeOrder = (db: Database, { walletId, product, returnPath, key }: OrderIntent): Promise<OrderRow> =>
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
