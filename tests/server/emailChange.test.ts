import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { userExport } from '#contract/userExport.ts';
import { mailsIn } from '#server/features/account/mails/mailsIn.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { signInLocally } from './support/localIdentity.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { type Answer, Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const ok = { status: 200, errNo: 0, data: {} };
const wrongCode = { status: 400, errNo: 2002, data: null };
const english = mailsIn('en');
const newAddress = () => `${randomUUID()}@example.org`;

const ask = (owner: Visitor, email: string, password = PASSWORD): Promise<Answer> =>
  owner.form('/session/pc/emailchange', { email, password: passwordDigest(password) });
const confirm = (visitor: Visitor, code: string) => visitor.form('/session/pc/emailchangeconfirm', { code });
const decline = (visitor: Visitor, code: string) => visitor.form('/session/pc/emailchangedecline', { code });
const check = (visitor: Visitor, code: string) => visitor.form('/session/pc/emailchangecheck', { code });
const resend = (owner: Visitor) => owner.form('/session/pc/emailchangeresend', {});
const cancel = (owner: Visitor) => owner.form('/session/pc/emailchangecancel', {});
const emailsOf = async (owner: Visitor): Promise<unknown> => {
  const { data } = await owner.get('/api/user/detail');
  return data !== null && typeof data === 'object' && 'email' in data
    ? { email: data.email, newEmail: 'newEmail' in data ? data.newEmail : undefined }
    : data;
};

describeOnDatabases('[AUTH-18] a change of the e-mail', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });
  const visit = () => new Visitor(server.origin);
  const member = async () => {
    const owner = visit();
    const email = await owner.join(undefined, PASSWORD);
    return { owner, email, next: newAddress() };
  };
  /** Asks for a change, and gives the codes of both mails. */
  const begun = async () => {
    const { owner, email, next } = await member();
    expect(await ask(owner, next)).toMatchObject({ errNo: 0, data: { email, newEmail: next } });
    return { owner, email, next, oldCode: await owner.codeFor(email), newCode: await owner.codeFor(next) };
  };

  describe.each(['old', 'new'] as const)('confirmed first at the %s address', (first) => {
    it('waits for the other, and then changes: sessions stay, and what signs in and resets is the new one', async () => {
      const { owner, email, next, oldCode, newCode } = await begun();
      const [one, other] = first === 'old' ? [oldCode, newCode] : [newCode, oldCode];
      expect(await confirm(visit(), one)).toEqual({ ...ok, data: { isChanged: false } });
      expect(await emailsOf(owner)).toEqual({ email, newEmail: next });
      expect(await visit().signIn(email, PASSWORD)).toMatchObject({ errNo: 0 });
      expect(await visit().signIn(next, PASSWORD)).toMatchObject({ errNo: 2001 });

      expect(await confirm(visit(), other)).toEqual({ ...ok, data: { isChanged: true } });
      expect(await emailsOf(owner)).toEqual({ email: next, newEmail: undefined });
      expect(await visit().signIn(email, PASSWORD)).toMatchObject({ errNo: 2001 });
      expect(await visit().signIn(next, PASSWORD)).toMatchObject({ errNo: 0 });

      const forget = (address: string) =>
        visit().form('/session/pc/sendemail', {
          tokenType: '600002',
          email: address,
          redirect_uri: '/users/password/reset',
        });
      await forget(email);
      await forget(next);
      const subjects = async (address: string) => (await visit().mailsTo(address)).map(({ subject }) => subject);
      expect(await subjects(email)).toEqual([
        'No Liora account with this email',
        'The email of your Liora account was changed',
        'Confirm the new email for your Liora account',
        'Confirm your email for Liora',
      ]);
      expect(await subjects(next)).toEqual(['Set a new password for Liora', 'Confirm your new email for Liora']);
    });
  });

  it('does not change by one address alone, however often its code comes', async () => {
    const { owner, email, next, newCode } = await begun();
    expect(await confirm(visit(), newCode)).toEqual({ ...ok, data: { isChanged: false } });
    expect(await confirm(visit(), newCode)).toEqual(wrongCode);
    expect(await confirm(owner, newCode)).toEqual(wrongCode);
    expect(await emailsOf(owner)).toEqual({ email, newEmail: next });
  });

  it('changes once when both sides confirm at the same time', async () => {
    const { owner, next, oldCode, newCode } = await begun();
    const answers = await Promise.all([confirm(visit(), oldCode), confirm(visit(), newCode)]);
    expect(answers.map(({ data }) => JSON.stringify(data)).toSorted()).toEqual([
      '{"isChanged":false}',
      '{"isChanged":true}',
    ]);
    expect(await emailsOf(owner)).toEqual({ email: next, newEmail: undefined });
  });

  it('tells each side what it would confirm, and leaves the code as it is', async () => {
    const { next, oldCode, newCode } = await begun();
    expect(await check(visit(), oldCode)).toEqual({ ...ok, data: { side: 'old', email: next } });
    expect(await check(visit(), newCode)).toEqual({ ...ok, data: { side: 'new', email: next } });
    expect(await confirm(visit(), oldCode)).toMatchObject({ data: { isChanged: false } });
    expect(await check(visit(), oldCode)).toEqual(wrongCode);
  });

  it.each(['old', 'new'] as const)(
    'is called off by the %s address, and the other can confirm it no more',
    async (side) => {
      const { owner, email, oldCode, newCode } = await begun();
      const [own, other] = side === 'old' ? [oldCode, newCode] : [newCode, oldCode];
      expect(await decline(visit(), own)).toEqual(ok);
      expect(await confirm(visit(), other)).toEqual(wrongCode);
      expect(await decline(visit(), own)).toEqual(wrongCode);
      expect(await emailsOf(owner)).toEqual({ email, newEmail: undefined });
    },
  );

  it('stands in the data that its owner takes along, as long as it waits', async () => {
    const { owner, next, oldCode, newCode } = await begun();
    const waiting = async () => userExport.response.parse((await owner.get('/api/user/export')).data).emailChange;
    const time = expect.any(Number);
    const change = { email: next, isOldConfirmed: false, isNewConfirmed: false, createTime: time, expireTime: time };
    expect(await waiting()).toEqual(change);
    await confirm(visit(), newCode);
    expect(await waiting()).toEqual({ ...change, isNewConfirmed: true });
    await confirm(visit(), oldCode);
    expect(await waiting()).toBeNull();
  });

  it('is called off in the settings', async () => {
    const { owner, email, oldCode, newCode } = await begun();
    await confirm(visit(), oldCode);
    expect(await cancel(owner)).toMatchObject({ errNo: 0, data: { email } });
    expect(await emailsOf(owner)).toEqual({ email, newEmail: undefined });
    expect(await confirm(visit(), newCode)).toEqual(wrongCode);
    expect(await cancel(owner)).toMatchObject({ errNo: 0 });
  });

  it('is called off by a new password', async () => {
    const { owner, email, oldCode, newCode } = await begun();
    await confirm(visit(), newCode);
    expect(
      await owner.form('/session/pc/changepassword', {
        oldpassword: passwordDigest(PASSWORD),
        password: passwordDigest('battery staple'),
      }),
    ).toEqual(ok);
    expect(await confirm(visit(), oldCode)).toEqual(wrongCode);
    expect(await emailsOf(owner)).toEqual({ email, newEmail: undefined });
  });

  it('sends again to who has not confirmed: the latest code counts', async () => {
    const { owner, email, next, oldCode, newCode } = await begun();
    await confirm(visit(), oldCode);
    expect(await resend(owner)).toMatchObject({ errNo: 0, data: { email, newEmail: next } });
    expect((await owner.mailsTo(email)).length).toBe(2);
    expect((await owner.mailsTo(next)).length).toBe(2);
    expect(await confirm(visit(), newCode)).toEqual(wrongCode);
    expect(await confirm(visit(), await owner.codeFor(next))).toEqual({ ...ok, data: { isChanged: true } });
    expect(await resend(owner)).toMatchObject({ errNo: 0, data: { email: next } });
    expect((await owner.mailsTo(next)).length).toBe(2);
  });

  it('gives way to another one', async () => {
    const { owner, newCode } = await begun();
    const other = newAddress();
    expect(await ask(owner, other)).toMatchObject({ errNo: 0, data: { newEmail: other } });
    expect(await confirm(visit(), newCode)).toEqual(wrongCode);
  });

  it('needs the password, and another address than the one there is', async () => {
    const { owner, email, next } = await member();
    expect(await ask(owner, next, 'wrong horse')).toMatchObject({ status: 401, errNo: 2001 });
    expect(await owner.form('/session/pc/emailchange', { email: next })).toMatchObject({ status: 401, errNo: 2001 });
    expect(await ask(owner, email)).toMatchObject({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'email', reason: 'unchanged' }] },
    });
    expect(await owner.mailsTo(next)).toEqual([]);
    expect(await visit().form('/session/pc/emailchange', { email: next })).toMatchObject({ status: 401, errNo: 1002 });
  });

  it('answers alike for an address with an account, tells its owner, and never takes it', async () => {
    const taken = await member();
    const { owner, email } = await member();
    expect(await ask(owner, taken.email)).toMatchObject({ errNo: 0, data: { email, newEmail: taken.email } });
    const told = english.emailTaken(taken.email, `${server.origin}/users/sign_in`);
    expect((await owner.mailsTo(taken.email))[0]).toEqual({ subject: told.subject, text: told.text });
    expect(await confirm(visit(), await owner.codeFor(email))).toEqual({ ...ok, data: { isChanged: false } });
    expect(await emailsOf(owner)).toEqual({ email, newEmail: taken.email });
    expect(await emailsOf(taken.owner)).toEqual({ email: taken.email, newEmail: undefined });
  });

  it('asks who has no password for none', async () => {
    const owner = visit();
    const [email, next] = [newAddress(), newAddress()];
    await signInLocally(owner, email);
    await owner.post('/api/user/update', { name: 'Ada', pronoun: 'she/her', age: 36 });
    expect(await owner.form('/session/pc/emailchange', { email: next })).toMatchObject({ errNo: 0 });
    expect(await confirm(visit(), await owner.codeFor(email))).toEqual({ ...ok, data: { isChanged: false } });
    expect(await confirm(visit(), await owner.codeFor(next))).toEqual({ ...ok, data: { isChanged: true } });
    expect(await emailsOf(owner)).toEqual({ email: next, newEmail: undefined });
    const again = visit();
    await signInLocally(again, email);
    expect(await emailsOf(again)).toEqual({ email: next, newEmail: undefined });
  });

  it('answers alike for an address that can have no account, and tells it there', async () => {
    const [minor, { owner, email }] = [visit(), await member()];
    const blocked = newAddress();
    await minor.requestSignUp(blocked, PASSWORD);
    await minor.confirm(await minor.codeFor(blocked));
    await minor.post('/api/user/update', { name: 'Tom', pronoun: 'he/him', age: 15 });
    await minor.post('/api/user/update', { age: 16 });
    await minor.post('/api/user/delete', { email: blocked, password: passwordDigest(PASSWORD) });
    expect(await ask(owner, blocked)).toMatchObject({ errNo: 0, data: { email, newEmail: blocked } });
    const told = english.emailImpossible(blocked);
    expect((await owner.mailsTo(blocked))[0]).toEqual({ subject: told.subject, text: told.text });
  });

  it('does not take an address that somebody else has signed up with meanwhile', async () => {
    const { owner, email, next, oldCode, newCode } = await begun();
    await visit().join(next);
    expect(await confirm(visit(), oldCode)).toEqual({ ...ok, data: { isChanged: false } });
    expect(await confirm(visit(), newCode)).toEqual(wrongCode);
    expect(await emailsOf(owner)).toEqual({ email, newEmail: next });
  });
});

