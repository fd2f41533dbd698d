import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Content, Need } from '#contract/care.ts';
import type { AnswerFailure } from '#contract/chat.ts';
import { time } from './columns.ts';
import { characters } from './schema.ts';

/** What somebody says to a character before there is an account. */
export const meetings = pgTable(
  'meetings',
  {
    /** Made by the browser, and known to it alone. */
    id: uuid().primaryKey(),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** What the character could say first, as it was read. */
    greetings: text().array().notNull(),
    /** Which of them it says. */
    greeting: integer().notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('meetings_by_expiry').on(table.expireTime), index('meetings_by_character').on(table.characterId)],
);

/** What was said in a meeting, and its answer. */
export const meetingExchanges = pgTable(
  'meeting_exchanges',
  {
    /** Of the message that the answer becomes. */
    answerId: uuid('answer_id').primaryKey(),
    /** Of the message that what was said becomes. */
    saidId: uuid('said_id').notNull(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** The intent that says it. */
    idempotencyKey: text('idempotency_key').notNull(),
    said: text().notNull(),
    /** What it was judged to need; null for nothing. */
    need: jsonb().$type<Need>(),
    /** What it was judged to hold; null where nobody has judged it. */
    content: jsonb().$type<Content>(),
    answer: text().notNull().default(''),
    status: text({ enum: ['generating', 'done', 'stopped', 'interrupted', 'failed'] })
      .notNull()
      .default('generating'),
    /** Why the model gave no whole answer; null where it did, or where the fault is not the model's. */
    failureReason: text('failure_reason').$type<AnswerFailure['reason']>(),
    /** When it was said; the answer comes a millisecond later. */
    createTime: time('create_time').notNull(),
    /** Sign of life of the process that writes the answer. */
    beatTime: time('beat_time').notNull(),
  },
  (table) => [
    unique('meeting_exchanges_in_order').on(table.meetingId, table.createTime),
    unique('meeting_exchanges_one_an_intent').on(table.meetingId, table.idempotencyKey),
  ],
);

/** How many answers people without an account got in an hour of the clock. */
export const meetingHours = pgTable('meeting_hours', {
  /** Since 1970-01-01 UTC. */
  hour: integer().primaryKey(),
  answers: integer().notNull(),
});
