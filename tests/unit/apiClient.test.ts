import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { characterExplore } from '#contract/character.ts';
import { chatStop, chatCompletion, chatHistory } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { emailLogin, logout } from '#contract/session.ts';
import { userDetail } from '#contract/user.ts';
import { ApiClient } from '#src/api/client.ts';

const characterId = '00000000-0000-7000-8000-00000000000c';
const message = {
  msgId: '00000000-0000-7000-8000-000000000012',
  role: 'companion',
  text: 'Hi',
  status: 'done',
  createTime: 12,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
} as const;
const ada = {
  uid: '00000000-0000-7000-8000-0000000000ad',
  email: 'ada@example.com',
  hasPassword: true,
  name: null,
  pronoun: null,
  country: null,
  plan: null,
  serviceCosts: [],
};
const history = { messages: [message], hasMore: false, readTime: 0, isDemo: true };

type Behaviour = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const page: Behaviour = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Wi-Fi</p>');
const breaks: Behaviour = (response) => void response.destroy();
const hangs: Behaviour = () => undefined;
const shuttingDown = json(503, { errNo: errNo.shuttingDown, data: null });

interface Asked {
  line: string;
  accept: string | undefined;
  type: string | undefined;
  key: string | string[] | undefined;
  body: string;
}

/** A client in front of a real server that behaves so, one request after the other, and goes on as it did last. */
const begin = async (...behaviours: readonly [Behaviour, ...Behaviour[]]) => {
  const asked: Asked[] = [];
  const codes: number[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      const key = headers['idempotency-key'];
      asked.push({ line: `${method} ${url}`, accept: headers.accept, type: headers['content-type'], key, body });
      return (behaviours[asked.length - 1] ?? behaviours.at(-1))?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    client: new ApiClient((code) => codes.push(code), origin),
    asked,
    codes,
    lines: () => asked.map(({ line }) => line),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** What a call that fails throws, as plain data. */
const thrown = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return { ...Object(error) };
  }
  throw new Error('The call did not fail');
};
const failure = (code: number, more: object = {}) => ({
  name: 'ApiFailure',
  errNo: code,
  fields: [],
  retryAfter: undefined,
  ...more,
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what travels', () => {
  it('[API-02] asks with a query string that leaves out what is empty', async () => {
    await using server = await begin(json(200, { errNo: 0, data: { characters: [], nextCursor: null } }));
    const answer = await server.client.call(characterExplore, { tag: 'calm & kind', cursor: '' });
    expect([answer, server.asked]).toEqual([
      { characters: [], nextCursor: null },
      [
        {
          line: 'GET /api/character/explore?tag=calm+%26+kind',
          accept: 'application/json',
          type: undefined,
          key: undefined,
          body: '',
        },
      ],
    ]);
  });

  it('[API-02] sends JSON, with the key of the intent', async () => {
    await using server = await begin(json(200, { errNo: 0, data: { messages: [message] } }));
    const said = { characterId, speechText: 'Hello' };
    await server.client.call(chatCompletion, said, { idempotencyKey: 'intent-1' });
    expect(server.asked).toEqual([
      {
        line: 'POST /api/chat/completion',
        accept: 'application/json',
        type: 'application/json',
        key: 'intent-1',
        body: JSON.stringify(said),
      },
    ]);
  });

  it('[AUTH-06] [AUTH-12] sends session calls as forms with appId and os', async () => {
    await using server = await begin(json(200, { errNo: 0, data: { uid: ada.uid } }));
    await server.client.call(emailLogin, { email: 'ada@example.com', password: 'd41d8cd98f00b204e9800998ecf8427e' });
    expect(server.asked).toEqual([
      {
        line: 'POST /session/pc/emaillogin',
        accept: 'application/json',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        key: undefined,
        body: 'email=ada%40example.com&password=d41d8cd98f00b204e9800998ecf8427e&appId=liora&os=web',
      },
    ]);
  });
});

