import { setTimeout as delay } from 'node:timers/promises';
import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import * as z from 'zod';
import { JOBS_SCHEMA, type OpenDatabase, type Transaction } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';

/** A job whose process gives no sign of life for this many seconds has lost it. */
const HEARTBEAT = 10;
/** How often, in seconds, jobs are looked for that lost their process. */
const SUPERVISION = 10;
/** How often, in seconds, a process looks for jobs that another one sent. */
const POLL = 2;
/** How long, in milliseconds, jobs under way may go on when the server stops. */
const GRACE = 8000;
const START_TRIES = 5;
const HOUR = 60 * 60;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A kind of work that is done once it is sent, by whichever process is free, also after a crash. */
export interface Work<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** How many a process does at once. */
  readonly concurrency: number;
  /** How many of a group are done at once, by whichever process, as far as that can be told; left out, as many as there are. */
  readonly ofAGroup?: number;
  /** How often a job is tried again that failed or lost its process. */
  readonly retries: number;
  /** Seconds that a try may take. */
  readonly within: number;
  /** Does a job, maybe one that was begun before. `signal` fires when somebody else does it now. */
  readonly run: (data: Data, signal: AbortSignal) => Promise<void>;
  /** No try is left. */
  readonly giveUp: (data: Data) => Promise<void>;
}

export interface Sent {
  /** What the job belongs to: see `ofAGroup`. */
  readonly group?: string;
  /** Seconds before which nobody does it. */
  readonly after?: number;
  /** Seconds that a try may take; left out, those of the work. */
  readonly within?: number;
}

export interface Queue<Data extends object> {
  /** Sends a job that exists if and when the transaction is committed. Greater priorities come first, then older jobs. */
  send(tx: Transaction, data: Data, priority?: number, sent?: Sent): Promise<void>;
  /** After the transaction: somebody of this process looks at once. */
  wake(): void;
}

export interface Jobs {
  /** Before `start`. */
  define<Data extends object>(work: Work<Data>): Promise<Queue<Data>>;
  /** Takes up work; in a process that is alone on its database, also what the one before it left. */
  start(): Promise<void>;
  /** Lets what is under way end, as far as it does so soon. */
  close(): Promise<void>;
}

const version = z.object({ rows: z.tuple([z.object({ version: z.string() })]) });
const statement = z.instanceof(SQL);
const result = z.object({ rows: z.array(z.unknown()) });
const presence = z.object({ rows: z.tuple([z.object({ isThere: z.boolean() })]) });
const ids = z.array(z.object({ id: z.string() }));

/** What a warning is about; the data that come with it hold values of queries. */
const worded = (message: string): string => message.replace(/[^A-Za-z]+/g, '-').slice(0, 120);

/** How pg-boss calls the engine. */
const backendOf = async ({
  kind,
  statements,
}: OpenDatabase): Promise<'pglite' | 'postgres' | 'cockroachdb' | 'yugabytedb'> => {
  if (kind === 'pglite') return kind;
  const { rows } = version.parse(await statements.executeSql('select version()'));
  const [{ version: name }] = rows;
  if (/cockroach/i.test(name)) return 'cockroachdb';
  return /yugabyte|-yb-/i.test(name) ? 'yugabytedb' : 'postgres';
};

const hasSchema = async ({ statements }: OpenDatabase): Promise<boolean> => {
  const { rows } = presence.parse(
    await statements.executeSql('select to_regnamespace($1) is not null as "isThere"', [JOBS_SCHEMA]),
  );
  return rows[0].isThere;
};

/** Processes that start together make pg-boss's tables at once; whoever comes second tries again and finds them made. */
const startBoss = async (database: OpenDatabase, log: Log): Promise<PgBoss> => {
  const backend = await backendOf(database);
  // Whoever may not make any can use one that is there.
  const createSchema = !(await hasSchema(database));
  for (let attempt = 1; ; attempt += 1) {
    const boss = new PgBoss({
      db: database.statements,
      backend,
      schema: JOBS_SCHEMA,
      createSchema,
      schedule: false,
      superviseIntervalSeconds: SUPERVISION,
      // Shorter, so that no supervision is skipped for having come a little early.
      monitorIntervalSeconds: SUPERVISION / 2,
      reindex: false,
      monitorVacuum: false,
    });
    boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed'));
    boss.on('warning', ({ message }) => log.warn({ what: worded(message) }, 'the job queue warns'));
    try {
      return await boss.start();
    } catch (error) {
      await boss.stop({ graceful: false, close: false });
      if (attempt === START_TRIES) throw error;
      await delay(200 * attempt);
    }
  }
};

