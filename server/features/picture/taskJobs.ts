import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import type { PictureLimits } from '#server/envPictures.ts';
import { endHold } from '#server/features/ledger/ledger.ts';
import type { Log } from '#server/log.ts';
import * as gallery from './galleryRepository.ts';
import { createMaking, type MakingDeps, type Outcome } from './making.ts';
import * as repository from './taskRepository.ts';
import { NotWanted, type Watch, watchRun } from './watch.ts';

export interface TaskJobsDeps extends MakingDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly orphanedFiles: OrphanedFiles;
  readonly log: Log;
  readonly limits: PictureLimits;
}

/** Tasks of one person that are worked on at once, by whichever process. */
const OF_A_USER = 1;
/** How often a task is begun anew whose process ended. */
const RETRIES = 5;
/** Seconds beyond what its pictures may take after which a run is held for lost. */
const SPARE = 60;
/** Milliseconds after which files that a run was to write are nobody's: long after any run. */
const LEFT_AFTER = 60 * 60_000;
/** Milliseconds without a sign of life after which a run is no hindrance any more. */
const ALIVE = 5000;
/** Seconds until it is looked again whether another task of the person has ended. */
const AGAIN = 1;
/** Priorities are whole numbers of 32 bits: seconds since then. */
const EPOCH = Date.UTC(2026, 0);

const attemptData = z.object({ taskId: z.string(), attempt: z.int(), accountId: z.string() });
/** What is sent for each attempt at a task. */
export type Attempt = z.infer<typeof attemptData>;

export const holdOf = ({ taskId, attempt }: Pick<Attempt, 'taskId' | 'attempt'>): string =>
  `picture:${taskId}:${attempt}`;

const priorityOf = (turnTime: number): number => -Math.floor((turnTime - EPOCH) / 1000);

/** The process is to end; somebody else goes on. */
class Closing extends Error {}

interface Begun {
  readonly row: repository.TaskRow;
  readonly run: repository.Run;
  readonly keys: readonly string[];
}

