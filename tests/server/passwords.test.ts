import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyPassword, hashPassword } from '#server/features/account/passwordHash.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';
const newEmail = () => `${randomUUID()}@example.org`;
const done = { status: 200, errNo: 0, data: {} };
const wrongCode = { status: 400, errNo: 2002, data: null };
const wrongCredentials = { status: 401, errNo: 2001, data: null };
const tooCommon = { status: 400, errNo: 1001, data: { fields: [{ path: 'password', reason: 'tooCommon' }] } };

describeOnDatabases('passwords', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);
  const forget = (email: string, redirectPath = '/users/password/reset') =>
    visit().form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: redirectPath });
  const set = (visitor: Visitor, code: string, password: string) =>
    visitor.form('/session/pc/passwordset', { code, password: passwordDigest(password) });
  const check = (code: string) => visit().form('/session/pc/passwordcheck', { code });
  const change = (visitor: Visitor, old: string, password: string) =>
    visitor.form('/session/pc/changepassword', {
      oldpassword: passwordDigest(old),
      password: passwordDigest(password),
    });

  it('[AUTH-07] [AUTH-09] a mail leads to a new password, ends all sessions and opens one', async () => {
    const elsewhere = visit();
    const email = await elsewhere.join();
    expect(await forget(email)).toEqual(done);
    const code = await visit().codeFor(email);
    const visitor = visit();
    expect(await set(visitor, code, NEW_PASSWORD)).toMatchObject({ status: 200, errNo: 0 });
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { email } });
    expect(await elsewhere.get('/api/user/detail')).toEqual(done);
    expect(await visit().signIn(email, PASSWORD)).toEqual(wrongCredentials);
    expect(await visit().signIn(email, NEW_PASSWORD)).toMatchObject({ errNo: 0 });
    expect((await visit().mailsTo(email))[0]?.subject).toBe('Your Liora password was changed');
    expect(await set(visit(), code, NEW_PASSWORD)).toEqual(wrongCode);
  });

  it('[M-29] a link tells whether it works, however often it is opened, and is not used up by that', async () => {
    const email = await visit().join();
    await forget(email);
    const replaced = await visit().codeFor(email);
    await forget(email);
    const code = await visit().codeFor(email);
    expect(await check(replaced)).toEqual(wrongCode);
    for (let opening = 1; opening <= 8; opening += 1) expect(await check(code)).toEqual(done);
    expect(await set(visit(), code, NEW_PASSWORD)).toMatchObject({ status: 200, errNo: 0 });
    expect(await check(code)).toEqual(wrongCode);
    const newcomer = newEmail();
    await visit().requestSignUp(newcomer, PASSWORD);
    expect(await check(await visit().codeFor(newcomer))).toEqual(wrongCode);
  });

  it('[M-29] a look at a wrong code counts', async () => {
    const email = await visit().join();
    await forget(email);
    const code = await visit().codeFor(email);
    const wrong = `${code.slice(0, 4)}${code.endsWith('A') ? 'BBBBBBBB' : 'AAAAAAAA'}`;
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await check(wrong)).toEqual(wrongCode);
    expect(await check(code)).toEqual(wrongCode);
  });

  it('a code sets one of two passwords that come at once', async () => {
    const email = await visit().join();
    await forget(email);
    const code = await visit().codeFor(email);
    const answers = await Promise.all([set(visit(), code, 'first password!'), set(visit(), code, 'second password!')]);
    expect(answers.map(({ status, errNo }) => `${status} ${errNo}`).toSorted()).toEqual(['200 0', '400 2002']);
  });

  it('of twenty wrong codes at once no more than five are compared, and the right one is refused after', async () => {
    const email = await visit().join();
    await forget(email);
    const code = await visit().codeFor(email);
    const wrong = `${code.slice(0, 4)}${code.endsWith('A') ? 'BBBBBBBB' : 'AAAAAAAA'}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(visit(), wrong, NEW_PASSWORD)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => wrongCode));
    expect(await set(visit(), code, NEW_PASSWORD)).toEqual(wrongCode);
  });

  it('the latest mail counts, and a code of another kind does not', async () => {
    const email = await visit().join();
    await forget(email);
    const first = await visit().codeFor(email);
    await forget(email);
    expect(await set(visit(), first, NEW_PASSWORD)).toEqual(wrongCode);
    const newcomer = newEmail();
    await visit().requestSignUp(newcomer, PASSWORD);
    expect(await set(visit(), await visit().codeFor(newcomer), NEW_PASSWORD)).toEqual(wrongCode);
    expect(await visit().confirm(await visit().codeFor(email))).toEqual(wrongCode);
  });

  it('an unknown e-mail is answered like a known one, and told so by mail alone', async () => {
    const email = newEmail();
    expect(await forget(email)).toEqual(done);
    const [mail] = await visit().mailsTo(email);
    expect(mail?.subject).toBe('No Liora account with this email');
    expect(mail?.text).not.toMatch(/code=/);
  });

  it('[AUTH-10] changes by the old password, ends other sessions, renews this one and tells', async () => {
    const visitor = visit();
    const email = await visitor.join();
    const [[name, oldToken] = ['', '']] = visitor.cookies;
    const elsewhere = visit();
    await elsewhere.signIn(email, PASSWORD);
    expect(await change(visitor, 'something else', NEW_PASSWORD)).toEqual(wrongCredentials);
    expect(await elsewhere.get('/api/user/detail')).toMatchObject({ data: { email } });
    expect(await change(visitor, PASSWORD, NEW_PASSWORD)).toEqual(done);
    expect(visitor.cookies.get(name)).not.toBe(oldToken);
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { email } });
    expect(await elsewhere.get('/api/user/detail')).toEqual(done);
    expect((await visit().mailsTo(email))[0]?.subject).toBe('Your Liora password was changed');
    expect(await visit().signIn(email, NEW_PASSWORD)).toMatchObject({ errNo: 0 });
  });

  it('[AUTH-16] the commonest passwords are refused, and cost no code', async () => {
    const visitor = visit();
    const email = await visitor.join();
    expect(await visit().requestSignUp(newEmail(), 'password123')).toEqual(tooCommon);
    expect(await change(visitor, PASSWORD, 'password123')).toEqual(tooCommon);
    await forget(email);
    const code = await visit().codeFor(email);
    expect(await set(visit(), code, 'password123')).toEqual(tooCommon);
    expect(await set(visit(), code, NEW_PASSWORD)).toMatchObject({ errNo: 0 });
  });

  it('signs out everywhere', async () => {
    const visitor = visit();
    const email = await visitor.join();
    const elsewhere = visit();
    await elsewhere.signIn(email, PASSWORD);
    expect(await visitor.form('/session/pc/logouteverywhere', {})).toEqual(done);
    expect(await visitor.get('/api/user/detail')).toEqual(done);
    expect(await elsewhere.get('/api/user/detail')).toEqual(done);
    expect(await visitor.form('/session/pc/logouteverywhere', {})).toEqual({ status: 401, errNo: 1002, data: null });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    'https://site.evil.example',
    'http://127.0.0.1:1/',
    '',
  ])('mails no link to another site: %s', async (redirectPath) => {
    const email = newEmail();
    expect(await forget(email, redirectPath)).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'redirect_uri', reason: 'notAPath' }] },
    });
    expect(await visit().mailsTo(email)).toEqual([]);
  });
});

it('an unknown e-mail costs the processor what a wrong password costs', async () => {
  const hash = await hashPassword(passwordDigest(PASSWORD));
  const digest = passwordDigest('something else');
  await verifyPassword(undefined, digest);
  const cost = async (passwordHash: string | undefined): Promise<number> => {
    const before = process.cpuUsage();
    await verifyPassword(passwordHash, digest);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const costs: { unknown: number[]; wrong: number[] } = { unknown: [], wrong: [] };
  for (let sample = 0; sample < 10; sample += 1) {
    costs.unknown.push(await cost(undefined));
    costs.wrong.push(await cost(hash));
  }
  expect(Math.min(...costs.unknown)).toBeGreaterThan(Math.min(...costs.wrong) / 2);
});
