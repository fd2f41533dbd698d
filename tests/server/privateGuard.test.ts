import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/testServer.ts';

const MESSAGE =
  'It’s set up for trying out on one machine or a private network, with readable mail and a demo account. The operator can open it with NODE_ENV=production, or as is with EMBEDDED_PROVIDERS=anywhere.';

/** `fetch` sets the host by itself. */
const get = async (origin: string, path: string, headers: Readonly<Record<string, string>>) => {
  const sent = request(new URL(path, origin), { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  response.setEncoding('utf8');
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, body };
};

const outside: [string, Record<string, string>][] = [
  ['by a public name', { host: 'liora.example' }],
  ['by a public address', { host: '203.0.113.7:3000' }],
  ['by a name that was turned to this machine', { host: '127.0.0.1.evil.example' }],
  ['through a proxy that keeps the name', { 'x-forwarded-host': 'liora.example' }],
  ['through a proxy that names the caller', { 'x-forwarded-for': '203.0.113.7' }],
  ['through two proxies', { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' }],
  ['through a proxy that says real', { 'x-real-ip': '2001:db8::1' }],
  ['through a proxy as in RFC 7239', { forwarded: 'for="[2001:db8::1]:4711";proto=https' }],
];

const near: [string, Record<string, string>][] = [
  ['by localhost', { host: 'localhost:3000' }],
  ['by an address of the network', { host: '192.168.1.20:3000' }],
  ['by a name of the network', { host: 'mybox.local' }],
  ['through a proxy of the network', { 'x-forwarded-for': '192.168.1.30', forwarded: 'for=192.168.1.30:4711' }],
];

describe('a server that shows its mails to whoever reaches it', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(outside)('[N-01] shows nothing to who comes %s', async (_what, headers) => {
    const refused = { status: 403, body: JSON.stringify({ errNo: 1003, data: {}, message: MESSAGE }) };
    expect(await get(server.origin, '/dev/outbox.json', headers)).toEqual(refused);
    expect(await get(server.origin, '/api/homepage', headers)).toEqual(refused);
    const page = await get(server.origin, '/', { ...headers, accept: 'text/html' });
    expect(page.status).toBe(403);
    expect(page.body).toContain('This Liora site isn’t public yet');
    expect(page.body).toContain(MESSAGE);
  });

  it.each(near)('[N-01] shows them to who comes %s', async (_what, headers) => {
    expect(await get(server.origin, '/dev/outbox.json', headers)).toEqual({ status: 200, body: '[]' });
  });

  it('[N-01] tells by whatever name that it lives', async () => {
    expect((await get(server.origin, '/healthz', { host: 'liora.example' })).status).toBe(200);
  });
});

it('[N-01] shows them to everybody where its operator says so', async () => {
  await using server = await startTestServer({
    PUBLIC_ORIGIN: 'https://liora.example',
    EMBEDDED_PROVIDERS: 'anywhere',
  });
  const headers = { host: 'liora.example', 'x-forwarded-for': '203.0.113.7' };
  expect(await get(server.origin, '/dev/outbox.json', headers)).toEqual({ status: 200, body: '[]' });
});
