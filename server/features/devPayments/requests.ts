import * as z from 'zod';

const digits = z.string().regex(/^\d+$/).transform(Number);
const currency = z.string().regex(/^[a-z]{3}$/);
const metadata = z.record(z.string(), z.string().max(500)).default({});
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');
const recurring = z.object({ interval: z.enum(['month', 'year']), interval_count: digits.default(1) });

export const newCustomer = z.object({ email: z.string(), metadata });
export const newCheckout = z.object({
  mode: z.enum(['payment', 'subscription']),
  customer: z.string(),
  client_reference_id: z.string(),
  metadata,
  line_items: z.object({
    0: z.object({
      quantity: z.literal('1'),
      price_data: z.object({
        currency,
        unit_amount: digits,
        product_data: z.object({ name: z.string() }),
        recurring: z.optional(recurring),
      }),
    }),
  }),
  payment_intent_data: z.optional(z.object({ metadata })),
  subscription_data: z.optional(z.object({ metadata })),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: digits,
});
export const newPrice = z.object({ currency, product: z.string(), unit_amount: digits, recurring });
export const subscriptionUpdate = z.object({
  cancel_at_period_end: z.optional(truth),
  metadata: z.optional(z.record(z.string(), z.string())),
  proration_behavior: z.optional(z.literal('none')),
  payment_behavior: z.optional(z.enum(['error_if_incomplete', 'pending_if_incomplete'])),
  billing_cycle_anchor: z.optional(z.object({ type: z.literal('now') })),
  trial_end: z.optional(z.union([digits, z.literal('now')])),
  items: z.optional(
    z.object({
      0: z.object({
        id: z.string(),
        price: z.optional(z.string()),
        price_data: z.optional(newPrice),
      }),
    }),
  ),
});
export const newRefund = z.object({ payment_intent: z.string(), amount: z.optional(digits) });
export const eventQuery = z.object({
  from: digits,
  to: digits,
  limit: digits,
  after: z.nullable(z.string()),
  types: z.array(z.string()).max(20),
});
export const newPortal = z.object({ customer: z.string(), return_url: z.url() });
