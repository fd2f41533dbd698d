import type { Promotion } from '#contract/activity.ts';
import type { Database } from '#server/db/database.ts';
import { createProducts } from '#server/features/product/products.ts';
import { createSubscriptionService } from './subscriptionService.ts';
import type { Log } from '#server/log.ts';
import type { Prices } from '#server/prices.ts';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import { createOrderService } from './orderService.ts';
import { createPaymentInbox } from './paymentInbox.ts';
import { createReconciliation } from './reconciliation.ts';
import { createPaymentSync } from './paymentSync.ts';
import { createReconciler } from './reconciler.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface PaymentsDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly prices: Prices;
  /** The promotion that runs now; undefined when none does. */
  readonly promotion: () => Promotion | undefined;
  readonly publicOrigin: () => string;
  readonly log: Log;
  /** How long a process that gives no sign of life keeps an event, in milliseconds. */
  readonly eventLease?: number;
}

/** Everything about buying, with what goes on between requests. */
export const createPayments = (deps: PaymentsDeps) => {
  const { db, provider, prices, promotion, publicOrigin, log, eventLease } = deps;
  const products = createProducts(prices, promotion);
  const renewalGrace = prices.renewalGraceDays * DAY;
  const paymentSync = createPaymentSync({ db, provider, renewalGrace, log });
  const inbox = createPaymentInbox({ db, provider, paymentSync, log, lease: eventLease });
  const reconcile = createReconciliation({ db, inbox, log });
  const reconciler = createReconciler({ db, paymentSync, reconcile, promotion, log });
  return {
    products,
    orders: createOrderService({
      db,
      provider,
      paymentSync,
      products,
      refundDays: prices.refundDays,
      publicOrigin,
      log,
    }),
    subscriptions: createSubscriptionService({
      db,
      provider,
      paymentSync,
      products,
      renewalGrace,
      publicOrigin,
      log,
    }),
    inbox,
    /** Finishes what is left open, now and not at the next full minute. */
    lookAfter: (now?: number): Promise<void> => reconciler.run(now),
    async close(): Promise<void> {
      await inbox.close();
      await reconciler.close();
    },
  };
};
export type Payments = ReturnType<typeof createPayments>;
