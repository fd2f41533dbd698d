import { preview } from 'vite';
import { PARTS_DIR } from '../../../scripts/lib/partsBuild.ts';
import { ROOT } from '../../../scripts/lib/root.ts';

/** What the real server sends with each page: the parts have to live under it too. */
const policyOfSite = async (): Promise<string> => {
  const { headers } = await fetch(process.env['LIORA_ORIGIN'] ?? '');
  const policy = headers.get('content-security-policy');
  if (policy === null) throw new Error('The site has no content security policy');
  return policy;
};

const start = async (): Promise<string> => {
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: PARTS_DIR },
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': await policyOfSite() } },
  });
  server.httpServer.unref();
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The parts are served on no port');
  return `http://127.0.0.1:${address.port}`;
};

let site: Promise<string> | undefined;

/** Serves the gallery of parts (see globalSetup.ts) for this worker. Gives where. */
export const partsSite = (): Promise<string> => (site ??= start());
