import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgresql } from '#server/db/postgresql.ts';
import { idempotentAnswers } from '#server/db/schema.ts';
import { deleteExpiredAnswers } from '#server/http/idempotency.ts';
import { silentLog } from '#server/log.ts';
import { Buyer } from './support/buyer.ts';
import { character, conflict } from './support/talker.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const DAY = 24 * 60 * 60_000;

it('[N-11] what was said is an intent for ninety days, and is not said again after that', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url });
  const database = await openPostgresql(url, silentLog);
  const { db } = database;
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const key = randomUUID();
  const said = await visitor.say(character.characterId, 'Hello', key);
  const { uid } = Object((await visitor.get('/api/user/detail')).data);
  const isKept = async (): Promise<boolean> =>
    (await db.$count(
      idempotentAnswers,
      and(eq(idempotentAnswers.accountId, String(uid)), eq(idempotentAnswers.key, key)),
    )) > 0;
  await deleteExpiredAnswers(db, Date.now() + 89 * DAY);
  const [early, again] = [await isKept(), await visitor.say(character.characterId, 'Hello', key)];
  await deleteExpiredAnswers(db, Date.now() + 91 * DAY);
  expect([early, await isKept(), again]).toEqual([true, false, said]);
  expect(await visitor.say(character.characterId, 'Hello', key)).toEqual(conflict);
  expect((await new Buyer(visitor).detail()).tokens).toBe(99);
  await database.close();
});
