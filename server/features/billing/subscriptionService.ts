import { errNo } from '#contract/errNo.ts';
import type { PlanTerms, Subscription } from '#contract/subscription.ts';
import type { Database } from '#server/db/database.ts';
import * as repository from './orderRepository.ts';
import type { SubscriptionRow } from './orderRepository.ts';
import { isRenewalDue } from './periods.ts';
import type { PaymentSync } from './paymentSync.ts';
import type { Products } from '#server/features/product/products.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import { screenUrl } from '#server/screenUrl.ts';
import { type ChangeIntent, createPlanChange } from './planChange.ts';
import { subscriptionView } from './subscriptionView.ts';

export interface SubscriptionDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly paymentSync: PaymentSync;
  readonly products: Products;
  /** How long an allowance outlasts its period while the renewal is not settled, in milliseconds. */
  readonly renewalGrace: number;
  readonly publicOrigin: () => string;
  readonly log: Log;
}

export const createSubscriptionService = ({
  db,
  provider,
  paymentSync,
  products,
  renewalGrace,
  publicOrigin,
  log,
}: SubscriptionDeps) => {
  const changePlan = createPlanChange({ db, provider, products, sync: paymentSync.syncSubscription });

  const find = async (caller: Caller): Promise<{ subscription: Subscription | null }> => {
    const row = await repository.liveSubscriptionOfAccount(db, caller.id);
    return { subscription: row === undefined ? null : subscriptionView(row, renewalGrace, Date.now()) };
  };

  const live = async (caller: Caller): Promise<SubscriptionRow> => {
    const row = await repository.liveSubscriptionOfAccount(db, caller.id);
    if (row === undefined) throw new ApiError(errNo.subscriptionNeeded, 'There is no subscription');
    return row;
  };

  /** Has the provider change a subscription, and tells how it stands then. */
  const change = async (caller: Caller, work: (row: SubscriptionRow) => Promise<void>) => {
    const row = await live(caller);
    try {
      await work(row);
      await paymentSync.syncSubscription(row.id);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      log.error({ err: error, subscriptionId: row.id }, 'the payment provider did not change a subscription');
      throw new ApiError(errNo.providerFailed, 'The payment provider did not make the change');
    }
    return find(caller);
  };

  return {
    find,

    /** Name and end of the running plan. */
    async plan(caller: Caller) {
      const row = await repository.liveSubscriptionOfAccount(db, caller.id);
      return { plan: row === undefined ? null : { planId: row.planId, name: row.name, expireTime: row.periodEnd } };
    },

    /**
     * Goes over to another plan: to a higher one at once, paid in full, with a new period, where what is left of the old
     * allowance stays; to a lower one of the same length with the next period. A shorter one has to be begun anew.
     */
    change: (caller: Caller, terms: PlanTerms, intent: ChangeIntent) =>
      change(caller, async ({ id, invoiceId }) => {
        await changePlan(id, terms, intent);
        await paymentSync.syncLatestInvoice(id, invoiceId);
      }),

    /** One whose renewal is due ends at once: nothing more is charged. `isAgain`: this may have ended it before. */
    async cancel(caller: Caller, isAgain: boolean) {
      const found = await find(caller);
      if (isAgain && found.subscription === null) return found;
      return change(caller, async ({ id }) => {
        await paymentSync.syncLatestInvoice(id);
        await (isRenewalDue(await live(caller), Date.now())
          ? provider.endSubscription(id)
          : provider.setEnding(id, true));
      });
    },

    resume: (caller: Caller) => change(caller, (row) => provider.setEnding(row.id, false)),

    /** Address of the provider's pages for the person. */
    async portal(caller: Caller): Promise<{ portalURL: string }> {
      const { customerId } = await repository.findWallet(db, caller.id);
      if (customerId === null) throw new ApiError(errNo.notFound, 'Nothing was paid yet');
      try {
        return { portalURL: await provider.portal(customerId, screenUrl(publicOrigin(), '/settings')) };
      } catch (error) {
        log.error({ err: error }, 'the payment provider did not open its pages');
        throw new ApiError(errNo.providerFailed, 'The payment provider did not answer');
      }
    },
  };
};
export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
