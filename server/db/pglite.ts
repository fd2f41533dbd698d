import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { readTemplate } from './template.ts';

const MINUTE = 60_000;
const CHECKPOINT_EVERY = 5 * MINUTE;
const VACUUM_EVERY = 60 * MINUTE;
/** The defaults would let the log grow to 1 GB and hold 128 MB of pages twice: here and in the system's own cache. */
const SETTINGS = ['max_wal_size = 64MB', 'min_wal_size = 32MB', 'shared_buffers = 16MB'];

const exists = async (path: string): Promise<boolean> => {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
};

/** Keeps the folder small: the embedded engine runs no background processes of its own. */
const keepHouse = (client: PGlite, log: Log): (() => void) => {
  const every = (statement: string, interval: number) =>
    setInterval(() => {
      client.exec(statement).catch((error: unknown) => log.warn({ err: error, statement }, 'housekeeping failed'));
    }, interval).unref();
  const timers = [every('CHECKPOINT', CHECKPOINT_EVERY), every('VACUUM (ANALYZE)', VACUUM_EVERY)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};

const wrap = async (client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> => {
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  return {
    kind: 'pglite',
    db,
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
    const isNew = !(await exists(join(directory, 'PG_VERSION')));
    const template = isNew ? await readTemplate() : undefined;
    const client = await PGlite.create({
      dataDir: directory,
      postgresqlconf: SETTINGS,
      ...(template && { loadDataDir: template }),
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
  const client = await PGlite.create({ ...(template && { loadDataDir: template }) });
  return wrap(client, () => client.close());
};
