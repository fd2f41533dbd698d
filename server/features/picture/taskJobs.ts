import type { Database, Transaction } from '#server/db/database.ts';
import type { PictureLimits } from '#server/envPictures.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import type { Log } from '#server/log.ts';
import { type Attempt, attemptData } from './attempt.ts';
import { createMaking, type MakingDeps } from './making.ts';
import * as repository from './taskRepository.ts';
import { type Begun, createTaskRuns } from './taskRuns.ts';
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
/** Seconds until it is looked again whether another task of the person has ended. */
const AGAIN = 1;
/** Priorities are whole numbers of 32 bits: seconds since then. */
const EPOCH = Date.UTC(2026, 0);

const priorityOf = (turnTime: number): number => -Math.floor((turnTime - EPOCH) / 1000);

/** The process is to end; somebody else goes on. */
class Closing extends Error {}

/** Works on tasks, in the order of their turns, and one of a person after the other. */
export const createTaskJobs = async (deps: TaskJobsDeps) => {
  const { db, jobs, orphanedFiles, log, limits } = deps;
  const make = createMaking(deps);
  const runs = createTaskRuns(db, orphanedFiles);
  const closing = new AbortController();
  const watches = new Set<Watch>();
  const running = new Set<Promise<void>>();
  /** Milliseconds that a run may take. */
  const runMax = ({ wish }: repository.TaskRow): number => wish.count * limits.pictureMax;

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
      await runs.end(begun, outcome);
    } catch (error) {
      await watch.end();
      if (error instanceof NotWanted) await runs.drop(begun);
      else if (late.aborted) await runs.end(begun, { status: 'failed', failure: 'timedOut' });
      else throw error;
    } finally {
      watches.delete(watch);
    }
  };

  const run = async (attempt: Attempt, signal: AbortSignal): Promise<void> => {
    if (closing.signal.aborted) throw new Closing();
    const begun = await runs.begin(attempt, (tx, row) => send(tx, row, AGAIN));
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

  const queue = await jobs.define({
    name: 'picture',
    data: attemptData,
    concurrency: limits.atOnce,
    ofAGroup: OF_A_USER,
    retries: RETRIES,
    within: limits.pictureMax / 1000 + SPARE,
    run,
    giveUp: runs.giveUp,
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
