import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';

export interface PaymentSyncDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  /** How long an allowance outlasts its period while the renewal is not settled, in milliseconds. */
  readonly renewalGrace: number;
  readonly log: Log;
}
