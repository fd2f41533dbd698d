import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { careUses } from '#server/db/careSchema.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { accounts } from '#server/db/schema.ts';
import { changeUse, findUse } from '#server/features/careReminder/careReminderRepository.ts';
import { BEAT_INTERVAL, CARE_INTERVAL, withBeat } from '#server/features/careReminder/careReminderRule.ts';
import { silentLog } from '#server/log.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const start = (number: number) => ({ kind: 'start', number }) as const;
const standing = (reminder: object | null) => ({ status: 200, errNo: 0, data: { reminder, nextIn: BEAT_INTERVAL } });

describeOnDatabases('the reminder that one talks with an AI', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const join = async (): Promise<Visitor> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };
  const open = (visitor: Visitor) => visitor.post('/api/care/use', { isOpening: true });
  const stay = (visitor: Visitor) => visitor.post('/api/care/use', { isOpening: false });
  const acknowledge = (visitor: Visitor, reminder: object) => visitor.post('/api/care/acknowledge', reminder);
  const exportedUse = async (visitor: Visitor) => Object((await visitor.get('/api/user/export')).data).use;

  it('[M-12] is due at the first conversation of a day until it is acknowledged, in every tab, and once', async () => {
    const visitor = await join();
    expect(await open(visitor)).toEqual(standing(start(0)));
    expect(await stay(visitor)).toEqual(standing(start(0)));
    expect(await open(visitor)).toEqual(standing(start(0)));
    expect(await acknowledge(visitor, start(0))).toEqual(standing(null));
    expect(await acknowledge(visitor, start(0))).toEqual(standing(null));
    expect(await open(visitor)).toEqual(standing(null));
  });

  it('[M-12] tabs that speak at once are heard one after the other', async () => {
    const visitor = await join();
    expect(await Promise.all([open(visitor), open(visitor), stay(visitor)])).toEqual(
      Array.from({ length: 3 }, () => standing(start(0))),
    );
    const answers = await Promise.all([start(0), start(0), start(0)].map((seen) => acknowledge(visitor, seen)));
    expect(answers).toEqual(answers.map(() => standing(null)));
    expect(await exportedUse(visitor)).toMatchObject({ acknowledged: 1, isStartDue: false });
  });

  it('is of one account alone, and taken along with all the rest', async () => {
    const [visitor, neighbour] = [await join(), await join()];
    expect(await exportedUse(visitor)).toBeNull();
    await open(visitor);
    await acknowledge(visitor, start(0));
    expect(await exportedUse(visitor)).toEqual({
      used: expect.any(Number),
      beatTime: expect.any(Number),
      startDay: expect.any(Number),
      isStartDue: false,
      acknowledged: 1,
    });
    expect(await open(neighbour)).toEqual(standing(start(0)));
  });

  it('is for members alone', async () => {
    const stranger = new Visitor(server.origin);
    expect(await open(stranger)).toMatchObject({ status: 401, errNo: 1002 });
    expect(await acknowledge(stranger, start(0))).toMatchObject({ status: 401, errNo: 1002 });
  });
});

it('[M-12] three hours of use bring a reminder on the same database that another server writes to', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url });
  const database = await openPostgresql(url, silentLog);
  const { db } = database;
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const { uid: accountId } = Object((await visitor.get('/api/user/detail')).data);
  const today = Math.floor(Date.now() / DAY);
  await changeUse(db, accountId, () => ({
    used: CARE_INTERVAL - 1,
    beatTime: Date.now() - 50_000,
    startDay: today,
    isStartDue: false,
    acknowledged: 1,
  }));
  const reminder = { kind: 'use', number: 1 };
  expect(await visitor.post('/api/care/use', { isOpening: false })).toEqual(standing(reminder));
  expect(await visitor.post('/api/care/acknowledge', { kind: 'start', number: 1 })).toEqual(standing(reminder));
  expect(await visitor.post('/api/care/acknowledge', reminder)).toEqual(standing(null));
  expect(await findUse(db, accountId)).toMatchObject({ used: 0, acknowledged: 2, startDay: today });
  await db.delete(accounts).where(eq(accounts.id, accountId));
  expect(await db.select().from(careUses)).toEqual([]);
  await expect(changeUse(db, randomUUID(), (use) => withBeat(use, 1, true))).rejects.toMatchObject({ errNo: 1002 });
  await database.close();
});
