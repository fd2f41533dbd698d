import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { type Api, createApi } from '#src/api/api.ts';
import { ApiClient } from '#src/api/client.ts';
import { createAccountApi } from '#src/api/accountApi.ts';

const LOST = 'cut off';
const REFUSED = JSON.stringify({ errNo: errNo.conflict, data: null, message: 'Refused' });

/** What was asked for, and under which `Idempotency-Key`. */
type Asked = readonly [path: string | undefined, key: string | undefined, body: unknown];

/** A real server whose answers get lost on their way, unless it is told to refuse. */
export const useLosingServer = () => {
  let answer = LOST;
  let asked: Asked[] = [];
  let api: Api | undefined;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const key = request.headers['idempotency-key'];
      asked.push([request.url, Array.isArray(key) ? key.join() : key, JSON.parse(body)]);
      return response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const client = new ApiClient(() => undefined, `http://127.0.0.1:${port}`);
    api = { ...createApi(() => undefined), client, account: () => Promise.resolve(createAccountApi(client)) };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  beforeEach(() => {
    answer = LOST;
    asked = [];
  });
  return {
    api: (): Api => {
      if (api === undefined) throw new Error('The server has not begun');
      return api;
    },
    asked: (): readonly Asked[] => asked,
    refuses: (does: boolean): void => {
      answer = does ? REFUSED : LOST;
    },
  };
};
