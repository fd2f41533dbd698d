import { removeDataDir, startServer } from './server.ts';

/** One server for all browser tests; workers read its address from the environment (see playwright.config.ts). */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const server = await startServer();
  process.env['LIORA_ORIGIN'] = server.origin;
  return async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  };
};

export default globalSetup;
