import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { readClientFiles, sendClientFile } from '#server/http/clientFiles.ts';
import { securityHeaders } from '#server/http/securityHeaders.ts';

/** A server with a build of its own. */
export interface ServedBuild extends AsyncDisposable {
  readonly origin: string;
}

/** What the server answers that holds the data. */
const ELSEWHERE = /^\/(?:api|session|images)\/|^\/readyz$/;

/** Serves the build in `folder` as the product does; what is no part of a build comes from the server at `origin`. */
export const serveBuild = async (folder: string, origin: string): Promise<ServedBuild> => {
  const files = readClientFiles(folder);
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`${folder} holds no build`);
  const app = new Hono();
  app.use(securityHeaders(() => false));
  app.all('*', (c) => {
    const file = files.get(c.req.path);
    if (file !== undefined) return sendClientFile(c, file);
    const { pathname, search } = new URL(c.req.url);
    return ELSEWHERE.test(pathname) ? proxy(new URL(pathname + search, origin), c.req) : sendClientFile(c, index);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new Error('The build is served over HTTP');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The build is served on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
