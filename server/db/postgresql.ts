import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolConfig } from 'pg';
import * as z from 'zod';
import { type DatabaseLimits, defaultDatabaseLimits } from '../envLimits.ts';
import type { Log } from '../log.ts';
import { PlainError } from '../plainError.ts';
import { admitApplication } from './applicationRole.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as conversationSchema from './conversationSchema.ts';
import * as moneySchema from './moneySchema.ts';
import * as paymentSchema from './paymentSchema.ts';
import * as walletSchema from './walletSchema.ts';
import * as schema from './schema.ts';
import { trigramRefusal } from './trigramRefusal.ts';

const CONNECT_TIMEOUT = 10_000;
const MIGRATION_TRIES = 5;
const roles = z.tuple([z.object({ role: z.string() })]);

const openPool = (connectionString: string, log: Log, settings: PoolConfig): Pool => {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT, ...settings });
  // A connection can break, or be ended for its idle transaction, while somebody has it; with nobody listening, that would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  // Told already.
  pool.on('error', () => {});
  return pool;
};

const roleOf = async (url: string, log: Log): Promise<string> => {
  const pool = openPool(url, log, { max: 1 });
  try {
    return roles.parse((await pool.query('SELECT current_user AS role')).rows)[0].role;
  } finally {
    await pool.end();
  }
};

/**
 * Takes the time that it takes. Processes that start together migrate at once; whoever comes second tries again and finds it done. `role`:
 * who may use the tables then, where that is not their owner.
 */
const bringUpToDate = async (url: string, log: Log, role: string | undefined): Promise<void> => {
  const pool = openPool(url, log, { max: 1 });
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await migrate(drizzle({ client: pool }), { migrationsFolder });
        if (role !== undefined) await admitApplication(pool, role);
        return;
      } catch (error) {
        const refusal = error instanceof PlainError ? error : trigramRefusal(error);
        if (attempt === MIGRATION_TRIES || refusal !== undefined) throw refusal ?? error;
        await delay(200 * attempt);
      }
    }
  } finally {
    await pool.end();
  }
};

/** A PostgreSQL server, brought up to date and used within limits. `ownerUrl`: by whom it is brought up to date, where `url` is of another role. */
export const openPostgresql = async (
  url: string,
  log: Log,
  { connections, statementTime, lockTime, idleTime }: DatabaseLimits = defaultDatabaseLimits,
  ownerUrl?: string,
): Promise<OpenDatabase> => {
  await bringUpToDate(ownerUrl ?? url, log, ownerUrl === undefined ? undefined : await roleOf(url, log));
  const pool = openPool(url, log, {
    max: connections,
    ...(statementTime > 0 && { statement_timeout: statementTime }),
    ...(lockTime > 0 && { lock_timeout: lockTime }),
    ...(idleTime > 0 && { idle_in_transaction_session_timeout: idleTime }),
  });
  const db = drizzle({
    client: pool,
    schema: { ...schema, ...conversationSchema, ...moneySchema, ...paymentSchema, ...walletSchema },
  });
  return {
    kind: 'postgresql',
    db,
    statements: {
      async executeSql(text, values) {
        // Several statements have several results.
        const results = [await pool.query<Record<string, unknown>>(text, values)].flat();
        return { rows: results.flatMap(({ rows }) => rows) };
      },
    },
    async ping() {
      await pool.query('SELECT 1');
    },
    async close() {
      await pool.end();
    },
  };
};
