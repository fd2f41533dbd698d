import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { migrationsFolder } from './migrations.ts';
import * as conversationSchema from './conversationSchema.ts';
import * as moneySchema from './moneySchema.ts';
import * as paymentSchema from './paymentSchema.ts';
import * as walletSchema from './walletSchema.ts';
import * as schema from './schema.ts';
import { MARK, copyTemplate, exists, readTemplate } from './template.ts';

const MINUTE = 60_000;
const CHECKPOINT_EVERY = 5 * MINUTE;
const VACUUM_EVERY = 60 * MINUTE;
/**
 * The defaults would let the log grow to 1 GB, hold 128 MB of pages twice (here and in the system's own cache), and read whole tables for
 * fear of a disk that has to be turned to each row.
 */
const SETTINGS = ['max_wal_size = 64MB', 'min_wal_size = 32MB', 'shared_buffers = 16MB', 'random_page_cost = 1.1'];

/** Keeps the folder small: the embedded engine runs no background processes of its own. */
const keepHouse = (client: PGlite, log: Log): (() => void) => {
  const every = (statement: string, interval: number) =>
    setInterval(() => {
      client
        .exec(statement)
        .catch((error: unknown) =>
          log.warn({ err: error, statement: statement.split(' ', 1)[0] }, 'housekeeping failed'),
        );
    }, interval).unref();
  const timers = [every('CHECKPOINT', CHECKPOINT_EVERY), every('VACUUM (ANALYZE)', VACUUM_EVERY)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};

const wrap = async (client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> => {
  const db = drizzle({
    client,
    schema: { ...schema, ...conversationSchema, ...moneySchema, ...paymentSchema, ...walletSchema },
  });
  await migrate(db, { migrationsFolder });
  return {
    kind: 'pglite',
    db,
    statements: fromPglite(client),
    async ping() {
      await client.query('SELECT 1');
    },
    close,
  };
};

/** The embedded database in `directory`. Throws `DirectoryInUseError`. */
export const openPglite = async (directory: string, log: Log): Promise<OpenDatabase> => {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    if (!(await exists(join(directory, MARK)))) await copyTemplate(directory);
    const client = await PGlite.create({
      dataDir: directory,
      extensions: { pg_trgm },
      postgresqlconf: SETTINGS,
    });
    const stopHousekeeping = keepHouse(client, log);
    return await wrap(client, async () => {
      stopHousekeeping();
      await client.exec('CHECKPOINT');
      await client.close();
      await unlock();
    });
  } catch (error) {
    await unlock();
    throw error;
  }
};

/** A database in memory, for tests. */
export const openMemoryPglite = async (): Promise<OpenDatabase> => {
  const template = await readTemplate();
  const client = await PGlite.create({
    extensions: { pg_trgm },
    postgresqlconf: SETTINGS,
    ...(template && { loadDataDir: template }),
  });
  return wrap(client, () => client.close());
};
