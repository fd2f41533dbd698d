import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that the server got. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Comes true when the client closes the connection before the answer is complete, and false when it is complete. */
  readonly hungUp: Promise<boolean>;
}

/** How one request is answered. It may leave the answer open: it then hangs until the client goes or the server stops. */
export type Behaviour = (response: ServerResponse) => void | Promise<void>;

export interface OpenAiServer extends AsyncDisposable {
  /** What goes into `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** Comes with the request of that number (0 is the first), now or when it is there. */
  request(index: number): Promise<RecordedRequest>;
  /** Adds behaviours for the requests to come. */
  add(...behaviours: readonly Behaviour[]): void;
}

const chunk = (delta: unknown, finishReason: string | null = null): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });

const event = (data: string): string => `data: ${data}\n\n`;

/** The events of a whole streamed answer, as one string. */
export const streamOf = (pieces: readonly string[], finishReason = 'stop'): string =>
  [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, finishReason),
    '[DONE]',
  ]
    .map(event)
    .join('');

/** The events of the given pieces, with neither finish nor `[DONE]`. */
export const pieceEvents = (pieces: readonly string[]): string =>
  pieces.map((content) => event(chunk({ content }))).join('');

/** Sends the head of a stream, so that more can be written to it. */
export const beginStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
};

/** Writes and comes back when the bytes have left, so that they travel on their own. */
export const flush = (response: ServerResponse, bytes: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    response.write(bytes, () => setImmediate(resolve));
  });

/** A good answer in these pieces. */
export const streams =
  (...pieces: readonly string[]): Behaviour =>
  (response) => {
    beginStream(response);
    response.end(streamOf(pieces));
  };

/** Any answer, whole. */
export const answers =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Sends these bytes as a stream and ends it properly. */
export const streamsRaw =
  (...parts: readonly (string | Uint8Array)[]): Behaviour =>
  async (response) => {
    beginStream(response);
    for (const part of parts) await flush(response, part);
    response.end();
  };

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Gives these pieces and then nothing more. */
export const hangsAfter =
  (...pieces: readonly string[]): Behaviour =>
  async (response) => {
    beginStream(response);
    if (pieces.length > 0) await flush(response, pieceEvents(pieces));
  };

/** Gives these pieces and cuts the connection; without pieces it cuts it before the head. */
export const cutsAfter =
  (...pieces: readonly string[]): Behaviour =>
  async (response) => {
    if (pieces.length > 0) {
      beginStream(response);
      await flush(response, pieceEvents(pieces));
    }
    response.destroy();
  };

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * A real HTTP server in the place of an OpenAI-compatible one. Each request is answered by the next behaviour; when there is none
 * left, by status 500. Use it with `await using`.
 */
export const startOpenAiServer = async (...script: readonly Behaviour[]): Promise<OpenAiServer> => {
  const behaviours = [...script];
  const requests: RecordedRequest[] = [];
  const waiting = new Map<number, PromiseWithResolvers<RecordedRequest>>();

  const record = (request: RecordedRequest): void => {
    requests.push(request);
    waiting.get(requests.length - 1)?.resolve(request);
  };

  const server = createServer((request, response) => {
    const hungUp = new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(!response.writableFinished));
    });
    const answer = async () => {
      const body = parsed(await buffer(request));
      record({ path: request.url ?? '', headers: request.headers, body, hungUp });
      const behaviour = behaviours.shift() ?? answers(500, 'no behaviour is left');
      await behaviour(response);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    request: (index) => {
      const there = requests[index];
      if (there !== undefined) return Promise.resolve(there);
      const wanted = waiting.get(index) ?? Promise.withResolvers<RecordedRequest>();
      waiting.set(index, wanted);
      return wanted.promise;
    },
    add: (...more) => {
      behaviours.push(...more);
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