describe('codes', () => {
  it('[API-01] [API-03] gives data with the codes that a call knows, and tells of them', async () => {
    await using server = await begin(json(200, { errNo: errNo.setupAge, data: ada }));
    const answer = await server.client.ask(userDetail, {});
    expect([answer, server.codes]).toEqual([
      { errNo: errNo.setupAge, data: { ...ada, tokens: 0, maxSubscriptionDiscount: '70%' } },
      [errNo.setupAge],
    ]);
  });

  it.each([200, 403])('[API-03] throws other codes and tells of them once, with HTTP status %i', async (status) => {
    await using server = await begin(json(status, { errNo: errNo.setupAge, data: null }));
    const error = await thrown(server.client.call(chatHistory, { characterId }));
    expect([error, server.codes]).toEqual([failure(errNo.setupAge), [errNo.setupAge]]);
  });

  it('[M-28] tells whether somebody is told of a code who made a change, which nobody is who reads or notes', async () => {
    await using server = await begin(json(403, { errNo: errNo.contentRefused, data: null }));
    const told: [number, boolean][] = [];
    const client = new ApiClient((...code) => told.push(code), server.origin);
    await thrown(client.call(chatStop, { msgId: message.msgId }));
    await thrown(client.call(chatStop, { msgId: message.msgId }, { isUnattended: true }));
    await thrown(client.call(chatHistory, { characterId }));
    expect(told).toEqual([
      [errNo.contentRefused, true],
      [errNo.contentRefused, false],
      [errNo.contentRefused, false],
    ]);
  });

  it('tells which fields are wrong, and when to try again', async () => {
    const fields = [{ path: 'email', reason: 'notAnEmail' }];
    await using server = await begin(
      json(400, { errNo: errNo.invalidInput, data: { fields } }),
      json(429, { errNo: errNo.tooManyRequests, data: null }, { 'retry-after': '30' }),
    );
    const wrong = await thrown(server.client.call(logout, {}));
    const early = await thrown(server.client.call(logout, {}));
    expect([wrong, early]).toEqual([
      failure(errNo.invalidInput, { fields }),
      failure(errNo.tooManyRequests, { retryAfter: 30 }),
    ]);
  });
});

describe('no answer', () => {
  it.each([
    ['something else answers', page],
    ['something else answers in JSON', json(200, { hello: 'world' })],
    ['something else refuses', json(404, 'Not found')],
    ['the data have another shape', json(200, { errNo: 0, data: { messages: 'none' } })],
    ['an error says that it is none', json(404, { errNo: 0, data: null })],
    ['the connection breaks', breaks],
  ])('is what counts when %s, and no code is told', async (_, behaviour) => {
    await using server = await begin(behaviour);
    const error = await thrown(server.client.call(chatStop, { msgId: message.msgId }));
    expect([error, server.codes, server.lines()]).toEqual([failure(-1), [], ['POST /api/chat/stop']]);
  });

  it('[API-02] is what counts after 20 s, and is not asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await using server = await begin(hangs);
    const error = thrown(server.client.call(chatHistory, { characterId }));
    await expect.poll(server.lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await error, server.lines().length]).toEqual([failure(-1), 1]);
  });
});

describe('trying again', () => {
  it('[API-02] asks up to three times more, and tells of the code once', async () => {
    await using server = await begin(shuttingDown);
    const error = await thrown(server.client.call(chatHistory, { characterId }));
    expect([error, server.codes, server.lines()]).toEqual([
      failure(errNo.shuttingDown),
      [errNo.shuttingDown],
      Array.from({ length: 4 }, () => `GET /api/chat/history?characterId=${characterId}`),
    ]);
  });

  it('[API-02] asks again over a broken connection until an answer comes', async () => {
    await using server = await begin(breaks, shuttingDown, json(200, { errNo: 0, data: history }));
    const answer = await server.client.call(chatHistory, { characterId });
    expect([answer, server.codes, server.lines().length]).toEqual([history, [], 3]);
  });

  it('[API-08] repeats what changes something with the key of its intent only', async () => {
    const exchange = { messages: [message] };
    await using server = await begin(breaks, json(200, { errNo: 0, data: exchange }));
    const answer = await server.client.call(
      chatCompletion,
      { characterId, speechText: 'Hello' },
      { idempotencyKey: 'intent-1' },
    );
    expect([answer, server.asked.map(({ key }) => key)]).toEqual([exchange, ['intent-1', 'intent-1']]);
  });

  it('[API-08] never repeats what changes something without a key', async () => {
    await using server = await begin(shuttingDown);
    const error = await thrown(server.client.call(chatStop, { msgId: message.msgId }));
    expect([error, server.lines().length]).toEqual([failure(errNo.shuttingDown), 1]);
  });

  it('stops for whoever has given up, with their reason and no code', async () => {
    await using server = await begin(hangs);
    const controller = new AbortController();
    const call = server.client.call(chatHistory, { characterId }, { signal: controller.signal });
    await expect.poll(server.lines).toHaveLength(1);
    controller.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    expect([server.codes, server.lines().length]).toEqual([[], 1]);
  });
});
