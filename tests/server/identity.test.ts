import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { access } from '#contract/access.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { CLIENT_SECRET, type RunningIssuer, startIssuer } from './support/oidcProvider.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const authURLOf = (data: unknown): URL => new URL(z.object({ authURL: z.string() }).parse(data).authURL);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

interface Answers {
  readonly email?: string;
  readonly verified?: 'yes' | 'no';
  readonly refuse?: 'yes';
}

/** Goes through the third party as a browser would, and gives the address that it sends back to. */
const signInThere = async (authURL: URL, answers: Answers): Promise<URL> => {
  const browser = new Visitor(authURL.origin);
  let at = authURL;
  for (let step = 0; step < 10; step += 1) {
    const response = await browser.fetch(at.href);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The third party answered ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
    if (at.origin !== authURL.origin) return at;
    if (at.pathname.startsWith('/interaction/'))
      for (const [name, value] of Object.entries(answers)) at.searchParams.set(name, value);
  }
  throw new Error('The third party leads in a circle');
};

describe('[AUTH-08] third-party sign-in', () => {
  let server: TestServer;
  let issuer: RunningIssuer;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    issuer = await startIssuer(`http://127.0.0.1:${port}/session/pc/callback/example-id`);
    server = await startTestServer({
      PORT: String(port),
      OIDC_EXAMPLE_ID_ISSUER: issuer.issuer,
      OIDC_EXAMPLE_ID_CLIENT_ID: 'liora',
      OIDC_EXAMPLE_ID_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_EXAMPLE_ID_LABEL: 'Example',
      OIDC_DOWN_ISSUER: 'http://127.0.0.1:9',
      OIDC_DOWN_CLIENT_ID: 'liora',
      OIDC_DOWN_CLIENT_SECRET: CLIENT_SECRET,
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await issuer.stop();
  });
  const visit = () => new Visitor(server.origin);

  const begin = async (visitor: Visitor, state = '/ai-girlfriend'): Promise<URL> =>
    authURLOf((await visitor.form('/session/pc/authorize', { oauthType: 'example-id', state })).data);
  /** Where the server sends the browser on to. */
  const comeBack = async (visitor: Visitor, { pathname, search }: URL): Promise<string | null> => {
    const response = await visitor.fetch(pathname + search);
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    return response.headers.get('location');
  };
  const signIn = async (visitor: Visitor, answers: Answers): Promise<string | null> =>
    comeBack(visitor, await signInThere(await begin(visitor), answers));
  const led = (errNo: number) => `/users/redirect?errNo=${errNo}&state=%2Fai-girlfriend`;
  const mailOf = async (visitor: Visitor) => Object(await visitor.get('/api/user/detail')).data.email;

  it('[AUTH-01] lists the third parties that are set up, and the embedded one', async () => {
    expect(await visit().get('/session/pc/providers')).toEqual({
      status: 200,
      errNo: 0,
      data: {
        providers: [
          { oauthType: 'example-id', name: 'Example' },
          { oauthType: 'down', name: 'Down' },
          { oauthType: 'local', name: 'Liora test identity' },
        ],
      },
    });
  });

  it('opens an account for who is new, and signs in to it the next time', async () => {
    const email = newEmail();
    const [first, second] = [visit(), visit()];
    expect(await signIn(first, { email, verified: 'yes' })).toBe(led(0));
    expect(await first.get('/api/user/detail')).toMatchObject({ errNo: 3001, data: { email, hasPassword: false } });
    expect(await signIn(second, { email, verified: 'yes' })).toBe(led(0));
    expect(Object((await second.get('/api/user/detail')).data).uid).toBe(
      Object((await first.get('/api/user/detail')).data).uid,
    );
  });

  it('[M-16] keeps what opened an account, whatever its password', async () => {
    const email = newEmail();
    expect(await signIn(visit(), { email, verified: 'yes' })).toBe(led(0));
    await visit().form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
    const code = await visit().codeFor(email);
    const owner = visit();
    await owner.form('/session/pc/passwordset', { code, password: passwordDigest('battery staple') });
    expect(await mailOf(owner)).toBe(email);
    const later = visit();
    expect(await signIn(later, { email, verified: 'yes' })).toBe(led(0));
    expect(await mailOf(later)).toBe(email);
  });

  it('[M-16] does not end what is the only way in, until there is a password', async () => {
    const email = newEmail();
    const owner = visit();
    await signIn(owner, { email, verified: 'yes' });
    const [identity] = access.parse((await owner.get('/session/pc/access')).data).identities;
    expect(identity).toMatchObject({ name: 'Example', canEnd: false });
    const end = () => owner.form('/session/pc/endidentity', { identityId: identity?.identityId ?? '' });
    expect(await end()).toEqual({ status: 409, errNo: 1005, data: null });
    await owner.form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
    await owner.form('/session/pc/passwordset', {
      code: await owner.codeFor(email),
      password: passwordDigest('battery staple'),
    });
    expect(await end()).toMatchObject({ errNo: 0, data: { identities: [] } });
  });

  it('asks with PKCE, state and nonce, and with the configured address to return to', async () => {
    const { origin, searchParams } = await begin(visit());
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      issuer.issuer,
      {
        client_id: 'liora',
        response_type: 'code',
        redirect_uri: `http://127.0.0.1:${port}/session/pc/callback/example-id`,
        scope: 'openid email',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      },
    ]);
  });

  it('tells that the person refused', async () => {
    expect(await signIn(visit(), { refuse: 'yes' })).toBe(led(2003));
  });

  it('signs nobody in with a wrong state', async () => {
    const visitor = visit();
    const back = await signInThere(await begin(visitor), { email: newEmail(), verified: 'yes' });
    back.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(visitor, back)).toBe(led(2004));
    expect(await mailOf(visitor)).toBeUndefined();
  });

  it('signs nobody in with a code that was used already', async () => {
    const visitor = visit();
    const back = await signInThere(await begin(visitor), { email: newEmail(), verified: 'yes' });
    const again = visitor.at(server.origin);
    expect(await comeBack(visitor, back)).toBe(led(0));
    expect(await comeBack(again, back)).toBe('/users/redirect?errNo=2004');
  });

  it('signs in one of two that come back at once', async () => {
    const visitor = visit();
    const back = await signInThere(await begin(visitor), { email: newEmail(), verified: 'yes' });
    const twins = [visitor.at(server.origin), visitor.at(server.origin)];
    const ends = await Promise.all(twins.map((twin) => comeBack(twin, back)));
    expect(new Set(ends)).toEqual(new Set([led(0), '/users/redirect?errNo=2004']));
  });

  it('signs nobody in in another browser than the one that began', async () => {
    const back = await signInThere(await begin(visit()), { email: newEmail(), verified: 'yes' });
    const other = visit();
    expect(await comeBack(other, back)).toBe('/users/redirect?errNo=2004');
    await begin(other);
    expect(await comeBack(other, back)).toBe(led(2004));
  });

  it('signs nobody in with a wrong nonce', async () => {
    const visitor = visit();
    const authURL = await begin(visitor);
    authURL.searchParams.set('nonce', 'x'.repeat(43));
    expect(await comeBack(visitor, await signInThere(authURL, { email: newEmail(), verified: 'yes' }))).toBe(led(1007));
    expect(await mailOf(visitor)).toBeUndefined();
  });

  it('opens no account for an e-mail that is not verified', async () => {
    const visitor = visit();
    expect(await signIn(visitor, { email: newEmail(), verified: 'no' })).toBe(led(2005));
    expect(await mailOf(visitor)).toBeUndefined();
  });

  it('tells that the third party is down', async () => {
    expect(await visit().form('/session/pc/authorize', { oauthType: 'down', state: '/' })).toEqual({
      status: 502,
      errNo: 1007,
      data: null,
    });
    expect(await visit().form('/session/pc/authorize', { oauthType: 'unknown', state: '/' })).toEqual({
      status: 404,
      errNo: 1004,
      data: null,
    });
  });

  it('tells that the third party went down in between', async () => {
    await using other = await startIssuer('http://127.0.0.1:1/');
    const otherPort = await freePort();
    await other.stop();
    const uri = `http://127.0.0.1:${otherPort}/session/pc/callback/other`;
    await using short = await startIssuer(uri, Number(new URL(other.issuer).port));
    await using here = await startTestServer({
      PORT: String(otherPort),
      OIDC_OTHER_ISSUER: short.issuer,
      OIDC_OTHER_CLIENT_ID: 'liora',
      OIDC_OTHER_CLIENT_SECRET: CLIENT_SECRET,
    });
    const visitor = new Visitor(here.origin);
    const authURL = authURLOf((await visitor.form('/session/pc/authorize', { oauthType: 'other', state: '/' })).data);
    const back = await signInThere(authURL, { email: newEmail(), verified: 'yes' });
    await short.stop();
    expect(await comeBack(visitor, back)).toBe('/users/redirect?errNo=1007&state=%2F');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    'https://site.evil.example',
    'http://127.0.0.1:1/',
    '',
  ])('returns to no other site: %s', async (state) => {
    expect(await visit().form('/session/pc/authorize', { oauthType: 'example-id', state })).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'state', reason: 'notAPath' }] },
    });
  });

  describe('with the e-mail of an account', () => {
    const PASSWORD = 'correct horse';
    const link = (visitor: Visitor, password: string) =>
      visitor.form('/session/pc/link', { password: passwordDigest(password) });

    it('joins the two by the password, once, and tells the owner', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const visitor = visit();
      expect(await signIn(visitor, { email, verified: 'yes' })).toBe(led(2006));
      expect(await mailOf(visitor)).toBeUndefined();
      expect(await link(visitor, 'something else')).toEqual({ status: 401, errNo: 2001, data: null });
      const twin = visitor.at(server.origin);
      const answers = await Promise.all([link(visitor, PASSWORD), link(twin, PASSWORD)]);
      expect(answers.map(({ status, errNo }) => `${status} ${errNo}`).toSorted()).toEqual(['200 0', '400 2004']);
      expect((await visitor.mailsTo(email)).map(({ subject }) => subject)).toContain('New way to sign in to Liora');
      const later = visit();
      expect(await signIn(later, { email, verified: 'yes' })).toBe(led(0));
      expect(await mailOf(later)).toBe(email);
    });

    it('[M-16] ends with a reset, which says so, and is joined anew by the new password', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const [waiting, joined, owner, later] = [visit(), visit(), visit(), visit()];
      const answers = { email, verified: 'yes' } as const;
      await signIn(waiting, answers);
      await signIn(joined, answers);
      expect(await link(joined, PASSWORD)).toMatchObject({ errNo: 0 });

      await owner.form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
      const code = await owner.codeFor(email);
      expect(
        await owner.form('/session/pc/passwordset', { code, password: passwordDigest('battery staple') }),
      ).toMatchObject({ errNo: 0, data: { ended: { sessions: 2, identities: ['Example'] } } });
      const [warning] = await owner.mailsTo(email);
      expect(warning?.subject).toBe('Your Liora password was changed');
      expect(warning?.text).toContain('We also unlinked Example, since');
      expect(warning?.text).toContain(`${server.origin}/settings`);
      expect(await mailOf(joined)).toBeUndefined();
      expect(await link(waiting, PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
      expect(await signIn(later, answers)).toBe(led(2006));
      expect(await link(later, 'battery staple')).toMatchObject({ errNo: 0 });
      expect(await signIn(visit(), answers)).toBe(led(0));
    });

    it('[M-16] stays when somebody changes the password who knows the earlier one, and the mail says how to end it', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const answers = { email, verified: 'yes' } as const;
      const owner = visit();
      await signIn(owner, answers);
      await link(owner, PASSWORD);
      expect(
        await owner.form('/session/pc/changepassword', {
          oldpassword: passwordDigest(PASSWORD),
          password: passwordDigest('battery staple'),
        }),
      ).toMatchObject({ errNo: 0 });
      const [warning] = await owner.mailsTo(email);
      expect(warning?.text).toContain('Your other ways to sign in still work.');
      expect(warning?.text).toContain(`${server.origin}/settings`);
      const later = visit();
      expect(await signIn(later, answers)).toBe(led(0));
      expect(await mailOf(later)).toBe(email);
    });

    it('[M-16] is listed, and ends by itself with the sessions that it opened, but not the one that asks', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const answers = { email, verified: 'yes' } as const;
      const [owner, stranger, byPassword] = [visit(), visit(), visit()];
      await signIn(owner, answers);
      await link(owner, PASSWORD);
      await signIn(stranger, answers);
      await byPassword.signIn(email, PASSWORD);
      const { data } = await owner.get('/session/pc/access');
      expect(data).toMatchObject({
        identities: [
          { identityId: expect.any(String), name: 'Example', email, createTime: expect.any(Number), canEnd: true },
        ],
        sessions: [{ isCurrent: true }, { isCurrent: false }, { isCurrent: false }, { isCurrent: false }],
      });
      const { identities } = access.parse(data);
      const ended = await owner.form('/session/pc/endidentity', { identityId: identities[0]?.identityId ?? '' });
      expect(ended).toMatchObject({ errNo: 0, data: { identities: [] } });
      expect(await Promise.all([owner, stranger, byPassword].map(mailOf))).toEqual([email, undefined, email]);
      expect((await owner.mailsTo(email))[0]?.subject).toBe('Example was unlinked from your Liora account');
      expect(await signIn(visit(), answers)).toBe(led(2006));
    });

    it('ends after five wrong passwords', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const visitor = visit();
      await signIn(visitor, { email, verified: 'yes' });
      for (let attempt = 1; attempt <= 5; attempt += 1)
        expect(await link(visitor, 'something else')).toEqual({ status: 401, errNo: 2001, data: null });
      expect(await link(visitor, PASSWORD)).toEqual({ status: 400, errNo: 2004, data: null });
    });

    it('joins nothing for a browser that waits for nothing', async () => {
      expect(await link(visit(), PASSWORD)).toEqual({ status: 400, errNo: 2004, data: null });
    });
  });

  it('signs in at the embedded issuer', async () => {
    const email = newEmail();
    const visitor = visit();
    const path = (url: URL) => url.pathname + url.search;
    const follow = async (url: URL, init?: RequestInit): Promise<URL> => {
      const response = await visitor.fetch(path(url), init);
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
      return new URL(location, url);
    };
    const authURL = authURLOf(
      (await visitor.form('/session/pc/authorize', { oauthType: 'local', state: '/settings' })).data,
    );
    const page = await follow(authURL);
    expect(await (await visitor.fetch(path(page))).text()).toContain('Liora test identity');
    const refused = await visitor.fetch(path(page), { method: 'POST', body: new URLSearchParams({ email: 'ada' }) });
    expect(refused.status).toBe(400);
    const resumed = await follow(page, { method: 'POST', body: new URLSearchParams({ email, verified: 'on' }) });
    const back = await follow(resumed);
    expect((await follow(back)).href).toBe(`${server.origin}/users/redirect?errNo=0&state=%2Fsettings`);
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { email, hasPassword: false } });
  });
});
