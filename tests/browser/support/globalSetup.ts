import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { ensureParts } from '../../../scripts/lib/partsBuild.ts';
import { removeDataDir, startServer } from './server.ts';
import { beginServer, bundleServer } from '#tests/server/support/beginServer.ts';
import { makeScratch } from '#tests/server/support/scratch.ts';

/**
 * One server for all browser tests, whose address workers read from the environment (see playwright.config.ts), the server's bundle for those that
 * start one of their own, and one build of the gallery of parts.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const scratch = await makeScratch();
  process.env['LIORA_WAYS'] = await mkdtemp(path.join(scratch.folder, 'ways-'));
  await bundleServer();
  const [server, forget] = await Promise.all([startServer({ isAsShipped: true }), beginServer(), ensureParts()]);
  process.env['LIORA_ORIGIN'] = server.origin;
  return async () => {
    await server.stop();
    await Promise.all([removeDataDir(server.dataDir), forget()]);
    await scratch.remove();
  };
};

export default globalSetup;
