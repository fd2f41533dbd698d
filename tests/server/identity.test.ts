import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { access } from '#contract/access.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { CLIENT_SECRET, startIssuer } from './support/oidcProvider.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';
import { newEmail, authURLOf, freePort, signInThere, led, mailOf, useThirdParty } from './support/thirdParty.ts';

describe('[AUTH-08] third-party sign-in', () => {
  const { current, visit, begin, comeBack, signIn } = useThirdParty();

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

  it('[AUTH-17] opens none in a browser in which it was said twice to be under age', async () => {
    const [email, clientId] = [newEmail(), `client-${randomUUID()}`];
    const inBrowser = (id: string) => {
      const visitor = visit();
      visitor.keep('cuid', id);
      return visitor;
    };
    const young = inBrowser(clientId);
    expect(await signIn(young, { email, verified: 'yes' })).toBe(led(0));
    await young.post('/api/user/update', { name: 'Kim', pronoun: 'they/them' });
    for (const age of [16, 16]) await young.post('/api/user/update', { age });
    const later = {
      browser: await signIn(inBrowser(clientId), { email: newEmail(), verified: 'yes' }),
      another: await signIn(inBrowser(`client-${randomUUID()}`), { email: newEmail(), verified: 'yes' }),
    };
    expect(later).toEqual({ browser: led(3003), another: led(0) });
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
      current().issuer.issuer,
      {
        client_id: 'liora',
        response_type: 'code',
        redirect_uri: `http://127.0.0.1:${current().port}/session/pc/callback/example-id`,
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
    const again = visitor.at(current().server.origin);
    expect(await comeBack(visitor, back)).toBe(led(0));
    expect(await comeBack(again, back)).toBe('/users/redirect?errNo=2004');
  });

  it('signs in one of two that come back at once', async () => {
    const visitor = visit();
    const back = await signInThere(await begin(visitor), { email: newEmail(), verified: 'yes' });
    const twins = [visitor.at(current().server.origin), visitor.at(current().server.origin)];
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
    expect((await follow(back)).href).toBe(`${current().server.origin}/users/redirect?errNo=0&state=%2Fsettings`);
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { email, hasPassword: false } });
  });
});
