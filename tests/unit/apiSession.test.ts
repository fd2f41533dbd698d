import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { characterExplore } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { createIntentKeys } from '#src/actors/intentKeys.ts';
import { rejectOnFailure } from '#src/actors/rejectOnFailure.ts';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { ApiClient } from '#src/api/client.ts';
import { createGenericClient } from '#src/api/genericClient.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { createSessionApi } from '#src/api/sessionApi.ts';

type Behaviour = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A real server that behaves so, one request after the other, and goes on as it did last. */
const serve = async (...behaviours: readonly [Behaviour, ...Behaviour[]]) => {
  const asked: { line: string; type: string | undefined; accept: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      asked.push({ line: `${method} ${url}`, type: headers['content-type'], accept: headers.accept, body });
      return (behaviours[asked.length - 1] ?? behaviours.at(-1))?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    origin,
    asked,
    client: new ApiClient(() => undefined, origin),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof ApiFailure ? error.errNo : error;
  }
};

afterEach(() => vi.restoreAllMocks());

describe('session calls', () => {
  const ada = { email: 'ada@example.com', password: 'correct horse' };

  it('[AUTH-06] login gives true, or false when it fails, and tells the console and whoever asks why', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await using server = await serve(
      json(200, { errNo: 0, data: { uid: '00000000-0000-4000-8000-0000000000ad' } }),
      json(401, { errNo: errNo.wrongCredentials, data: null }),
    );
    const session = createSessionApi(server.client);
    expect(await session.login(ada)).toBe(true);
    const failures: number[] = [];
    expect(await session.login(ada, { onFailure: (failure) => failures.push(failure.errNo) })).toBe(false);
    expect(failures).toEqual([errNo.wrongCredentials]);
    expect(warned.mock.calls).toEqual([['/session/pc/emaillogin failed with 2001']]);
    expect(Object.fromEntries(new URLSearchParams(server.asked[1]?.body))).toEqual({
      appId: 'liora',
      os: 'web',
      email: ada.email,
      password: passwordDigest(ada.password),
    });
  });

  it('[AUTH-06] the others give nothing when they fail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await using server = await serve(json(500, { errNo: errNo.internal, data: null }));
    const session = createSessionApi(server.client);
    expect(
      await Promise.all([
        session.sendSignUpMail(ada, '/users/redirect'),
        session.sendResetMail(ada.email, '/users/password/reset'),
        session.confirmEmail({ code: 'ABCDEFGH2345' }),
        session.checkResetCode('ABCDEFGH2345'),
        session.setPassword({ code: 'ABCDEFGH2345', password: ada.password }),
        session.changePassword({ oldPassword: ada.password, password: 'battery staple' }),
        session.authorize({ oauthType: 'example', state: '/' }),
        session.linkIdentity(ada.password),
        session.signOut(),
        session.signOutEverywhere(),
      ]),
    ).toEqual(Array.from({ length: 10 }, () => undefined));
  });

  it('[AUTH-12] leave empty values out of their forms', async () => {
    await using server = await serve(json(200, { errNo: 0, data: {} }));
    await createSessionApi(server.client).sendResetMail('', '/users/password/reset');
    expect(server.asked).toEqual([
      {
        line: 'POST /session/pc/sendemail',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        accept: 'application/json',
        body: 'tokenType=600002&redirect_uri=%2Fusers%2Fpassword%2Freset&appId=liora&os=web',
      },
    ]);
  });

  it('[AUTH-10] change the old password to the new one, by their digests', async () => {
    await using server = await serve(json(200, { errNo: 0, data: {} }));
    await createSessionApi(server.client).changePassword({ oldPassword: ada.password, password: 'battery staple' });
    expect(server.asked.map(({ line, body }) => [line, Object.fromEntries(new URLSearchParams(body))])).toEqual([
      [
        'POST /session/pc/changepassword',
        {
          appId: 'liora',
          os: 'web',
          oldpassword: passwordDigest(ada.password),
          password: passwordDigest('battery staple'),
        },
      ],
    ]);
  });

  it('fail flows with their reason', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await using server = await serve(json(401, { errNo: errNo.wrongCredentials, data: null }));
    const session = createSessionApi(server.client);
    expect(await reasonOf(rejectOnFailure((onFailure) => session.login(ada, { onFailure })))).toBe(
      errNo.wrongCredentials,
    );
  });
});

