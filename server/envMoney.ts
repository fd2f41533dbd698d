import * as z from 'zod';
import { described, json, text, url } from './envVariable.ts';

const isoTime = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
const promotion = z
  .strictObject({
    name: z.string().min(1),
    maxSubscriptionDiscount: z.string().regex(/^\d{1,2}%$/),
    tokens: z.int().min(1).max(1_000_000).optional(),
    startTime: isoTime,
    endTime: isoTime,
  })
  .refine(({ startTime, endTime }) => startTime < endTime);

/** What things cost, and who takes the money. */
export const moneyVariables = {
  PROMOTION: described(json.pipe(promotion).optional(), {
    group: 'Payments',
    expectation:
      'JSON such as {"name": "Autumn", "maxSubscriptionDiscount": "50%", "startTime": "2026-10-01T00:00:00Z", "endTime": "2026-11-01T00:00:00Z"}',
    leftOut: 'none',
    example:
      '{"name": "Autumn", "maxSubscriptionDiscount": "50%", "startTime": "2026-10-01T00:00:00Z", "endTime": "2026-11-01T00:00:00Z"}',
    meaning:
      'A time in which plans cost less, as JSON. With `"tokens": 30` in it everybody gets as many, which end with it.',
  }),
  PRICES_FILE: described(text(), {
    group: 'Payments',
    expectation: 'a JSON file with prices, as server/prices.ts describes them',
    leftOut: 'prices of `server/prices.ts`',
    example: './prices.json',
    meaning:
      'A JSON file with packages, plans, token costs and what newcomers get, as `server/prices.ts` describes them. What it leaves out keeps its default.',
    readMore: 'docs/operating/payments.md',
  }),
  STRIPE_SECRET_KEY: described(
    z
      .string()
      .regex(/^[rs]k_/)
      .optional(),
    {
      group: 'Payments',
      expectation: 'a secret key of Stripe, such as sk_live_…',
      isSecret: true,
      leftOut: 'a built-in test checkout where no money moves',
      meaning: 'The secret key of Stripe, `sk_…` or a restricted `rk_…`. Production needs a live one.',
      readMore: 'docs/operating/payments.md',
    },
  ),
  STRIPE_WEBHOOK_SECRET: described(
    z
      .string()
      .regex(/^whsec_/)
      .optional(),
    {
      group: 'Payments',
      expectation: 'the signing secret of a Stripe webhook, such as whsec_…',
      isSecret: true,
      leftOut: 'none; needed with `STRIPE_SECRET_KEY`',
      meaning: 'The signing secret `whsec_…` of the webhook in Stripe, which goes to `/api/order/webhook`.',
      readMore: 'docs/operating/payments.md',
    },
  ),
  STRIPE_API_ORIGIN: described(url('http:', 'https:').optional(), {
    group: 'Payments',
    expectation: 'an address such as https://api.stripe.com',
    leftOut: 'Stripe itself',
    example: 'https://api.stripe.com',
    meaning: 'The address of a stand-in for Stripe.',
  }),
};
