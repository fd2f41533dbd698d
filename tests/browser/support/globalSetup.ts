import { buildParts } from './buildParts.ts';
import { removeDataDir, startServer } from './server.ts';

/** One server for all browser tests, whose address workers read from the environment (see playwright.config.ts), and one build of the gallery of parts. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const [server] = await Promise.all([startServer({ isAsShipped: true }), buildParts()]);
  process.env['LIORA_ORIGIN'] = server.origin;
  return async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  };
};

export default globalSetup;
