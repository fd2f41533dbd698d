import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrations.ts';

const root = new URL('../../', import.meta.url);

/** Where the template for this version of PGlite and these migrations lies. */
const templateFile = async (): Promise<string> => {
  const hash = createHash('sha256');
  hash.update(await readFile(new URL('node_modules/@electric-sql/pglite/package.json', root)));
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).toSorted())
    hash.update(await readFile(join(migrationsFolder, name)));
  return fileURLToPath(new URL(`node_modules/.cache/liora/database-${hash.digest('hex').slice(0, 16)}.tgz`, root));
};

/** A migrated, empty database to start from, which takes a fifth of the time of making one; undefined when there is none yet. */
export const readTemplate = async (): Promise<Blob | undefined> => {
  try {
    return new Blob([await readFile(await templateFile())]);
  } catch {
    return undefined;
  }
};

/** Makes the template if it is not there yet. */
export const makeTemplate = async (): Promise<void> => {
  if ((await readTemplate()) !== undefined) return;
  const file = await templateFile();
  const client = await PGlite.create();
  try {
    await migrate(drizzle(client), { migrationsFolder });
    const dump = await client.dumpDataDir('gzip');
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  } finally {
    await client.close();
  }
};
