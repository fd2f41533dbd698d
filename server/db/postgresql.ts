import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as moneySchema from './moneySchema.ts';
import * as schema from './schema.ts';
import { trigramRefusal } from './trigramRefusal.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT = 10_000;
const MIGRATION_TRIES = 5;

/** A PostgreSQL server. Processes that start together migrate at once; whoever comes second tries again and finds it done. */
export const openPostgresql = async (url: string, log: Log): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  const db = drizzle({ client: pool, schema: { ...schema, ...moneySchema } });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(db, { migrationsFolder });
      break;
    } catch (error) {
      const refusal = trigramRefusal(error);
      if (attempt === MIGRATION_TRIES || refusal !== undefined) {
        await pool.end();
        throw refusal ?? error;
      }
      await delay(200 * attempt);
    }
  }
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
