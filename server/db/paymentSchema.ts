import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { wallets } from './walletSchema.ts';

/** What people buy: one row a payment. Prices and tokens are those of the moment of ordering. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    kind: text({ enum: ['package', 'subscription', 'renewal'] }).notNull(),
    productId: text('product_id').notNull(),
    /** Of the plan; null for a package. */
    name: text(),
    /** Length of the plan's period; null for a package. */
    months: integer(),
    tokens: integer().notNull(),
    /** Whole minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text({
      enum: [
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
      ],
    }).notNull(),
    /** errNo of why it failed or was refunded by the house. */
    reason: integer(),
    returnPath: text('return_path').notNull(),
    /** The intent that made it; null for a renewal. */
    idempotencyKey: text('idempotency_key'),
    /** The provider's names of the checkout, the subscription, the payment and its refund. */
    sessionId: text('session_id').unique(),
    checkoutUrl: text('checkout_url'),
    subscriptionId: text('subscription_id'),
    /** Invoice of a subscription, payment intent of a package. */
    paymentId: text('payment_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    refundId: text('refund_id').unique(),
    /** How often the money was to go back; `refundId` is of the last time. */
    refundTries: integer('refund_tries').notNull().default(0),
    /** Whole minor units that went back, by refunds and disputes. */
    amountReturned: bigint('amount_returned', { mode: 'number' }).notNull().default(0),
    /** Counts what was taken over about the payment, so that an older state never follows a newer one. */
    version: integer().notNull().default(0),
    createTime: time('create_time').notNull(),
    payTime: time('pay_time'),
    /** When the provider is asked next how an unsettled order stands; null when nobody has asked since it became so. */
    lookTime: time('look_time'),
    /** When the checkout closes. */
    expireTime: time('expire_time'),
  },
  (table) => [
    uniqueIndex('orders_one_an_intent').on(table.walletId, table.idempotencyKey),
    index('orders_by_time').on(table.walletId, table.createTime),
    index('orders_unsettled')
      .on(table.createTime)
      .where(sql`${table.status} IN ('open', 'pending', 'refunding')`),
    check(
      'orders_return_no_more_than_was_paid',
      sql`${table.amountReturned} >= 0 AND ${table.amountReturned} <= ${table.amount}`,
    ),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's name. */
    id: text().primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    planId: text('plan_id').notNull(),
    /** From the next period on; null when it stays. */
    nextPlanId: text('next_plan_id'),
    name: text().notNull(),
    months: integer().notNull(),
    /** Whole minor units for a period. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text({ enum: ['active', 'pastDue', 'ended'] }).notNull(),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    /** The provider's name of the invoice that pays the period. */
    invoiceId: text('invoice_id').notNull(),
    isEnding: boolean('is_ending').notNull(),
    /** The plan that the provider was asked to change to, and when, until it has answered. */
    changePlanId: text('change_plan_id'),
    changeTime: time('change_time'),
    /** How often the provider was asked for a change. */
    changeTries: integer('change_tries').notNull().default(0),
    /** The intent that asked for the latest change; null when that was refused. */
    changeKey: text('change_key'),
    /** The plan that begins once its payment is confirmed, the provider's page for that, and until when it can be. */
    confirmPlanId: text('confirm_plan_id'),
    confirmUrl: text('confirm_url'),
    confirmEnd: time('confirm_end'),
    /** Counts what was taken over from the provider, so that an older state never follows a newer one. */
    version: integer().notNull(),
    createTime: time('create_time').notNull(),
    /** When the provider is asked next how it stands; null when nobody has asked yet. */
    lookTime: time('look_time'),
  },
  (table) => [
    uniqueIndex('subscriptions_one_live')
      .on(table.walletId)
      .where(sql`${table.status} <> 'ended'`),
  ],
);

/** What a change of plan may have the provider charge for a period of a subscription: noted before it is asked for. */
export const subscriptionTerms = pgTable(
  'subscription_terms',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    planId: text('plan_id').notNull(),
    name: text().notNull(),
    months: integer().notNull(),
    tokens: integer().notNull(),
    /** Whole minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'subscription_terms_once',
      columns: [
        table.subscriptionId,
        table.planId,
        table.name,
        table.months,
        table.tokens,
        table.amount,
        table.currency,
      ],
    }),
  ],
);

/** Events of the payment provider, and of our own; each is worked off once. Of what an event is about only the name is kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's name. */
    id: text().primaryKey(),
    type: text().notNull(),
    subjectKind: text('subject_kind', {
      enum: ['checkout', 'invoice', 'subscription', 'payment', 'wallet'],
    }).notNull(),
    /** The provider's name; ours of a wallet, and of the order of a checkout. */
    subjectId: text('subject_id').notNull(),
    status: text({ enum: ['waiting', 'done', 'unknown', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next. */
    dueTime: time('due_time').notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    index('payment_events_waiting')
      .on(table.dueTime)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

/** What one process at a time does for all of them, again and again. */
export const reconcilerTurns = pgTable('upkeep_turns', {
  name: text().primaryKey(),
  /** When it is anybody's turn again. */
  dueTime: time('due_time').notNull(),
  /** Up to when it has got; null when that says nothing. */
  reachedTime: time('reached_time'),
});

/** What the embedded payment service keeps. */
export const devPaymentObjects = pgTable('dev_payment_objects', {
  id: text().primaryKey(),
  /** JSON. */
  object: text().notNull(),
});
