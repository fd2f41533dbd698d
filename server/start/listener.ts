import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/** Requests that are still under way when the server stops get this long. */
const GRACE = 10_000;
const SWEEP_EVERY = 50;
/**
 * Milliseconds for which an idle connection is kept. Longer than proxies keep theirs (60 s is common): whoever closes first may be closing
 * while the next request is on its way, which then fails.
 */
const KEEP_ALIVE = 75_000;

type Listener = ReturnType<typeof createAdaptorServer>;
type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const listen = async (server: Listener, host: string, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

const closeListener = async (server: Listener): Promise<void> => {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  if (!(server instanceof Server)) return void (await closed);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY);
  const force = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
};

/** Takes requests; port 0 stands for any that is free. */
export const startListener = async (fetch: Fetch, host: string, wantedPort: number) => {
  const server = createAdaptorServer({ fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE } });
  const port = await listen(server, host, wantedPort);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    /** Takes no more requests, lets those under way end, and drops each connection once it is idle. */
    close: () => closeListener(server),
  };
};