describe('a change of the e-mail, at rest', () => {
  it('keeps hashes of its codes, and waits for an hour', async () => {
    const url = await newPostgresqlUrl();
    await using server = await startTestServer({ DATABASE_URL: url });
    const database = new Client({ connectionString: url });
    await database.connect();
    const owner = new Visitor(server.origin);
    const email = await owner.join(undefined, PASSWORD);
    const next = newAddress();
    await ask(owner, next);
    const codes = [await owner.codeFor(email), await owner.codeFor(next)];
    const { rows } = await database.query('select * from mail_codes where changing_id is not null');
    expect(rows).toHaveLength(2);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    const { rows: lives } = await database.query(
      'select expire_time - create_time as life from mail_codes where changing_id is not null union select expire_time - create_time from email_changes',
    );
    expect(lives.map(({ life }) => Number(life))).toEqual([60 * 60 * 1000]);

    await database.query('update email_changes set expire_time = $1', [Date.now() - 1]);
    expect(await emailsOf(owner)).toEqual({ email, newEmail: undefined });
    for (const code of codes) expect(await confirm(owner, code)).toEqual(wrongCode);
    await database.end();
  });
});

describe('mails of a change of the e-mail', () => {
  it('are as many as others that an account may have, those that come again too', async () => {
    await using server = await startTestServer({ RATE_LIMITS: 'on' });
    const owner = new Visitor(server.origin);
    await owner.join(undefined, PASSWORD);
    const answers: number[] = [];
    for (let time = 0; time < 4; time += 1) answers.push((await ask(owner, newAddress())).errNo);
    answers.push((await resend(owner)).errNo, (await resend(owner)).errNo, (await ask(owner, newAddress())).errNo);
    expect(answers).toEqual([0, 0, 0, 0, 0, 1006, 1006]);
  });
});
