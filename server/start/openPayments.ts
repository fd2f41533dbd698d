import type { Database } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { runningPromotion } from '#server/features/activity/activity.ts';
import { WEBHOOK_PATH } from '#server/features/billing/orderRoutes.ts';
import { createPayments } from '#server/features/billing/payments.ts';
import { type DevPayments, openDevPayments } from '#server/features/devPayments/devPayments.ts';
import { databaseStore } from '#server/features/devPayments/objectRepository.ts';
import type { Log } from '#server/log.ts';
import { type StripeSettings, stripeProvider } from '#server/providers/payment/stripe/stripeProvider.ts';

export interface PaymentsDeps {
  readonly env: Env;
  readonly db: Database;
  readonly publicOrigin: () => string;
  /** Where the server listens. */
  readonly address: () => string;
  readonly log: Log;
}

/** Stripe, or the embedded service that stands in for it. */
const stripeSettings = (env: Env, devPayments: DevPayments | undefined): StripeSettings => {
  if (devPayments !== undefined) return devPayments.settings;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_ORIGIN: apiOrigin } = env;
  if (secretKey === undefined || webhookSecret === undefined) throw new Error('Stripe is not set up');
  return { secretKey, webhookSecret, ...(apiOrigin !== undefined && { apiOrigin }) };
};

/** Payments, and the embedded service where Stripe is not set up. */
export const openPayments = async ({ env, db, publicOrigin, address, log }: PaymentsDeps) => {
  const devPayments =
    env.STRIPE_SECRET_KEY === undefined
      ? await openDevPayments({
          store: databaseStore(db),
          publicOrigin,
          webhookUrl: () => address() + WEBHOOK_PATH,
          log,
        })
      : undefined;
  const payments = createPayments({
    db,
    provider: stripeProvider(stripeSettings(env, devPayments)),
    prices: env.prices,
    promotion: () => runningPromotion(env.PROMOTION, Date.now()),
    publicOrigin,
    log,
  });
  return { payments, devPayments };
};
