import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { signInLocally } from './support/localIdentity.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const PASSWORD = 'correct horse';
const OTHER_PASSWORD = 'battery staple';
const done = { status: 200, errNo: 0, data: {} };
const signedIn = { status: 200, errNo: 0, data: { uid: expect.any(String) } };
const wrongCode = { status: 400, errNo: 2002, data: null };
const wrongCredentials = { status: 401, errNo: 2001, data: null };
const passwordNeeded = { status: 403, errNo: 2007, data: null };

describeOnDatabases('[M-14] a sign-up', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);
  const emailOf = async (visitor: Visitor) => Object((await visitor.get('/api/user/detail')).data).email;

  it("gives nobody an account who signed up with somebody else's e-mail", async () => {
    const email = newEmail();
    const [attacker, owner] = [visit(), visit()];
    await attacker.requestSignUp(email, OTHER_PASSWORD);
    const code = await owner.codeFor(email);
    expect(await owner.confirm(code)).toEqual(passwordNeeded);
    expect(await attacker.signIn(email, OTHER_PASSWORD)).toEqual(wrongCredentials);
    expect(await owner.confirm(code, PASSWORD)).toEqual(signedIn);
    expect(await emailOf(owner)).toBe(email);
    expect(await attacker.signIn(email, OTHER_PASSWORD)).toEqual(wrongCredentials);
    expect(await visit().signIn(email, PASSWORD)).toEqual(signedIn);
  });

  it('of both, whichever mail they open, is that of who confirms', async () => {
    const email = newEmail();
    const [attacker, owner] = [visit(), visit()];
    await owner.requestSignUp(email, PASSWORD);
    const ownCode = await owner.codeFor(email);
    await attacker.requestSignUp(email, OTHER_PASSWORD);
    const foreignCode = await owner.codeFor(email);
    expect(await owner.confirm(foreignCode)).toEqual(passwordNeeded);
    expect(await owner.confirm(ownCode)).toEqual(signedIn);
    expect(await visit().confirm(foreignCode, OTHER_PASSWORD)).toEqual(wrongCode);
    expect(await attacker.signIn(email, OTHER_PASSWORD)).toEqual(wrongCredentials);
    expect(await visit().signIn(email, PASSWORD)).toEqual(signedIn);
  });

  it('is confirmed on another device by the same password or another, which is the one that counts', async () => {
    for (const password of [PASSWORD, OTHER_PASSWORD]) {
      const email = newEmail();
      await visit().requestSignUp(email, PASSWORD);
      const code = await visit().codeFor(email);
      expect(await visit().confirm(code, password)).toEqual(signedIn);
      expect(await visit().signIn(email, password)).toEqual(signedIn);
      expect(await visit().signIn(email, password === PASSWORD ? OTHER_PASSWORD : PASSWORD)).toEqual(wrongCredentials);
    }
  });

  /** The mail comes again, without the password. */
  const again = (visitor: Visitor, email: string) =>
    visitor.form('/session/pc/sendemail', { tokenType: '600001', email, redirect_uri: '/users/redirect' });

  it('has its mail sent again without the password, which that browser has given', async () => {
    const email = newEmail();
    const visitor = visit();
    await visitor.requestSignUp(email, PASSWORD);
    expect(await again(visitor, email)).toEqual(done);
    expect(await visitor.confirm(await visitor.digitsFor(email))).toEqual(signedIn);
    expect(await visit().signIn(email, PASSWORD)).toEqual(signedIn);
  });

  it('sent again by a browser that has not signed up asks for a password, and opens nothing without one', async () => {
    const email = newEmail();
    await visit().requestSignUp(email, OTHER_PASSWORD);
    const stranger = visit();
    expect(await again(stranger, email)).toEqual(done);
    const digits = await stranger.digitsFor(email);
    expect(await stranger.confirm(digits)).toEqual(passwordNeeded);
    expect(await stranger.confirm(digits, PASSWORD)).toEqual(signedIn);
    expect(await visit().signIn(email, PASSWORD)).toEqual(signedIn);
    expect(await visit().signIn(email, OTHER_PASSWORD)).toEqual(wrongCredentials);
  });

  it('sent again answers alike for an e-mail with an account, and tells its owner', async () => {
    const owner = visit();
    const email = await owner.join(undefined, PASSWORD);
    const stranger = visit();
    await stranger.requestSignUp(email, OTHER_PASSWORD);
    expect(await again(stranger, email)).toEqual(done);
    expect((await owner.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'You already have a Liora account',
      'You already have a Liora account',
      'Confirm your email for Liora',
    ]);
  });

  it('asks for the password as often as the link is opened, and takes no common one', async () => {
    const email = newEmail();
    await visit().requestSignUp(email, PASSWORD);
    const code = await visit().codeFor(email);
    for (let opening = 1; opening <= 8; opening += 1) expect(await visit().confirm(code)).toEqual(passwordNeeded);
    expect(await visit().confirm(code, 'password123')).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'password', reason: 'tooCommon' }] },
    });
    expect(await visit().confirm(code, PASSWORD)).toEqual(signedIn);
  });

  it('made again in one browser leads to one account by any of its mails, with the latest password', async () => {
    for (const mail of ['first', 'second'] as const) {
      const email = newEmail();
      const visitor = visit();
      await visitor.requestSignUp(email, PASSWORD);
      const first = await visitor.codeFor(email);
      await visitor.requestSignUp(email, OTHER_PASSWORD);
      const second = await visitor.codeFor(email);
      expect(await visitor.confirm(mail === 'first' ? first : second)).toEqual(signedIn);
      expect(await visit().signIn(email, OTHER_PASSWORD)).toEqual(signedIn);
      expect(await visit().signIn(email, PASSWORD)).toEqual(wrongCredentials);
      expect(await visitor.confirm(mail === 'first' ? second : first)).toEqual(wrongCode);
    }
  });

  it('answers with the same cookie whether the e-mail is known or not', async () => {
    const known = await visit().join();
    for (const email of [known, newEmail()]) {
      const visitor = visit();
      expect(await visitor.requestSignUp(email, PASSWORD)).toEqual(done);
      expect([...visitor.cookies]).toEqual([['liora_sign_up', expect.stringMatching(/^[\w-]{43}$/)]]);
    }
  });

  it('is void once a third party has vouched for the e-mail', async () => {
    const email = newEmail();
    const [attacker, owner] = [visit(), visit()];
    await attacker.requestSignUp(email, OTHER_PASSWORD);
    const code = await owner.codeFor(email);
    expect(await signInLocally(owner, email)).toContain('errNo=0');
    expect(await emailOf(owner)).toBe(email);
    expect(await attacker.confirm(code)).toEqual(wrongCode);
    expect(await attacker.signIn(email, OTHER_PASSWORD)).toEqual(wrongCredentials);
  });
});
