import { errNo } from '#contract/errNo.ts';
import type { PlanTerms } from '#contract/subscription.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { alreadySubscribed } from './orderErrors.ts';
import { endChange, findSubscription, noteTerms, type SubscriptionRow, updateSubscription } from './orderRepository.ts';
import { isRenewalDue } from './periods.ts';
import type { Products } from '#server/features/product/products.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import { type PaymentProvider, PaymentRefused } from '#server/providers/payment/paymentProvider.ts';

/** After this long, in milliseconds, the provider has carried out what it was asked for, or never will. */
const ANSWERED_WITHIN = 5 * 60_000;
/** Tries to claim a change while others write the subscription. */
const TRIES = 10;

export interface PlanChangeDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly products: Products;
  /** Takes over how a subscription stands at the provider. */
  readonly sync: (subscriptionId: string) => Promise<unknown>;
}

/** Who asks for a change. `isAgain`: how it went when it came before, nobody knows. */
export interface ChangeIntent {
  readonly key: string;
  readonly isAgain: boolean;
}

interface Change {
  readonly plan: NonNullable<ReturnType<Products['findPlan']>>;
  readonly isHigher: boolean;
  readonly attempt: number;
}

/**
 * Changes of plan at the provider, one at a time a subscription: what is asked for is noted before, under a number of its own, and what
 * comes again before the provider has answered is the same attempt, which it carries out once. Which plan comes, the provider says; which
 * intent asked for it is noted, so that one that comes again is no other.
 */
export const createPlanChange = ({ db, provider, products, sync }: PlanChangeDeps) => {
  const check = (row: SubscriptionRow, { planId, amount, currency }: PlanTerms): Omit<Change, 'attempt'> => {
    const plan = products.findPlan(planId);
    if (plan === undefined) throw malformed('planId', 'unknown');
    if (plan.amount !== amount || plan.currency !== currency)
      throw new ApiError(errNo.priceChanged, `The plan costs ${plan.amount} ${plan.currency} now`);
    if (planId === (row.nextPlanId ?? row.planId) && row.confirmPlanId === null) throw alreadySubscribed();
    // What the renewal costs is fixed already: a change would be charged beside it.
    if (isRenewalDue(row, Date.now())) throw new ApiError(errNo.conflict, 'The subscription is being renewed');
    const isHigher = plan.rank > (products.findPlan(row.planId)?.rank ?? -1);
    if (!isHigher && plan.months !== row.months)
      throw new ApiError(errNo.conflict, 'A lower plan of another length can begin when this one has ended');
    return { plan, isHigher };
  };

  /** Whether what is asked for waits for the person, was made when it was asked for before, or something else was asked for since. */
  const isOver = (
    { changeKey, planId, nextPlanId, confirmPlanId }: SubscriptionRow,
    wanted: string,
    { key, isAgain }: ChangeIntent,
  ) =>
    wanted === confirmPlanId ||
    (isAgain &&
      changeKey !== null &&
      (changeKey !== key || (wanted === (nextPlanId ?? planId) && confirmPlanId === null)));

  /** Notes the change, unless it is noted; undefined when it is over. Throws 1005 while the provider may be carrying out another one. */
  const claim = async (subscriptionId: string, terms: PlanTerms, intent: ChangeIntent): Promise<Change | undefined> => {
    const { planId } = terms;
    if (intent.isAgain) await sync(subscriptionId);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const row = await findSubscription(db, subscriptionId);
      if (row === undefined) throw new Error('The subscription is gone');
      if (isOver(row, planId, intent)) return undefined;
      const wanted = check(row, terms);
      const now = Date.now();
      if (row.changeTime !== null && now < row.changeTime + ANSWERED_WITHIN) {
        if (row.changePlanId === planId) return { ...wanted, attempt: row.changeTries };
        throw new ApiError(errNo.conflict, 'The subscription is being changed');
      }
      const changeTries = row.changeTries + 1;
      const noted = {
        changePlanId: planId,
        changeTime: now,
        changeTries,
        changeKey: intent.key,
        version: row.version + 1,
      };
      const { name, months, tokens, amount, currency } = wanted.plan;
      const isNoted = await transact(db, async (tx) => {
        if (!(await updateSubscription(tx, row.id, noted, row.version))) return false;
        await noteTerms(tx, { subscriptionId: row.id, planId, name, months, tokens, amount, currency });
        return true;
      });
      if (isNoted) return { ...wanted, attempt: changeTries };
    }
    throw new Error(`The subscription ${subscriptionId} changes faster than it can be read`);
  };

  /** Has the provider change to a plan on these terms. Throws 1014 where they are others now, 1013 when the card is declined. */
  return async (subscriptionId: string, terms: PlanTerms, intent: ChangeIntent): Promise<void> => {
    const claimed = await claim(subscriptionId, terms, intent);
    if (claimed === undefined) return;
    const { plan, isHigher, attempt } = claimed;
    try {
      await provider.changePlan(subscriptionId, plan, isHigher ? 'now' : 'nextPeriod', attempt);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      await endChange(db, subscriptionId, attempt, true);
      if (error.isDeclined) throw new ApiError(errNo.paymentDeclined, 'The card was declined');
      throw error;
    }
    await endChange(db, subscriptionId, attempt, false);
  };
};
