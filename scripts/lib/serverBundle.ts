import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { makeOwnedFolder } from '#tests/support/ownedFolder.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, inRoot } from './root.ts';

const BUNDLES = inRoot('node_modules/.cache/liora/server');
const SOURCES = ['contract', 'package-lock.json', 'packages', 'scripts/lib/serverBundle.ts', 'server'];
/** Those that find files beside their own, or that `tests/server/support/crashAtCommit.ts` changes. */
const APART = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'pg',
  'pino',
  'rivescript',
  'sharp',
];
/** Milliseconds; nobody runs tests of older sources so long. */
const OLD = 86_400_000;

/** Sources find what lies beside them where they lay themselves. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:packages|server)\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => ({ code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) }),
  },
};

const bundle = async (outDir: string): Promise<void> => {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepAddresses],
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: 'server/main.ts',
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
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
 * Bundles the server unless that was done with the same sources: tests that start it a hundred times spare themselves the reading of 1,500
 * files each time, and what is read is compiled once for all processes and threads.
 */
export const ensureServerBundle = async (): Promise<ServerBundle> => {
  // It holds addresses of this folder, and may have been copied with it.
  const folder = path.join(BUNDLES, hash('sha256', ROOT + (await fingerprint(ROOT, SOURCES))));
  const found = { program: path.join(folder, 'main.js'), compileCache: path.join(folder, 'compiled') };
  if (existsSync(folder)) return found;
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
