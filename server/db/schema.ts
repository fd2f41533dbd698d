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

/** Milliseconds since 1970-01-01T00:00:00Z. */
const time = (name: string) => bigint(name, { mode: 'number' });

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** Argon2id of the password's digest; null for those who only ever came by a third party. */
  passwordHash: text('password_hash'),
  name: text(),
  pronoun: text(),
  /** Whole years, as the person said it last. */
  age: integer(),
  /** How often the person said an age below 18: after the second the answer is final. */
  underAgeAnswers: integer('under_age_answers').notNull().default(0),
  /** Who sent the person here: the `ref` of the address that was opened first. */
  ref: text(),
  /** When operators locked the account: nobody signs in to it and its sessions are dead. */
  lockTime: time('lock_time'),
  createTime: time('create_time').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('sessions_by_account').on(table.accountId), index('sessions_by_expiry').on(table.expireTime)],
);

/** Codes that mails carry. A sign-up keeps what its account will be made of. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    /** The first four characters of the code. */
    selector: text().primaryKey(),
    /** SHA-256 of the whole code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    purpose: text({ enum: ['signUp', 'resetPassword'] }).notNull(),
    /** Whom the mail went to. */
    email: text().notNull(),
    /** Of a sign-up. */
    passwordHash: text('password_hash'),
    /** Of a sign-up: see `accounts.ref`. */
    ref: text(),
    tries: integer().notNull().default(0),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('mail_codes_by_expiry').on(table.expireTime)],
);

/** Third-party sign-ins that are joined with accounts. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the issuer said at the time. */
    email: text().notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_by_account').on(table.accountId),
  ],
);

/** Third-party sign-ins under way, each bound to the browser that holds its token. */
export const oauthFlows = pgTable(
  'oauth_flows',
  {
    /** SHA-256 of the token in the browser's cookie, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    oauthType: text('oauth_type').notNull(),
    state: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Path of this site to return to. */
    returnPath: text('return_path').notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('oauth_flows_by_expiry').on(table.expireTime)],
);

/** Third-party sign-ins that wait for the password of the account with the same e-mail. */
export const pendingLinks = pgTable(
  'pending_links',
  {
    /** SHA-256 of the token in the browser's cookie, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    tries: integer().notNull().default(0),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('pending_links_by_expiry').on(table.expireTime)],
);

/** Times of recent uses of something that is limited, by what is limited for whom. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit's name and its subject, hexadecimal: an e-mail, an address. */
    key: text().primaryKey(),
    times: bigint({ mode: 'number' }).array().notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expireTime)],
);

/** Answers of calls with effects, so that the same intent, sent again, gets the same answer. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of path and request, hexadecimal. */
    fingerprint: text().notNull(),
    errNo: integer('err_no').notNull(),
    /** JSON. */
    data: text().notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotent_answers_by_expiry').on(table.expireTime),
  ],
);

/** Who said twice to be under age, also after the account is gone: they cannot start again. */
export const underAgeBlocks = pgTable(
  'under_age_blocks',
  {
    kind: text({ enum: ['email', 'clientId'] }).notNull(),
    /** SHA-256 of the e-mail or client id, hexadecimal. */
    subjectHash: text('subject_hash').notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectHash] })],
);

/** Mails of the embedded mail provider. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createTime: time('create_time').notNull(),
});

export const characters = pgTable(
  'characters',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    origin: text({ enum: ['pgc', 'ugc'] }).notNull(),
    name: text().notNull(),
    age: integer().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    personality: text().notNull(),
    scenario: text().notNull(),
    greeting: text().notNull(),
    exampleDialogue: text('example_dialogue').notNull(),
    tags: text().array().notNull(),
    /** Key of the portrait under /images. */
    portrait: text().notNull(),
    /** Place in the catalogue, 1 first. */
    rank: integer().notNull(),
  },
  (table) => [
    index('characters_by_rank').on(table.rank, table.id),
    check('characters_are_adults', sql`${table.age} >= 18`),
  ],
);

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id),
    /** createTime of the last message. */
    lastTime: time('last_time').notNull(),
  },
  (table) => [
    unique('conversations_one_a_character').on(table.accountId, table.characterId),
    index('conversations_by_time').on(table.accountId, table.lastTime),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'companion'] }).notNull(),
    createTime: time('create_time').notNull(),
    /** Ordinal of the alternative that counts. */
    chosen: integer().notNull().default(0),
    /** The intent that made this message. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    unique('messages_in_order').on(table.conversationId, table.createTime),
    uniqueIndex('messages_one_an_intent').on(table.conversationId, table.idempotencyKey),
  ],
);

/** What a message says: one for a person's message, one or more for an answer. */
export const alternatives = pgTable(
  'alternatives',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    text: text().notNull(),
    status: text({ enum: ['generating', 'done', 'stopped', 'interrupted', 'failed'] }).notNull(),
    /** The intent that made this alternative, when it was a regeneration. */
    idempotencyKey: text('idempotency_key'),
    /** Somebody asked to stop it. */
    isStopWanted: boolean('is_stop_wanted').notNull().default(false),
    /** Sign of life of the process that writes it. */
    beatTime: time('beat_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.ordinal] }),
    index('alternatives_generating')
      .on(table.beatTime)
      .where(sql`${table.status} = 'generating'`),
  ],
);

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
    service: text({ enum: ['chat', 'picture', 'character'] }).notNull(),
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
      enum: ['open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunding', 'refunded', 'disputed'],
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
    /** Whole minor units that went back, by refunds and disputes. */
    amountReturned: bigint('amount_returned', { mode: 'number' }).notNull().default(0),
    /** Counts what was taken over about the payment, so that an older state never follows a newer one. */
    version: integer().notNull().default(0),
    createTime: time('create_time').notNull(),
    payTime: time('pay_time'),
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
    isEnding: boolean('is_ending').notNull(),
    /** Counts what was taken over from the provider, so that an older state never follows a newer one. */
    version: integer().notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_one_live')
      .on(table.walletId)
      .where(sql`${table.status} <> 'ended'`),
  ],
);

/** Events of the payment provider, as they came; each is worked off once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's name. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** The event's object, JSON. */
    object: text().notNull(),
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

/** What the embedded payment service keeps. */
export const devPaymentObjects = pgTable('dev_payment_objects', {
  id: text().primaryKey(),
  /** JSON. */
  object: text().notNull(),
});