describe('[API-07] a request for data that is made again', () => {
  const page = { characters: [], nextCursor: null };
  const query = { pageSize: 10 };

  it('cancels the same one that is under way', async () => {
    await using server = await serve(() => undefined, json(200, { errNo: 0, data: page }));
    const first = reasonOf(server.client.call(characterExplore, query));
    await expect.poll(() => server.asked).toHaveLength(1);
    const second = await server.client.call(characterExplore, query);
    expect([await first, second]).toEqual([-1, page]);
  });

  it('is not cancelled by one that nobody wants any more', async () => {
    await using server = await serve(json(200, { errNo: 0, data: page }));
    const { client } = server;
    const wanted = client.call(characterExplore, query);
    const left = AbortSignal.abort(new Error('left'));
    await expect(client.call(characterExplore, query, { signal: left })).rejects.toThrow('left');
    expect([await wanted, server.asked.length]).toEqual([page, 1]);
  });

  it('leaves others alone, and the same one where it is told to', async () => {
    await using server = await serve(json(200, { errNo: 0, data: page }));
    const { client } = server;
    expect(
      await Promise.all([
        client.call(characterExplore, query),
        client.call(characterExplore, { pageSize: 11 }),
        client.call(characterExplore, query, { duplicates: 'keep' }),
      ]),
    ).toEqual([page, page, page]);
  });
});

describe('[API-08] keys of intents', () => {
  const lost = () => Promise.reject(new ApiFailure(-1, 'No answer'));
  const refused = () => Promise.reject(new ApiFailure(errNo.conflict, 'Refused'));

  it('stay until the intent is answered, whatever the answer', async () => {
    const onceAnIntent = createIntentKeys();
    const keys: string[] = [];
    const noting = (work: () => Promise<unknown>) => (key: string) => {
      keys.push(key);
      return work();
    };
    const ask = (request: unknown, work: () => Promise<unknown>) => reasonOf(onceAnIntent(request, noting(work)));
    await ask({ age: 17 }, lost);
    await ask({ age: 17 }, lost);
    await ask({ age: 17 }, () => Promise.resolve());
    await ask({ age: 17 }, refused);
    await ask({ age: 17 }, lost);
    await ask({ age: 18 }, lost);
    const [first = '', , , fourth = '', fifth = '', sixth = ''] = keys;
    expect(keys).toEqual([first, first, first, fourth, fifth, sixth]);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('[API-06] the generic client', () => {
  const statusOf = async (work: Promise<{ status: number }>): Promise<unknown> => {
    try {
      return (await work).status;
    } catch (error) {
      return error instanceof Error ? error.name : error;
    }
  };

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries once more after %s what changes nothing', async (status) => {
    await using server = await serve(json(status, {}), json(200, {}));
    const client = createGenericClient(server.origin);
    expect(await statusOf(client.get('builds/latest.json'))).toBe(200);
    expect(server.asked.map(({ line, accept }) => [line, accept])).toEqual([
      ['GET /builds/latest.json', 'application/json'],
      ['GET /builds/latest.json', 'application/json'],
    ]);
  });

  it('gives up after the second failure, and says so', async () => {
    await using server = await serve(json(503, {}));
    expect(await statusOf(createGenericClient(server.origin).get('a'))).toBe('HTTPError');
    expect(server.asked).toHaveLength(2);
  });

  it('does not try again what failed for good', async () => {
    await using server = await serve(json(404, {}));
    expect(await statusOf(createGenericClient(server.origin).get('a'))).toBe('HTTPError');
    expect(server.asked).toHaveLength(1);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('never repeats %s, and sends it as JSON', async (method) => {
    await using server = await serve(json(503, {}));
    expect(await statusOf(createGenericClient(server.origin)[method]('a', { json: { b: 1 } }))).toBe('HTTPError');
    expect(server.asked).toEqual([
      { line: `${method.toUpperCase()} /a`, type: 'application/json', accept: 'application/json', body: '{"b":1}' },
    ]);
  });
});
