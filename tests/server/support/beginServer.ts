import { ensureServerBundle } from '../../../scripts/lib/serverBundle.ts';
import { removeDataDir, startServer } from '#tests/browser/support/server.ts';

/**
 * Starts it once on `databaseUrl`, or on the embedded database, and ends it as an operator does: those that are killed leave nothing of what
 * they compiled. Gives its data.
 */
export const beginOnce = async (databaseUrl?: string): Promise<string> => {
  const { stop, dataDir } = await startServer({ env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl } });
  await stop();
  return dataDir;
};

/** From then on `startServer` runs the server's bundle, as `npm start` does. */
export const bundleServer = async (): Promise<void> => {
  const { program, compileCache } = await ensureServerBundle();
  process.env['LIORA_SERVER'] = program;
  process.env['NODE_COMPILE_CACHE'] = compileCache;
};

/** And on data with which one has begun. Gives what removes these data. */
export const beginServer = async (): Promise<() => Promise<void>> => {
  const begun = await beginOnce();
  process.env['LIORA_BEGUN'] = begun;
  return () => removeDataDir(begun);
};
