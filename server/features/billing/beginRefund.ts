import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { lockWallet, takeBack } from '#server/features/ledger/ledger.ts';
import { ApiError } from '#server/http/apiError.ts';
import { noSuchOrder } from './orderErrors.ts';
import * as repository from './orderRepository.ts';
import { canRefund } from './orderView.ts';

/** Takes the tokens of an order back, so that its money can be sent. Once that has begun, it does nothing. */
export const beginRefund = (db: Database, walletId: string, orderId: string, refundDays: number): Promise<void> =>
  transact(db, async (tx) => {
    await lockWallet(tx, walletId);
    const own = await repository.findOwnOrder(tx, walletId, orderId);
    if (own === undefined) throw noSuchOrder();
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
