import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { makeOwnedFolder } from '#tests/support/ownedFolder.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Those that find files beside their own, or that `crashAtCommit.ts` changes. */
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

/** Sources find what lies beside them where they lay themselves. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\/server\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => ({ code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) }),
  },
};

/** The server in one file, until it is removed. */
export interface ServerBundle {
  remove(): Promise<void>;
}

/**
 * Starts it once on `databaseUrl`, or on the embedded database, and ends it as an operator does: those that are killed leave nothing of what
 * they compiled. Gives its data.
 */
export const beginOnce = async (databaseUrl?: string): Promise<string> => {
  const { stop, dataDir } = await startServer({ env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl } });
  await stop();
  return dataDir;
};

/**
 * The server's sources in one file, which `startServer` runs from then on: those who start it a hundred times spare themselves the reading of
 * 1,500 files each time, and what is read is compiled once for all processes and threads.
 */
export const bundleServer = async (): Promise<ServerBundle> => {
  const cache = join(root, 'node_modules/.cache/liora');
  await mkdir(cache, { recursive: true });
  const outDir = await makeOwnedFolder(cache, 'server-');
  await build({
    configFile: false,
    root,
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
  process.env['LIORA_SERVER'] = join(outDir, 'main.js');
  process.env['NODE_COMPILE_CACHE'] = join(outDir, 'compiled');
  const begun = await beginOnce();
  process.env['LIORA_BEGUN'] = begun;
  return {
    async remove() {
      await Promise.all([rm(outDir, { recursive: true, force: true, maxRetries: 10 }), removeDataDir(begun)]);
    },
  };
};
