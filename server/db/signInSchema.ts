import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { accounts } from './schema.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    /** What people end it by. */
    id: uuid().notNull().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `accounts.credentialVersion` when the person showed who they are. */
    credentialVersion: integer('credential_version').notNull().default(0),
    /** What opened it, and ends it when it ends; null for a password. */
    identityId: uuid('identity_id').references((): AnyPgColumn => identities.id, { onDelete: 'cascade' }),
    /** Names of the browser and of the system that it runs on, as the browser told them; null when it told none. */
    browser: text(),
    system: text(),
    createTime: time('create_time').notNull(),
    /** To the hour. */
    lastUseTime: time('last_use_time').notNull().default(0),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId),
    index('sessions_by_identity').on(table.identityId),
    index('sessions_by_expiry').on(table.expireTime),
  ],
);

/** Changes of an account's e-mail that wait for both addresses. */
export const emailChanges = pgTable(
  'email_changes',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What it is to become: lower case. */
    email: text().notNull(),
    /** Whether the address that the account has confirmed it. */
    isOldConfirmed: boolean('is_old_confirmed').notNull().default(false),
    /** Whether the new address did. */
    isNewConfirmed: boolean('is_new_confirmed').notNull().default(false),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('email_changes_by_expiry').on(table.expireTime)],
);

/** Codes that mails carry. A sign-up keeps what its account will be made of. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    /** The first four characters of the code. */
    selector: text().primaryKey(),
    /** SHA-256 of the whole code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    purpose: text({ enum: ['signUp', 'resetPassword', 'oldEmail', 'newEmail'] }).notNull(),
    /** Whom the mail went to. */
    email: text().notNull(),
    /** Of a sign-up. */
    passwordHash: text('password_hash'),
    /** Of a sign-up: SHA-256 of the token in the cookie of the browser that signed up, hexadecimal. */
    browserHash: text('browser_hash'),
    /** Of a sign-up: SHA-256 of `browserHash` and the six digits of the mail, hexadecimal. */
    digitsHash: text('digits_hash'),
    /** How often digits were tried in that browser. */
    digitTries: integer('digit_tries').notNull().default(0),
    /** Of a sign-up: see `accounts.ref`. */
    ref: text(),
    /** Of a change of the e-mail: whose. */
    changingId: uuid('changing_id').references(() => emailChanges.accountId, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [
    index('mail_codes_by_email').on(table.email),
    index('mail_codes_by_expiry').on(table.expireTime),
    index('mail_codes_by_change').on(table.changingId),
  ],
);

/** Third-party sign-ins that are joined with accounts. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    /** What people end it by. */
    id: uuid().notNull().defaultRandom().unique(),
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

/** Third-party sign-ins that wait for the password of the account with the same email. */
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
