import { pino } from 'pino';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const PASSWORD = 'correct horse';
const characterId = seedCharacters[0]?.characterId ?? '';
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A sign-in with a wrong password that says where it comes from. */
const tryFrom = async (
  origin: string,
  forwardedFor: string,
  email = newEmail(),
  header = 'x-forwarded-for',
): Promise<number> => {
  const response = await fetch(`${origin}/session/pc/emaillogin`, {
    method: 'POST',
    headers: { [header]: forwardedFor },
    body: new URLSearchParams({ appId: 'liora', os: 'web', email, password: passwordDigest('something else') }),
  });
  await response.arrayBuffer();
  return response.status;
};
const tryOften = async (count: number, once: (index: number) => Promise<number>): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {};
  for (const status of await Promise.all(times(count).map(once))) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
};

describeOnDatabases('limits', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
      EMBEDDED_PROVIDERS: 'anywhere',
      ...(await placeOn(kind)),
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('25 sign-ins in five minutes from an address, however parallel', async () => {
    expect(await tryOften(30, () => tryFrom(server.origin, '192.0.2.1'))).toEqual({ 401: 25, 429: 5 });
    expect(await tryFrom(server.origin, '192.0.2.2')).toBe(401);
  });

  it('10 sign-ins in a quarter of an hour for an e-mail from an address, whether or not it has an account', async () => {
    const known = await new Visitor(server.origin).join();
    for (const [index, email] of [known, newEmail()].entries())
      expect(await tryOften(12, () => tryFrom(server.origin, `198.51.100.${index}`, email))).toEqual({
        401: 10,
        429: 2,
      });
  });

  it('[N-06] 50 sign-ins in a quarter of an hour for an e-mail from everywhere', async () => {
    const email = newEmail();
    expect(await tryOften(52, (n) => tryFrom(server.origin, `198.51.101.${n}`, email))).toEqual({ 401: 50, 429: 2 });
  });

  it('[N-06] wrong tries of a stranger leave the owner signing in', async () => {
    const owner = new Visitor(server.origin);
    const email = await owner.join(undefined, PASSWORD);
    expect(await tryOften(12, () => tryFrom(server.origin, '198.51.102.1', email))).toEqual({ 401: 10, 429: 2 });
    expect(await new Visitor(server.origin).signIn(email, PASSWORD)).toMatchObject({ status: 200, errNo: 0 });
  });

  it('[N-06] wrong tries from everywhere leave whoever is signed in changing the password and deleting the account', async () => {
    const owner = new Visitor(server.origin);
    const email = await owner.join(undefined, PASSWORD);
    await tryOften(60, (n) => tryFrom(server.origin, `198.51.103.${n}`, email));
    const own = { 'x-forwarded-for': '198.51.103.1' };
    await tryOften(30, () => tryFrom(server.origin, '198.51.103.1'));
    const changed = { oldpassword: passwordDigest(PASSWORD), password: passwordDigest('battery staple') };
    const done = { status: 200, errNo: 0, data: {} };
    expect(await owner.form('/session/pc/changepassword', changed, own)).toEqual(done);
    expect(await owner.signIn(email, 'battery staple', own)).toMatchObject({ status: 200, errNo: 0 });
    const headers = { 'idempotency-key': randomUUID(), ...own };
    expect(await owner.post('/api/user/delete', { email, password: changed.password }, headers)).toEqual(done);
  });

  it('[N-06] mails that strangers ask for leave the owner a reset', async () => {
    const owner = new Visitor(server.origin);
    const email = await owner.join();
    const forget = (visitor: Visitor, from: string) =>
      visitor.form(
        '/session/pc/sendemail',
        { tokenType: '600002', email, redirect_uri: '/users/password/reset' },
        { 'x-forwarded-for': from },
      );
    const byStrangers = (from: string) => async () => (await forget(new Visitor(server.origin), from)).status;
    expect(await tryOften(6, byStrangers('198.51.104.1'))).toEqual({ 200: 5, 429: 1 });
    expect(await byStrangers('198.51.104.2')()).toBe(200);
    for (const n of [3, 4, 5]) await tryOften(5, byStrangers(`198.51.104.${n}`));
    expect(await byStrangers('198.51.104.6')()).toBe(429);
    expect(await tryOften(6, async () => (await forget(owner, '198.51.104.1')).status)).toEqual({ 200: 5, 429: 1 });
  });

  it('5 mails in half an hour to an e-mail from an address, of every kind together, and tells how long to wait', async () => {
    const email = newEmail();
    const visitor = new Visitor(server.origin);
    const forget = () =>
      visitor.fetch('/session/pc/sendemail', {
        method: 'POST',
        body: new URLSearchParams({ appId: 'liora', os: 'web', tokenType: '600002', email, redirect_uri: '/' }),
      });
    for (const _ of times(3)) expect((await forget()).status).toBe(200);
    for (const _ of times(2)) expect(await visitor.requestSignUp(email, PASSWORD)).toMatchObject({ errNo: 0 });
    const refused = await forget();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { errNo: 1006, data: null, message: 'Too many tries' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30 * 60);
  });

  it('[N-06] 10 wrong old passwords in a quarter of an hour for an account', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const change = () =>
      visitor.form('/session/pc/changepassword', {
        oldpassword: passwordDigest('something else'),
        password: passwordDigest('battery staple'),
      });
    for (const _ of times(10)) expect(await change()).toEqual({ status: 401, errNo: 2001, data: null });
    expect(await change()).toEqual({ status: 429, errNo: 1006, data: null });
  });

  it('[M-12] 120 answers in five minutes for an account', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const say = async () => (await visitor.say(randomUUID(), 'Hello')).status;
    expect(await tryOften(125, say)).toEqual({ 404: 120, 429: 5 });
    expect(await visitor.say(randomUUID(), 'Hello')).toEqual({ status: 429, errNo: 1006, data: null });
  });

  it('[M-12] nobody in need goes without an answer for having talked before', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    await tryOften(120, async () => (await visitor.say(randomUUID(), 'Hello')).status);
    expect(await visitor.say(characterId, 'I want to kill myself')).toMatchObject({ status: 200, errNo: 0 });
    expect(await visitor.say(characterId, 'Hello')).toEqual({ status: 429, errNo: 1006, data: null });
  });

  it('[M-12] 30 checkouts and 10 exports in ten minutes for an account', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const checkOut = async () => {
      const request = { kind: 'package', productId: 'nothing', returnPath: '/' };
      return (await visitor.post('/api/order/checkout', request)).status;
    };
    expect(await tryOften(33, checkOut)).toEqual({ 400: 30, 429: 3 });
    const take = async () => (await visitor.get('/api/user/export')).status;
    expect(await tryOften(12, take)).toEqual({ 200: 10, 429: 2 });
  });

  it('an IPv6 address counts by its /64', async () => {
    expect(await tryOften(26, (n) => tryFrom(server.origin, `2001:db8:1:2::${(n + 1).toString(16)}`))).toEqual({
      401: 25,
      429: 1,
    });
    expect(await tryFrom(server.origin, '2001:db8:1:3::1')).toBe(401);
  });

  it('an address behind several proxies of ours is the last that is none, whatever stands before it', async () => {
    expect(await tryOften(26, (n) => tryFrom(server.origin, `203.0.113.${n}, 192.0.2.77, 10.1.2.3, 10.9.9.9`))).toEqual(
      { 401: 25, 429: 1 },
    );
    expect(await tryFrom(server.origin, '::ffff:192.0.2.77')).toBe(429);
  });

  it('rubbish in the header names nobody', async () => {
    expect(await tryFrom(server.origin, 'nonsense, <script>, 999.1.1.1')).toBe(401);
  });
});

