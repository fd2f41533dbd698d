import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { errNo } from '#contract/errNo.ts';
import { JOBS_SCHEMA } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { characters } from '#server/db/schema.ts';
import { openJobs } from '#server/features/jobs/jobs.ts';
import { Maker } from './support/maker.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { until } from './support/until.ts';
import { Visitor } from './support/visitor.ts';

const log = pino({ level: 'silent' });
const sentJob = z.object({ rows: z.array(z.object({ state: z.string() })) });

it('[CHAR-05] a review that was sent before there was an operator approves nothing once there is one', async () => {
  const url = await newPostgresqlUrl();
  await using server = await startTestServer({ DATABASE_URL: url, OPERATOR_KEY: 'the-operators-own-secret' });
  const maker = await Maker.join(server);
  const characterId = await maker.make({ visibility: 'public' });

  const database = await openPostgresql(url, log);
  const jobs = await openJobs(database, log);
  try {
    const queue = await jobs.define({
      name: 'review',
      data: z.object({ characterId: z.string() }),
      concurrency: 1,
      retries: 0,
      within: 30,
      run: () => Promise.reject(new Error('The server does it')),
      giveUp: () => Promise.resolve(),
    });
    await database.db.transaction((tx) => queue.send(tx, { characterId }));
    const states = async (): Promise<string[]> =>
      sentJob
        .parse(await database.statements.executeSql(`select state from ${JOBS_SCHEMA}.job where name = $1`, ['review']))
        .rows.map(({ state }) => state);
    await until(async () => ((await states()).join() === 'completed' ? true : undefined));
  } finally {
    await jobs.close();
    await database.close();
  }
  expect((await maker.list()).map(({ review }) => review)).toEqual(['pending']);
});

it('[CHAR-05] one that goes by its address waits for a review at the next start where nobody asked whether it is an adult', async () => {
  const place = { DATABASE_URL: await newPostgresqlUrl() };
  const before = await startTestServer(place);
  const maker = await Maker.join(before);
  const sure = await maker.make({ visibility: 'unlisted' });
  const unsure = await maker.make({ visibility: 'unlisted', description: 'Nora just turned 18 and likes the sea.' });
  await before.close();
  const database = await openPostgresql(place.DATABASE_URL, log);
  const isUnsure = eq(characters.id, unsure);
  // As it was left before the rule.
  await database.db.update(characters).set({ review: 'none', lastShown: null }).where(isUnsure);

  await using after = await startTestServer(place);
  const row = { review: characters.review, lastShown: characters.lastShown, name: characters.name };
  const reviewed = await database.db
    .select(row)
    .from(characters)
    .where(inArray(characters.id, [sure, unsure]))
    .orderBy(characters.review);
  const shown = await new Visitor(after.origin).get('/api/character/detail', { characterId: unsure });
  await database.close();
  expect(shown.errNo).toBe(errNo.notFound);
  expect(reviewed).toMatchObject([
    { review: 'none', lastShown: null },
    { review: 'pending', lastShown: { name: reviewed[1]?.name } },
  ]);
});
