import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { orders } from './paymentSchema.ts';
import { wallets } from './walletSchema.ts';

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
