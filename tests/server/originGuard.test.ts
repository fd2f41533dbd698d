import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/testServer.ts';

/** Signs out with headers that fetch would not let through. */
const post = async (origin: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> => {
  const sent = request(new URL('/session/pc/logout', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  sent.end('appId=liora&os=web');
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
};

describe('where an unsafe request may come from', () => {
  let server: TestServer;
  let port: string;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_ORIGIN: 'https://liora.example', EMBEDDED_PROVIDERS: 'anywhere' });
    ({ port } = new URL(server.origin));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    ['the public origin, whatever a proxy makes of the host', 'https://liora.example', '10.0.0.1:3000'],
    ['the address that was called', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['the address that was called, over IPv6', 'http://[::1]:3000', '[::1]:3000'],
    ['localhost', 'http://localhost:3000', 'localhost:3000'],
  ])('from %s', async (_what, origin, host) => {
    expect(await post(server.origin, { origin, host })).toBe(200);
    expect(await post(server.origin, { origin, host, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('from a program, which sends no origin', async () => {
    expect(await post(server.origin, {})).toBe(200);
    expect(await post(server.origin, { 'sec-fetch-site': 'none' })).toBe(200);
  });

  it.each([
    ['a name that was turned to this server', 'http://evil.example:3000', 'evil.example:3000'],
    ['a name that begins like an address', 'http://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
    ['a name below localhost', 'http://evil.localhost', 'evil.localhost'],
    ['the public name without https', 'http://liora.example', 'liora.example'],
    ['another port of the public name', 'https://liora.example:8443', 'liora.example:8443'],
    ['a name below the public one', 'https://user.liora.example', 'user.liora.example'],
    ['another port of the same address', 'http://127.0.0.1:3001', '127.0.0.1:3000'],
    ['the same address over another protocol', 'https://127.0.0.1:3000', '127.0.0.1:3000'],
    ['a page without an origin', 'null', 'null'],
    ['something that is no origin', 'http://', ''],
  ])('not from %s', async (_what, origin, host) => {
    expect(await post(server.origin, { origin, host })).toBe(403);
  });

  it('not from this site where the browser says otherwise', async () => {
    const origin = `http://127.0.0.1:${port}`;
    for (const site of ['cross-site', 'same-site'])
      expect(await post(server.origin, { origin, 'sec-fetch-site': site })).toBe(403);
  });
});
