import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { amount, currency, percentage, productId, tokenCount } from './money.ts';
import { nothing, time } from './text.ts';

const plan = z.object({
  planId: productId,
  /** Of the tier, such as "Plus"; a tier comes in several lengths. */
  name: z.string(),
  /** Length of a period. */
  months: z.int().check(z.positive()),
  /** For one period. */
  amount,
  /** What the period would cost month by month. */
  listAmount: amount,
  currency,
  /** By how much `amount` is below `listAmount`; "0%" when it is not. */
  discount: percentage,
  /** Allowance that each paid period brings; what is left of it ends with the period. */
  tokens: tokenCount,
  /** Changing to a higher rank begins at once, to a lower one with the next period. */
  rank: z.int(),
});
export type Plan = z.infer<typeof plan>;

/** What holds of all that is sold. */
const shopTerms = z.object({
  /** What newcomers get. */
  welcomeTokens: tokenCount,
  /** Tokens for one use of each service. */
  serviceCosts: z.array(z.object({ service: z.string(), cost: z.int() })),
  /** Days in which people can have their money back; 0 where they cannot. */
  refundDays: z.int().check(z.nonnegative()),
  /** When the discount ends that holds now; `null` where that is no promotion. */
  discountEndTime: z.nullable(time),
});
export type ShopTerms = z.infer<typeof shopTerms>;

/** The plans, by rank. Prices are those of today; a subscription keeps the price that it began with. */
export const subscriptionPlans = defineCall({
  method: 'GET',
  path: '/api/subscription/plans',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({ plans: z.array(plan), maxSubscriptionDiscount: percentage, terms: shopTerms }),
});
export type SubscriptionPlans = ResponseOf<typeof subscriptionPlans>;

/**
 * - `active`: its period is paid. `renewing`: that is over, and the renewal is being charged, which takes about an hour.
 * - `pastDue`: the renewal could not be charged yet; the tokens of the last period stay. `unpaid`: they have ended, too.
 */
const subscription = z.object({
  planId: productId,
  name: z.string(),
  months: z.int().check(z.positive()),
  /** Of a period. */
  amount,
  currency,
  status: z.enum(['active', 'renewing', 'pastDue', 'unpaid']),
  periodStart: time,
  /** Of the last period that was paid. */
  periodEnd: time,
  /** Until when its tokens can be spent unless a renewal is paid before: `periodEnd`, or later where one can still come. */
  allowanceEnd: time,
  /** Ends with the period and is not renewed. */
  isEnding: z.boolean(),
  /** The plan from the next period on; `null` when it stays. */
  nextPlanId: z.nullable(productId),
  /**
   * The plan that begins at once when the person has confirmed its payment on a page of the payment provider, and until when that can be
   * done; `null` when nothing is to be confirmed.
   */
  confirmation: z.nullable(z.object({ planId: productId, confirmURL: z.string(), expireTime: time })),
});
export type Subscription = z.infer<typeof subscription>;

/** What a plan costs for a period, as a person was told. */
const planTerms = z.strictObject({ planId: productId, amount, currency });
export type PlanTerms = z.infer<typeof planTerms>;

const detail = z.object({ subscription: z.nullable(subscription) });

/** The running subscription; `null` without one. */
export const subscriptionDetail = defineCall({
  method: 'GET',
  path: '/api/subscription/detail',
  encoding: 'query',
  access: 'signedIn',
  request: nothing,
  response: detail,
});

/**
 * Goes over to another plan, for the amount that the person has read. Where the bank wants the person to confirm the payment, the plan stays
 * until that is done, as `confirmation` says; asking for the plan that runs gives the change up. Where that is not what the plan costs now: 1014, and nothing
 * changes. Without a subscription: 3100. The same plan: 60003. A card that is declined: 1013, and nothing changes.
 * While another change has no answer from the payment provider yet, or a renewal is not settled: 1005.
 */
export const subscriptionChange = defineCall({
  method: 'POST',
  path: '/api/subscription/change',
  encoding: 'json',
  access: 'ready',
  request: planTerms,
  response: detail,
  needsIdempotencyKey: true,
});

/** Lets the subscription end with its period, or at once where that is over and the renewal not settled. Without a subscription: 3100. */
export const subscriptionCancel = defineCall({
  method: 'POST',
  path: '/api/subscription/cancel',
  encoding: 'json',
  access: 'signedIn',
  request: nothing,
  response: detail,
  needsIdempotencyKey: true,
});

/** Takes a cancellation back. Without a subscription: 3100. */
export const subscriptionResume = defineCall({
  method: 'POST',
  path: '/api/subscription/resume',
  encoding: 'json',
  access: 'signedIn',
  request: nothing,
  response: detail,
  needsIdempotencyKey: true,
});

/** Address of the payment provider's pages for cards and receipts. Whoever never paid: 1004. */
export const subscriptionPortal = defineCall({
  method: 'POST',
  path: '/api/subscription/portal',
  encoding: 'json',
  access: 'signedIn',
  request: nothing,
  response: z.object({ portalURL: z.string() }),
  needsIdempotencyKey: true,
});

/** Name and end of the running plan; `null` without one. */
export const userPlan = defineCall({
  method: 'GET',
  path: '/api/user/plan',
  encoding: 'query',
  access: 'signedIn',
  request: nothing,
  response: z.object({ plan: z.nullable(z.object({ planId: productId, name: z.string(), expireTime: time })) }),
});
