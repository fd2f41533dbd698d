import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NeedKind } from '#contract/care.ts';
import { type CareCounts, careCounts } from '#contract/careCounts.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { countNeed, toldCounts } from '#server/features/care/needCounts.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { character, messagesOf, success, Talker } from './support/talker.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;
const IN_NEED = 'I took all my pills';
const ALSO_IN_NEED = 'I took all my pills just now';

describeOnDatabases('[M-12] needs that are counted', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const told = async (): Promise<CareCounts> =>
    careCounts.response.parse((await new Visitor(server.origin).get('/api/care/counts')).data);
  /** What is told of this year, where nothing but `injury` was counted. */
  const injuries = (count: number | null): CareCounts => ({
    years: [{ year: new Date().getUTCFullYear(), kinds: [{ kind: 'injury', count }] }],
  });
  const join = async (): Promise<{ talker: Talker; email: string }> => {
    const visitor = new Visitor(server.origin);
    return { talker: new Talker(visitor), email: await visitor.join() };
  };

  it('are told to anybody from ten on, once an intent, and outlive the account', async () => {
    const { talker, email } = await join();
    await talker.say('Hello');
    expect(await told()).toEqual({ years: [] });

    await talker.say(IN_NEED);
    expect(await told()).toEqual(injuries(null));
    for (let times = 2; times < 10; times += 1) await talker.say(IN_NEED);
    expect(await told()).toEqual(injuries(null));
    const key = randomUUID();
    const tenth = await talker.visitor.say(characterId, IN_NEED, key);
    expect(await told()).toEqual(injuries(10));
    await talker.visitor.say(characterId, IN_NEED, key);
    expect(await told()).toEqual(injuries(10));

    const [said, answer] = messagesOf(tenth);
    if (said === undefined || answer === undefined) throw new Error('The exchange was stored');
    await talker.regenerate(answer);
    expect(await told()).toEqual(injuries(10));
    const editKey = randomUUID();
    await talker.edit(said, ALSO_IN_NEED, editKey);
    expect(await told()).toEqual(injuries(11));
    await talker.edit(said, ALSO_IN_NEED, editKey);
    await talker.edit(said, 'Tell me about your day');
    await talker.say('A fine day');
    expect(await told()).toEqual(injuries(11));

    const password = passwordDigest('correct horse');
    expect(await talker.visitor.post('/api/user/delete', { email, password })).toEqual(success({}));
    expect(await told()).toEqual(injuries(11));
  });
});

describeOnDatabases('[M-12] the counts of needs', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('are by year in UTC, the newest first, and by kind, in order, also where several come at once', async () => {
    const { db } = database;
    const newYear = Date.UTC(2027, 0, 1);
    const count = (needKind: NeedKind, now: number, times = 1) =>
      Promise.all(Array.from({ length: times }, () => db.transaction((tx) => countNeed(tx, { kind: needKind }, now))));
    await count('medical', newYear - 1, 9);
    await count('abuse', newYear - 1, 12);
    await count('selfHarm', newYear);
    await count('eating', newYear, 10);
    expect(await toldCounts(db)).toEqual({
      years: [
        {
          year: 2027,
          kinds: [
            { kind: 'selfHarm', count: null },
            { kind: 'eating', count: 10 },
          ],
        },
        {
          year: 2026,
          kinds: [
            { kind: 'abuse', count: 12 },
            { kind: 'medical', count: null },
          ],
        },
      ],
    });
  });
});