/** Makes the queue of some work, and the one of what was lost of it. */
const makeQueues = async (
  boss: PgBoss,
  { name, lost, retries, within }: Pick<Work<object>, 'name' | 'retries' | 'within'> & { readonly lost: string },
): Promise<void> => {
  await boss.createQueue(lost, {
    retryLimit: 100,
    retryDelay: 5,
    heartbeatSeconds: HEARTBEAT,
    deleteAfterSeconds: HOUR,
  });
  await boss.createQueue(name, {
    retryLimit: retries,
    retryDelay: 1,
    expireInSeconds: within,
    heartbeatSeconds: HEARTBEAT,
    deleteAfterSeconds: HOUR,
    deadLetter: lost,
  });
  // What pg-boss does not know yet of a queue it would ask outside of the transaction, which on PGlite waits for ever.
  for (const queue of [name, lost]) await boss.findJobs(queue, { id: NOBODY });
};

/** Jobs in the same database, so that they are sent in the transaction that wants them. */
export const openJobs = async (database: OpenDatabase, log: Log): Promise<Jobs> => {
  const boss = await startBoss(database, log);
  const starters: (() => Promise<void>)[] = [];
  const queues: string[] = [];

  /** At the start of a process that is alone on its database: whoever did these jobs is gone. */
  const takeUp = async (name: string): Promise<void> => {
    const { rows } = await database.statements.executeSql(
      `select id from ${JOBS_SCHEMA}.job where name = $1 and state = 'active'`,
      [name],
    );
    const left = ids.parse(rows).map(({ id }) => id);
    if (left.length > 0) await boss.fail(name, left, { reason: 'the process ended' });
  };

  return {
    async define({ name, data: shape, concurrency, ofAGroup, retries, within, run, giveUp }) {
      const lost = `${name}-lost`;
      await makeQueues(boss, { name, lost, retries, within });
      const workers: string[] = [];
      const wake = (): void => {
        for (const worker of workers) boss.notifyWorker(worker);
      };

      const work = async (
        queue: string,
        count: number,
        act: (data: z.infer<typeof shape>, signal: AbortSignal) => Promise<void>,
        groupConcurrency?: number,
      ): Promise<void> => {
        const options = {
          pollingIntervalSeconds: POLL,
          ...(groupConcurrency !== undefined && { groupConcurrency }),
        };
        // One each, since pg-boss wakes only the first of those that it makes together.
        for (let number = 0; number < count; number += 1)
          workers.push(
            await boss.work<object, void>(queue, options, async (jobs) => {
              try {
                for (const { data, signal } of jobs) await act(shape.parse(data), signal);
              } catch (error) {
                log.warn({ queue, err: error }, 'a job failed');
                throw error;
              } finally {
                // What waits is begun at once, not at the next look.
                wake();
              }
            }),
          );
      };
      queues.push(name, lost);
      starters.push(async () => {
        if (database.kind === 'pglite') for (const queue of [name, lost]) await takeUp(queue);
        await work(name, concurrency, run, ofAGroup);
        await work(lost, 1, giveUp);
      });
      return {
        async send(tx, data, priority = 0, { group, after = 0, within: ownWithin } = {}) {
          const inTransaction = fromDrizzle(
            { execute: async (query) => result.parse(await tx.execute(statement.parse(query))) },
            sql,
          );
          await boss.send(name, data, {
            priority,
            startAfter: after,
            ...(group !== undefined && { group: { id: group } }),
            ...(ownWithin !== undefined && { expireInSeconds: ownWithin }),
            db: inTransaction,
          });
        },
        wake,
      };
    },

    async start() {
      for (const begin of starters) await begin();
    },

    async close() {
      const grace = new AbortController();
      await Promise.race([
        Promise.all(queues.map((queue) => boss.offWork(queue))),
        delay(GRACE, undefined, { signal: grace.signal }).catch(() => undefined),
      ]);
      grace.abort();
      await boss.stop({ graceful: false, close: false });
    },
  };
};
