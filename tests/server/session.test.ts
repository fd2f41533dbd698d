import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const PASSWORD = 'correct horse';

describeOnDatabases('sessions', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);

  it('[AUTH-02] [AUTH-07] [AUTH-14] takes a newcomer from sign-up over the code of the mail through setup', async () => {
    const visitor = visit();
    const email = newEmail();
    expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await visitor.requestSignUp(email, PASSWORD)).toEqual({ status: 200, errNo: 0, data: {} });
    const confirmed = await visitor.confirm(await visitor.codeFor(email));
    expect(confirmed).toEqual({ status: 200, errNo: 0, data: { uid: expect.any(String) } });
    const user = {
      ...Object(confirmed.data),
      email,
      hasPassword: true,
      name: null,
      pronoun: null,
      country: null,
      plan: null,
      tokens: 100,
      maxSubscriptionDiscount: '70%',
      serviceCosts: [
        { service: 'chat', cost: 1 },
        { service: 'picture', cost: 10 },
        { service: 'character', cost: 20 },
        { service: 'speech', cost: 1 },
      ],
    };
    expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 3001, data: user });
    const named = { ...user, name: 'Ada', pronoun: 'she/her' };
    expect(await visitor.post('/api/user/update', { name: ' Ada ', pronoun: 'she/her' })).toEqual({
      status: 200,
      errNo: 3002,
      data: named,
    });
    expect(await visitor.post('/api/user/update', { age: 36 })).toEqual({ status: 200, errNo: 0, data: named });
    expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: named });
  });

  it('[AUTH-06] [AUTH-11] signs in, signs out and in again', async () => {
    const email = await visit().join();
    const visitor = visit();
    expect(await visitor.signIn(email.toUpperCase(), PASSWORD)).toMatchObject({ status: 200, errNo: 0 });
    expect(await visitor.get('/api/user/detail')).toMatchObject({ errNo: 0, data: { email } });
    expect(await visitor.form('/session/pc/logout', {})).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await visitor.get('/api/user/detail')).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await visitor.signIn(email, PASSWORD)).toMatchObject({ status: 200, errNo: 0 });
  });

  it('[AUTH-11] ends the session on the server, not only in the browser', async () => {
    const visitor = visit();
    await visitor.join();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await visitor.form('/session/pc/logout', {});
    const response = await visit().fetch('/api/user/detail', { headers: { cookie } });
    expect(await response.json()).toEqual({ errNo: 0, data: {} });
  });

  it('gives a new token at sign-in and ends the old one', async () => {
    const visitor = visit();
    const email = await visitor.join();
    const [[name, oldToken] = ['', '']] = visitor.cookies;
    await visitor.signIn(email, PASSWORD);
    expect(visitor.cookies.get(name)).not.toBe(oldToken);
    const response = await visit().fetch('/api/user/detail', { headers: { cookie: `${name}=${oldToken}` } });
    expect(await response.json()).toEqual({ errNo: 0, data: {} });
  });

  it('answers an unknown e-mail like a wrong password', async () => {
    const email = await visit().join();
    const refused = { status: 401, errNo: 2001, data: null };
    expect(await visit().signIn(email, 'something else')).toEqual(refused);
    expect(await visit().signIn(newEmail(), PASSWORD)).toEqual(refused);
  });

  it('answers a sign-up with a known e-mail like one with an unknown e-mail, and mails its owner', async () => {
    const email = await visit().join();
    const visitor = visit();
    expect(await visitor.requestSignUp(email, 'another password')).toEqual({ status: 200, errNo: 0, data: {} });
    const [mail] = await visitor.mailsTo(email);
    expect(mail?.subject).toBe('You already have a Liora account');
    expect(mail?.text).not.toMatch(/code/);
    expect(await visit().signIn(email, PASSWORD)).toMatchObject({ errNo: 0 });
  });

  it('takes a code once, even when it comes twice at once', async () => {
    const visitor = visit();
    const email = newEmail();
    await visitor.requestSignUp(email, PASSWORD);
    const code = await visitor.codeFor(email);
    const tabs = [visitor.at(server.origin), visitor.at(server.origin)];
    const answers = await Promise.all(tabs.map((tab) => tab.confirm(code)));
    expect(answers.map(({ status, errNo }) => `${status} ${errNo}`).toSorted()).toEqual(['200 0', '400 2002']);
    expect(await visitor.confirm(code)).toEqual({ status: 400, errNo: 2002, data: null });
  });

  it('takes a code as people type it', async () => {
    const visitor = visit();
    const email = newEmail();
    await visitor.requestSignUp(email, PASSWORD);
    const code = await visitor.codeFor(email);
    const typed = (code.toLowerCase().match(/.{4}/g) ?? []).join(' - ');
    expect(await visitor.confirm(typed)).toMatchObject({ status: 200, errNo: 0 });
  });

  it('refuses the right code after five wrong ones', async () => {
    const email = newEmail();
    await visit().requestSignUp(email, PASSWORD);
    const code = await visit().codeFor(email);
    const wrong = `${code.slice(0, 4)}${code.slice(4) === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'}`;
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await visit().confirm(wrong)).toEqual({ status: 400, errNo: 2002, data: null });
    expect(await visit().confirm(code)).toEqual({ status: 400, errNo: 2002, data: null });
  });

  it('sends links of the configured origin to paths of this site only', async () => {
    const email = newEmail();
    const visitor = visit();
    for (const redirectPath of [
      '//evil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '',
    ])
      expect(
        await visitor.form('/session/pc/sendemail', {
          tokenType: '600001',
          email,
          password: '0'.repeat(32),
          redirect_uri: redirectPath,
        }),
      ).toMatchObject({ status: 400, errNo: 1001, data: { fields: [{ path: 'redirect_uri', reason: 'notAPath' }] } });
    expect(await visitor.mailsTo(email)).toEqual([]);
  });

  it('[AUTH-04] [AUTH-17] lets an under-age answer be changed once, and keeps the account out of conversations', async () => {
    const visitor = visit();
    const email = newEmail();
    await visitor.requestSignUp(email, PASSWORD);
    await visitor.confirm(await visitor.codeFor(email));
    await visitor.post('/api/user/update', { name: 'Kim', pronoun: 'they/them' });
    expect(await visitor.post('/api/user/update', { age: 17 })).toMatchObject({ status: 200, errNo: 3004 });
    expect(await visitor.get('/api/conversation/list')).toMatchObject({ status: 403, errNo: 3004 });
    expect(await visitor.post('/api/user/update', { age: 16 })).toMatchObject({ status: 200, errNo: 3003 });
    expect(await visitor.post('/api/user/update', { age: 30 })).toMatchObject({ status: 200, errNo: 3003 });
    expect(await visitor.get('/api/conversation/list')).toMatchObject({ status: 403, errNo: 3003 });
  });

  it('[API-08] takes an age said again for the same answer, and no other age', async () => {
    const visitor = visit();
    await visitor.join();
    expect(await visitor.post('/api/user/update', { age: 36 })).toMatchObject({ status: 200, errNo: 0 });
    expect(await visitor.post('/api/user/update', { age: 37 })).toMatchObject({ status: 403, errNo: 1003 });
  });

  it('lets a first under-age answer be corrected', async () => {
    const visitor = visit();
    const email = newEmail();
    await visitor.requestSignUp(email, PASSWORD);
    await visitor.confirm(await visitor.codeFor(email));
    await visitor.post('/api/user/update', { name: 'Kim', pronoun: 'they/them', age: 17 });
    expect(await visitor.post('/api/user/update', { age: 27 })).toMatchObject({ status: 200, errNo: 0 });
    expect(await visitor.post('/api/user/update', { age: 28 })).toEqual({ status: 403, errNo: 1003, data: null });
  });

  it('asks for a session where one is needed', async () => {
    expect(await visit().get('/api/conversation/list')).toEqual({ status: 401, errNo: 1002, data: null });
    expect(await visit().post('/api/user/update', {})).toEqual({ status: 401, errNo: 1002, data: null });
  });

  it('refuses what a page of another site sends', async () => {
    const visitor = visit();
    const email = await visitor.join();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'appId=liora&os=web';
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const response = await visitor.fetch('/session/pc/logout', {
        method: 'POST',
        headers: { ...headers, ...foreign },
        body,
      });
      expect([response.status, await response.json()]).toMatchObject([403, { errNo: 1003 }]);
    }
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { email } });
  });
});
