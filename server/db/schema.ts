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
  passwordHash: text('password_hash').notNull(),
  name: text(),
  pronoun: text(),
  /** Whole years, as the person said it last. */
  age: integer(),
  /** How often the person said an age below 18: after the second the answer is final. */
  underAgeAnswers: integer('under_age_answers').notNull().default(0),
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

/** Sign-ups that wait for the code of their mail. The account is made when the code comes. */
export const signUps = pgTable(
  'sign_ups',
  {
    /** The first four characters of the code. */
    selector: text().primaryKey(),
    /** SHA-256 of the whole code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('sign_ups_by_expiry').on(table.expireTime)],
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
