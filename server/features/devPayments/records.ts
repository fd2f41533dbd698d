import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** Keeps objects by their id, whose prefix says what they are, as at Stripe. */
export interface ObjectStore {
  get(id: string): Promise<unknown>;
  put(id: string, object: unknown): Promise<void>;
  list(prefix: string): Promise<unknown[]>;
}

export const memoryStore = (): ObjectStore => {
  const objects = new Map<string, unknown>();
  return {
    get: (id) => Promise.resolve(objects.get(id)),
    put(id, object) {
      objects.set(id, object);
      return Promise.resolve();
    },
    list: (prefix) => Promise.resolve([...objects].filter(([id]) => id.startsWith(prefix)).map(([, object]) => object)),
  };
};

const texts = z.record(z.string(), z.string());
const base = { id: z.string(), created: z.number() };
/** Whole minor units. */
const price = { amount: z.number(), currency: z.string() };
const recurring = z.object({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: z.number() });

export const customerRecord = z.object({
  ...base,
  email: z.string(),
  metadata: texts,
  /** The bank says no to the card. */
  declines: z.optional(z.boolean()),
  /** The bank wants the person to confirm what is charged. */
  asks: z.optional(z.boolean()),
});
export const checkoutRecord = z.object({
  ...base,
  ...price,
  mode: z.enum(['payment', 'subscription']),
  customer: z.string(),
  reference: z.string(),
  metadata: texts,
  title: z.string(),
  recurring: z.optional(recurring),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  isPaid: z.boolean(),
  paymentIntent: z.optional(z.string()),
  subscription: z.optional(z.string()),
  invoice: z.optional(z.string()),
});
export const paymentRecord = z.object({
  ...base,
  ...price,
  customer: z.string(),
  metadata: texts,
  status: z.enum(['processing', 'succeeded', 'requires_payment_method', 'requires_action']),
  charge: z.string(),
  refunded: z.number(),
});
const ofSubscription = { ...price, product: z.string(), recurring, metadata: texts, isEnding: z.boolean() };
export const priceRecord = z.object({ ...base, ...price, product: z.string(), recurring });
export const subscriptionRecord = z.object({
  ...base,
  ...price,
  customer: z.string(),
  status: z.enum(['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled']),
  item: z.string(),
  ...ofSubscription,
  /** A change that waits for its payment to be confirmed. */
  waiting: z.optional(z.object({ ...ofSubscription, invoice: z.string(), expiresAt: z.number() })),
  periodStart: z.number(),
  periodEnd: z.number(),
  latestInvoice: z.optional(z.string()),
});
export const invoiceRecord = z.object({
  ...base,
  ...price,
  customer: z.string(),
  subscription: z.string(),
  metadata: texts,
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  status: z.enum(['draft', 'open', 'paid', 'void']),
  /** Empty where nothing was to be paid. */
  paymentIntent: z.string(),
  periodStart: z.number(),
  periodEnd: z.number(),
});
export const refundRecord = z.object({
  ...base,
  ...price,
  paymentIntent: z.string(),
  status: z.enum(['succeeded', 'failed']),
});
export const disputeRecord = z.object({
  ...base,
  ...price,
  paymentIntent: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
});
export const portalRecord = z.object({ ...base, customer: z.string(), returnUrl: z.string() });
export const eventRecord = z.object({
  ...base,
  /** Place in the order in which things happened. */
  number: z.number(),
  type: z.string(),
  object: z.unknown(),
  isDelivered: z.boolean(),
});
export const answerRecord = z.object({ ...base, fingerprint: z.string(), status: z.number(), body: z.unknown() });

export type Checkout = z.infer<typeof checkoutRecord>;
export type Payment = z.infer<typeof paymentRecord>;
export type Subscription = z.infer<typeof subscriptionRecord>;
export type Invoice = z.infer<typeof invoiceRecord>;
export type Refund = z.infer<typeof refundRecord>;
export type Dispute = z.infer<typeof disputeRecord>;
export type EventRecord = z.infer<typeof eventRecord>;

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Something is asked for that is not there. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

const collection = <T extends { id: string; created: number }>(
  store: ObjectStore,
  prefix: string,
  schema: z.ZodType<T>,
) => ({
  async find(id: string): Promise<T | undefined> {
    // PostgreSQL has no NUL in texts.
    if (!id.startsWith(prefix) || id.includes('\0')) return undefined;
    const object = await store.get(id);
    return object === undefined ? undefined : schema.parse(object);
  },
  async get(id: string): Promise<T> {
    const found = await this.find(id);
    if (found === undefined) throw new Missing(`No such ${prefix.slice(0, -1)}: '${id}'`);
    return found;
  },
  async put(record: T): Promise<T> {
    await store.put(record.id, record);
    return record;
  },
  /** The latest first. */
  list: async (): Promise<T[]> =>
    (await store.list(prefix))
      .map((object) => schema.parse(object))
      .toSorted((one, other) => other.created - one.created),
});

/** What the service keeps. */
export const createRecords = (store: ObjectStore) => ({
  customers: collection(store, 'cus_', customerRecord),
  checkouts: collection(store, 'cs_', checkoutRecord),
  payments: collection(store, 'pi_', paymentRecord),
  subscriptions: collection(store, 'sub_', subscriptionRecord),
  prices: collection(store, 'price_', priceRecord),
  invoices: collection(store, 'in_', invoiceRecord),
  refunds: collection(store, 're_', refundRecord),
  disputes: collection(store, 'dp_', disputeRecord),
  portals: collection(store, 'bps_', portalRecord),
  events: collection(store, 'evt_', eventRecord),
  answers: collection(store, 'key_', answerRecord),
});
export type Records = ReturnType<typeof createRecords>;
