import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { sendCall } from './support/sendCall.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const all: readonly (readonly [string, Call])[] = Object.entries(calls);
const unsafe = all.filter(([, call]) => call.method === 'POST');
const guarded = all.filter(([, call]) => call.access !== 'public');

describe('the server trusts nothing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);
  const make = async (visitor: Visitor, call: Call, headers: Record<string, string> = {}) => {
    const response = await sendCall(visitor, call, { headers });
    return [response.status, Object(await response.json()).errNo];
  };

  it.each(unsafe)('%s: a page of another site can send nothing', async (_, call) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.origin.replace(/\d+$/, '1') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: server.origin, 'sec-fetch-site': 'cross-site' },
    ])
      expect(await make(visit(), call, headers)).toEqual([403, 1003]);
  });

  it.each(guarded)('%s: asks for a session', async (_, call) => {
    expect(await make(visit(), call)).toEqual([401, 1002]);
  });
});

it('[ROUTE-13] production has no pages for trying sign-in', async () => {
  await using server = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://liora.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@liora.example',
    STRIPE_SECRET_KEY: 'sk_live_unused',
    STRIPE_WEBHOOK_SECRET: 'whsec_unused',
    OIDC_EXAMPLE_ISSUER: 'https://id.example',
    OIDC_EXAMPLE_CLIENT_ID: 'liora',
    OIDC_EXAMPLE_CLIENT_SECRET: 'secret',
    ROUTE_RULES: '[{"path":"/old","redirect":"/"}]',
  });
  const visitor = new Visitor(server.origin);
  for (const path of ['/test-auth', '/test-auth/redirect', '/Test-Auth', '/%74est-auth'])
    expect((await visitor.fetch(path)).status).toBe(404);
  expect(await visitor.get('/api/route/rules')).toEqual({
    status: 200,
    errNo: 0,
    data: {
      rules: [
        { path: '/test-auth', redirect: '/error' },
        { path: '/test-auth/*', redirect: '/error' },
        { path: '/old', redirect: '/' },
      ],
    },
  });
  expect(await visitor.get('/session/pc/providers')).toEqual({
    status: 200,
    errNo: 0,
    data: { providers: [{ oauthType: 'example', name: 'Example' }] },
  });
  expect((await visitor.fetch('/dev/identity/.well-known/openid-configuration')).status).toBe(404);
});

it('[ROUTE-19] tells the rules and the promotion that are set up', async () => {
  const rules = [
    { path: '/old', redirect: '/tokens' },
    { path: '/shop/*', redirect: 'https://shop.example/' },
  ];
  const promotion = { name: 'Autumn', maxSubscriptionDiscount: '50%' };
  await using server = await startTestServer({
    ROUTE_RULES: JSON.stringify(rules),
    PROMOTION: JSON.stringify({
      ...promotion,
      startTime: '2020-01-01T00:00:00Z',
      endTime: '2120-01-01T00:00:00Z',
    }),
  });
  const visitor = new Visitor(server.origin);
  expect((await visitor.get('/api/route/rules')).data).toEqual({ rules });
  expect((await visitor.get('/api/activity')).data).toEqual({
    promotion: { ...promotion, startTime: Date.UTC(2020, 0), endTime: Date.UTC(2120, 0) },
  });
  await visitor.join();
  expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { maxSubscriptionDiscount: '50%' } });
});

it('[ROUTE-01] a promotion that is over runs no more', async () => {
  await using server = await startTestServer({
    PROMOTION: JSON.stringify({
      name: 'Over',
      maxSubscriptionDiscount: '50%',
      startTime: '2020-01-01T00:00:00Z',
      endTime: '2021-01-01T00:00:00Z',
    }),
  });
  expect(await new Visitor(server.origin).get('/api/activity')).toEqual({
    status: 200,
    errNo: 0,
    data: { promotion: null },
  });
});
