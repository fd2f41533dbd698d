import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '#server/db/database.ts';
import * as conversationSchema from '#server/db/conversationSchema.ts';
import * as moneySchema from '#server/db/moneySchema.ts';
import * as paymentSchema from '#server/db/paymentSchema.ts';
import * as walletSchema from '#server/db/walletSchema.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import * as schema from '#server/db/schema.ts';
import { silentLog } from '#server/log.ts';
import { newPostgresqlUrl } from './testDatabase.ts';

export interface WatchedDatabase extends AsyncDisposable {
  readonly db: Database;
  /** Text of the statements so far, in order. */
  readonly statements: string[];
}

/** A fresh PostgreSQL database that tells what is asked of it. */
export const watchedDatabase = async (): Promise<WatchedDatabase> => {
  const url = await newPostgresqlUrl('migrated');
  await (await openPostgresql(url, silentLog)).close();
  const statements: string[] = [];
  const pool = new Pool({ connectionString: url });
  const logger = { logQuery: (text: string) => void statements.push(text) };
  return {
    db: drizzle({
      client: pool,
      schema: { ...schema, ...conversationSchema, ...moneySchema, ...paymentSchema, ...walletSchema },
      logger,
    }),
    statements,
    [Symbol.asyncDispose]: () => pool.end(),
  };
};
