import { pino } from 'pino';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { JOBS_SCHEMA } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { openJobs } from '#server/features/jobs/jobs.ts';
import { Maker } from './support/maker.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

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
