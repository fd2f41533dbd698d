import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { identities, oauthFlows, pendingLinks, sessions } from '#server/db/signInSchema.ts';
import {
  deleteExpiredFlows,
  deleteJoinedIdentities,
  findByIdentity,
  findIdentitiesOf,
  insertFlow,
  insertIdentity,
  insertPendingLink,
  takeFlow,
  takePendingLink,
  tryPendingLink,
} from '#server/features/account/identityRepository.ts';
import { openSession } from '#server/features/account/openSession.ts';
import { findAccountBySession, setPassword } from '#server/features/account/sessionRepository.ts';
import { hashToken } from '#server/features/account/sessionToken.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const DAY = 24 * 60 * 60 * 1000;

describeOnDatabases('[N-12] what is kept of ways to sign in', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** An account of the time 100, and what it is joined with, by when. */
  const newAccount = async (...joined: readonly number[]) => {
    const { db } = database;
    const id = randomUUID();
    const email = `${id}@example.org`;
    await db.insert(accounts).values({ id, email, createTime: 100 });
    const joins = joined.map((createTime) => ({
      issuer: `https://${createTime}.example`,
      subject: id,
      accountId: id,
      email,
      createTime,
    }));
    for (const join of joins) await insertIdentity(db, join);
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
    if (account === undefined) throw new Error('The account is not there');
    return { account, joins };
  };

  it('ends what was joined by a password, the oldest told first, and not what opened the account', async () => {
    const { account } = await newAccount(300, 100, 200);
    const { account: other } = await newAccount(300);
    expect(await deleteJoinedIdentities(database.db, account)).toEqual(['https://200.example', 'https://300.example']);
    const left = await database.db.select().from(identities).where(eq(identities.subject, account.id));
    expect(left.map(({ issuer }) => issuer)).toEqual(['https://100.example']);
    expect(await findIdentitiesOf(database.db, other.id)).toHaveLength(1);
  });

  it('lists what an account is joined with, the oldest first, and finds the account by it', async () => {
    const { account, joins } = await newAccount(300, 100, 200);
    const listed = await findIdentitiesOf(database.db, account.id);
    const told = (createTime: number) => ({
      identityId: expect.any(String),
      issuer: `https://${createTime}.example`,
      email: account.email,
      createTime,
    });
    expect(listed).toEqual([told(100), told(200), told(300)]);
    const { identityId } = listed[2] ?? {};
    expect(await findByIdentity(database.db, 'https://300.example', account.id)).toEqual({ account, identityId });
    expect(await findByIdentity(database.db, 'https://400.example', account.id)).toBe(undefined);
    const [again] = joins;
    expect(again && (await insertIdentity(database.db, { ...again, accountId: (await newAccount()).account.id }))).toBe(
      undefined,
    );
  });

  it('takes a flow once, until its time is over', async () => {
    const { db } = database;
    const flow = { oauthType: 'local', state: 's', nonce: 'n', codeVerifier: 'v', returnPath: '/', expireTime: 1000 };
    const [first, second] = [randomUUID(), randomUUID()];
    for (const tokenHash of [first, second]) await insertFlow(db, { ...flow, tokenHash });
    expect([await takeFlow(db, first, 1000), await takeFlow(db, first, 999), await takeFlow(db, first, 999)]).toEqual([
      undefined,
      { ...flow, tokenHash: first },
      undefined,
    ]);
    await deleteExpiredFlows(db, 1000);
    const left = () => db.select().from(oauthFlows).where(eq(oauthFlows.tokenHash, second));
    expect(await left()).toHaveLength(1);
    await deleteExpiredFlows(db, 1001);
    expect(await left()).toEqual([]);
  });

  it('has a link tried five times, until its time is over, and taken once', async () => {
    const { db } = database;
    const { account } = await newAccount();
    const link = { accountId: account.id, issuer: 'https://id.example', subject: 'ada', email: account.email };
    const [first, second] = [randomUUID(), randomUUID()];
    for (const tokenHash of [first, second]) await insertPendingLink(db, { ...link, tokenHash, expireTime: 1000 });
    expect(await tryPendingLink(db, first, 1000)).toBe(undefined);
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await tryPendingLink(db, first, 999)).toEqual({
        pending: { ...link, tokenHash: first, expireTime: 1000, tries },
        account,
      });
    expect(await tryPendingLink(db, first, 999)).toBe(undefined);
    expect([await takePendingLink(db, first), await takePendingLink(db, first)]).toEqual([true, false]);
    await deleteExpiredFlows(db, 1000);
    const left = () => db.select().from(pendingLinks).where(eq(pendingLinks.tokenHash, second));
    expect(await left()).toHaveLength(1);
    await deleteExpiredFlows(db, 1001);
    expect(await left()).toEqual([]);
  });

  it('holds of a session its browser, its way in and thirty days', async () => {
    const { db } = database;
    const { account } = await newAccount(200);
    const [identity] = await findIdentitiesOf(db, account.id);
    const identityId = identity?.identityId ?? null;
    const device = { browser: 'Safari', system: 'iPhone' };
    const before = Date.now();
    const { uid, token } = await openSession(db, account, { token: undefined, device }, identityId);
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    const createTime = session?.createTime ?? 0;
    expect([uid, session]).toEqual([
      account.id,
      {
        ...device,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        tokenHash: hashToken(token),
        accountId: account.id,
        credentialVersion: 0,
        identityId,
        createTime,
        lastUseTime: createTime,
        expireTime: createTime + 30 * DAY,
      },
    ]);
    expect(createTime).toBeGreaterThanOrEqual(before);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('knows whose a session is until its time is over', async () => {
    const { db } = database;
    const { account } = await newAccount();
    const [tokenHash, expireTime] = [randomUUID(), Date.now() + DAY];
    await db.insert(sessions).values({ tokenHash, accountId: account.id, createTime: 1, expireTime });
    const ownerAt = async (now: number) => (await findAccountBySession(db, tokenHash, now))?.id;
    expect([await ownerAt(expireTime - 1), await ownerAt(expireTime)]).toEqual([account.id, undefined]);
  });

  it('tells how many live sessions a new password has ended', async () => {
    const { db } = database;
    const { account } = await newAccount();
    const now = Date.now();
    for (const expireTime of [now - DAY, now + DAY, now + 2 * DAY])
      await db.insert(sessions).values({ tokenHash: randomUUID(), accountId: account.id, createTime: 1, expireTime });
    expect([await setPassword(db, account.id, 'new'), await setPassword(db, account.id, 'newer', 1)]).toEqual([
      { id: account.id, credentialVersion: 1, endedSessions: 2 },
      { id: account.id, credentialVersion: 2, endedSessions: 0 },
    ]);
    expect(await setPassword(db, account.id, 'newest', 1)).toBe(undefined);
    expect(await db.select().from(sessions).where(eq(sessions.accountId, account.id))).toEqual([]);
  });
});
