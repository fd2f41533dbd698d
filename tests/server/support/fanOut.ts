import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Passes each request on to several places at once, and answers as the worst of them. */
export const startFanOut = async (
  places: () => readonly string[],
): Promise<AsyncDisposable & { readonly url: string }> => {
  const passOn = async (request: IncomingMessage): Promise<number> => {
    const body = new Uint8Array(await buffer(request));
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      name === 'stripe-signature' || name === 'content-type' ? [[name, String(value)]] : [],
    );
    const answers = await Promise.all(places().map((place) => fetch(place, { method: 'POST', headers, body })));
    return Math.max(...answers.map(({ status }) => status));
  };
  const server = createServer((request, response) => {
    passOn(request)
      .then((status) => response.writeHead(status).end())
      .catch(() => response.writeHead(502).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
