import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { DEFAULT_MAX_SUBSCRIPTION_DISCOUNT } from '#contract/user.ts';

const productId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const tokens = z.int().min(1).max(10_000_000);
/** Whole minor units. Payment providers take eight digits at most. */
const amount = z.int().min(1).max(99_999_999);
const cost = z.int().min(0).max(10_000);

const schema = z
  .strictObject({
    /** ISO 4217. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('USD'),
    packages: z.array(z.strictObject({ packageId: productId, tokens, amount })).default([
      { packageId: 'small', tokens: 200, amount: 499 },
      { packageId: 'medium', tokens: 500, amount: 999 },
      { packageId: 'large', tokens: 1200, amount: 1999 },
      { packageId: 'huge', tokens: 3500, amount: 4999 },
    ]),
    /**
     * `monthlyAmount` is what a month costs in the plan of one month, `monthlyTokens` the allowance of a month. Of the greatest
     * discount that is to be had now, a plan gives the share `discountShare`, 0 to 100 per cent. Going to a plan further down in the list
     * begins at once.
     */
    plans: z
      .array(
        z.strictObject({
          planId: productId,
          name: z.string().min(1).max(40),
          months: z.int().min(1).max(12),
          monthlyAmount: amount,
          monthlyTokens: tokens,
          discountShare: z.int().min(0).max(100),
        }),
      )
      .default([
        { planId: 'plus-1', name: 'Plus', months: 1, monthlyAmount: 1299, monthlyTokens: 1000, discountShare: 0 },
        { planId: 'plus-12', name: 'Plus', months: 12, monthlyAmount: 1299, monthlyTokens: 1000, discountShare: 100 },
        { planId: 'premium-1', name: 'Premium', months: 1, monthlyAmount: 2499, monthlyTokens: 3000, discountShare: 0 },
        {
          planId: 'premium-12',
          name: 'Premium',
          months: 12,
          monthlyAmount: 2499,
          monthlyTokens: 3000,
          discountShare: 100,
        },
      ]),
    /** The greatest discount when no promotion says otherwise. */
    maxSubscriptionDiscount: z
      .string()
      .regex(/^\d{1,2}%$/)
      .default(DEFAULT_MAX_SUBSCRIPTION_DISCOUNT),
    /** What newcomers get. */
    welcomeTokens: z.int().min(0).max(10_000_000).default(100),
    /** Tokens for one use of each service. */
    serviceCosts: z
      .strictObject({
        chat: cost.default(1),
        picture: cost.default(10),
        character: cost.default(20),
        speech: cost.default(1),
      })
      .prefault({}),
    /** Days in which people can have their money back. */
    refundDays: z.int().min(0).max(365).default(14),
    /** Days for which an allowance outlasts its period while the renewal is not settled. A renewal takes an hour at the least. */
    renewalGraceDays: z.int().min(1).max(60).default(3),
  })
  .refine(
    ({ packages, plans }) =>
      new Set([...packages.map(({ packageId }) => packageId), ...plans.map(({ planId }) => planId)]).size ===
      packages.length + plans.length,
    { error: 'two products have the same id' },
  );

/** Prices, token costs and free allowance: these defaults, or what the file named by `PRICES_FILE` says. */
export type Prices = z.output<typeof schema>;

export const defaultPrices: Prices = schema.parse({});

/** Reads prices from a JSON file. What it leaves out keeps its default. Throws with what is wrong. */
export const readPrices = (path: string): Prices => {
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
};