/** Works on tasks, in the order of their turns, and one of a person after the other. */
export const createTaskJobs = async (deps: TaskJobsDeps) => {
  const { db, jobs, orphanedFiles, log, limits } = deps;
  const make = createMaking(deps);
  const closing = new AbortController();
  const watches = new Set<Watch>();
  const running = new Set<Promise<void>>();
  /** Milliseconds that a run may take. */
  const runMax = ({ wish }: repository.TaskRow): number => wish.count * limits.pictureMax;

  /** Undefined when there is nothing to do, now or any more. */
  const begin = (attempt: Attempt): Promise<Begun | undefined> =>
    transact(db, async (tx) => {
      const { taskId, accountId } = attempt;
      const now = Date.now();
      if (!(await repository.lockUser(tx, accountId))) return undefined;
      const queued = await repository.findTask(tx, taskId);
      if (queued === undefined || queued.attempt !== attempt.attempt || !repository.isOn(queued)) return undefined;
      if (await repository.isBusy(tx, accountId, taskId, now - ALIVE)) {
        await send(tx, queued, AGAIN);
        return undefined;
      }
      const row = await repository.beginRun(tx, attempt, now);
      if (row === undefined) return undefined;
      await orphanedFiles.loseOf(tx, taskId);
      const folder = row.isFromChat ? 'chat' : 'pictures';
      const keys = Array.from({ length: row.wish.count }, () => `${folder}/${randomUUID()}.webp`);
      await orphanedFiles.plan(tx, keys, taskId, now + LEFT_AFTER);
      return { row, run: { taskId, attempt: attempt.attempt, run: row.runs }, keys };
    });

  const store = ({ row, run, keys }: Begun, outcome: Outcome): Promise<void> =>
    transact(db, async (tx) => {
      const endTime = Date.now();
      const { status } = outcome;
      switch (outcome.status) {
        case 'ready': {
          const ended = await repository.changeRun(tx, run, { status, progress: 100, endTime });
          if (ended === undefined) return orphanedFiles.lose(tx, keys);
          if (!(await orphanedFiles.keep(tx, keys))) throw new Error('Files of the pictures are gone');
          await gallery.insertPictures(tx, row, outcome.pictures);
          await endHold(tx, holdOf(run), 'capture');
          return;
        }
        case 'refused':
        case 'failed': {
          await orphanedFiles.lose(tx, keys);
          const why = outcome.status === 'refused' ? { refusal: outcome.refusal } : { failure: outcome.failure };
          const ended = await repository.changeRun(tx, run, { status, ...why, endTime });
          if (ended !== undefined) await endHold(tx, holdOf(run), 'void');
        }
      }
    });

  const work = async (begun: Begun, signal: AbortSignal): Promise<void> => {
    const { row, run, keys } = begun;
    const watch = watchRun(db, run, log);
    watches.add(watch);
    const late = AbortSignal.timeout(runMax(row));
    try {
      const outcome = await make({
        row,
        keys,
        signal: AbortSignal.any([watch.signal, late, signal, closing.signal]),
        onProgress: (percent) => watch.progress(percent),
        async onJudged(content) {
          await repository.changeRun(db, run, { content });
        },
        async onAllowed() {
          const allowed = await repository.changeRun(db, run, { status: 'making', beatTime: Date.now() });
          if (allowed === undefined) throw new NotWanted();
        },
      });
      await watch.end();
      await store(begun, outcome);
    } catch (error) {
      await watch.end();
      if (error instanceof NotWanted) await transact(db, (tx) => orphanedFiles.lose(tx, keys));
      else if (late.aborted) await store(begun, { status: 'failed', failure: 'timedOut' });
      else throw error;
    } finally {
      watches.delete(watch);
    }
  };

  const run = async (attempt: Attempt, signal: AbortSignal): Promise<void> => {
    if (closing.signal.aborted) throw new Closing();
    const begun = await begin(attempt);
    if (begun === undefined) return;
    const working = work(begun, signal);
    running.add(working);
    try {
      await working;
    } finally {
      running.delete(working);
      await orphanedFiles.sweep();
    }
  };

  const giveUp = async (attempt: Attempt): Promise<void> => {
    await transact(db, async (tx) => {
      const change = { status: 'failed', failure: 'interrupted', endTime: Date.now() } as const;
      const ended = await repository.endAttempt(tx, attempt, change);
      if (ended === undefined) return;
      await orphanedFiles.loseOf(tx, attempt.taskId);
      await endHold(tx, holdOf(attempt), 'void');
    });
    await orphanedFiles.sweep();
  };

  const queue = await jobs.define({
    name: 'picture',
    data: attemptData,
    concurrency: limits.atOnce,
    ofAGroup: OF_A_USER,
    retries: RETRIES,
    within: limits.pictureMax / 1000 + SPARE,
    run,
    giveUp,
  });
  const send = (tx: Transaction, row: repository.TaskRow, after = 0): Promise<void> => {
    const { id: taskId, attempt, accountId, turnTime } = row;
    const sent = { group: accountId, after, within: runMax(row) / 1000 + SPARE };
    return queue.send(tx, { taskId, attempt, accountId }, priorityOf(turnTime), sent);
  };

  return {
    /** Sends the attempt that the task is at. */
    send: (tx: Transaction, row: repository.TaskRow): Promise<void> => send(tx, row),
    /** After a transaction that sent one. */
    wake: (): void => queue.wake(),
    /** After a transaction that ended some: whoever works on them is told at once. */
    look: (): void => {
      for (const watch of watches) void watch.look();
    },
    /** Breaks off what is worked on; another process goes on, or the next one. */
    async close(): Promise<void> {
      closing.abort(new Closing());
      await Promise.allSettled(running);
    },
  };
};
export type TaskJobs = Awaited<ReturnType<typeof createTaskJobs>>;
