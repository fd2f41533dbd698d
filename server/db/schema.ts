import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Appearance } from '#contract/appearance.ts';
import { time } from './columns.ts';

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** Argon2id of the password's digest; null for those who only ever came by a third party. */
  passwordHash: text('password_hash'),
  /** Counts the passwords: a session that was opened with an earlier one is dead. */
  credentialVersion: integer('credential_version').notNull().default(0),
  name: text(),
  pronoun: text(),
  /** Whole years, as the person said it last. */
  age: integer(),
  /** Where the person lives, by ISO 3166-1 alpha-2; null where they did not say. */
  country: text(),
  /** How often the person said an age below 18: after the second the answer is final. */
  underAgeAnswers: integer('under_age_answers').notNull().default(0),
  /** What comes where the person’s words ask for a picture; null while they are asked each time. */
  pictureChoice: text('picture_choice').$type<'always' | 'never'>(),
  /** What a picture cost when the person chose to have one each time. */
  pictureAgreedCost: integer('picture_agreed_cost'),
  /** Whether the person sees what models think before they answer. */
  showsReasoning: boolean('shows_reasoning').notNull().default(false),
  /** Who sent the person here: the `ref` of the address that was opened first. */
  ref: text(),
  /** When operators locked the account: nobody signs in to it and its sessions are dead. */
  lockTime: time('lock_time'),
  createTime: time('create_time').notNull(),
});

/** Times of recent uses of something that is limited, by what is limited for whom. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit's name and its subject, hexadecimal: an email, an address. */
    key: text().primaryKey(),
    times: bigint({ mode: 'number' }).array().notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expireTime)],
);

/** How many mails went out in an hour of the clock. */
export const mailHours = pgTable('mail_hours', {
  /** Since 1970-01-01 UTC. */
  hour: integer().primaryKey(),
  mails: integer().notNull(),
});

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

/** What people who are gone are kept by is keyed with: one key a database, made when it is first needed. */
export const hashKeys = pgTable('hash_keys', {
  name: text({ enum: ['people'] }).primaryKey(),
  /** 32 bytes, hexadecimal. */
  key: text().notNull(),
});

/** Who said twice to be under age, also after the account is gone: they cannot start again. */
export const underAgeBlocks = pgTable(
  'under_age_blocks',
  {
    kind: text({ enum: ['email', 'clientId'] }).notNull(),
    /** Of the email or client id, by `keyedHash.ts`; by SHA-256 alone where it was kept before there were keys. */
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

/** What lists and windows name of a character. */
export interface LastShown {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly tags: string[];
}

export const characters = pgTable(
  'characters',
  {
    id: uuid().primaryKey(),
    /** Of what the product comes with: names the portrait. */
    slug: text().unique(),
    origin: text({ enum: ['pgc', 'ugc'] }).notNull(),
    /** Whoever made it; null for what the product comes with, and when the account is gone. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    visibility: text({ enum: ['private', 'unlisted', 'public'] })
      .notNull()
      .default('public'),
    review: text({ enum: ['none', 'pending', 'approved', 'refused'] })
      .notNull()
      .default('approved'),
    /** What an operator wrote to whoever made it, of a review that is refused. */
    reviewReason: text('review_reason'),
    /** `blocked` after a report, when it was `ready`. */
    status: text({ enum: ['queued', 'moderating', 'painting', 'ready', 'refused', 'failed', 'blocked'] })
      .notNull()
      .default('ready'),
    /** Why it is refused: a code of the contract's `refusal`. */
    refusal: text(),
    /** How far the making is, in per cent. */
    progress: integer().notNull().default(100),
    /** Which try of making it this is; each has a job and a hold of its own. */
    attempt: integer().notNull().default(1),
    /** When it is its turn to be made: who has many under way comes later with each. Milliseconds, for order only. */
    turnTime: time('turn_time').notNull().default(0),
    name: text().notNull(),
    age: integer().notNull(),
    /** Whoever brought its card said how old it is: the card did not. */
    isAgeGiven: boolean('is_age_given').notNull().default(false),
    tagline: text().notNull(),
    description: text().notNull(),
    personality: text().notNull(),
    scenario: text().notNull(),
    greeting: text().notNull(),
    exampleDialogue: text('example_dialogue').notNull(),
    tags: text().array().notNull(),
    alternateGreetings: text('alternate_greetings').array().notNull().default([]),
    systemPrompt: text('system_prompt').notNull().default(''),
    postHistoryInstructions: text('post_history_instructions').notNull().default(''),
    /** What `{{char}}` is called where it is not the name. */
    nickname: text().notNull().default(''),
    /** A `DepthPrompt`. */
    depthPrompt: jsonb('depth_prompt'),
    /** Entries that join the prompt by their keys: see features/card. */
    lorebook: jsonb(),
    /** For whoever uses the card; no model sees them. */
    creatorNotes: text('creator_notes').notNull().default(''),
    /** The card it came from, whole, as JSON text. */
    card: text(),
    /** What is painted of it; null where a card brought the picture. */
    appearance: jsonb().$type<Appearance>(),
    voice: text(),
    /** Key of the portrait under /images. */
    portrait: text().notNull(),
    /** Keys of further pictures. */
    gallery: text().array().notNull().default([]),
    /** Place among characters that are as popular, 1 first. */
    rank: integer().notNull(),
    /** Conversations that were begun with it. */
    popularity: integer().notNull().default(0),
    createTime: time('create_time').notNull().default(0),
    /** When its owner deleted it: only conversations with it are left. */
    deleteTime: time('delete_time'),
    /** What others could see of it last, while it is private or a change waits for its review: what is written since is for its owner alone. */
    lastShown: jsonb('last_shown').$type<LastShown>(),
    /** Whether the catalogue shows it: the only place that says when. */
    isListed: boolean('is_listed')
      .notNull()
      .generatedAlwaysAs(
        sql`status = 'ready' and visibility = 'public' and review = 'approved' and delete_time is null`,
      ),
  },
  (table) => [
    index('characters_by_account').on(table.accountId, table.createTime),
    index('characters_queued')
      .on(table.turnTime)
      .where(sql`${table.status} = 'queued'`),
    index('characters_in_review')
      .on(table.createTime)
      .where(sql`${table.review} = 'pending'`),
    // Descending values are negated: so a page begins with one comparison of rows, wherever the page before ended.
    index('characters_by_popularity')
      .on(sql`(-${table.popularity})`, table.rank, table.id)
      .where(sql`${table.isListed}`),
    index('characters_by_time')
      .on(sql`(-${table.createTime})`, table.rank, table.id)
      .where(sql`${table.isListed}`),
    index('characters_by_tag')
      .using('gin', table.tags)
      .with({ fastupdate: false })
      .where(sql`${table.isListed}`),
    check('characters_are_adults', sql`${table.age} >= 18`),
  ],
);
