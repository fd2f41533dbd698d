import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Content, Need } from '#contract/care.ts';
import type { AnswerFailure } from '#contract/chat.ts';
import { time } from './columns.ts';
import { accounts, characters } from './schema.ts';

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
    /** createTime of the last message; when it was cleared, the time of that. */
    lastTime: time('last_time').notNull(),
    /** Everything up to this createTime was read. */
    readTime: time('read_time').notNull().default(0),
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
    /** The person asked for a picture with this message. */
    wantsPicture: boolean('wants_picture').notNull().default(false),
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
    /** What the model thought before it, which is told to no model; null for nothing. */
    reasoning: text(),
    /** What it was judged to need, where the person says it; null for nothing. */
    need: jsonb().$type<Need>(),
    /** What it was judged to hold, where the person says it; null where nobody has judged it. */
    content: jsonb().$type<Content>(),
    status: text({ enum: ['generating', 'done', 'stopped', 'interrupted', 'failed'] }).notNull(),
    /** Why the model gave no whole answer; null where it did, or where the fault is not the model's. */
    failureReason: text('failure_reason').$type<AnswerFailure['reason']>(),
    /** Before this, asking the model again is in vain; null where it did not say so. */
    retryTime: time('retry_time'),
    /** It was cut at its length. */
    isCut: boolean('is_cut').notNull().default(false),
    /** How often it was gone on with since. */
    continuations: integer().notNull().default(0),
    liked: boolean().notNull().default(false),
    /** What the person said about it; null when nothing. */
    feedbackTags: text('feedback_tags').array(),
    feedbackContent: text('feedback_content'),
    /** Key of the picture that comes with it. */
    image: text(),
    /** Key of the picture that came with it, and is blocked after a report. */
    blockedImage: text('blocked_image'),
    /** It was blocked after a report, which keeps what it said. */
    isTakenBack: boolean('is_taken_back').notNull().default(false),
    /** While it is `generating`: every word is there, and only the picture is waited for. */
    isWritten: boolean('is_written').notNull().default(false),
    /** The intent that made this alternative, when it was a regeneration or an edit. */
    idempotencyKey: text('idempotency_key'),
    /** Somebody asked to stop it. */
    isStopWanted: boolean('is_stop_wanted').notNull().default(false),
    /** Sign of life of the process that writes it or, once it is written, makes its sound. */
    beatTime: time('beat_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.ordinal] }),
    index('alternatives_generating')
      .on(table.beatTime)
      .where(sql`${table.status} = 'generating'`),
    index('alternatives_by_image')
      .on(table.image)
      .where(sql`${table.image} is not null`),
    index('alternatives_by_blocked_image')
      .on(table.blockedImage)
      .where(sql`${table.blockedImage} is not null`),
  ],
);
