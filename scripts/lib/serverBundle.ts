import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnedFolder } from '#tests/support/ownedFolder.ts';
import { capture } from './exec.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, inRoot } from './root.ts';

const BUNDLES = inRoot('node_modules/.cache/liora/server');
const MAKER = 'scripts/lib/bundleServer.ts';
const SOURCES = ['contract', 'package-lock.json', 'packages', MAKER, 'server'];
/** Milliseconds; nobody runs older sources so long. */
const OLD = 86_400_000;

/** In a process of its own, for Vite changes NODE_ENV. */
const bundle = async (folder: string): Promise<void> => {
  const { code, output } = await capture(process.execPath, [inRoot(MAKER), folder]);
  if (code !== 0) throw new Error(`Building the server failed.\n${output.trimEnd()}`);
};

const removeOld = async (): Promise<void> => {
  for (const name of await readdir(BUNDLES)) {
    const folder = path.join(BUNDLES, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > OLD) await rm(folder, { recursive: true, force: true });
  }
};

/** The server's sources in one file, and where what is compiled of it is kept. */
export interface ServerBundle {
  readonly program: string;
  readonly compileCache: string;
}

/**
 * Bundles the server unless that was done with the same sources: to find and read 1,500 files takes longer than all the rest of a start. What is
 * read is compiled once for all processes and threads.
 */
export const ensureServerBundle = async (): Promise<ServerBundle> => {
  // It holds addresses of this folder, and may have been copied with it.
  const folder = path.join(BUNDLES, hash('sha256', ROOT + (await fingerprint(ROOT, SOURCES))));
  const found = { program: path.join(folder, 'main.mjs'), compileCache: path.join(folder, 'compiled') };
  if (existsSync(found.program)) return found;
  await mkdir(BUNDLES, { recursive: true });
  await removeOld();
  const made = await makeOwnedFolder(BUNDLES, 'new-');
  await bundle(made);
  // Another run may have been quicker.
  await rename(made, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(made, { recursive: true });
  });
  return found;
};
