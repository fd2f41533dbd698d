import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { access, copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrations.ts';

const root = new URL('../../', import.meta.url);
const cache = fileURLToPath(new URL('node_modules/.cache/liora/', root));
/** Lies in a folder that is a database, and in no other. */
export const MARK = 'PG_VERSION';
const FILES = 'files';
const ARCHIVE = 'database.tgz';

/** Where the template for this version of PGlite and these migrations lies. */
const templateFolder = async (): Promise<string> => {
  const hash = createHash('sha256');
  hash.update(await readFile(new URL('node_modules/@electric-sql/pglite/package.json', root)));
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).toSorted())
    hash.update(await readFile(join(migrationsFolder, name)));
  return join(cache, `template-${hash.digest('hex').slice(0, 16)}`);
};

/** Whether there is a file or folder at `path`. */
export const exists = async (path: string): Promise<boolean> => {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
};

/** Copies a migrated, empty database into `directory`, which takes a small part of the time of making one; does nothing where there is none yet. */
export const copyTemplate = async (directory: string): Promise<void> => {
  const folder = await templateFolder();
  if (!(await exists(folder))) return;
  // Unlike `cp`, in one call of the system's own; nothing else is under way yet.
  cpSync(join(folder, FILES), directory, { recursive: true });
  // Last, so that a copy that was broken off is made again.
  await copyFile(join(folder, MARK), join(directory, MARK));
};

/** The same for a database in memory; undefined when there is none yet. */
export const readTemplate = async (): Promise<Blob | undefined> => {
  try {
    return new Blob([await readFile(join(await templateFolder(), ARCHIVE))]);
  } catch {
    return undefined;
  }
};

/** Makes the template if it is not there yet. */
export const makeTemplate = async (): Promise<void> => {
  const folder = await templateFolder();
  if (await exists(folder)) return;
  const draft = `${folder}.${process.pid}`;
  const files = join(draft, FILES);
  await mkdir(files, { recursive: true });
  try {
    const client = await PGlite.create({ dataDir: files, extensions: { pg_trgm } });
    try {
      await migrate(drizzle(client), { migrationsFolder });
      await client.exec('CHECKPOINT');
      await writeFile(join(draft, ARCHIVE), Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer()));
    } finally {
      await client.close();
    }
    await rename(join(files, MARK), join(draft, MARK));
    await rename(draft, folder).catch(async (error: unknown) => {
      // Somebody else was quicker.
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
