import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { portTrouble } from '../../scripts/lib/portTrouble.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const HOST = '127.0.0.1';
const listening = new Set<Server>();
const leave = async (server: Server): Promise<void> => {
  if (!listening.delete(server)) return;
  server.close();
  await once(server, 'close');
};
afterEach(() => Promise.all([...listening].map(leave)));

/** Listens at a port, at 0 at one that was free. */
const occupy = async (port = 0): Promise<{ server: Server; port: number }> => {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, 'listening');
  listening.add(server);
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
};
/** Listens at two ports beside each other. */
const occupyPair = async (): Promise<readonly [page: Server, beside: Server, port: number]> => {
  for (;;) {
    const { server, port } = await occupy();
    try {
      return [server, (await occupy(port + 1)).server, port];
    } catch {
      await leave(server);
    }
  }
};
const besideTaken = (port: number): string =>
  `Port ${port + 1} is taken. Liora’s server listens there, beside the page at ${port}: free it, or take two others: PORT=${port + 10} npm run dev`;

it('`npm run dev` says that the port beside is taken, and starts nothing', async () => {
  const [page, , port] = await occupyPair();
  await leave(page);
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: inRoot(),
    env: { ...process.env, HOST, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 60_000,
  });
  onTestFinished(() => void dev.kill());
  const [said, [code]] = await Promise.all([text(dev.stdout), once(dev, 'close')]);
  expect([said, code]).toEqual([`${besideTaken(port)}\n`, 1]);
});

it('a port that is taken is told of by its number, the one beside first', async () => {
  const [page, beside, port] = await occupyPair();
  const both = await portTrouble(HOST, port);
  await leave(beside);
  const pageAlone = await portTrouble(HOST, port);
  await leave(page);
  expect([both, pageAlone, await portTrouble(HOST, port)]).toEqual([
    besideTaken(port),
    `Port ${port} is taken. Free it, or take another: PORT=${port + 10} npm run dev`,
    undefined,
  ]);
});
