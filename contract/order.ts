import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { amount, currency, productId, tokenCount } from './money.ts';
import { count, id, text, time } from './text.ts';

export const PAYMENTS_PAGE_MAX = 100;
export const PAYMENTS_PAGE = 20;

/**
 * - `open`: the checkout waits for the person. `pending`: finished there, the money is on its way.
 * - `paid`: the tokens are there. `failed`: declined. `cancelled`: by the person. `expired`: never finished.
 * - `refunding`, `refunded`: the money goes back, went back. `disputed`: the bank took it back.
 * - `refundFailed`: it could not go back; the tokens are there again, and the money can be asked for anew.
 */
export const orderStatus = z.enum([
  'open',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
  'refundFailed',
  'disputed',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

const order = z.object({
  orderId: id,
  /** `renewal` is a later period of a subscription. */
  kind: z.enum(['package', 'subscription', 'renewal']),
  /** Package or plan. */
  productId,
  /** Of the plan; `null` for a package. */
  name: z.nullable(z.string()),
  /** Length of the period; `null` for a package. */
  months: z.nullable(z.int()),
  tokens: tokenCount,
  amount,
  currency,
  status: orderStatus,
  /** Why it failed or was refunded by the house: 60003 for a second subscription; `null` without such a reason. */
  reason: z.nullable(z.int()),
  /** Whether the person can have the money back now. */
  canRefund: z.boolean(),
  /** Path of this site where the person was. */
  returnPath: z.string(),
  createTime: time,
  payTime: z.nullable(time),
});
export type Order = z.infer<typeof order>;

/**
 * Opens a checkout for a package or a plan; an unknown one: 1001. `returnPath` is a path of this site, to which the checkout
 * leads back with `?orderId=`, and `&checkout=cancelled` when the person turned round. With a running subscription another: 60003.
 */
export const orderCheckout = defineCall({
  method: 'POST',
  path: '/api/order/checkout',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({
    kind: z.enum(['package', 'subscription']),
    productId,
    returnPath: text({ min: 1, max: 2048 }),
  }),
  response: z.object({ orderId: id, checkoutURL: z.string() }),
  needsIdempotencyKey: true,
});
export type CheckoutRequest = z.input<typeof orderCheckout.request>;
export type Checkout = ResponseOf<typeof orderCheckout>;

/** One of the person's own orders. */
export const orderPayment = defineCall({
  method: 'GET',
  path: '/api/order/payment',
  encoding: 'query',
  access: 'signedIn',
  request: z.strictObject({ orderId: id }),
  response: order,
});

/** The person's orders, the latest first. `endTime` is the `createTime` to go on from. */
export const orderPayments = defineCall({
  method: 'GET',
  path: '/api/order/payments',
  encoding: 'query',
  access: 'signedIn',
  request: z.strictObject({
    endTime: z.optional(count({ min: 0, max: Number.MAX_SAFE_INTEGER })),
    pageSize: z._default(count({ min: 1, max: PAYMENTS_PAGE_MAX }), PAYMENTS_PAGE),
  }),
  response: z.object({ orders: z.array(order), hasMore: z.boolean() }),
});
export type PaymentsPage = ResponseOf<typeof orderPayments>;

/** Gives up a checkout that is open; one that ended otherwise meanwhile stays as it is. Answers with the order. */
export const orderCancel = defineCall({
  method: 'POST',
  path: '/api/order/cancel',
  encoding: 'json',
  access: 'signedIn',
  request: z.strictObject({ orderId: id }),
  response: order,
  needsIdempotencyKey: true,
});

/**
 * Gives the money back, within the days that the house allows and as long as none of the order's tokens are spent: else 1005.
 * Whose money could not go back may ask again later, too.
 * A subscription ends with it at once.
 */
export const orderRefund = defineCall({
  method: 'POST',
  path: '/api/order/refund',
  encoding: 'json',
  access: 'signedIn',
  request: z.strictObject({ orderId: id }),
  response: order,
  needsIdempotencyKey: true,
});
