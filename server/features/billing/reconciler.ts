import type { Promotion } from '#contract/activity.ts';
import { readAgreedTime } from '#server/db/agreedTime.ts';
import type { Database } from '#server/db/database.ts';
import { grantPromotion, takeExpiriesBack, writeExpiries } from '#server/features/ledger/wallet.ts';
import type { Log } from '#server/log.ts';
import { startLoop } from '#server/loop.ts';
import {
  endTurn,
  takeOwnerlessCheckouts,
  takeOwnerlessSubscriptions,
  takeRefunding,
  takeSubscriptions,
  takeTurn,
  takeUnsettled,
} from './lookRepository.ts';
import * as repository from './orderRepository.ts';
import type { PaymentSync } from './paymentSync.ts';

const MINUTE = 60_000;
const NAME = 'upkeep';
/** A process that gives no sign of life has had its turn after this long. */
const LEASE = 10 * MINUTE;
/** A little less than a minute, so that nobody comes just too early. */
const EVERY = MINUTE - 5000;

export interface ReconcilerDeps {
  readonly db: Database;
  readonly paymentSync: PaymentSync;
  /** Catches up with what no notice came of. */
  readonly reconcile: (now: number) => Promise<void>;
  /** The promotion that runs now. */
  readonly promotion: () => Promotion | undefined;
  readonly log: Log;
}

/** Finishes each minute, in one process of all, what a crash, a lost notice or a provider that was down has left open. */
export const createReconciler = ({ db, paymentSync, reconcile, promotion, log }: ReconcilerDeps) => {
  /** One that fails does not keep the others from their turn. */
  const each = async <T>(what: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
    for (const item of items)
      try {
        await work(item);
      } catch (error) {
        log.error({ err: error, what }, 'something has to be finished later');
      }
  };

  const run = async (now: number): Promise<void> => {
    await each('reconciliation', [now], reconcile);
    await each('refund', await takeRefunding(db, now), async ({ id, paymentIntentId }) => {
      // Its notice may be lost, or the house may have given the money back itself, which cannot be done again.
      if (paymentIntentId !== null) await paymentSync.syncPayment(paymentIntentId);
      await paymentSync.finishRefund(id);
    });
    await each('order', await takeUnsettled(db, now), ({ id }) => paymentSync.syncOrder(id));
    await each('plan', await takeSubscriptions(db, now), async ({ id, invoiceId }) => {
      await paymentSync.syncLatestInvoice(id, invoiceId);
      await paymentSync.syncSubscription(id);
    });
    await each('checkout', await takeOwnerlessCheckouts(db, now), paymentSync.closeCheckout);
    await each('subscription', await takeOwnerlessSubscriptions(db, now), ({ id }) => paymentSync.syncSubscription(id));
    await repository.expireUnopened(db, now);
    await takeExpiriesBack(db, now);
    await writeExpiries(db, now);
    const { name, tokens, endTime } = promotion() ?? {};
    if (name !== undefined && tokens !== undefined && endTime !== undefined)
      await grantPromotion(db, { name, tokens, endTime });
  };

  let running: Promise<void> | undefined;
  const start = (now?: number): Promise<void> =>
    (running ??= (now === undefined ? readAgreedTime(db).then(run) : run(now))
      .catch((error: unknown) => log.error({ err: error }, 'orders could not be reconciled'))
      .finally(() => {
        running = undefined;
      }));
  const takeTurns = async (): Promise<void> => {
    const now = await readAgreedTime(db);
    if ((await takeTurn(db, NAME, now, LEASE)) === undefined) return;
    await start(now);
    await endTurn(db, NAME, now + EVERY);
  };
  const loop = startLoop(takeTurns, MINUTE, (error) =>
    log.error({ err: error }, 'the reconciler of orders has no turn'),
  );

  return {
    /** Does it as at `now`, in milliseconds since 1970; left out, the agreed time. */
    run: start,
    async close(): Promise<void> {
      await loop.close();
      await running;
    },
  };
};
