import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { endHold } from '#server/features/ledger/ledger.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { type Attempt, holdOf } from './attempt.ts';
import * as gallery from './galleryRepository.ts';
import type { Outcome } from './making.ts';
import * as repository from './taskRepository.ts';

/** Milliseconds after which files that a run was to write are nobody's: long after any run. */
const LEFT_AFTER = 60 * 60_000;
/** Milliseconds without a sign of life after which a run is no hindrance any more. */
const ALIVE = 5000;

/** A run that has begun. */
export interface Begun {
  readonly row: repository.TaskRow;
  readonly run: repository.Run;
  /** Where its pictures go. */
  readonly keys: readonly string[];
}

/** How runs of tasks begin and end in the database, with their files and what is set aside for them. */
export const createTaskRuns = (db: Database, orphanedFiles: OrphanedFiles) => ({
  /** Undefined when there is nothing to do, now or any more. `putOff` is for a task whose person has another one worked on. */
  begin: (
    attempt: Attempt,
    putOff: (tx: Transaction, row: repository.TaskRow) => Promise<void>,
  ): Promise<Begun | undefined> =>
    transact(db, async (tx) => {
      const { taskId, accountId } = attempt;
      const now = Date.now();
      if (!(await repository.lockUser(tx, accountId))) return undefined;
      const queued = await repository.findTask(tx, taskId);
      if (queued === undefined || queued.attempt !== attempt.attempt || !repository.isOn(queued)) return undefined;
      if (await repository.isBusy(tx, accountId, taskId, now - ALIVE)) {
        await putOff(tx, queued);
        return undefined;
      }
      const row = await repository.beginRun(tx, attempt, now);
      if (row === undefined) return undefined;
      await orphanedFiles.loseOf(tx, taskId);
      const folder = row.isFromChat ? 'chat' : 'pictures';
      const keys = Array.from({ length: row.wish.count }, () => `${folder}/${randomUUID()}.webp`);
      await orphanedFiles.plan(tx, keys, taskId, now + LEFT_AFTER);
      return { row, run: { taskId, attempt: attempt.attempt, run: row.runs }, keys };
    }),

  /** Stores what came of a run: it is paid for when there are pictures. */
  end: ({ row, run, keys }: Begun, outcome: Outcome): Promise<void> =>
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
    }),

  /** Nobody wants what a run makes. */
  drop: ({ keys }: Begun): Promise<void> => transact(db, (tx) => orphanedFiles.lose(tx, keys)),

  /** Ends an attempt that no run will end. */
  giveUp: async (attempt: Attempt): Promise<void> => {
    await transact(db, async (tx) => {
      const change = { status: 'failed', failure: 'interrupted', endTime: Date.now() } as const;
      const ended = await repository.endAttempt(tx, attempt, change);
      if (ended === undefined) return;
      await orphanedFiles.loseOf(tx, attempt.taskId);
      await endHold(tx, holdOf(attempt), 'void');
    });
    await orphanedFiles.sweep();
  },
});
