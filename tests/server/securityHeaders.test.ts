import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const slug = seedCharacters[0]?.slug ?? '';

const requests: readonly (readonly [string, number, string, RequestInit])[] = [
  ['a page', 200, '/', {}],
  ['a screen', 200, '/ai-girlfriend/someone', {}],
  ['a file', 200, '/favicon.svg', {}],
  ['a file that is gone', 404, '/assets/gone.js', {}],
  ['a picture', 200, `/images/${portraitKey(slug)}?width=96&height=144&format=webp&quality=80`, {}],
  ['a call', 200, '/api/homepage', {}],
  ['a call that is refused', 401, '/api/conversation/list', {}],
  ['a call that does not exist', 404, '/api/nothing', {}],
  [
    'a call of another site',
    403,
    '/session/pc/logout',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['a body that is too large', 413, '/api/user/update', { method: 'POST', body: 'x'.repeat(100_000) }],
  ['the outbox', 200, '/dev/outbox', {}],
  ['the state of health', 200, '/healthz', {}],
];

const safe = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify service-worker",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

describe.each([
  ['http', 'http://liora.example', null],
  ['https', 'https://liora.example', 'max-age=31536000; includeSubDomains'],
])('headers over %s', (_protocol, publicOrigin, transport) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_ORIGIN: publicOrigin, EMBEDDED_PROVIDERS: 'anywhere' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(requests)('%s is safe', async (_what, expected, path, init) => {
    const { status, headers, body } = await fetch(new URL(path, server.origin), init);
    await body?.cancel();
    expect(status).toBe(expected);
    const names = [...Object.keys(safe), 'strict-transport-security'];
    expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual({
      ...safe,
      'strict-transport-security': transport,
    });
  });

  it.each(requests.filter(([, , path]) => /^\/(?:api|session)\//.test(path)))(
    '%s is stored nowhere',
    async (_what, _status, path, init) => {
      const response = await fetch(new URL(path, server.origin), init);
      await response.body?.cancel();
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
