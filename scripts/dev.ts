import { spawn } from 'node:child_process';
import { codegen } from './lib/codegen.ts';
import { ensureDatabaseTemplate } from './lib/databaseTemplate.ts';
import { developmentSite } from './lib/developmentSite.ts';
import { say } from './lib/exec.ts';
import { portTrouble } from './lib/portTrouble.ts';
import { ROOT } from './lib/root.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
/** The page's port; the API listens on the next one. */
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;
const origin = `http://${host}:${port}`;
const apiOrigin = `http://${host}:${apiPort}`;

const trouble = await portTrouble(host, port);
if (trouble !== undefined) {
  say(trouble);
  process.exit(1);
}
await Promise.all([codegen(), ensureDatabaseTemplate()]);

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, HOST: host, PORT: String(apiPort), PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? origin },
});

const vite = await developmentSite({ host, port, apiOrigin });

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
