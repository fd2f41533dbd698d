import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { goingThere, readPage } from './support/readPage.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

/** What went wrong where no screen is: a page to people, JSON to programs. */

interface Case {
  readonly what: string;
  readonly path: string;
  readonly init?: {
    readonly method: 'POST';
    readonly headers?: Record<string, string>;
    readonly body?: URLSearchParams;
  };
  readonly status: number;
  readonly errNo: number;
  readonly heading: string;
  readonly says: string;
}

const nothing = {
  status: 404,
  errNo: 1004,
  heading: 'Page not found',
  says: 'This page doesn’t exist or has been removed.',
};
const broken = {
  status: 500,
  errNo: 1011,
  heading: 'Something went wrong on our side',
  says: 'We’ve logged the error so we can fix it. Please try again in a moment.',
};
const slug = seedCharacters[0]?.slug ?? '';
const evil = { origin: 'https://evil.example' };

const cases: readonly Case[] = [
  { what: 'an unknown page', path: '/dev/nothing', ...nothing },
  { what: 'markup in an address', path: '/dev/<b>nothing', ...nothing },
  { what: 'a form to an unknown page', path: '/dev/nothing', init: { method: 'POST' }, ...nothing },
  { what: 'a form to a page without one', path: '/dev/outbox', init: { method: 'POST' }, ...nothing },
  { what: 'a form to a screen', path: '/tokens', init: { method: 'POST' }, ...nothing },
  { what: 'a file that is gone', path: '/assets/gone.js', ...nothing },
  { what: 'an unknown picture', path: '/images/portraits/nobody.webp', ...nothing },
  {
    what: 'a picture of another size',
    path: `/images/${portraitKey(slug)}?width=3`,
    status: 400,
    errNo: 1001,
    heading: 'That didn’t work',
    says: 'The address or the data sent to it isn’t valid.',
  },
  { what: 'operators where there are none', path: '/operator/reviews', ...nothing },
  {
    what: 'a form of another site',
    path: '/dev/checkout/cs_test',
    init: { method: 'POST', headers: evil },
    status: 403,
    errNo: 1003,
    heading: 'This request came from another site',
    says: 'For your safety, Liora only accepts forms from its own pages. Nothing was changed.',
  },
  {
    what: 'a form that is too large',
    path: '/dev/checkout/cs_test',
    init: { method: 'POST', body: new URLSearchParams({ act: 'x'.repeat(100_000) }) },
    status: 413,
    errNo: 1012,
    heading: 'That’s too large',
    says: 'This is larger than Liora can accept. Nothing was changed.',
  },
];

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cache-control',
];
const headersOf = ({ headers }: Response) => HEADERS.map((name) => headers.get(name));

const ask = (origin: string, path: string, init: Case['init'], headers: Readonly<Record<string, string>>) =>
  fetch(new URL(path, origin), { ...init, headers: { ...init?.headers, ...headers } });

describe('what a person reads when something goes wrong', () => {
  let server: TestServer;
  let usual: (string | null)[];
  beforeAll(async () => {
    server = await startTestServer();
    usual = headersOf(await fetch(new URL('/dev/outbox', server.origin)));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(cases)('$what: a page that leads back', async ({ path, init, status, heading, says }) => {
    const response = await ask(server.origin, path, init, goingThere);
    expect(headersOf(response)).toEqual(usual);
    expect(await readPage(response)).toEqual({
      status,
      heading,
      says: [says],
      links: [['Back to Liora', '/']],
      buttons: [],
    });
  });

  it.each(cases)('$what: JSON for a program', async ({ path, init, status, errNo }) => {
    const response = await ask(server.origin, path, init, { accept: 'application/json, text/html;q=0.5' });
    expect([response.status, Object(await response.json()).errNo]).toEqual([status, errNo]);
  });

  it.each(['/api/nothing', '/api/conversation/list', '/session/nothing'])(
    '%s answers in JSON, whoever asks',
    async (path) => {
      const response = await ask(server.origin, path, undefined, goingThere);
      expect(await response.json()).toEqual({ errNo: expect.any(Number), data: null, message: expect.any(String) });
    },
  );

  it.each([
    ['de', 'Seite nicht gefunden', 'Diese Seite gibt es nicht, oder sie wurde entfernt.', 'Zurück zu Liora'],
    ['es', 'Página no encontrada', 'Esta página no existe o se ha eliminado.', 'Volver a Liora'],
  ])('is in the language that the browser asks for: %s', async (language, heading, says, back) => {
    const headers = { ...goingThere, 'accept-language': `${language}, en;q=0.5` };
    const response = await ask(server.origin, '/dev/nothing', undefined, headers);
    const page = await response.clone().text();
    expect([/<html lang="(\w+)"/.exec(page)?.[1], await readPage(response)]).toEqual([
      language,
      { status: 404, heading, says: [says], links: [[back, '/']], buttons: [] },
    ]);
  });

  it('has its sheet', async () => {
    const page = await (await ask(server.origin, '/dev/nothing', undefined, goingThere)).text();
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const { status, headers } = await fetch(new URL(sheet, server.origin));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('where the database has lost what a page needs', () => {
  let server: TestServer;
  beforeAll(async () => {
    const url = await newPostgresqlUrl();
    server = await startTestServer({ DATABASE_URL: url });
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('DROP TABLE outbox_mails, oauth_flows, dev_payment_objects');
    await client.end();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    ['the outbox', '/dev/outbox', {}],
    ['the checkout', '/dev/checkout/cs_test', {}],
    ['the return from a third party', '/session/pc/callback/local?code=a&state=b', { cookie: 'liora_oauth=a' }],
  ])('%s says so in a page', async (_what, path, headers) => {
    const { status, errNo, heading, says } = broken;
    expect(await readPage(await ask(server.origin, path, undefined, { ...goingThere, ...headers }))).toEqual({
      status,
      heading,
      says: [says],
      links: [['Back to Liora', '/']],
      buttons: [],
    });
    expect(await (await ask(server.origin, path, undefined, headers)).json()).toEqual({
      errNo,
      data: null,
      message: 'Something went wrong on our side',
    });
  });
});

it('[ROUTE-13] in production a person reads that a page is not there', async () => {
  await using server = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://liora.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@liora.example',
    STRIPE_SECRET_KEY: 'sk_live_unused',
    STRIPE_WEBHOOK_SECRET: 'whsec_unused',
  });
  for (const path of ['/test-auth', '/dev/outbox', '/dev/checkout/cs_test', '/dev/identity/interaction/some'])
    expect(await readPage(await ask(server.origin, path, undefined, goingThere))).toEqual({
      status: 404,
      heading: nothing.heading,
      says: [nothing.says],
      links: [['Back to Liora', '/']],
      buttons: [],
    });
  expect((await fetch(new URL('/plain.css', server.origin))).status).toBe(200);
});
