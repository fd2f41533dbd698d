import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** What stands before a server, and says so while it cannot serve, as during a restart. */
export interface Gateway extends AsyncDisposable {
  /** Where the page finds the server. */
  readonly origin: string;
  /** From now on calls to these paths are answered with 503. */
  readonly shut: (...paths: readonly string[]) => void;
  /** From now on everything reaches the server. */
  readonly open: () => void;
  /** How many calls were answered with 503. */
  readonly refusals: () => number;
}

export const openGateway = async (to: string): Promise<Gateway> => {
  let shut: readonly string[] = [];
  let refusals = 0;
  const app = new Hono();
  app.all('*', async (c): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    if (!shut.includes(pathname)) {
      const headers = c.req.header();
      // The server takes changes from its own pages alone.
      if (headers['origin'] !== undefined) headers['origin'] = to;
      return proxy(new URL(pathname + search, to), { raw: c.req.raw, headers });
    }
    refusals += 1;
    return c.text('Service Unavailable', 503);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new Error('The gateway speaks HTTP');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    shut: (...paths) => {
      shut = paths;
    },
    open: () => {
      shut = [];
    },
    refusals: () => refusals,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
