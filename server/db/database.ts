import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as conversationSchema from './conversationSchema.ts';
import type * as moneySchema from './moneySchema.ts';
import type * as paymentSchema from './paymentSchema.ts';
import type * as walletSchema from './walletSchema.ts';
import type * as schema from './schema.ts';

/** What queries are written against: PGlite and PostgreSQL alike. */
export type Database = PgDatabase<
  PgQueryResultHKT,
  typeof schema & typeof conversationSchema & typeof moneySchema & typeof paymentSchema & typeof walletSchema
>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** A database or a transaction on it. */
export type Queries = Database | Transaction;

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'jobs';

/** What pg-boss runs its own SQL by. */
export interface Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Database;
  /** Runs SQL of others, several statements at once where there are no values, outside of `db`'s transactions. */
  readonly statements: Statements;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
