import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { type Jobs, openJobs, type Work } from '#server/features/jobs/jobs.ts';
import { type DatabaseKind, databaseKinds, newPostgresqlUrl, openTestDatabase } from './support/testDatabase.ts';

const log = pino({ level: 'silent' });
const data = z.object({ name: z.string() });
type Data = z.infer<typeof data>;

const work = (change: Partial<Work<Data>>): Work<Data> => ({
  name: 'test',
  data,
  concurrency: 1,
  retries: 0,
  within: 30,
  run: () => Promise.resolve(),
  giveUp: () => Promise.resolve(),
  ...change,
});

/** Works with jobs on a database of its own, and ends them. */
const withJobs = async (
  kind: DatabaseKind,
  act: (database: OpenDatabase, jobs: Jobs) => Promise<void>,
): Promise<void> => {
  const database = await openTestDatabase(kind);
  const jobs = await openJobs(database, log);
  try {
    await act(database, jobs);
  } finally {
    await jobs.close();
    await database.close();
  }
};

describe.each(databaseKinds)('jobs on %s', (kind) => {
  it('a job exists if and when its transaction is committed', () =>
    withJobs(kind, async ({ db }, jobs) => {
      const done: string[] = [];
      const run = ({ name }: Data): Promise<void> => {
        done.push(name);
        return Promise.resolve();
      };
      const queue = await jobs.define(work({ run }));
      const rolledBack = db.transaction(async (tx) => {
        await queue.send(tx, { name: 'never' });
        throw new Error('It is rolled back');
      });
      await expect(rolledBack).rejects.toThrow('It is rolled back');
      await db.transaction((tx) => queue.send(tx, { name: 'once' }));
      await jobs.start();
      await expect.poll(() => done).toEqual(['once']);
    }));

  it('greater priorities come first, then older jobs', () =>
    withJobs(kind, async ({ db }, jobs) => {
      const done: string[] = [];
      const run = ({ name }: Data): Promise<void> => {
        done.push(name);
        return Promise.resolve();
      };
      const queue = await jobs.define(work({ run }));
      for (const [name, priority] of [
        ['c', -2],
        ['a', 1],
        ['b', 0],
        ['d', -2],
      ] as const)
        await db.transaction((tx) => queue.send(tx, { name }, priority));
      await jobs.start();
      await expect.poll(() => done).toEqual(['a', 'b', 'c', 'd']);
    }));

  it('what fails is tried again so often and then given up', () =>
    withJobs(kind, async ({ db }, jobs) => {
      const seen: string[] = [];
      const run = ({ name }: Data): Promise<void> => {
        seen.push(`tries ${name}`);
        return Promise.reject(new Error('It cannot be done'));
      };
      const giveUp = ({ name }: Data): Promise<void> => {
        seen.push(`gives up ${name}`);
        return Promise.resolve();
      };
      const queue = await jobs.define(work({ run, giveUp, retries: 2 }));
      await db.transaction((tx) => queue.send(tx, { name: 'x' }));
      await jobs.start();
      await expect.poll(() => seen).toEqual(['tries x', 'tries x', 'tries x', 'gives up x']);
    }));
});

it('processes that start together on an empty database do each job once', async () => {
  const url = await newPostgresqlUrl();
  const databases = await Promise.all([1, 2, 3].map(() => openPostgresql(url, log)));
  const done: string[] = [];
  const run = ({ name }: Data): Promise<void> => {
    done.push(name);
    return Promise.resolve();
  };
  const opened = await Promise.all(
    databases.map(async (database) => {
      const jobs = await openJobs(database, log);
      return { jobs, database, queue: await jobs.define(work({ run })) };
    }),
  );
  await Promise.all(opened.map(({ jobs }) => jobs.start()));
  const names = Array.from({ length: 12 }, (_, index) => `job ${index}`);
  for (const [index, { database, queue }] of opened.entries())
    for (const name of names.filter((_, number) => number % opened.length === index))
      await database.db.transaction((tx) => queue.send(tx, { name }));
  for (const { queue } of opened) queue.wake();
  await expect.poll(() => done).toHaveLength(12);
  await Promise.all(opened.map(({ jobs }) => jobs.close()));
  await Promise.all(databases.map((database) => database.close()));
  expect(done.toSorted()).toEqual(names.toSorted());
});
