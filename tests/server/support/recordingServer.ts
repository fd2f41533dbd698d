import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that the server got. */
export interface Seen {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined where there is none. */
  readonly body: unknown;
  /** Comes true when the client closes the connection before the answer is complete, and false when it is complete. */
  readonly hungUp: Promise<boolean>;
}

export interface RecordingServer extends AsyncDisposable {
  /** Without a path. */
  readonly origin: string;
  readonly server: Server;
  readonly requests: readonly Seen[];
  /** Comes with the first request to a path, now or when it is there. */
  seen(path: string): Promise<Seen>;
}

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

const pathOf = (path: string): string => path.split('?', 1)[0] ?? '';

/** A real HTTP server that keeps what it is asked. Use it with `await using`. */
export const startRecordingServer = async (
  answer: (seen: Seen, response: ServerResponse) => void | Promise<void>,
): Promise<RecordingServer> => {
  const requests: Seen[] = [];
  const waiting = new Map<string, PromiseWithResolvers<Seen>>();

  const server = createServer((request, response) => {
    const hungUp = new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(!response.writableFinished));
    });
    const take = async () => {
      const body = parsed(await buffer(request));
      const { method = '', url: path = '', headers } = request;
      const seen = { method, path, headers, body, hungUp };
      requests.push(seen);
      waiting.get(pathOf(path))?.resolve(seen);
      await answer(seen, response);
    };
    take().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    origin: `http://127.0.0.1:${port}`,
    server,
    requests,
    seen: (path) => {
      const there = requests.find((request) => pathOf(request.path) === path);
      if (there !== undefined) return Promise.resolve(there);
      const wanted = waiting.get(path) ?? Promise.withResolvers<Seen>();
      waiting.set(path, wanted);
      return wanted.promise;
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
};

/** Any JSON answer. */
export const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
