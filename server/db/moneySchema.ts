import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { accounts } from './schema.ts';

/**
 * Whose tokens a ledger holds. It outlives the account, without a name to it: what was paid stays on record, and nobody is
 * welcomed twice.
 */
export const wallets = pgTable('wallets', {
  id: uuid().primaryKey(),
  /** Null once the account is deleted. */
  accountId: uuid('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
  /** The payment provider's name for the person. */
  customerId: text('customer_id').unique(),
  /** `seq` of the next transfer. */
  nextSeq: integer('next_seq').notNull().default(1),
  /** What the lots hold together, also those that have ended without its being written down yet. */
  spendable: bigint({ mode: 'number' }).notNull().default(0),
  createTime: time('create_time').notNull(),
});

/**
 * Where tokens of a wallet are. `lot`: granted together and can be spent. `held`: set aside for what is under way. `debt`: below
 * zero by what was spent before it was taken back. `outside`: where tokens come from and go to. A trigger keeps `balance` the
 * sum of the entries; nothing else may write it.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    kind: text({ enum: ['lot', 'held', 'debt', 'outside'] }).notNull(),
    /** Whole tokens. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** What a lot was granted for, once and no more: `payment:…`, `welcome:…`, `promotion:…`. */
    cause: text().unique(),
    /** When a lot ends; null when it does not. */
    expireTime: time('expire_time'),
    /** By how many milliseconds that is later than what the lot was granted for: while a renewal can still come. */
    grace: bigint({ mode: 'number' }).notNull().default(0),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    unique('ledger_accounts_of_wallet').on(table.walletId, table.id),
    uniqueIndex('ledger_accounts_one_a_kind')
      .on(table.walletId, table.kind)
      .where(sql`${table.kind} <> 'lot'`),
    index('ledger_accounts_spendable')
      .on(table.walletId)
      .where(sql`${table.kind} = 'lot' AND ${table.balance} > 0`),
    index('ledger_accounts_by_expiry')
      .on(table.expireTime)
      .where(sql`${table.balance} > 0`),
    check(
      'ledger_accounts_within_bounds',
      sql`CASE ${table.kind} WHEN 'outside' THEN true WHEN 'debt' THEN ${table.balance} <= 0 ELSE ${table.balance} >= 0 END`,
    ),
    check(
      'ledger_accounts_grace_is_of_an_end',
      sql`${table.grace} = 0 OR (${table.grace} > 0 AND ${table.expireTime} IS NOT NULL)`,
    ),
    check('ledger_accounts_lots_have_a_cause', sql`(${table.kind} = 'lot') = (${table.cause} IS NOT NULL)`),
  ],
);

/** Tokens set aside for one job, which captures or voids them. */
export const holds = pgTable(
  'holds',
  {
    id: uuid().primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** What the tokens are for: one hold a job. */
    job: text().notNull().unique(),
    service: text({ enum: ['chat', 'picture', 'character', 'speech'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['held', 'captured', 'voided'] })
      .notNull()
      .default('held'),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    index('holds_open')
      .on(table.walletId)
      .where(sql`${table.status} = 'held'`),
    check('holds_hold_something', sql`${table.amount} > 0`),
  ],
);

/** Why entries were made, together. Never changed, and made by the functions of the migration `ledger` only. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid().primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** Place in the wallet's ledger, 1 first. */
    seq: integer().notNull(),
    kind: text({
      enum: [
        'welcome',
        'promotion',
        'purchase',
        'allowance',
        'hold',
        'capture',
        'void',
        'refund',
        'expiry',
        'settlement',
      ],
    }).notNull(),
    holdId: uuid('hold_id').references(() => holds.id),
    /** Of what was paid for. */
    orderId: uuid('order_id').references(() => orders.id),
    /** How what can be spent changed, and what it was afterwards, which a trigger gives. */
    change: bigint({ mode: 'number' }).notNull(),
    spendable: bigint({ mode: 'number' }).notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    unique('transfers_in_order').on(table.walletId, table.seq),
    uniqueIndex('transfers_one_hold')
      .on(table.holdId)
      .where(sql`${table.kind} = 'hold'`),
    uniqueIndex('transfers_one_end_of_a_hold')
      .on(table.holdId)
      .where(sql`${table.kind} IN ('capture', 'void')`),
    index('transfers_expiries')
      .on(table.createTime)
      .where(sql`${table.kind} = 'expiry'`),
    index('transfers_voids')
      .on(table.walletId, table.seq)
      .where(sql`${table.kind} = 'void'`),
    index('transfers_by_order').on(table.orderId),
    check('transfers_of_holds', sql`(${table.kind} IN ('hold', 'capture', 'void')) = (${table.holdId} IS NOT NULL)`),
    check('transfers_never_overspend', sql`${table.spendable} >= 0`),
  ],
);

/** Tokens that go from one account of a wallet to another: both sides in one row, so that they sum to zero. Never changed. */
export const entries = pgTable(
  'entries',
  {
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => transfers.id),
    walletId: uuid('wallet_id').notNull(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.fromId, table.toId] }),
    foreignKey({
      name: 'entries_from',
      columns: [table.walletId, table.fromId],
      foreignColumns: [ledgerAccounts.walletId, ledgerAccounts.id],
    }),
    foreignKey({
      name: 'entries_to',
      columns: [table.walletId, table.toId],
      foreignColumns: [ledgerAccounts.walletId, ledgerAccounts.id],
    }),
    index('entries_by_source').on(table.fromId),
    index('entries_by_target').on(table.toId),
    check('entries_move_something', sql`${table.amount} > 0`),
    check('entries_go_elsewhere', sql`${table.fromId} <> ${table.toId}`),
  ],
);

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
