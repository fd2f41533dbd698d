import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { accounts, idempotentAnswers } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { lockAccount } from '#server/features/account/userRepository.ts';
import { deleteExpiredAnswers, type Intent, onceAnIntent, type StoredAnswer } from '#server/http/idempotency.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { databaseKinds, newPostgresqlUrl, openTestDatabase } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('[API-08] an intent on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const newAccount = async (): Promise<string> => {
    const id = randomUUID();
    await database.db.insert(accounts).values({ id, email: `${id}@example.org`, createTime: 0 });
    return id;
  };
  const newIntent = async (changes: Partial<Intent> = {}): Promise<Intent> => ({
    accountId: changes.accountId ?? (await newAccount()),
    key: randomUUID(),
    path: '/api/user/update',
    request: { name: 'Ada', age: 36 },
    ...changes,
  });
  /** Adds one to the account's count of answers, which shows how often it ran. */
  const run = (intent: Intent, answer: StoredAnswer = { errNo: 0, data: { name: 'Ada', list: [1, { a: null }] } }) =>
    transact(database.db, (tx) =>
      onceAnIntent(tx, intent, async () => {
        await tx
          .update(accounts)
          .set({ underAgeAnswers: sql`${accounts.underAgeAnswers} + 1` })
          .where(eq(accounts.id, intent.accountId));
        return answer;
      }),
    );
  const runsOf = async (accountId: string): Promise<number | undefined> =>
    (await database.db.select().from(accounts).where(eq(accounts.id, accountId)))[0]?.underAgeAnswers;
  const keysOf = async (accountId: string): Promise<string[]> =>
    (await database.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.accountId, accountId))).map(
      ({ key }) => key,
    );
  const conflict = { name: 'ApiError', errNo: errNo.conflict };

  it('that comes ten times at once takes effect once and is answered alike', async () => {
    const intent = await newIntent();
    const answer = { errNo: errNo.underAgeChangeAge, data: { name: 'Ada', age: null } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => run(intent, answer)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => answer));
    expect(await runsOf(intent.accountId)).toBe(1);
  });

  it('is the same whatever the order of its fields', async () => {
    const intent = await newIntent();
    expect(await run({ ...intent, request: { age: 36, name: 'Ada' } })).toEqual(await run(intent));
    expect(await runsOf(intent.accountId)).toBe(1);
  });

  it('is another one with another request, path or account, of which only the account has keys of its own', async () => {
    const intent = await newIntent();
    await run(intent);
    await expect(run({ ...intent, request: { name: 'Ada', age: 37 } })).rejects.toMatchObject(conflict);
    await expect(run({ ...intent, path: '/api/user/delete' })).rejects.toMatchObject(conflict);
    expect(await runsOf(intent.accountId)).toBe(1);
    const other = await newIntent({ key: intent.key });
    await run(other);
    expect(await runsOf(other.accountId)).toBe(1);
  });

  it('of which two with one key come at once is answered to one and refused to the other', async () => {
    const intent = await newIntent();
    const ends = await Promise.allSettled([run(intent), run({ ...intent, request: { name: 'Eve' } })]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict });
    expect(await runsOf(intent.accountId)).toBe(1);
  });

  it('that breaks leaves its key free, and nothing else', async () => {
    const intent = await newIntent();
    const breaks = transact(database.db, (tx) =>
      onceAnIntent(tx, intent, async () => {
        await tx.update(accounts).set({ name: 'Half' }).where(eq(accounts.id, intent.accountId));
        throw new Error('broken');
      }),
    );
    await expect(breaks).rejects.toThrow('broken');
    expect(await keysOf(intent.accountId)).toEqual([]);
    expect(await run({ ...intent, request: { name: 'Eve' } })).toMatchObject({ errNo: 0 });
    expect(await database.db.select().from(accounts).where(eq(accounts.id, intent.accountId))).toMatchObject([
      { name: null, underAgeAnswers: 1 },
    ]);
  });

  it('waits for others of the account instead of tripping over them', async () => {
    const accountId = await newAccount();
    const intents = await Promise.all(Array.from({ length: 10 }, () => newIntent({ accountId })));
    let tries = 0;
    const answers = intents.map((intent) =>
      transact(database.db, (tx) => {
        tries += 1;
        return onceAnIntent(tx, intent, async () => {
          await lockAccount(tx, accountId);
          return { errNo: 0, data: intent.key };
        });
      }),
    );
    expect(await Promise.all(answers)).toEqual(intents.map(({ key }) => ({ errNo: 0, data: key })));
    expect(tries).toBe(10);
  });

  it('of an account that is gone is refused as signed out', async () => {
    const intent = await newIntent({ accountId: randomUUID() });
    await expect(run(intent)).rejects.toMatchObject({ name: 'ApiError', errNo: errNo.notSignedIn });
  });

  it('is kept for 24 hours', async () => {
    const before = Date.now();
    const intent = await newIntent();
    await run(intent);
    await deleteExpiredAnswers(database.db, before + DAY);
    expect(await keysOf(intent.accountId)).toEqual([intent.key]);
    await deleteExpiredAnswers(database.db, Date.now() + DAY + 1);
    expect(await keysOf(intent.accountId)).toEqual([]);
  });
});

describe('[API-08] two servers on one PostgreSQL', () => {
  let servers: readonly [TestServer, TestServer];
  beforeAll(async () => {
    const env = { DATABASE_URL: await newPostgresqlUrl() };
    servers = await Promise.all([startTestServer(env), startTestServer(env)]);
  });
  afterAll(() => Promise.all(servers.map((server) => server[Symbol.asyncDispose]())));

  it('count an under-age answer once that comes to both, and give a lost answer again', async () => {
    const [here, there] = servers;
    const visitor = new Visitor(here.origin);
    const email = `${randomUUID()}@example.org`;
    await visitor.requestSignUp(email, 'correct horse');
    await visitor.confirm(await visitor.codeFor(email));
    await visitor.post('/api/user/update', { name: 'Kim', pronoun: 'they/them' });
    const key = { 'idempotency-key': randomUUID() };
    const say = (at: Visitor) => at.post('/api/user/update', { age: 17 }, key);
    const elsewhere = visitor.at(there.origin);
    const [answer, ...others] = await Promise.all([say(visitor), say(elsewhere), say(visitor), say(elsewhere)]);
    expect(answer).toMatchObject({ status: 200, errNo: 3004, data: { email, name: 'Kim' } });
    expect(others).toEqual([answer, answer, answer]);
    expect(await say(elsewhere)).toEqual(answer);
    expect(await elsewhere.post('/api/user/update', { age: 18 })).toMatchObject({ status: 200, errNo: 0 });
  });

  it('delete an account once that is deleted at both', async () => {
    const [here, there] = servers;
    const visitor = new Visitor(here.origin);
    const email = await visitor.join();
    const request = { email, password: passwordDigest('correct horse') };
    const twins = [visitor, visitor.at(there.origin)];
    const answers = await Promise.all(twins.map((twin) => twin.post('/api/user/delete', request)));
    expect(answers.map(({ status, errNo: code }) => `${status} ${code}`).toSorted()).toEqual(['200 0', '401 1002']);
  });
});
