import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { ROOT } from './root.ts';

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

/** Sources find what lies beside them where they lay themselves. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:packages|server)\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      // Lines stay where they are.
      map: null,
    }),
  },
};

/** `node bundleServer.ts FOLDER` writes the server there as one file, and beside it where its parts come from: server/sourcePlace.ts. */
const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('Where to?');
try {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    // The server has no styles; without this the configuration of the client's is loaded.
    css: { postcss: {} },
    plugins: [keepAddresses],
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: 'server/main.ts',
      outDir,
      minify: false,
      // Node would look for a map that is named in the file at each start.
      sourcemap: 'hidden',
      rolldownOptions: {
        // By its name Node knows that it is a module without reading it twice.
        output: { entryFileNames: 'main.mjs', codeSplitting: false, sourcemapExcludeSources: true },
      },
    },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