it('without proxies of ours the header says nothing', async () => {
  await using server = await startTestServer({ RATE_LIMITS: 'on', EMBEDDED_PROVIDERS: 'anywhere' });
  expect(await tryOften(27, (n) => tryFrom(server.origin, `192.0.2.${n}`))).toEqual({ 401: 25, 429: 2 });
});

it.each([
  ['X-Forwarded-For', '192.0.2.'],
  ['Forwarded', 'proto=https;for=192.0.2.'],
  ['X-Real-IP', '192.0.2.'],
])('[N-07] a proxy that nobody named is told of by its %s, once', async (header, address) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '10.0.0.0/8', EMBEDDED_PROVIDERS: 'anywhere' };
  await using server = await startTestServer(env, log);
  for (const place of [1, 2]) await tryFrom(server.origin, `${address}${place}`, undefined, header);
  expect(lines.map((line) => Object(JSON.parse(line)).msg)).toEqual([
    'requests come through a proxy that TRUSTED_PROXIES does not name: everybody behind it shares one limit',
  ]);
});

it('limits hold across two servers on one database', async () => {
  const env = {
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
    EMBEDDED_PROVIDERS: 'anywhere',
    DATABASE_URL: await newPostgresqlUrl(),
  };
  await using first = await startTestServer(env);
  await using second = await startTestServer(env);
  const origins = [first.origin, second.origin];
  expect(await tryOften(30, (n) => tryFrom(origins[n % 2] ?? '', '192.0.2.1'))).toEqual({ 401: 25, 429: 5 });
});

it('a locked account answers like a wrong password, its sessions are dead and its codes set nothing', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url });
  const visitor = new Visitor(server.origin);
  const email = await visitor.join(undefined, PASSWORD);
  const forget = () =>
    visitor.form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
  await forget();
  const code = await visitor.codeFor(email);
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query('update accounts set lock_time = 1 where email = $1', [email]);
  await database.end();
  expect(await new Visitor(server.origin).signIn(email, PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
  expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
  const set = await visitor.form('/session/pc/passwordset', { code, password: passwordDigest('battery staple') });
  expect(set).toEqual({ status: 400, errNo: 2002, data: null });
  expect(await forget()).toEqual({ status: 200, errNo: 0, data: {} });
  expect((await visitor.mailsTo(email))[0]?.subject).toBe('Your Liora account is locked');
});
