import type { Promotion } from '#contract/activity.ts';
import type { Database } from '#server/db/database.ts';
import { grantPromotion, writeExpiries } from '#server/features/ledger/wallet.ts';
import type { Log } from '#server/log.ts';
import * as repository from './orderRepository.ts';
import type { Settlement } from './settlement.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Whoever has not come back this long after the checkout was opened may have paid all the same, and the notice be lost. */
const NOTICE_WITHIN = 5 * MINUTE;
/** The slowest ways to pay take two weeks. */
const PAID_WITHIN = 30 * DAY;

export interface UpkeepDeps {
  readonly db: Database;
  readonly settlement: Settlement;
  /** The promotion that runs now. */
  readonly promotion: () => Promotion | undefined;
  readonly log: Log;
}

/** Finishes each minute what a crash, a lost notice or a provider that was down has left open. */
export const createUpkeep = ({ db, settlement, promotion, log }: UpkeepDeps) => {
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
    await each('refund', await repository.refundingOrders(db), async ({ id, paymentIntentId }) => {
      // Its notice may be lost, or the house may have given the money back itself, which cannot be done again.
      if (paymentIntentId !== null) await settlement.syncPayment(paymentIntentId);
      await settlement.finishRefund(id);
    });
    await each('order', await repository.unsettledBetween(db, now - PAID_WITHIN, now - NOTICE_WITHIN), ({ id }) =>
      settlement.syncOrder(id),
    );
    await each('checkout', await repository.ownerlessCheckouts(db, now), settlement.closeCheckout);
    await each('subscription', await repository.ownerlessSubscriptions(db), ({ id }) =>
      settlement.syncSubscription(id),
    );
    await repository.expireUnopened(db, now);
    await writeExpiries(db, now);
    const { name, tokens, endTime } = promotion() ?? {};
    if (name !== undefined && tokens !== undefined && endTime !== undefined)
      await grantPromotion(db, { name, tokens, endTime });
  };

  let running: Promise<void> | undefined;
  const start = (now: number): Promise<void> =>
    (running ??= run(now)
      .catch((error: unknown) => log.error({ err: error }, 'the upkeep of orders failed'))
      .finally(() => {
        running = undefined;
      }));
  const timer = setInterval(() => void start(Date.now()), MINUTE).unref();

  return {
    /** Does it as at `now`, in milliseconds since 1970. */
    run: start,
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
};
