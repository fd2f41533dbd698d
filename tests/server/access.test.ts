import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { access } from '#contract/access.ts';
import { accounts } from '#server/db/schema.ts';
import { sessions } from '#server/db/signInSchema.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openSession } from '#server/features/account/openSession.ts';
import { findAccountBySession } from '#server/features/account/sessionRepository.ts';
import { hashToken } from '#server/features/account/sessionToken.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const HOUR = 60 * 60 * 1000;
const signedOut = { status: 200, errNo: 0, data: {} };
const time = expect.any(Number);
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0';

describeOnDatabases('[M-16] devices', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const visit = () => new Visitor(server.origin);
  const listOf = async (visitor: Visitor) => access.parse((await visitor.get('/session/pc/access')).data);
  const end = (visitor: Visitor, sessionId: string) => visitor.form('/session/pc/endsession', { sessionId });
  const signInWith = async (email: string, userAgent: string): Promise<Visitor> => {
    const visitor = visit();
    await visitor.signIn(email, PASSWORD, { 'user-agent': userAgent });
    return visitor;
  };

  it('are listed by browser and system, the one that asks first', async () => {
    const email = await visit().join();
    await signInWith(email, DESK);
    const phone = await signInWith(email, PHONE);
    const session = { sessionId: expect.any(String), createTime: time, lastUseTime: time, isCurrent: false };
    expect(await phone.get('/session/pc/access')).toEqual({
      status: 200,
      errNo: 0,
      data: {
        identities: [],
        sessions: [
          { ...session, browser: 'Safari', system: 'iPhone', isCurrent: true },
          { ...session, browser: 'Edge', system: 'Windows' },
          { ...session, browser: null, system: null },
        ],
      },
    });
  });

  it('are signed out one by one, but not the one that asks', async () => {
    const owner = visit();
    const email = await owner.join();
    const [lost, kept] = [await signInWith(email, PHONE), await signInWith(email, DESK)];
    const { sessions: before } = await listOf(owner);
    const lostId = before.find(({ system }) => system === 'iPhone')?.sessionId ?? '';
    expect(await end(owner, lostId)).toMatchObject({ status: 200, errNo: 0, data: { sessions: [{}, {}] } });
    expect(await lost.get('/api/user/detail')).toEqual(signedOut);
    expect(await kept.get('/api/user/detail')).toMatchObject({ data: { email } });
    expect(await end(owner, lostId)).toMatchObject({ status: 200, errNo: 0 });
    expect(await end(owner, before.find(({ isCurrent }) => isCurrent)?.sessionId ?? '')).toMatchObject({ errNo: 0 });
    expect(await owner.get('/api/user/detail')).toMatchObject({ data: { email } });
  });

  it('of somebody else are nobody to list or to end', async () => {
    const [owner, stranger] = [visit(), visit()];
    const email = await owner.join();
    await stranger.join();
    const [session] = (await listOf(owner)).sessions;
    expect(await end(stranger, session?.sessionId ?? '')).toMatchObject({ status: 200, errNo: 0 });
    expect(await owner.get('/api/user/detail')).toMatchObject({ data: { email } });
    expect((await listOf(stranger)).sessions).toHaveLength(1);
    expect(await visit().get('/session/pc/access')).toEqual({ status: 401, errNo: 1002, data: null });
    expect(await end(visit(), session?.sessionId ?? '')).toEqual({ status: 401, errNo: 1002, data: null });
  });
});

describeOnDatabases('[M-16] the last use of a device', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('is noted once an hour', async () => {
    const { db } = database;
    const account = { id: randomUUID(), credentialVersion: 0 };
    await db.insert(accounts).values({ ...account, email: `${account.id}@example.org`, createTime: 0 });
    const { token } = await openSession(db, account, { token: undefined, device: { browser: null, system: null } });
    const lastUse = async () =>
      (
        await db
          .select()
          .from(sessions)
          .where(eq(sessions.tokenHash, hashToken(token)))
      )[0]?.lastUseTime ?? 0;
    const opened = await lastUse();
    const used = async (later: number) => {
      await findAccountBySession(db, hashToken(token), opened + later);
      return (await lastUse()) - opened;
    };
    expect([await used(HOUR - 1), await used(HOUR), await used(2 * HOUR - 1), await used(2 * HOUR)]).toEqual([
      0,
      HOUR,
      HOUR,
      2 * HOUR,
    ]);
  });
});
