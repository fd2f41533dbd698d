import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type EventPayload, eventVariants } from '#contract/event.ts';
import { time } from './columns.ts';
import { accounts } from './schema.ts';

/** What people did, where they let it be noted. Never an address of the network. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variant: text({ enum: eventVariants }).notNull(),
    name: text().notNull(),
    /** Whose session it came with; null when nobody was signed in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: text('client_id'),
    os: text(),
    kernel: text(),
    device: text(),
    screen: text(),
    ga: text(),
    gid: text(),
    source: text().notNull(),
    /** By the clock of the client. */
    clientTime: time('client_time').notNull(),
    /** Minutes from the client's local time to UTC. */
    timezoneOffset: integer('timezone_offset'),
    extData: jsonb('ext_data').$type<NonNullable<EventPayload['extData']>>(),
    /** By our clock. */
    createTime: time('create_time').notNull(),
  },
  (table) => [
    index('events_by_time').on(table.createTime),
    index('events_by_account').on(table.accountId, table.createTime),
  ],
);
