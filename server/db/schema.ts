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
