import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

/** A way to a database that can be cut, for connections there are and those to come. */
const startWay = async (url: string) => {
  const target = new URL(url);
  const { hostname, port } = target;
  const open = new Set<Socket>();
  let isCut = false;
  const way = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const on = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, on],
      [on, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  target.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: target.href,
    cut,
    mend: (): void => {
      isCut = false;
    },
    async [Symbol.asyncDispose]() {
      cut();
      way.close();
      await once(way, 'close');
    },
  };
};

it('[N-11] a database that is away is told as such, by calls of every kind, and is back when it is', async () => {
  await using way = await startWay(await newPostgresqlUrl());
  await using server = await startTestServer({ DATABASE_URL: way.url });
  const visitor = new Visitor(server.origin);
  await visitor.join();
  way.cut();
  const away = { errNo: 1016, data: null, message: 'The database cannot be reached' };
  const answers = await Promise.all([
    visitor.fetch('/api/user/detail'),
    visitor.fetch('/api/character/explore?sort=popular'),
    visitor.fetch('/api/order/payments'),
    visitor.fetch('/session/pc/emaillogin', {
      method: 'POST',
      body: new URLSearchParams({
        appId: 'liora',
        os: 'web',
        email: 'ada@example.org',
        password: '0123456789abcdef0123456789abcdef',
      }),
    }),
    visitor.fetch('/api/user/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: '{"name":"Grace"}',
    }),
  ]);
  const told = await Promise.all(
    answers.map(async (answer) => [answer.status, answer.headers.get('retry-after'), await answer.json()]),
  );
  expect(told).toEqual(answers.map(() => [503, '5', away]));
  way.mend();
  expect(await visitor.post('/api/user/update', { name: 'Grace' })).toMatchObject({ status: 200, errNo: 0 });
});
