import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { codegen } from './lib/codegen.ts';
import { ensureDatabaseTemplate } from './lib/databaseTemplate.ts';
import { say } from './lib/exec.ts';
import { ROOT } from './lib/root.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
/** The page's port; the API listens on the next one. */
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;
const origin = `http://${host}:${port}`;
const apiOrigin = `http://${host}:${apiPort}`;

await Promise.all([codegen(), ensureDatabaseTemplate()]);

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, HOST: host, PORT: String(apiPort), PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? origin },
});

const served = ['/api', '/session', '/images', '/healthz', '/readyz', '/plain.css'];
/** All parts and screens in all states, which no build of the product holds. */
const PARTS = '/dev/parts';
/** What goes on in the flows of a page: a screen of the app itself. */
const FLOWS = '/dev/flows';
/** The page that answers an address below `/dev` which the server does not know. */
const pageOf = (url: string): string | undefined => {
  if (url.startsWith(PARTS)) return '/parts.html';
  return url.startsWith(FLOWS) ? '/index.html' : undefined;
};
const vite = await createServer({
  root: ROOT,
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, apiOrigin])),
      '/dev': { target: apiOrigin, bypass: ({ url = '' }) => pageOf(url) },
    },
  },
});

const stop = async (): Promise<void> => {
  const ended = new Promise((resolve) => api.once('exit', resolve));
  if (api.kill('SIGTERM')) await ended;
  await vite.close();
  process.exit();
};

// A terminal sends Ctrl-C to all of us, and npm passes it on once more: the first one counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

await vite.listen();
say(`Liora with hot reload: ${origin}`);
