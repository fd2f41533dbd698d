import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { openSession } from '#server/features/account/openSession.ts';
import { findAccountByEmail, findAccountBySession, setPassword } from '#server/features/account/sessionRepository.ts';
import { hashToken } from '#server/features/account/sessionToken.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';
const SIGN_INS = 24;
const opener = { token: undefined, device: { browser: null, system: null } };
const signedOut = { status: 200, errNo: 0, data: {} };

describeOnDatabases('sessions that are opened while the password changes', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);
  const change = (visitor: Visitor, password: string) =>
    visitor.form('/session/pc/changepassword', {
      oldpassword: passwordDigest(PASSWORD),
      password: passwordDigest(password),
    });
  const signInMany = async (email: string): Promise<Visitor[]> => {
    const visitors = Array.from({ length: SIGN_INS }, visit);
    await Promise.all(visitors.map((visitor) => visitor.signIn(email, PASSWORD)));
    return visitors;
  };
  const detailsOf = (visitors: readonly Visitor[]) =>
    Promise.all(visitors.map((visitor) => visitor.get('/api/user/detail')));
  const allSignedOut = Array.from({ length: SIGN_INS }, () => signedOut);

  it('[M-15] end with it, and the one of the change stays', async () => {
    const owner = visit();
    const email = await owner.join();
    const [old, changed] = await Promise.all([signInMany(email), change(owner, NEW_PASSWORD)]);
    expect(changed).toMatchObject({ status: 200, errNo: 0 });
    expect(await detailsOf(old)).toEqual(allSignedOut);
    expect(await owner.get('/api/user/detail')).toMatchObject({ errNo: 0, data: { email } });
  });

  it('[M-15] end with a reset, too', async () => {
    const email = await visit().join();
    await visit().form('/session/pc/sendemail', {
      tokenType: '600002',
      email,
      redirect_uri: '/users/password/reset',
    });
    const code = await visit().codeFor(email);
    const owner = visit();
    const [old, set] = await Promise.all([
      signInMany(email),
      owner.form('/session/pc/passwordset', { code, password: passwordDigest(NEW_PASSWORD) }),
    ]);
    expect(set).toMatchObject({ status: 200, errNo: 0 });
    expect(await detailsOf(old)).toEqual(allSignedOut);
    expect(await owner.get('/api/user/detail')).toMatchObject({ errNo: 0, data: { email } });
  });

  it('[M-15] of ten who change it at once, one does', async () => {
    const owner = visit();
    const email = await owner.join();
    const others = Array.from({ length: 10 }, visit);
    await Promise.all(others.map((visitor) => visitor.signIn(email, PASSWORD)));
    const answers = await Promise.all(others.map((visitor, index) => change(visitor, `battery staple ${index}`)));
    expect(answers.map(({ errNo }) => String(errNo)).toSorted()).toEqual([
      '0',
      ...Array.from({ length: 9 }, () => expect.stringMatching(/^(?:1002|2001)$/)),
    ]);
    expect(
      (await detailsOf(others)).map(({ data }) => data).filter((data) => Object.keys(Object(data)).length > 0),
    ).toEqual([expect.objectContaining({ email })]);
  });
});

describeOnDatabases('a session of somebody who knew an earlier password', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  const newAccount = async () => {
    const email = `${randomUUID()}@example.org`;
    await database.db.insert(accounts).values({ id: randomUUID(), email, passwordHash: 'first', createTime: 0 });
    const account = await findAccountByEmail(database.db, email);
    if (account === undefined) throw new Error('The account is not there');
    return account;
  };

  it('[M-15] is not opened once the password was changed', async () => {
    const { db } = database;
    const account = await newAccount();
    const changed = await setPassword(db, account.id, 'second');
    expect(changed).toEqual({ id: account.id, credentialVersion: 1, endedSessions: 0 });
    await expect(openSession(db, account, opener)).rejects.toMatchObject({ name: 'ApiError', errNo: 2001 });
    expect(changed && (await openSession(db, changed, opener))).toMatchObject({ uid: account.id });
  });

  it('[M-15] does not change the password', async () => {
    const { db } = database;
    const account = await newAccount();
    await setPassword(db, account.id, 'second');
    expect(await setPassword(db, account.id, 'third', account.credentialVersion)).toBe(undefined);
    expect(await findAccountByEmail(db, account.email)).toEqual({
      ...account,
      passwordHash: 'second',
      credentialVersion: 1,
    });
  });

  it('[M-15] is dead when it was opened in the moment of the change', async () => {
    const { db } = database;
    const account = await newAccount();
    const { token } = await openSession(db, account, opener);
    const sessionOf = () => findAccountBySession(db, hashToken(token), Date.now());
    expect(await sessionOf()).toEqual(account);
    // As the change leaves a session that it could not see yet.
    await db.update(accounts).set({ credentialVersion: 1 }).where(eq(accounts.id, account.id));
    expect(await sessionOf()).toBe(undefined);
  });
});
