import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
