import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { accounts } from './schema.ts';

/** For how long people have talked with companions, and whether they were reminded that those are no persons. */
export const careUses = pgTable('care_uses', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Milliseconds of use since the last reminder of it was acknowledged. */
  used: integer().notNull().default(0),
  /** When a conversation was on view last; null before it was counted. */
  beatTime: time('beat_time'),
  /** The last day at which a conversation began with a reminder that was acknowledged, in days since 1970-01-01 UTC. */
  startDay: integer('start_day'),
  /** A conversation has begun, and the reminder of that was not acknowledged yet. */
  isStartDue: boolean('is_start_due').notNull().default(false),
  /** How many reminders were acknowledged. */
  acknowledged: integer().notNull().default(0),
});
